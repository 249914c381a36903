// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Typing in the real window: every view follows immediately, invalid numbers are kept and explained, fixes
// make launches valid.
#include "app/gui/hierarchy/hierarchy_canvas.h"
#include "app/gui/hierarchy/hierarchy_view.h"
#include "app/gui/plots/occupancy_plot.h"
#include "app/gui/verdict/verdict_panel.h"
#include "tests/case_name.h"
#include "tests/gui/gui_fixture.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QTest>
#include <QToolTip>

namespace trichevron::test {
namespace {

class EditTest : public WindowTest {
protected:
    void SetUp() override {
        WindowTest::SetUp();
        startReplay();
    }
    QImage hierarchyPicture() { return window->hierarchy().canvas()->grab().toImage(); }
    QString occupancyText() { return get<gui::OccupancyPlot>(QStringLiteral("occupancyPlot")).summary(); }
};

TEST_F(EditTest, TheOccupancyCurveEndsAtTheLimitOfTheDeviceFile) {
    for (const std::uint32_t most : {4294967295U, 4294967264U, 31U, 0U}) {
        auto device = std::make_shared<core::DeviceProperties>(*session().state().device);
        device->maxThreadsPerBlock = most;
        session().adoptDevice(QStringLiteral("file:odd %1").arg(most), device);
        const auto& plot = get<gui::OccupancyPlot>(QStringLiteral("occupancyPlot"));
        EXPECT_LE(plot.graph(0)->dataCount(), 1024) << most;
        EXPECT_GT(plot.xAxis->range().size(), 0) << most;
    }
}

TEST_F(EditTest, TheOccupancyCurveFollowsTheOptIns) {
    const auto warps = [this] {
        const QCPGraph* curve = get<gui::OccupancyPlot>(QStringLiteral("occupancyPlot")).graph(0);
        return curve->data()->at(curve->dataCount() - 1)->value;
    };
    session().setDynamicSmem({std::uint64_t{100} * 1024});
    const double before = warps();
    session().setMaxDynamicShared({std::uint64_t{100} * 1024});
    const double threads = session().state().device->maxThreadsPerBlock;
    const double after =
        computeOccupancy(session().kernelAttributes(), *session().state().device,
                         static_cast<std::uint32_t>(threads), session().state().config.dynamicSmemBytes)
            .activeWarps;
    ASSERT_NE(before, after) << "the launch shows no difference";
    EXPECT_EQ(warps(), after);
}

TEST_F(EditTest, StartsWithAnAcceptedLaunch) {
    EXPECT_EQ(text(QStringLiteral("verdictTitle")).toStdString(), "✓ Accepted");
    EXPECT_EQ(text(QStringLiteral("predictedAnswer")).toStdString(), "cudaSuccess (0)");
    EXPECT_EQ(text(QStringLiteral("actualAnswer")).toStdString(), "not launched yet");
}

struct FieldCase : test::NamedCase {
    const char* field;
    const char* text;
    bool redraws;      ///< the hierarchy is drawn differently
    const char* title; ///< how the card begins
    const char* finds; ///< a part of the verdict's text
};

class TypedField : public EditTest, public testing::WithParamInterface<FieldCase> {};

TEST_P(TypedField, UpdatesTheVerdictAndThePicture) {
    const FieldCase& typed = GetParam();
    const QImage before = hierarchyPicture();
    type(QString::fromLatin1(typed.field), QString::fromLatin1(typed.text));
    EXPECT_EQ(text(QStringLiteral("verdictTitle")).toStdString().rfind(typed.title, 0), 0U)
        << text(QStringLiteral("verdictTitle")).toStdString();
    EXPECT_NE(verdictText().toStdString().find(typed.finds), std::string::npos)
        << verdictText().toStdString();
    if (typed.redraws) {
        EXPECT_NE(hierarchyPicture(), before);
    }
}

INSTANTIATE_TEST_SUITE_P(
    Fields, TypedField,
    testing::Values(FieldCase{"ProblemX", "problemX", "4000", true, "✓ Accepted", "32,000 of 4,032,000"},
                    FieldCase{"ProblemY", "problemY", "2000", true, "✓ Accepted", "Tail wave"},
                    FieldCase{"GridX", "gridX", "0", true, "✕ Refused", "x = 0"},
                    FieldCase{"GridY", "gridY", "65536", true, "✕ Refused", "65,535"},
                    FieldCase{"GridZ", "gridZ", "70000", true, "✕ Refused", "65,535"},
                    FieldCase{"ClusterX", "clusterX", "2", false, "✕ Refused", "63 mod 2"},
                    FieldCase{"ClusterY", "clusterY", "4", false, "✕ Refused", "63 mod 4"},
                    FieldCase{"ClusterZ", "clusterZ", "3", false, "✕ Refused", "1 mod 3"},
                    FieldCase{"BlockX", "blockX", "128", true, "✕ Refused", "2,048"},
                    FieldCase{"BlockY", "blockY", "200", true, "✕ Refused", "3,200"},
                    FieldCase{"BlockZ", "blockZ", "65", true, "✕ Refused", "64"},
                    FieldCase{"DynamicShared", "dynamicShared", "60000", false, "✕ Refused", "60,000"}),
    caseName<FieldCase>);

TEST_F(EditTest, LongNumbersOfAProblemHaveTheTypeOfOtherFields) {
    window->resize(1280, 800);
    session().setGridFollowsProblem(false);
    ASSERT_EQ(session().state().kernel->problemAxes, 2);
    type(QStringLiteral("problemX"), QStringLiteral("134217728"));
    type(QStringLiteral("problemY"), QStringLiteral("65536"));
    handleAllEvents();
    const double usual = get(QStringLiteral("dynamicShared")).font().pointSizeF();
    for (const char* name : {"problemX", "problemY"}) {
        const auto& field = get<QLineEdit>(QString::fromLatin1(name));
        EXPECT_NEAR(field.font().pointSizeF(), usual, 0.1) << name;
        EXPECT_LE(QFontMetricsF(field.font()).horizontalAdvance(field.text()), field.width() - 12) << name;
    }
    EXPECT_TRUE(get(QStringLiteral("problemZ")).isHidden()) << "the kernel has no such axis";
}

TEST_F(EditTest, WhichViolationTheDriverReportsFirstIsSaidOfSeveralOnly) {
    const QString first = QStringLiteral("The driver reports this violation first.");
    const QString only = QStringLiteral("If it were the only violation");
    type(QStringLiteral("blockY"), QStringLiteral("128"));
    EXPECT_FALSE(verdictText().contains(first)) << verdictText().toStdString();
    EXPECT_FALSE(verdictText().contains(only)) << verdictText().toStdString();
    session().setGridFollowsProblem(false);
    type(QStringLiteral("gridY"), QStringLiteral("65536"));
    EXPECT_TRUE(verdictText().contains(first)) << verdictText().toStdString();
    EXPECT_TRUE(verdictText().contains(only)) << verdictText().toStdString();
}

TEST_F(EditTest, TheFieldThatViolatesARuleIsMarked) {
    type(QStringLiteral("blockY"), QStringLiteral("128"));
    EXPECT_EQ(get(QStringLiteral("blockY")).property("mark").toString().toStdString(), "violating");
    EXPECT_EQ(get(QStringLiteral("gridX")).property("mark").toString().toStdString(), "");
    EXPECT_FALSE(get(QStringLiteral("blockY")).toolTip().isEmpty());
    type(QStringLiteral("blockY"), QStringLiteral("8"));
    EXPECT_EQ(get(QStringLiteral("blockY")).property("mark").toString().toStdString(), "");
}

TEST_F(EditTest, OccupancyFollowsTheBlock) {
    const QString before = occupancyText();
    type(QStringLiteral("blockX"), QStringLiteral("64"));
    EXPECT_NE(occupancyText(), before);
    EXPECT_EQ(occupancyText().toStdString().substr(0, 13), "1,024 threads");
    type(QStringLiteral("blockX"), QStringLiteral("128"));
    EXPECT_NE(occupancyText().toStdString().find("2,048 threads per block are beyond this axis"),
              std::string::npos)
        << occupancyText().toStdString();
}

TEST_F(EditTest, CodeFollowsTheLaunch) {
    type(QStringLiteral("blockX"), QStringLiteral("8"));
    EXPECT_NE(text(QStringLiteral("launchCode")).toStdString().find("block(8, 16)"), std::string::npos)
        << text(QStringLiteral("launchCode")).toStdString();
}

struct BadNumberCase : test::NamedCase {
    const char* field;
    const char* text;
};

class BadNumber : public EditTest, public testing::WithParamInterface<BadNumberCase> {};

TEST_P(BadNumber, IsKeptAndExplainedBelowTheField) {
    const QString field = QString::fromLatin1(GetParam().field);
    type(field, QString());
    const core::LaunchConfig before = session().state().config;
    type(field, QString::fromUtf8(GetParam().text));
    EXPECT_EQ(get<QLineEdit>(field).text().toStdString(), GetParam().text);
    QString group = field;
    if (group.endsWith(QLatin1Char('X')) || group.endsWith(QLatin1Char('Y')))
        group.chop(1);
    EXPECT_TRUE(get<QLabel>(group + QStringLiteral("Problem")).isVisible());
    EXPECT_FALSE(text(group + QStringLiteral("Problem")).isEmpty());
    EXPECT_EQ(text(QStringLiteral("verdictTitle")).toStdString(), "A field has no valid value")
        << "nothing is accepted that was not read";
    EXPECT_EQ(session().state().config, before);
    // Typing in another field does not remove it.
    type(QStringLiteral("blockZ"), QStringLiteral("2"));
    EXPECT_EQ(get<QLineEdit>(field).text().toStdString(), GetParam().text);
}

INSTANTIATE_TEST_SUITE_P(Texts, BadNumber,
                         testing::Values(BadNumberCase{"NegativeGrid", "gridX", "-3"},
                                         BadNumberCase{"FractionalBlock", "blockX", ".5"},
                                         BadNumberCase{"EmptyBlock", "blockY", ""},
                                         BadNumberCase{"WordsInCluster", "clusterX", "two"},
                                         BadNumberCase{"ZeroProblem", "problemX", "0"},
                                         BadNumberCase{"WordsInBytes", "dynamicShared", "much"}),
                         caseName<BadNumberCase>);

TEST_F(EditTest, TheVerdictNamesTheLastReadableValue) {
    const auto state = [this] { return get(QStringLiteral("verdictCard")).property("state").toString(); };
    EXPECT_FALSE(get(QStringLiteral("verdictCaveats")).isVisible());
    EXPECT_EQ(state().toStdString(), "good");
    for (const char* unreadable : {"1.5", "99999999999"}) {
        type(QStringLiteral("blockX"), QStringLiteral("1"));
        type(QStringLiteral("blockX"), QString::fromLatin1(unreadable));
        const QString judged = QString::number(session().state().config.blockDim.x);
        EXPECT_TRUE(get(QStringLiteral("verdictCaveats")).isVisible());
        EXPECT_EQ(text(QStringLiteral("verdictCaveats")).toStdString(),
                  "block x is unreadable; " + judged.toStdString() + " is used instead");
        EXPECT_NE(state().toStdString(), "good");
        EXPECT_TRUE(get(QStringLiteral("verdictCard"))
                        .accessibleName()
                        .contains(QStringLiteral("block x is unreadable")));
    }
    type(QStringLiteral("blockX"), QStringLiteral("16"));
    EXPECT_FALSE(get(QStringLiteral("verdictCaveats")).isVisible());
    EXPECT_EQ(state().toStdString(), "good");
}

TEST_F(EditTest, NumbersTooLargeForTheirTypeAreKeptToo) {
    type(QStringLiteral("gridX"), QStringLiteral("99999999999999999999999"));
    EXPECT_EQ(get<QLineEdit>(QStringLiteral("gridX")).text().toStdString(), "99999999999999999999999");
    EXPECT_NE(text(QStringLiteral("gridProblem")).toStdString().find("4,294,967,295"), std::string::npos)
        << text(QStringLiteral("gridProblem")).toStdString();
}

TEST_F(EditTest, AFixMakesTheLaunchValidByOneClick) {
    type(QStringLiteral("blockX"), QStringLiteral("32"));
    type(QStringLiteral("blockY"), QStringLiteral("64"));
    EXPECT_TRUE(text(QStringLiteral("verdictTitle")).startsWith(QStringLiteral("✕ Refused")));
    EXPECT_EQ(text(QStringLiteral("predictedAnswer")).toStdString(), "cudaErrorInvalidValue (1)");
    QPushButton* fix = fixButton(QStringLiteral("Block 32 × 32"));
    ASSERT_NE(fix, nullptr);
    QTest::mouseClick(fix, Qt::LeftButton);
    EXPECT_EQ(text(QStringLiteral("verdictTitle")).toStdString(), "✓ Accepted");
    EXPECT_EQ(get<QLineEdit>(QStringLiteral("blockY")).text().toStdString(), "32");
    EXPECT_TRUE(session().state().gridFollowsProblem);
    EXPECT_EQ(session().state().config.gridDim, (core::GridExtent{32, 32, 1}));
}

TEST_F(EditTest, EnterPressesTheFixThatHasTheFocusAndTheFocusStaysInTheVerdict) {
    window->activateWindow();
    type(QStringLiteral("blockX"), QStringLiteral("32"));
    type(QStringLiteral("blockY"), QStringLiteral("64"));
    QPushButton* fix = fixButton(QStringLiteral("Block 32 × 32"));
    ASSERT_NE(fix, nullptr);
    fix->setFocus();
    QTest::keyClick(fix, Qt::Key_Return, Qt::ShiftModifier); // Enter alone presses
    EXPECT_EQ(get<QLineEdit>(QStringLiteral("blockY")).text().toStdString(), "64");
    QTest::keyClick(fix, Qt::Key_Return);
    EXPECT_EQ(text(QStringLiteral("verdictTitle")).toStdString(), "✓ Accepted");
    EXPECT_EQ(get<QLineEdit>(QStringLiteral("blockY")).text().toStdString(), "32");
    const auto* verdict = window->findChild<gui::VerdictPanel*>();
    EXPECT_TRUE(verdict->isAncestorOf(window->focusWidget()));
    handleAllEvents();
    EXPECT_FALSE(QToolTip::isVisible()) << "nobody asked for the words of what has the focus now";
}

TEST_F(EditTest, ADeclaredClusterIsShownAndTheGridCountsClustersWithADeclaredBlockSize) {
    core::KernelInfo kernel = *session().state().kernel;
    EXPECT_EQ(get<QLineEdit>(QStringLiteral("gridX")).accessibleName().toStdString(), "grid x (blocks)");
    kernel.attributes.declared.clusterDims = core::ClusterExtent{4, 2, 1};
    session().setKernel(std::make_shared<core::KernelInfo>(kernel));
    EXPECT_FALSE(session().state().config.clusterDim);
    EXPECT_EQ(get<QLineEdit>(QStringLiteral("clusterX")).text().toStdString(), "4");
    EXPECT_EQ(get<QLineEdit>(QStringLiteral("clusterY")).text().toStdString(), "2");
    EXPECT_EQ(get<QLineEdit>(QStringLiteral("gridX")).accessibleName().toStdString(), "grid x (blocks)");
    // A digit may make it 1 × 1 × 1, which is another cluster than the declared one here.
    type(QStringLiteral("clusterY"), QStringLiteral("1"));
    type(QStringLiteral("clusterX"), QStringLiteral("16"));
    EXPECT_EQ(get<QLineEdit>(QStringLiteral("clusterX")).text().toStdString(), "16");
    EXPECT_EQ(session().state().config.clusterDim, (core::ClusterExtent{16, 1, 1}));
    type(QStringLiteral("clusterX"), QStringLiteral("4"));
    type(QStringLiteral("clusterY"), QStringLiteral("2"));
    EXPECT_FALSE(session().state().config.clusterDim);

    kernel.attributes.declared.clusterDims = std::monostate{};
    kernel.attributes.declared.blockSize =
        core::DeclaredBlockSize{core::BlockExtent{16, 8, 1}, core::ClusterExtent{2, 1, 1}};
    session().setKernel(std::make_shared<core::KernelInfo>(kernel));
    EXPECT_EQ(get<QLineEdit>(QStringLiteral("clusterX")).text().toStdString(), "2");
    EXPECT_EQ(get<QLineEdit>(QStringLiteral("gridX")).accessibleName().toStdString(), "grid x (clusters)");
    session().setGridFollowsProblem(true);
    EXPECT_TRUE(text(QStringLiteral("gridNote")).contains(QStringLiteral("/(16 · 2)⌉")))
        << text(QStringLiteral("gridNote")).toStdString();
    EXPECT_TRUE(text(QStringLiteral("gridNote")).contains(QStringLiteral("clusters.")));
}

TEST_F(EditTest, AClusterOfOneBlockIsSaidWhereTheFieldsShowTheSameAsWithoutClusters) {
    const QString words = QStringLiteral("The launch attribute asks for clusters of one block");
    EXPECT_FALSE(text(QStringLiteral("gridNote")).contains(words));
    gui::LaunchState state = session().state();
    state.config.api = core::LaunchApi::CudaLaunchKernelEx;
    state.config.clusterDim = core::ClusterExtent{1, 1, 1};
    session().beginWith([] { return QString(); }, state);
    EXPECT_TRUE(text(QStringLiteral("gridNote")).contains(words))
        << text(QStringLiteral("gridNote")).toStdString();
    type(QStringLiteral("clusterX"), QStringLiteral("2"));
    type(QStringLiteral("clusterX"), QStringLiteral("1"));
    EXPECT_FALSE(session().state().config.clusterDim);
    EXPECT_FALSE(text(QStringLiteral("gridNote")).contains(words));
}

TEST_F(EditTest, EveryOfferedFixSatisfiesItsRule) {
    type(QStringLiteral("blockX"), QStringLiteral("48"));
    type(QStringLiteral("blockY"), QStringLiteral("64"));
    type(QStringLiteral("clusterX"), QStringLiteral("5"));
    type(QStringLiteral("dynamicShared"), QStringLiteral("300000"));
    const core::Evaluation refused = *session().evaluation();
    ASSERT_GE(refused.violationCount(), 3U);
    int applied = 0;
    for (const core::Finding& finding : refused.findings) {
        for (const core::Fix& fix : finding.fixes) {
            session().applyFix(fix);
            ++applied;
            for (const core::Finding& after : session().evaluation()->findings)
                EXPECT_FALSE(after.rule == finding.rule && after.status == core::FindingStatus::Violated);
            session().undoStack().undo();
        }
    }
    EXPECT_GE(applied, 3);
}

TEST_F(EditTest, UndoAndRedoRestoreTextAndVerdict) {
    type(QStringLiteral("blockX"), QStringLiteral("128"));
    QAction* undo = window->findChild<QAction*>(QStringLiteral("undoAction"));
    QAction* redo = window->findChild<QAction*>(QStringLiteral("redoAction"));
    ASSERT_NE(undo, nullptr);
    ASSERT_NE(redo, nullptr);
    undo->trigger();
    EXPECT_EQ(get<QLineEdit>(QStringLiteral("blockX")).text().toStdString(), "16");
    EXPECT_EQ(text(QStringLiteral("verdictTitle")).toStdString(), "✓ Accepted");
    redo->trigger();
    EXPECT_EQ(get<QLineEdit>(QStringLiteral("blockX")).text().toStdString(), "128");
    EXPECT_TRUE(text(QStringLiteral("verdictTitle")).startsWith(QStringLiteral("✕ Refused")));
}

TEST_F(EditTest, LongNamesHaveASmallerTypeInsteadOfABreak) {
    session().setGrid(core::Axis::X, 60000);
    session().setCooperative(true);
    core::LaunchAttributes attributes;
    attributes.memSyncDomain = 1;
    session().setLaunchAttributes(attributes);
    handleAllEvents();
    const QString error = get<QLabel>(QStringLiteral("predictedAnswer")).text();
    EXPECT_TRUE(error.startsWith(QStringLiteral("cudaErrorCooperativeLaunchTooLarge")))
        << error.toStdString();
    const QString code = get<QLabel>(QStringLiteral("launchCode")).text();
    EXPECT_TRUE(code.contains(QStringLiteral("cudaLaunchAttributeMemSyncDomain"))) << code.toStdString();
}

TEST_F(EditTest, TheWindowOfADemoBeginsAtItsFirstBufferInTheCode) {
    core::LaunchAttributes attributes;
    attributes.accessPolicyWindow = core::MemberValues{4096, 1, 2, 1};
    session().setLaunchAttributes(attributes);
    handleAllEvents();
    const std::string arguments = session().state().kernel->arguments;
    const QString code = get<QLabel>(QStringLiteral("launchCode")).text();
    EXPECT_TRUE(code.contains(QStringLiteral("base_ptr = (void*)%1;")
                                  .arg(QString::fromStdString(arguments.substr(0, arguments.find(','))))))
        << code.toStdString();
}

TEST_F(EditTest, TheNameOfAnErrorIsWholeInTheVerdictOrShortenedWithATip) {
    type(QStringLiteral("blockX"), QStringLiteral("2048"));
    auto& answer = get<QLabel>(QStringLiteral("predictedAnswer"));
    const QString name = QStringLiteral("cudaErrorInvalidValue");
    for (const bool large : {false, true})
        for (const QSize size : {QSize(1280, 800), QSize(1920, 1080)}) {
            window->setLargeType(large);
            window->resize(size);
            handleAllEvents();
            const bool fits = answer.fontMetrics().horizontalAdvance(name) <= answer.width();
            const bool isShortened = answer.text().contains(QChar(0x2026)) && answer.toolTip().contains(name);
            EXPECT_TRUE(fits || isShortened) << size.width() << large << answer.text().toStdString();
            EXPECT_FALSE(answer.text().contains(QChar(0x200B))) << answer.text().toStdString();
            EXPECT_TRUE(fits || large) << size.width();
        }
    window->setLargeType(false);
}

TEST_F(EditTest, TheVerdictOfAGraphNodeNamesTheCallThatFails) {
    QTest::keyClick(&get<QComboBox>(QStringLiteral("apiChooser")), Qt::Key_End);
    EXPECT_EQ(session().state().config.api, core::LaunchApi::CudaGraphAddKernelNode);
    EXPECT_EQ(text(QStringLiteral("deviceResult")).toStdString(), "");
    type(QStringLiteral("blockX"), QStringLiteral("2048"));
    EXPECT_EQ(text(QStringLiteral("deviceResult")).toStdString(),
              "cudaGraphAddKernelNode returns the error.");
}

TEST_F(EditTest, ChoosersAndBoxesAreEdits) {
    auto& api = get<QComboBox>(QStringLiteral("apiChooser"));
    QTest::keyClick(&api, Qt::Key_End);
    QTest::keyClick(&api, Qt::Key_Up);
    EXPECT_EQ(session().state().config.api, core::LaunchApi::CuLaunchCooperativeKernel);
    EXPECT_TRUE(get<QCheckBox>(QStringLiteral("cooperative")).isChecked());
    EXPECT_EQ(text(QStringLiteral("predictedAnswer")).toStdString().substr(0, 5), "CUDA_");
    auto& stream = get<QComboBox>(QStringLiteral("stream"));
    QTest::keyClick(&stream, Qt::Key_End);
    EXPECT_EQ(session().state().config.stream, core::StreamKind::HighPriority);
    QTest::keyClick(&get(QStringLiteral("nonPortableCluster")), Qt::Key_Space);
    EXPECT_TRUE(session().state().optIns.nonPortableClusterSizeAllowed);
    type(QStringLiteral("maxDynamicShared"), QStringLiteral("100 KiB"));
    EXPECT_EQ(session().state().optIns.maxDynamicSharedSizeBytes.value, 102400U);
}

TEST_F(EditTest, RulesThatHoldAreShownByOneClick) {
    const std::size_t before = static_cast<std::size_t>(verdictText().size());
    QTest::mouseClick(&get<QPushButton>(QStringLiteral("showHolding")), Qt::LeftButton);
    EXPECT_GT(static_cast<std::size_t>(verdictText().size()), before);
}

TEST_F(EditTest, GoingToAThreadShowsItsFormula) {
    type(QStringLiteral("findField"), QStringLiteral("2,1,0 5,7,0"));
    QTest::keyClick(&get(QStringLiteral("findField")), Qt::Key_Return);
    EXPECT_EQ(text(QStringLiteral("threadIdx")).toStdString(), "(5, 7, 0)");
    EXPECT_EQ(text(QStringLiteral("blockIdx")).toStdString(), "(2, 1, 0)");
    EXPECT_EQ(text(QStringLiteral("warpLane")).toStdString(), "3 · 21");
    EXPECT_EQ(text(QStringLiteral("globalIndex")).toStdString(), "(37, 23, 0)");
    EXPECT_NE(text(QStringLiteral("threadIdFormula")).toStdString().find("5 + 7·16 + 0·16·16"),
              std::string::npos);
    EXPECT_NE(text(QStringLiteral("threadIdFormula")).toStdString().find("117"), std::string::npos);
    EXPECT_EQ(window->hierarchy().path(), session().path());
}

TEST_F(EditTest, GoingOutsideTheGridIsReported) {
    type(QStringLiteral("findField"), QStringLiteral("63,0,0 0,0,0"));
    QTest::keyClick(&get(QStringLiteral("findField")), Qt::Key_Return);
    EXPECT_NE(text(QStringLiteral("findProblem")).toStdString().find("outside the grid"), std::string::npos);
    EXPECT_EQ(session().path().level, core::HierarchyLevel::Grid);
}

TEST_F(EditTest, NavigatingInTheHierarchyUpdatesTheThreadPanel) {
    window->hierarchy().setPath(pathToThread(session().shape(), {1, 0, 0}, {3, 2, 0}));
    EXPECT_EQ(text(QStringLiteral("threadIdx")).toStdString(), "(3, 2, 0)");
}

} // namespace
} // namespace trichevron::test
