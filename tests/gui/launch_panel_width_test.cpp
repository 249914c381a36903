// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Typing a number moves nothing beside it: the panel of the launch keeps its width, and so do the columns of
// a row where a text is no number. In the narrowest panel no digit of a launch is cut.
#include "app/gui/editors/axis_headings.h"
#include "app/gui/editors/number_field.h"
#include "app/gui/theme/theme.h"
#include "tests/gui/panels_fixture.h"
#include "tests/gui/readable_texts.h"

#include <QFontMetricsF>
#include <QLabel>
#include <QLayout>
#include <QScrollArea>
#include <QTest>

#include <array>
#include <cstdlib>
#include <vector>

namespace trichevron::test {
namespace {

class LaunchPanelWidthTest : public PanelsFixture {
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
    /// The panel as narrow as the user can make it.
    void narrow(bool large) {
        window->setLargeType(large);
        window->resize(1280, 800);
        window->restoreDefaultLayout();
        handleAllEvents();
        folding().setLength(&dock("launchDock"), 1);
        handleAllEvents();
        ASSERT_TRUE(get(QStringLiteral("launchScroll")).isVisible());
        ASSERT_LE(dock("launchDock").width(), dock("launchDock").layout()->minimumSize().width() + 1);
    }
    std::vector<gui::NumberField*> row(const char* name) {
        std::vector<gui::NumberField*> fields;
        for (const char axis : {'X', 'Y', 'Z'})
            fields.push_back(&field(QString::fromLatin1(name) + QLatin1Char(axis)));
        return fields;
    }
    void expectNoDigitIsCut(const char* name) {
        handleAllEvents();
        for (const gui::NumberField* each : row(name)) {
            if (each->isHidden())
                continue;
            constexpr int padding = 13;
            EXPECT_GE(each->width() - padding, QFontMetricsF(each->font()).horizontalAdvance(each->text()))
                << name << ": " << each->text().toStdString() << " in " << each->width();
        }
        const auto& area = get<QScrollArea>(QStringLiteral("launchScroll"));
        EXPECT_LE(area.widget()->width(), area.viewport()->width()) << name;
    }
    /// A heading with the name of each axis stands over its field, within the width of the headings.
    void expectAxesAreOver(const char* name) {
        for (const char axis : {'x', 'y', 'z'}) {
            const QWidget& below = field(QString::fromLatin1(name) + QChar::fromLatin1(axis).toUpper());
            const QPoint middle = below.mapTo(window.get(), below.rect().center());
            bool isNamed = false;
            for (auto* headings : window->findChildren<gui::AxisHeadings*>())
                if (headings->isVisible())
                    for (const ReadableText& painted : paintedTexts(*headings)) {
                        const QPoint at = headings->mapTo(window.get(), painted.place.center());
                        isNamed =
                            isNamed || (painted.text == QLatin1Char(axis) && at.y() < middle.y() &&
                                        std::abs(at.x() - middle.x()) <= 5 && painted.place.left() >= 0);
                    }
            EXPECT_TRUE(isNamed) << name << ' ' << axis;
        }
    }
    bool isLabelAbove(const QString& name) {
        const QWidget& label = get(name + QStringLiteral("Label"));
        return label.geometry().bottom() < field(name + QLatin1Char('X')).geometry().top();
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

TEST_F(LaunchPanelWidthTest, AtItsLeastNoDigitOfALegalLaunchIsCutInUsualAndLargeType) {
    for (const bool large : {false, true}) {
        SCOPED_TRACE(large ? "large type" : "usual type");
        ASSERT_NO_FATAL_FAILURE(narrow(large));
        const auto before = widths();
        for (const core::ProblemExtent& problem :
             {core::ProblemExtent{134217728, 4096, 1}, {2147483647, 1, 1}, {1, 2147483647, 1}}) {
            session().setProblem(core::Axis::X, problem);
            expectNoDigitIsCut("problem");
        }
        for (const core::GridExtent& grid :
             {core::GridExtent{2147483647, 1, 1}, {1, 65535, 65535}, {2147483647, 65535, 65535}}) {
            session().setGrid(core::Axis::X, grid);
            expectNoDigitIsCut("grid");
            EXPECT_EQ(widths(), before) << "the panel keeps its width";
        }
        session().setBlock(core::Axis::X, core::BlockExtent{1024, 1024, 64});
        expectNoDigitIsCut("block");
        session().setCluster(core::Axis::X, core::ClusterExtent{16, 16, 16});
        expectNoDigitIsCut("cluster");
    }
}

TEST_F(LaunchPanelWidthTest, TheNameOfARowIsAboveItsNumbersOnlyWhereTheyHaveNoRoomBesideIt) {
    ASSERT_NO_FATAL_FAILURE(narrow(false));
    const auto before = widths();
    session().setGrid(core::Axis::X, core::GridExtent{4294967295, 4294967295, 4294967295});
    expectNoDigitIsCut("grid");
    EXPECT_TRUE(isLabelAbove(QStringLiteral("grid")));
    EXPECT_FALSE(isLabelAbove(QStringLiteral("block")));
    expectAxesAreOver("grid");
    expectAxesAreOver("block");
    EXPECT_EQ(widths(), before) << "the panel keeps its width";
    EXPECT_TRUE(text(QStringLiteral("gridNote")).contains(QStringLiteral("of the threads are idle")))
        << "in a share, not in 38 digits";
    folding().setLength(&dock("launchDock"), 420);
    handleAllEvents();
    EXPECT_FALSE(isLabelAbove(QStringLiteral("grid"))) << "a wide panel has room beside it";
    expectNoDigitIsCut("grid");
    ASSERT_NO_FATAL_FAILURE(narrow(false));
    EXPECT_TRUE(isLabelAbove(QStringLiteral("grid")));
    session().setGrid(core::Axis::X, core::GridExtent{64, 64, 1});
    expectNoDigitIsCut("grid");
    EXPECT_FALSE(isLabelAbove(QStringLiteral("grid")));
}

TEST_F(LaunchPanelWidthTest, NumbersThatAreTooLargeShowTheirBeginningAndTheirToolTipHasAllDigits) {
    for (const bool large : {false, true}) {
        SCOPED_TRACE(large ? "large type" : "usual type");
        ASSERT_NO_FATAL_FAILURE(narrow(large));
        for (const gui::NumberField* each : row("grid"))
            type(each->objectName(), QStringLiteral("9876543210"));
        field(QStringLiteral("blockX")).setFocus();
        handleAllEvents();
        for (const gui::NumberField* each : row("grid")) {
            EXPECT_EQ(each->text().toStdString(), "9876543210");
            EXPECT_EQ(each->cursorPosition(), 0) << each->objectName().toStdString();
            EXPECT_TRUE(each->toolTip().contains(QStringLiteral("9876543210")))
                << each->toolTip().toStdString();
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
