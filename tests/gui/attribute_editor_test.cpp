// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/editors/attribute_editor.h"
#include "app/gui/session/launch_session.h"
#include "core/resources/resources.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QTest>
#include <QToolButton>

#include <gtest/gtest.h>

namespace trichevron::gui {
namespace {

class AttributeEditorTest : public testing::Test {
protected:
    AttributeEditorTest() {
        session.adoptDevice(QStringLiteral("file:fixture"),
                            std::make_shared<const core::DeviceProperties>(
                                core::loadDevice(TRICHEVRON_FIXTURES "/devices/fixture-device.json")));
        editor.show();
    }

    template <class Widget>
    Widget& get(const char* name) {
        return *editor.findChild<Widget*>(QString::fromLatin1(name));
    }
    void type(const char* name, const char* text) {
        auto& field = get<QLineEdit>(name);
        field.setFocus();
        field.selectAll();
        QTest::keyClicks(&field, QString::fromLatin1(text));
    }
    const core::LaunchConfig& config() const { return session.state().config; }

    LaunchSession session;
    AttributeEditor editor{session};
};

TEST_F(AttributeEditorTest, IsFoldedWithoutAttributesAndUnfoldsWithOne) {
    auto& field = get<QLineEdit>("priority");
    EXPECT_FALSE(field.isVisible());
    core::LaunchAttributes attributes;
    attributes.priority = -2;
    session.setLaunchAttributes(attributes);
    EXPECT_TRUE(field.isVisible());
    EXPECT_EQ(field.text().toStdString(), "-2");
}

TEST_F(AttributeEditorTest, SelectsAFunctionThatTakesAttributesAndGivesItBack) {
    get<QToolButton>("launchAttributes").click();
    type("priority", "-2");
    EXPECT_EQ(config().attributes.priority, -2);
    EXPECT_EQ(config().api, core::LaunchApi::CudaLaunchKernelEx);
    QTest::keyClick(&get<QLineEdit>("priority"), Qt::Key_Backspace);
    QTest::keyClick(&get<QLineEdit>("priority"), Qt::Key_Backspace);
    EXPECT_EQ(config().attributes, core::LaunchAttributes{});
    EXPECT_EQ(config().api, core::LaunchApi::CudaLaunchKernel);
}

TEST_F(AttributeEditorTest, MarksAViolationAndSaysWhy) {
    get<QToolButton>("launchAttributes").click();
    type("preferredSharedMemoryCarveout", "101");
    auto& field = get<QLineEdit>("preferredSharedMemoryCarveout");
    EXPECT_EQ(field.property("mark").toString().toStdString(), "violating");
    EXPECT_TRUE(field.toolTip().contains(QStringLiteral("from 0 to 100"))) << field.toolTip().toStdString();
    EXPECT_FALSE(session.evaluation()->accepted);
}

TEST_F(AttributeEditorTest, AnUnreadableTextChangesNothingAndIsReplaced) {
    get<QToolButton>("launchAttributes").click();
    type("preferredClusterDim", "4,1");
    EXPECT_EQ(config().attributes.preferredClusterDim, (core::ClusterExtent{4, 1, 1}));
    type("preferredClusterDim", "four");
    auto& problem = get<QLabel>("launchAttributeProblem");
    EXPECT_TRUE(problem.isVisible());
    EXPECT_TRUE(problem.text().contains(QStringLiteral("\"four\" is not a number")))
        << problem.text().toStdString();
    QTest::keyClick(&get<QLineEdit>("preferredClusterDim"), Qt::Key_Return);
    EXPECT_FALSE(problem.isVisible());
    EXPECT_EQ(get<QLineEdit>("preferredClusterDim").text().toStdString(), "4,1,1");
}

TEST_F(AttributeEditorTest, NumbersWithNamesAreChosenFromAListAndUndoneOneByOne) {
    get<QToolButton>("launchAttributes").click();
    for (const char* name : {"clusterSchedulingPolicyPreference", "memSyncDomain"}) {
        auto& list = get<QComboBox>(name);
        list.setFocus();
        QTest::keyClick(&list, Qt::Key_End);
        EXPECT_EQ(list.currentIndex(), list.count() - 1) << name;
    }
    EXPECT_EQ(config().attributes.clusterSchedulingPolicyPreference, 2);
    EXPECT_EQ(config().attributes.memSyncDomain, 1);
    session.undoStack().undo();
    EXPECT_EQ(config().attributes.clusterSchedulingPolicyPreference, 2);
    EXPECT_FALSE(config().attributes.memSyncDomain);
    EXPECT_EQ(get<QComboBox>("memSyncDomain").currentIndex(), 0);
}

TEST_F(AttributeEditorTest, ANumberWithoutANameIsShownAsItIs) {
    core::LaunchAttributes attributes;
    attributes.clusterSchedulingPolicyPreference = 7;
    session.setLaunchAttributes(attributes);
    EXPECT_EQ(get<QComboBox>("clusterSchedulingPolicyPreference").currentText().toStdString(), "7");
}

} // namespace
} // namespace trichevron::gui
