// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/editors/attribute_editor.h"
#include "app/gui/editors/green_context_row.h"
#include "app/gui/layout/eliding_combo.h"
#include "app/gui/layout/eliding_field.h"
#include "app/gui/session/launch_session.h"
#include "app/gui/theme/theme.h"
#include "core/messages/rule_messages.h"
#include "core/resources/resources.h"
#include "core/rules/rule.h"
#include "tests/gui/waiting.h"

#include <QApplication>
#include <QComboBox>
#include <QImage>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QTest>
#include <QToolButton>

#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <string_view>

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
    /// Beside its field.
    QString greenContextWords() {
        QStringList words;
        for (const QLabel* label : editor.findChild<GreenContextRow*>()->findChildren<QLabel*>())
            words << label->text();
        return words.join(QLatin1Char(' '));
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

TEST_F(AttributeEditorTest, UndoTakesBackATextThatCannotBeReadBeforeTheLaunch) {
    get<QToolButton>("launchAttributes").click();
    type("priority", "-2");
    session.endEdit();
    type("priority", "x");
    ASSERT_FALSE(session.unreadable().isEmpty());
    EXPECT_TRUE(session.canUndo());
    session.undo();
    EXPECT_EQ(get<QLineEdit>("priority").text().toStdString(), "-2");
    EXPECT_TRUE(session.unreadable().isEmpty());
    EXPECT_EQ(config().attributes.priority, -2);
    session.undo();
    EXPECT_NE(config().attributes.priority, -2);
}

TEST_F(AttributeEditorTest, UndoTakesBackALaterStepBeforeATextThatCannotBeRead) {
    get<QToolButton>("launchAttributes").click();
    type("priority", "x");
    const core::LaunchConfig before = config();
    session.setProblem(core::Axis::X, 500);
    ASSERT_FALSE(config() == before);
    session.undo();
    EXPECT_TRUE(config() == before);
    EXPECT_EQ(get<QLineEdit>("priority").text().toStdString(), "x");
    session.undo();
    EXPECT_EQ(get<QLineEdit>("priority").text().toStdString(), "");
    EXPECT_TRUE(session.unreadable().isEmpty());
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

/// The examples of all rules, which the session shows one after the other.
TEST_F(AttributeEditorTest, EveryAttributeThatAFixOfAViolationSetsOrRemovesIsMarked) {
    const core::DeviceProperties device =
        core::loadDevice(TRICHEVRON_RESOURCES_DIR "/devices/NVIDIA H200.json");
    std::size_t checked = 0;
    for (const core::Rule& rule : core::ruleTable()) {
        if (rule.isAdvice())
            continue;
        const core::RuleExample example = core::ruleExample(rule.id, device);
        core::KernelInfo kernel;
        kernel.attributes = example.kernel;
        LaunchState state;
        state.deviceKey = QStringLiteral("file:example");
        state.device = std::make_shared<const core::DeviceProperties>(example.device);
        state.kernel = std::make_shared<const core::KernelInfo>(kernel);
        state.config = example.config;
        state.optIns = example.kernel.optIns;
        state.gridFollowsProblem = false;
        session.replace({}, state);
        ASSERT_NE(session.evaluation(), nullptr);
        for (const core::Finding& finding : session.evaluation()->findings) {
            if (finding.status != core::FindingStatus::Violated)
                continue;
            for (const core::Fix& fix : finding.fixes) {
                if (fix.attribute.empty())
                    continue;
                auto& field = get<QWidget>(std::string(fix.attribute).c_str());
                EXPECT_EQ(field.property("mark").toString().toStdString(), "violating")
                    << toString(finding.rule) << ": " << fix.attribute;
                ++checked;
            }
        }
    }
    EXPECT_GE(checked, 20U);
}

TEST_F(AttributeEditorTest, AMarkedListLooksLikeAMarkedField) {
    core::LaunchAttributes attributes;
    attributes.preferredSharedMemoryCarveout = 101;
    attributes.memSyncDomain = 2;
    session.setLaunchAttributes(attributes);
    test::handleAllEvents();
    for (const char* name :
         {"preferredSharedMemoryCarveout", "memSyncDomain", "clusterSchedulingPolicyPreference"}) {
        auto& field = get<QWidget>(name);
        const bool isMarked = field.property("mark").toString() == QStringLiteral("violating");
        EXPECT_EQ(isMarked, std::string_view(name) != "clusterSchedulingPolicyPreference");
        const QImage drawn = field.grab().toImage();
        const qreal scale = drawn.devicePixelRatio();
        const QColor ground = drawn.pixelColor(qRound(4 * scale), drawn.height() / 2);
        const QColor border = drawn.pixelColor(0, drawn.height() / 2);
        EXPECT_EQ(ground == currentTheme().alarmFill, isMarked) << name;
        EXPECT_EQ(border == currentTheme().alarm, isMarked) << name;
    }
}

TEST_F(AttributeEditorTest, ATextWithoutRoomIsElidedAndItsToolTipHasTheWhole) {
    core::LaunchAttributes attributes;
    attributes.accessPolicyWindow = core::MemberValues{134217728, 0.0625, 2, 1};
    session.setLaunchAttributes(attributes);
    editor.resize(203, editor.height()); // as in a window of 1280 pixels
    test::handleAllEvents();
    auto& field = get<ElidingField>("accessPolicyWindow");
    const QString whole = QStringLiteral("134217728,0.0625,2,1");
    ASSERT_EQ(field.text(), whole);
    EXPECT_TRUE(field.shown().endsWith(QChar(0x2026))) << field.shown().toStdString();
    EXPECT_TRUE(field.toolTip().startsWith(whole + QStringLiteral("\n"))) << field.toolTip().toStdString();
    EXPECT_TRUE(field.toolTip().contains(QStringLiteral("access policy window")));
    editor.resize(800, editor.height());
    test::handleAllEvents();
    EXPECT_EQ(field.shown(), whole);
    EXPECT_FALSE(field.toolTip().contains(whole)) << "it is in the field";
    editor.resize(203, editor.height());
    test::handleAllEvents();
    editor.activateWindow();
    field.setFocus();
    ASSERT_TRUE(QTest::qWaitFor([&] { return field.hasFocus(); }, test::waitMs));
    EXPECT_EQ(field.shown(), whole) << "the user edits it";
}

TEST_F(AttributeEditorTest, AnUnreadableTextChangesNothingAndStaysWithItsMessage) {
    get<QToolButton>("launchAttributes").click();
    type("preferredClusterDim", "4,1");
    EXPECT_EQ(config().attributes.preferredClusterDim, (core::ClusterExtent{4, 1, 1}));
    type("preferredClusterDim", "four");
    auto& problem = get<QLabel>("launchAttributeProblem");
    EXPECT_TRUE(problem.isVisible());
    EXPECT_TRUE(problem.text().contains(QStringLiteral("\"four\" is not a number")))
        << problem.text().toStdString();
    auto& field = get<QLineEdit>("preferredClusterDim");
    for (const int key : {Qt::Key_Return, Qt::Key_Tab}) {
        QTest::keyClick(&field, static_cast<Qt::Key>(key));
        EXPECT_TRUE(problem.isVisible());
        EXPECT_EQ(field.text().toStdString(), "four");
        EXPECT_EQ(field.property("mark").toString().toStdString(), "unreadable");
    }
    EXPECT_EQ(config().attributes.preferredClusterDim, (core::ClusterExtent{4, 1, 1}));
    EXPECT_EQ(session.unreadable(), problem.text()) << "the launch is not that of the fields";
    EXPECT_EQ(session.standIns().toStdString(), "Preferred cluster is unreadable; 4,1,1 is used instead");
    session.setProblem(core::Axis::X, 500);
    EXPECT_EQ(field.text().toStdString(), "four") << "an edit of something else";
    type("preferredClusterDim", "2");
    EXPECT_FALSE(problem.isVisible());
    EXPECT_TRUE(session.unreadable().isEmpty());
    QTest::keyClick(&field, Qt::Key_Return);
    EXPECT_EQ(field.text().toStdString(), "2,1,1");
}

TEST_F(AttributeEditorTest, AnotherValueReplacesAnUnreadableText) {
    get<QToolButton>("launchAttributes").click();
    type("preferredClusterDim", "four");
    core::LaunchAttributes attributes;
    attributes.preferredClusterDim = core::ClusterExtent{2, 1, 1};
    session.setLaunchAttributes(attributes);
    EXPECT_EQ(get<QLineEdit>("preferredClusterDim").text().toStdString(), "2,1,1");
    EXPECT_FALSE(get<QLabel>("launchAttributeProblem").isVisible());
    EXPECT_TRUE(session.unreadable().isEmpty());
}

TEST_F(AttributeEditorTest, EscapeReturnsTheValueBeforeTheTyping) {
    get<QToolButton>("launchAttributes").click();
    auto& field = get<QLineEdit>("priority");
    type("priority", "-2");
    QTest::keyClick(&field, Qt::Key_Return);
    for (const char* typed : {"-25", "-"}) { // the second is no number
        type("priority", typed);
        QTest::keyClick(&field, Qt::Key_Escape);
        EXPECT_EQ(config().attributes.priority, -2) << typed;
        EXPECT_EQ(field.text().toStdString(), "-2") << typed;
        EXPECT_FALSE(get<QLabel>("launchAttributeProblem").isVisible()) << typed;
        EXPECT_TRUE(session.unreadable().isEmpty()) << typed;
    }
    QKeyEvent again(QEvent::KeyPress, Qt::Key_Escape, Qt::NoModifier);
    QApplication::sendEvent(&field, &again);
    EXPECT_FALSE(again.isAccepted()) << "the next Escape is for what the field is in";
    type("accessPolicyWindow", "4096,0.5,1,0");
    QTest::keyClick(&get<QLineEdit>("accessPolicyWindow"), Qt::Key_Escape);
    EXPECT_FALSE(config().attributes.accessPolicyWindow) << "there was none";
    EXPECT_EQ(get<QLineEdit>("accessPolicyWindow").text().toStdString(), "");
}

TEST_F(AttributeEditorTest, PropertiesOfTheWindowHaveNames) {
    get<QToolButton>("launchAttributes").click();
    type("accessPolicyWindow", "4096,0.5,persisting,streaming");
    EXPECT_EQ(config().attributes.accessPolicyWindow, (core::MemberValues{4096, 0.5, 2, 1}));
    EXPECT_FALSE(get<QLabel>("launchAttributeProblem").isVisible());
    QTest::keyClick(&get<QLineEdit>("accessPolicyWindow"), Qt::Key_Return);
    EXPECT_EQ(get<QLineEdit>("accessPolicyWindow").text().toStdString(), "4096,0.5,2,1");
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

TEST_F(AttributeEditorTest, AStructTakesItsMembersInOneField) {
    get<QToolButton>("launchAttributes").click();
    type("accessPolicyWindow", "4096,1.5,1,0");
    EXPECT_EQ(config().attributes.accessPolicyWindow, (core::MemberValues{4096, 1.5, 1, 0}));
    auto& field = get<QLineEdit>("accessPolicyWindow");
    EXPECT_EQ(field.property("mark").toString().toStdString(), "violating");
    EXPECT_TRUE(field.toolTip().contains(QStringLiteral("from 0 to 1"))) << field.toolTip().toStdString();
    type("accessPolicyWindow", "4096,1");
    const QString problem = get<QLabel>("launchAttributeProblem").text();
    EXPECT_TRUE(problem.contains(QStringLiteral("num_bytes,hitRatio,hitProp,missProp")))
        << problem.toStdString();
}

TEST_F(AttributeEditorTest, AnEventIsChosenByItsKind) {
    get<QToolButton>("launchAttributes").click();
    auto& list = get<QComboBox>("launchCompletionEvent");
    list.setFocus();
    QTest::keyClick(&list, Qt::Key_Down);
    EXPECT_EQ(config().attributes.launchCompletionEvent,
              core::MemberValues{core::launch_event::withoutTiming});
    EXPECT_EQ(list.property("mark").toString().toStdString(), "");
    QTest::keyClick(&list, Qt::Key_End);
    EXPECT_EQ(config().attributes.launchCompletionEvent, core::MemberValues{core::launch_event::noEvent});
    EXPECT_EQ(list.property("mark").toString().toStdString(), "violating");
}

TEST_F(AttributeEditorTest, EachKindOfAnEventIsWholeInANarrowPanel) {
    get<QToolButton>("launchAttributes").click();
    editor.resize(203, editor.height()); // as in a window of 1280 pixels
    test::handleAllEvents();
    for (const char* name : {"programmaticEvent", "launchCompletionEvent"}) {
        auto& list = get<ElidingCombo>(name); // which elides what does not fit
        list.setFocus();
        QTest::keyClick(&list, Qt::Key_Down);
        EXPECT_EQ(list.currentText().toStdString(), "no timing");
        for (int i = 0; i < list.count(); ++i)
            EXPECT_LE(list.widthFor(list.itemText(i)), list.width())
                << name << ": " << list.itemText(i).toStdString();
    }
}

TEST_F(AttributeEditorTest, AGreenContextChoosesAStreamThatHasOne) {
    auto& field = get<QLineEdit>("greenContextSmCount");
    EXPECT_FALSE(field.isVisible()) << "folded with the attributes";
    get<QToolButton>("launchAttributes").click();
    ASSERT_TRUE(field.isVisible());
    ASSERT_EQ(config().stream, core::StreamKind::Default);
    EXPECT_TRUE(field.text().isEmpty());
    EXPECT_TRUE(greenContextWords().contains(QStringLiteral("creates a stream")));
    type("greenContextSmCount", "1");
    EXPECT_EQ(config().greenContextSmCount, 1U);
    EXPECT_EQ(config().stream, core::StreamKind::NonBlocking);
    EXPECT_FALSE(greenContextWords().contains(QStringLiteral("creates")));
    QTest::keyClicks(&field, QStringLiteral("0000"));
    EXPECT_FALSE(session.evaluation()->accepted) << "more SMs than the device has";
    const QString rule = QString::fromStdString(titleFor(core::RuleId::GreenContextSize));
    EXPECT_TRUE(field.toolTip().startsWith(rule)) << field.toolTip().toStdString();
    EXPECT_EQ(field.accessibleDescription(), field.toolTip());
    session.undoStack().undo();
    EXPECT_FALSE(config().greenContextSmCount);
    EXPECT_EQ(config().stream, core::StreamKind::Default) << "one step of undo";
    EXPECT_TRUE(field.text().isEmpty());
    session.setGreenContext(2);
    session.setStream(core::StreamKind::Default);
    EXPECT_FALSE(config().greenContextSmCount);
    EXPECT_TRUE(field.isVisible());
}

TEST_F(AttributeEditorTest, AGreenContextThatIsSetIsInSight) {
    session.setGreenContext(2);
    EXPECT_TRUE(get<QLineEdit>("greenContextSmCount").isVisible());
    EXPECT_EQ(get<QLineEdit>("greenContextSmCount").text().toStdString(), "2");
}

TEST_F(AttributeEditorTest, ANodeOfAGraphSaysWhyItHasNoGreenContext) {
    get<QToolButton>("launchAttributes").click();
    session.setApi(core::LaunchApi::CudaGraphAddKernelNode);
    EXPECT_FALSE(get<QLineEdit>("greenContextSmCount").isEnabled());
    EXPECT_TRUE(greenContextWords().contains(QStringLiteral("a node of a graph has no stream")))
        << greenContextWords().toStdString();
}

TEST_F(AttributeEditorTest, AGreenContextIsThereAgainAfterANodeOfAGraph) {
    session.setGreenContext(64);
    const LaunchState before = session.state();
    session.setApi(core::LaunchApi::CudaGraphAddKernelNode);
    EXPECT_FALSE(config().greenContextSmCount) << "a node has no stream";
    EXPECT_TRUE(get<QLineEdit>("greenContextSmCount").text().isEmpty());
    session.setBlock(core::Axis::X, 8);
    session.setApi(core::LaunchApi::CudaLaunchKernelEx);
    EXPECT_EQ(config().greenContextSmCount, 64U);
    EXPECT_EQ(get<QLineEdit>("greenContextSmCount").text().toStdString(), "64");
    for (int step = 0; step < 3; ++step)
        session.undoStack().undo();
    EXPECT_EQ(session.state(), before);
}

TEST_F(AttributeEditorTest, AGreenContextOfAnotherStreamDoesNotComeBack) {
    session.setGreenContext(64);
    session.setApi(core::LaunchApi::CudaGraphAddKernelNode);
    session.setStream(core::StreamKind::Default);
    session.setApi(core::LaunchApi::CudaLaunchKernelEx);
    EXPECT_FALSE(config().greenContextSmCount);
    session.setStream(core::StreamKind::NonBlocking);
    session.setApi(core::LaunchApi::CudaGraphAddKernelNode);
    session.setApi(core::LaunchApi::CudaLaunchKernelEx);
    EXPECT_FALSE(config().greenContextSmCount);
}

TEST_F(AttributeEditorTest, AnEditOfTheGreenContextAndOneOfTheProblemAreTwoSteps) {
    session.setGreenContext(2);
    session.endEdit();
    session.setProblem(core::Axis::X, 500);
    EXPECT_EQ(session.undoStack().count(), 2);
}

TEST_F(AttributeEditorTest, ANumberWithoutANameIsShownAsItIs) {
    core::LaunchAttributes attributes;
    attributes.clusterSchedulingPolicyPreference = 7;
    session.setLaunchAttributes(attributes);
    EXPECT_EQ(get<QComboBox>("clusterSchedulingPolicyPreference").currentText().toStdString(), "7");
}

} // namespace
} // namespace trichevron::gui
