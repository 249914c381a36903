// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The pictures of memory: which sectors a warp touches, and a block's shared memory with its barrier. Both
// are pages of the results and beside their lessons, and describe themselves in words.
#include "app/gui/export/export_menu.h"
#include "app/gui/memory/barrier_picture.h"
#include "app/gui/memory/barrier_view.h"
#include "app/gui/memory/sectors_picture.h"
#include "app/gui/memory/sectors_view.h"
#include "app/gui/results/results_panel.h"
#include "app/gui/theme/theme.h"
#include "tests/case_name.h"
#include "tests/gui/gui_fixture.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QSpinBox>
#include <QTest>

namespace trichevron::test {
namespace {

class MemoryPicturesTest : public WindowTest {
protected:
    void SetUp() override {
        WindowTest::SetUp();
        window->resize(1440, 900);
        window->restoreDefaultLayout();
    }
    void useKernel(const char* id, const core::ProblemExtent& problem, const core::BlockExtent& block,
                   std::vector<std::string> axes = {"columns", "rows"}) {
        core::KernelInfo kernel = *session().state().kernel;
        kernel.id = id;
        kernel.problemAxes = static_cast<int>(axes.size());
        kernel.problemAxisNames = std::move(axes);
        kernel.suggested.problem = problem;
        kernel.suggested.blockDim = block;
        kernel.suggested.gridDim = gridCovering(problem, block);
        session().setKernel(std::make_shared<core::KernelInfo>(kernel));
    }
    void show(const QString& page) {
        ASSERT_NE(panel().showPage(page), nullptr);
        handleAllEvents();
    }
    gui::ResultsPanel& panel() { return get<gui::ResultsPanel>(QStringLiteral("resultsDock")); }
    /// Those of the page of results; the page Learn has others.
    gui::SectorsView& sectors() { return *panel().findChild<gui::SectorsView*>(); }
    gui::SectorsPicture& sectorsPicture() { return *panel().findChild<gui::SectorsPicture*>(); }
    gui::BarrierView& barrier() { return *panel().findChild<gui::BarrierView*>(); }
    gui::BarrierPicture& barrierPicture() { return *panel().findChild<gui::BarrierPicture*>(); }
    QString words(const char* label) { return panel().findChild<QLabel*>(QLatin1String(label))->text(); }
};

struct OrderCase : NamedCase {
    const char* kernel;
    core::ProblemExtent problem;
    core::BlockExtent block;
    std::vector<std::string> axes;
    std::vector<std::string> panels; ///< title: sectors, used; the kernel's own is marked
};

class SectorsOfAKernel : public MemoryPicturesTest, public testing::WithParamInterface<OrderCase> {};

TEST_P(SectorsOfAKernel, AreCountedForEachOrderOfTheIndices) {
    const OrderCase& c = GetParam();
    useKernel(c.kernel, c.problem, c.block, c.axes);
    show(gui::page_id::sectors);
    std::vector<std::string> panels;
    for (const gui::SectorsPanel& one : sectorsPicture().panels())
        panels.push_back((one.title + QStringLiteral(": ") + one.sectors + QStringLiteral(", ") + one.used +
                          (one.isOwn ? QStringLiteral(" (own)") : QString()))
                             .toStdString());
    EXPECT_EQ(panels, c.panels);
    for (const std::string& one : c.panels)
        EXPECT_TRUE(sectorsPicture().accessibleDescription().contains(
            QString::fromStdString(one).remove(QStringLiteral(" (own)"))))
            << one;
}

INSTANTIATE_TEST_SUITE_P(
    MemoryPictures, SectorsOfAKernel,
    testing::Values(OrderCase{"XAlongARow",
                              "matrixAdd",
                              {4000, 4000, 1},
                              {32, 8, 1},
                              {"columns", "rows"},
                              {"A[y * 4000 + x]: 4 sectors of 32 bytes, 128 of 128 bytes used (own)",
                               "A[x * 4000 + y]: 32 sectors of 32 bytes, 128 of 1,024 bytes used"}},
                    OrderCase{"XAcrossTheRows",
                              "matrixAddByRows",
                              {4000, 4000, 1},
                              {32, 8, 1},
                              {"rows", "columns"},
                              {"A[y * 4000 + x]: 4 sectors of 32 bytes, 128 of 128 bytes used",
                               "A[x * 4000 + y]: 32 sectors of 32 bytes, 128 of 1,024 bytes used (own)"}},
                    OrderCase{"OneAxis",
                              "vectorAdd",
                              {1000, 1, 1},
                              {256, 1, 1},
                              {"elements"},
                              {"A[x]: 4 sectors of 32 bytes, 128 of 128 bytes used (own)"}},
                    OrderCase{"PastTheEnd",
                              "vectorAdd",
                              {10, 1, 1},
                              {256, 1, 1},
                              {"elements"},
                              {"A[x]: 2 sectors of 32 bytes, 40 of 64 bytes used (own)"}},
                    OrderCase{"ThreeAxes",
                              "stencil3d",
                              {64, 32, 16},
                              {8, 8, 4},
                              {"width", "height", "depth"},
                              {"A[(z * 32 + y) * 64 + x]: 4 sectors of 32 bytes, 128 of 128 bytes used (own)",
                               "A[(z * 64 + x) * 32 + y]: 8 sectors of 32 bytes, 128 of 256 bytes used"}}),
    caseName<OrderCase>);

TEST_F(MemoryPicturesTest, APageIsOfferedOnlyForAKernelThatItDescribes) {
    useKernel("histogramBlock", {1000, 64, 1}, {128, 1, 1}, {"elements", "bins"});
    EXPECT_EQ(panel().showPage(gui::page_id::sectors), nullptr);
    EXPECT_EQ(panel().showPage(gui::page_id::barrier), nullptr);
    useKernel("vectorAdd", {1000, 1, 1}, {256, 1, 1}, {"elements"});
    EXPECT_NE(panel().showPage(gui::page_id::sectors), nullptr);
    EXPECT_EQ(panel().showPage(gui::page_id::barrier), nullptr);
    useKernel("blockSum", {1000, 1, 1}, {256, 1, 1}, {"elements"});
    EXPECT_NE(panel().showPage(gui::page_id::barrier), nullptr);
    session().setBlock(core::Axis::X, 2048);
    EXPECT_EQ(panel().showPage(gui::page_id::barrier), nullptr) << "the kernel's array has 1,024 elements";
}

TEST_F(MemoryPicturesTest, ElementsOfEightBytesTakeTwiceAsManySectors) {
    useKernel("vectorAdd", {1000, 1, 1}, {256, 1, 1}, {"elements"});
    show(gui::page_id::sectors);
    panel().findChild<QComboBox*>(QStringLiteral("sectorsBytes"))->setCurrentIndex(1);
    ASSERT_EQ(sectorsPicture().panels().size(), 1U);
    EXPECT_EQ(sectorsPicture().panels().front().sectors, QStringLiteral("8 sectors of 32 bytes"));
    EXPECT_EQ(sectorsPicture().panels().front().used, QStringLiteral("256 of 256 bytes used"));
}

TEST_F(MemoryPicturesTest, KeysAndClicksChooseALaneAndAWarp) {
    useKernel("matrixAdd", {4000, 4000, 1}, {32, 8, 1});
    show(gui::page_id::sectors);
    gui::SectorsPicture& picture = sectorsPicture();
    picture.setFocus();
    QTest::keyClick(&picture, Qt::Key_Right);
    QTest::keyClick(&picture, Qt::Key_Right);
    EXPECT_EQ(picture.lane(), 2U);
    EXPECT_TRUE(words("sectorsSentence")
                    .contains(QStringLiteral("Lane 2 is thread (2, 0, 0). A[y * 4000 + x]: element 2, bytes "
                                             "8 to 11, in a sector that 8 lanes use. "
                                             "A[x * 4000 + y]: element 8,000, bytes 32,000 to 32,003, in a "
                                             "sector that this lane alone uses.")))
        << words("sectorsSentence").toStdString();
    QTest::keyClick(&picture, Qt::Key_Down);
    EXPECT_EQ(session().path().warp, 1U) << "the hierarchy follows";
    EXPECT_EQ(picture.panels().front().warp.elements.front(), 4000U);
    QTest::mouseClick(&picture, Qt::LeftButton, {}, picture.laneRect(1, 31).center().toPoint());
    EXPECT_EQ(picture.lane(), 31U);
    QTest::mouseClick(&picture, Qt::LeftButton, {}, picture.elementRect(0, 9).center().toPoint());
    EXPECT_EQ(picture.lane(), 9U);
    session().setPath(pathToThread(session().shape(), {3, 0, 0}, {5, 2, 0}));
    EXPECT_EQ(picture.lane(), 5U) << "the picture follows the hierarchy";
    EXPECT_EQ(picture.panels().front().warp.elements.at(5), 2U * 4000 + 96 + 5);
}

TEST_F(MemoryPicturesTest, OnlyTheBytesThatAreUsedAreFilled) {
    useKernel("matrixAdd", {4000, 4000, 1}, {32, 8, 1});
    show(gui::page_id::sectors);
    const gui::SectorsPicture& picture = sectorsPicture();
    const QImage image = sectorsPicture().grab().toImage();
    const auto colourAt = [&](const QPointF& at) {
        return image.pixelColor((at * image.devicePixelRatio()).toPoint());
    };
    const auto& categories = gui::currentTheme().categories;
    for (std::uint32_t lane = 1; lane < 32; ++lane) {
        EXPECT_EQ(colourAt(picture.elementRect(0, lane).center()), categories.at(lane / 8)) << lane;
        EXPECT_EQ(colourAt(picture.elementRect(1, lane).center()), categories.at(lane % 8)) << lane;
        const QPointF unused = picture.sectorRect(1, lane).center(); // only the first of its elements is used
        EXPECT_EQ(colourAt(unused + QPointF(0, 4)), gui::currentTheme().window) << lane;
    }
}

TEST_F(MemoryPicturesTest, WhereThereIsNoRoomThePanelsAreBelowEachOther) {
    useKernel("matrixAdd", {4000, 4000, 1}, {32, 8, 1});
    gui::SectorsPicture picture;
    picture.setPanels(sectorsPicture().panels(), 4);
    picture.resize(900, 400);
    EXPECT_EQ(picture.laneRect(0, 0).top(), picture.laneRect(1, 0).top());
    picture.resize(picture.minimumSizeHint().width(), 400);
    picture.resize(picture.width(), picture.minimumSizeHint().height());
    EXPECT_EQ(picture.laneRect(0, 0).left(), picture.laneRect(1, 0).left());
    EXPECT_GT(picture.laneRect(1, 0).top(), picture.sectorRect(0, 0).bottom());
    EXPECT_LE(picture.sectorRect(1, 0).bottom(), picture.height());
}

TEST_F(MemoryPicturesTest, TheTableHasARowForEachLaneAndOrder) {
    useKernel("matrixAdd", {4000, 4000, 1}, {32, 8, 1});
    const core::DataTable table = sectors().table();
    ASSERT_EQ(table.rows.size(), 64U);
    EXPECT_EQ(table.rows[33][3], core::TableCell(std::int64_t{16000}));
}

TEST_F(MemoryPicturesTest, TheStepsOfTheBarrierAreGoneThroughByKeys) {
    useKernel("blockSum", {1'000'000, 1, 1}, {256, 1, 1}, {"elements"});
    show(gui::page_id::barrier);
    gui::BarrierPicture& picture = barrierPicture();
    picture.setFocus();
    EXPECT_EQ(words("barrierPlace"), QStringLiteral("step 1 of 13"));
    QTest::keyClick(&picture, Qt::Key_Right);
    EXPECT_EQ(words("barrierSentence"), QStringLiteral("Warp 0 writes its elements. At the barrier it has to "
                                                       "wait: not all threads of the block have arrived."));
    QTest::keyClick(&picture, Qt::Key_Right);
    QTest::keyClick(&picture, Qt::Key_Right);
    EXPECT_TRUE(words("barrierSentence").contains(QStringLiteral("the barrier opens")));
    QTest::keyClick(&picture, Qt::Key_Left);
    EXPECT_EQ(barrier().step(), 2U);
    for (int i = 0; i < 20; ++i)
        QTest::keyClick(&picture, Qt::Key_Right);
    EXPECT_EQ(words("barrierSentence"), QStringLiteral("The sum of the block has 256 of its 256 elements."));
    EXPECT_TRUE(picture.accessibleDescription().contains(QStringLiteral("step 13 of 13")));
}

TEST_F(MemoryPicturesTest, WithoutTheBarrierItSaysWhatGoesWrong) {
    useKernel("blockSum", {1'000'000, 1, 1}, {256, 1, 1}, {"elements"});
    show(gui::page_id::barrier);
    gui::BarrierPicture& picture = barrierPicture();
    picture.setFocus();
    QTest::keyClick(&picture, Qt::Key_B);
    EXPECT_FALSE(panel().findChild<QCheckBox*>(QStringLiteral("barrierKept"))->isChecked());
    QTest::keyClick(&picture, Qt::Key_Right);
    QTest::keyClick(&picture, Qt::Key_Right);
    EXPECT_EQ(words("barrierSentence"),
              QStringLiteral("Threads 0 to 31 each add the element 128 after their own. 32 of them read an "
                             "element that no thread has written yet."));
    for (int i = 0; i < 20; ++i)
        QTest::keyClick(&picture, Qt::Key_Right);
    EXPECT_TRUE(words("barrierSentence")
                    .startsWith(QStringLiteral("The sum of the block has 32 of its 256 elements. It also has "
                                               "96 values that no thread of the block wrote.")))
        << words("barrierSentence").toStdString();
}

TEST_F(MemoryPicturesTest, TheStepsArePlayedToTheEnd) {
    useKernel("blockSum", {64, 1, 1}, {1, 1, 1}, {"elements"});
    show(gui::page_id::barrier);
    QTest::keyClick(&barrierPicture(), Qt::Key_Space);
    EXPECT_TRUE(barrier().isPlaying());
    EXPECT_TRUE(QTest::qWaitFor([this] { return !barrier().isPlaying(); }, waitMs));
    EXPECT_EQ(barrier().step() + 1, barrier().steps().size());
}

TEST_F(MemoryPicturesTest, BothAreSavedAsPictures) {
    useKernel("blockSum", {1'000'000, 1, 1}, {256, 1, 1}, {"elements"});
    for (QWidget* picture : std::initializer_list<QWidget*>{&sectorsPicture(), &barrierPicture()}) {
        EXPECT_NE(
            picture->findChild<gui::ExportMenu*>(QStringLiteral("exportMenu"), Qt::FindDirectChildrenOnly),
            nullptr);
        EXPECT_FALSE(picture->accessibleName().isEmpty());
        EXPECT_TRUE(picture->focusPolicy() & Qt::TabFocus);
    }
    const QByteArray svg =
        gui::renderPicture(barrierPicture(), QStringLiteral("a"), {gui::PictureKind::Svg, 1});
    EXPECT_TRUE(svg.contains("<desc>step 1 of 13")) << svg.left(400).toStdString();
}

TEST_F(MemoryPicturesTest, TheBytesBelowTheSectorsAreRegular) {
    useKernel("matrixAddByRows", {4000, 4000, 1}, {32, 8, 1}, {"rows", "columns"}); // 32 sectors far apart
    show(gui::page_id::sectors);
    for (const int width : {900, 1024, 1280, 1440}) {
        window->resize(width, 700);
        handleAllEvents();
        for (std::size_t panel = 0; panel < sectorsPicture().panels().size(); ++panel) {
            const auto shown = sectorsPicture().addresses(panel);
            ASSERT_GE(shown.size(), 2U);
            EXPECT_EQ(shown.front().sector, 0U);
            const std::size_t step = shown[1].sector;
            for (std::size_t i = 1; i < shown.size(); ++i) {
                const bool isLast =
                    shown[i].sector + 1 == sectorsPicture().panels()[panel].warp.sectors.size();
                EXPECT_TRUE(isLast || shown[i].sector == i * step) << width << ": " << shown[i].sector;
                EXPECT_GT(shown[i].rect.left(), shown[i - 1].rect.right());
            }
        }
    }
}

} // namespace
} // namespace trichevron::test
