// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Typing a number moves nothing beside it: the panel of the launch keeps its width, and so do the columns of
// a row where a text is no number.
#include "app/gui/editors/number_field.h"
#include "app/gui/theme/theme.h"
#include "tests/gui/gui_fixture.h"

#include <QLabel>
#include <QTest>

#include <array>
#include <cstdlib>

namespace trichevron::test {
namespace {

class LaunchPanelWidthTest : public WindowTest {
protected:
    void SetUp() override {
        WindowTest::SetUp();
        startReplay();
        window->resize(900, 600);
        handleAllEvents();
    }
    gui::NumberField& field(const QString& name) { return get<gui::NumberField>(name); }
    /// Of the panel, and at least of its contents.
    std::array<int, 2> widths() {
        handleAllEvents();
        return {get(QStringLiteral("launchDock")).width(),
                get(QStringLiteral("launchScroll")).minimumWidth()};
    }
};

TEST_F(LaunchPanelWidthTest, DoesNotDependOnTheDigits) {
    for (const QSize& size : {QSize(900, 600), QSize(1280, 800)}) {
        window->resize(size);
        const auto before = widths();
        for (const char* name :
             {"problemX", "problemY", "gridX", "gridY", "clusterX", "blockX", "dynamicShared"})
            for (const char* number : {"7", "65535", "2147483647", "4294967295", "18446744073709551615"}) {
                gui::NumberField& typed = field(QString::fromLatin1(name));
                if (!typed.isEnabled() || typed.isHidden())
                    continue;
                typed.setFocus();
                typed.selectAll();
                for (const char* digit = number; *digit != '\0'; ++digit) {
                    QTest::keyClick(&typed, *digit);
                    ASSERT_EQ(widths(), before) << name << ": " << typed.text().toStdString();
                }
            }
    }
}

TEST_F(LaunchPanelWidthTest, TwoTextsThatAreNoNumbersAreBothExplainedInEqualColumns) {
    type(QStringLiteral("clusterX"), QStringLiteral("-5"));
    type(QStringLiteral("clusterY"), QStringLiteral("99999999999999999999"));
    handleAllEvents();
    const QString said = text(QStringLiteral("clusterProblem"));
    EXPECT_TRUE(said.contains(QStringLiteral("cluster x: \"-5\" is negative"))) << said.toStdString();
    EXPECT_TRUE(said.contains(QStringLiteral("cluster y: \"99999999999999999999\" is too large")))
        << said.toStdString();
    const auto& line = get<QLabel>(QStringLiteral("clusterProblem"));
    EXPECT_TRUE(line.isVisible());
    EXPECT_GE(line.height(), line.heightForWidth(line.width()));
    const int wide = field(QStringLiteral("clusterX")).width();
    for (const char* name : {"clusterX", "clusterY", "clusterZ"}) {
        const gui::NumberField& each = field(QString::fromLatin1(name));
        EXPECT_LE(std::abs(each.width() - wide), 1) << name;
        EXPECT_NEAR(each.font().pointSizeF(), gui::monospaceFont().pointSizeF(), 0.1) << name;
    }
    type(QStringLiteral("clusterX"), QStringLiteral("1"));
    EXPECT_FALSE(text(QStringLiteral("clusterProblem")).contains(QStringLiteral("cluster x")))
        << "one is left";
    type(QStringLiteral("clusterY"), QStringLiteral("1"));
    EXPECT_FALSE(line.isVisible());
}

} // namespace
} // namespace trichevron::test
