// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The legend of the hierarchy at every width: the entries of the colouring are dropped last.
#include "app/gui/hierarchy/legend.h"

#include "app/gui/hierarchy/hierarchy_canvas.h"
#include "app/gui/hierarchy/panel_layout.h"
#include "core/scene/colouring.h"
#include "core/scene/scene_facts.h"
#include "tests/gui/readable_texts.h"
#include "tests/gui/waiting.h"

#include <QApplication>
#include <QFontMetricsF>
#include <QImage>
#include <QLabel>
#include <QMouseEvent>
#include <QPainter>
#include <QRegularExpression>

#include <gtest/gtest.h>

#include <algorithm>

namespace trichevron::test {
namespace {

/// How many entries "+3 more" stands for; 0 for any other text.
int entriesOf(const QString& text) {
    static const QRegularExpression sign(QStringLiteral("^\\+(\\d+) more$"));
    return sign.match(text).captured(1).toInt();
}
qsizetype signsIn(const QStringList& texts) {
    return std::count_if(texts.begin(), texts.end(), [](const QString& text) { return entriesOf(text) > 0; });
}

/// The legend of a block with 16 warps, one of them selected, in a grid with idle threads.
std::vector<core::LegendEntry> legendOfWarps(core::Count selected) {
    core::SceneRequest request;
    request.shape = {{250, 250, 1}, {1, 1, 1}, {16, 32, 1}};
    request.problem = core::ProblemExtent{3990, 7990, 1};
    request.colouring = core::findColouring("warp");
    request.path = pathToThread(request.shape, {2, 1, 0},
                                toIndex(selected * request.shape.warpSize, request.shape.block));
    return buildScene(request).legend;
}

QFont typeOf(double size) {
    QFont font = QApplication::font();
    font.setPointSizeF(size);
    return font;
}

TEST(HierarchyLegend, HasEveryEntryIfThereIsRoom) {
    const std::vector<core::LegendEntry> entries = legendOfWarps(3);
    const gui::Legend legend(entries, typeOf(9), 4000);
    EXPECT_EQ(legend.texts().size(), static_cast<qsizetype>(entries.size()));
    EXPECT_EQ(signsIn(legend.texts()), 0);
    EXPECT_EQ(legend.rows(), 1);
}

TEST(HierarchyLegend, KeepsTheColouringLongestAtEveryWidth) {
    for (const core::Count selected : {core::Count{0}, core::Count{3}, core::Count{7}, core::Count{12}})
        for (const double type : {9.0, 14.0})
            for (int width = 160; width < 1400; width += 20) {
                const gui::Legend legend(legendOfWarps(selected), typeOf(type), width);
                const QStringList texts = legend.texts();
                const std::string context =
                    std::to_string(width) + ": " + texts.join(QStringLiteral(" | ")).toStdString();
                ASSERT_FALSE(texts.isEmpty()) << context;
                EXPECT_LE(legend.size().width(), width) << context;
                EXPECT_LE(legend.rows(), gui::Legend::usualRows + 1) << context;
                EXPECT_EQ(entriesOf(texts.front()), 0) << context;
                EXPECT_LE(signsIn(texts), 1) << context;
                const auto has = [&](const QString& part) {
                    return std::any_of(texts.begin(), texts.end(),
                                       [&](const QString& text) { return text.contains(part); });
                };
                // In order of importance: an entry is present only if all before it are.
                const std::vector<bool> there{
                    has(QStringLiteral("(selected)")),
                    texts.contains(selected == 1 ? QStringLiteral("2") : QStringLiteral("1")),
                    has(QStringLiteral("colours")), has(QStringLiteral("×")), has(QStringLiteral("holds"))};
                const bool isIdleThere = has(QStringLiteral("idle"));
                EXPECT_TRUE(!isIdleThere || there.back()) << context;
                EXPECT_TRUE(!there[4] || there[3]) << context;
                EXPECT_TRUE(!there[3] || there[2]) << context;
                EXPECT_TRUE(!there[2] || there[1]) << context;
                EXPECT_TRUE(there[0] || width < 300) << context;
                if (width >= 420 && type < 10) {
                    EXPECT_TRUE(there[2] && there[3] && there[4]) << context;
                }
            }
}

/// Four waves, and the eight warps of a selected block: two lists.
std::vector<core::LegendEntry> legendOfWavesAndWarps() {
    core::SceneRequest request;
    request.shape = {{3907, 1, 1}, {1, 1, 1}, {256, 1, 1}};
    request.problem = core::ProblemExtent{1'000'000, 1, 1};
    auto facts = std::make_shared<core::SceneFacts>();
    facts->concurrentBlocks = 1056;
    request.facts = facts;
    request.path = pathToThread(request.shape, {3, 0, 0}, {232, 0, 0});
    return buildScene(request).legend;
}

bool isHeading(const QString& text) {
    return text == QStringLiteral("blocks:") || text == QStringLiteral("threads:");
}

TEST(HierarchyLegend, WhereBlocksAndThreadsHaveTheSameColoursEachListHasAHeading) {
    const QStringList texts = gui::Legend(legendOfWavesAndWarps(), typeOf(9), 2400).texts();
    EXPECT_EQ(texts.indexOf(QStringLiteral("blocks:")), 0);
    EXPECT_EQ(texts.value(1), QStringLiteral("wave 0: 1,056"));
    const auto ofThreads = texts.indexOf(QStringLiteral("threads:"));
    ASSERT_GT(ofThreads, 1) << texts.join(QStringLiteral(" | ")).toStdString();
    EXPECT_EQ(texts.value(ofThreads + 1), QStringLiteral("warp 0"));
    for (const QString& text : gui::Legend(legendOfWarps(3), typeOf(9), 2400).texts())
        EXPECT_FALSE(isHeading(text)) << "only threads have colours";
}

TEST(HierarchyLegend, AListWithoutAllOfItsColoursSaysSoAtEveryWidth) {
    const QStringList waves{QStringLiteral("wave 0: 1,056"), QStringLiteral("1: 1,056"),
                            QStringLiteral("2: 1,056"), QStringLiteral("3: 739")};
    const QStringList warps{QStringLiteral("warp 0"), QStringLiteral("1"),
                            QStringLiteral("2"),      QStringLiteral("3"),
                            QStringLiteral("4"),      QStringLiteral("5"),
                            QStringLiteral("6"),      QStringLiteral("warp 7 (selected)")};
    int whole = 0;
    for (const bool isLow : {false, true})
        for (int width = 300; width < 2400; width += 20) {
            const gui::Legend legend(legendOfWavesAndWarps(), typeOf(9), width, isLow);
            const QStringList texts = legend.texts();
            const auto ofThreads = texts.indexOf(QStringLiteral("threads:"));
            const std::string context =
                std::to_string(width) + ": " + texts.join(QStringLiteral(" | ")).toStdString();
            const auto lists = [&](const QStringList& part, const QStringList& colours) {
                EXPECT_TRUE(signsIn(part) > 0 ||
                            std::all_of(colours.begin(), colours.end(),
                                        [&](const QString& colour) { return part.contains(colour); }))
                    << context;
            };
            if (ofThreads < 0) {
                EXPECT_GT(signsIn(texts), 0) << context;
                continue;
            }
            if (ofThreads > 0)
                lists(texts.mid(0, ofThreads), waves);
            lists(texts.mid(ofThreads), warps);
            whole += legend.isWhole() ? 1 : 0;
        }
    EXPECT_GT(whole, 0);
}

TEST(HierarchyLegend, SaysHowManyEntriesHaveNoRoomAtEveryWidthAndType) {
    int lacking = 0;
    for (const std::vector<core::LegendEntry>& entries :
         {legendOfWarps(3), legendOfWarps(12), legendOfWavesAndWarps()})
        for (const double type : {9.0, 14.0, 20.0})
            for (const bool isLow : {false, true})
                for (int width = 300; width < 2000; width += 20) {
                    const QStringList texts = gui::Legend(entries, typeOf(type), width, isLow).texts();
                    int shown = 0;
                    int more = 0;
                    for (const QString& text : texts) {
                        more += entriesOf(text);
                        shown += entriesOf(text) == 0 && !isHeading(text) ? 1 : 0;
                    }
                    const auto headings =
                        std::count_if(entries.begin(), entries.end(), [](const core::LegendEntry& entry) {
                            return entry.role == core::LegendRole::Level;
                        });
                    EXPECT_EQ(shown + more + headings, static_cast<int>(entries.size()))
                        << width << ": " << texts.join(QStringLiteral(" | ")).toStdString();
                    lacking += more > 0 ? 1 : 0;
                }
    EXPECT_GT(lacking, 100);
}

TEST(HierarchyLegend, AListWithoutAnyOfItsColoursHasNoHeading) {
    std::vector<core::LegendEntry> entries = legendOfWavesAndWarps();
    for (core::LegendEntry& entry : entries)
        entry.selected = false;
    int without = 0;
    for (int width = 100; width < 1200; width += 10) {
        const QStringList texts = gui::Legend(entries, typeOf(9), width, true).texts();
        if (texts.isEmpty())
            continue; // too narrow for any
        without += texts.contains(QStringLiteral("threads:")) ? 0 : 1;
        const std::string context =
            std::to_string(width) + ": " + texts.join(QStringLiteral(" | ")).toStdString();
        EXPECT_FALSE(isHeading(texts.last())) << context;
        for (qsizetype i = 1; i < texts.size(); ++i)
            EXPECT_FALSE(entriesOf(texts[i]) > 0 && (entriesOf(texts[i - 1]) > 0 || isHeading(texts[i - 1])))
                << context;
    }
    EXPECT_GT(without, 0);
}

TEST(HierarchyLegend, TakesAFurtherRowBeforeItLeavesOutAColour) {
    // As wide as in a window of 1280 × 800.
    const gui::Legend legend(legendOfWavesAndWarps(), typeOf(9), 656);
    EXPECT_TRUE(legend.isWhole()) << legend.texts().join(QStringLiteral(" | ")).toStdString();
    EXPECT_EQ(legend.rows(), gui::Legend::usualRows + 1);
}

TEST(HierarchyLegend, ItsColoursGrowWithTheType) {
    const gui::SceneColours colours = gui::SceneColours::light();
    const auto swatchWidth = [&](int pixels) {
        QFont font = QApplication::font();
        font.setPixelSize(pixels);
        const gui::Legend legend({{core::categoryHue(0), core::Pattern::None, "block", false, {}}}, font,
                                 2000);
        QImage picture(legend.size().toSize() + QSize(2, 2), QImage::Format_RGB32);
        picture.fill(Qt::white);
        QPainter painter(&picture);
        legend.paint(painter, {0, 0}, colours);
        painter.end();
        int most = 0;
        for (int y = 0; y < picture.height(); ++y) {
            int width = 0;
            for (int x = 0; x < picture.width(); ++x)
                width += picture.pixel(x, y) == colours.categories[0].rgb() ? 1 : 0;
            most = std::max(most, width);
        }
        return most;
    };
    EXPECT_NEAR(swatchWidth(12), 11, 2);
    EXPECT_NEAR(swatchWidth(48), 44, 6) << "as on a projector";
}

TEST(HierarchyLegend, ItsGapsGrowWithTheType) {
    const std::vector<core::LegendEntry> entries = legendOfWarps(3);
    const double usual = gui::Legend(entries, typeOf(9), 40'000).size().width();
    EXPECT_GT(gui::Legend(entries, typeOf(36), 40'000).size().width(), 3.9 * usual);
}

TEST(HierarchyLegend, ALongSentenceIsElidedAndNoEntryIsDropped) {
    core::SceneRequest request;
    request.shape = {{250, 250, 1}, {1, 1, 1}, {16, 32, 1}};
    request.colouring = core::findColouring("wave");
    request.path = pathToBlock(request.shape, {2, 1, 0});
    const std::vector<core::LegendEntry> entries = buildScene(request).legend;
    int width = 4000; // as much as does not suffice
    while (gui::Legend(entries, typeOf(9), width).isWhole())
        --width;
    const gui::Legend legend(entries, typeOf(9), width);
    ASSERT_GE(legend.texts().size(), 2);
    EXPECT_TRUE(legend.texts().front().startsWith(QStringLiteral("no waves")));
    EXPECT_TRUE(legend.texts().front().endsWith(QStringLiteral("…")));
    EXPECT_TRUE(legend.texts().back().contains(QStringLiteral("block (2, 1, 0)")));
    EXPECT_FALSE(legend.isWhole());
    EXPECT_TRUE(legend.allTexts().front().endsWith(QStringLiteral("no device is chosen")));
    EXPECT_TRUE(gui::Legend(buildScene(request).legend, typeOf(9), 4000).isWhole());
}

/// What the pointer shows at a place of the canvas, from its lower left corner.
QString labelAt(gui::HierarchyCanvas& canvas, const QSize& size, const QPoint& fromBottomLeft) {
    canvas.resize(size);
    canvas.show();
    canvas.grab();
    const QPoint at(fromBottomLeft.x(), size.height() - fromBottomLeft.y());
    QMouseEvent move(QEvent::MouseMove, at, canvas.mapToGlobal(at), Qt::NoButton, Qt::NoButton, {});
    QApplication::sendEvent(&canvas, &move);
    auto* label = canvas.findChild<QLabel*>(QStringLiteral("hoverLabel"));
    return label->isVisible() ? label->text() : QString();
}
constexpr QPoint onLegend(40, 24);

TEST(HierarchyLegend, ThePointerListsTheEntriesThatHaveNoRoomInLargeType) {
    const core::LaunchShape shape{{250, 250, 1}, {1, 1, 1}, {16, 32, 1}};
    gui::HierarchyCanvas canvas;
    canvas.setMotionReduced(true);
    canvas.setFont(typeOf(18));
    canvas.setLaunch(shape, core::ProblemExtent{3990, 7990, 1});
    canvas.setColouring(*core::findColouring("warp"));
    canvas.setPath(core::pathToThread(shape, {2, 1, 0}, {3, 2, 0}));
    const QString all = labelAt(canvas, {656, 420}, onLegend);
    int more = 0;
    for (const ReadableText& text : paintedTexts(canvas))
        more += entriesOf(text.text);
    EXPECT_GT(more, 0) << "there is no room for all";
    for (const core::LegendEntry& entry : canvas.scene().legend)
        EXPECT_TRUE(all.contains(QString::fromStdString(entry.text).toHtmlEscaped()))
            << entry.text << " in: " << all.toStdString();
}

TEST(HierarchyLegend, ThePointerShowsAllOfALegendThatHasNoRoom) {
    gui::HierarchyCanvas canvas;
    canvas.setLaunch({{250, 250, 1}, {1, 1, 1}, {16, 32, 1}}, core::ProblemExtent{3990, 7990, 1});
    canvas.setColouring(*core::findColouring("wave"));
    EXPECT_TRUE(labelAt(canvas, {260, 400}, onLegend).contains(QStringLiteral("no device is chosen")));
    EXPECT_FALSE(labelAt(canvas, {1600, 400}, onLegend).contains(QStringLiteral("no device is chosen")))
        << "it is read where it stands";
    EXPECT_TRUE(canvas.accessibleDescription().contains(QStringLiteral("no device is chosen")))
        << "F1 and screen readers have it too";
}

TEST(HierarchyLegend, OnALowCanvasAPictureStandsBesideAShortLegendAndAboveALongOne) {
    core::SceneRequest request;
    request.shape = {{4, 2, 1}, {1, 1, 1}, {8, 4, 1}};
    const core::Scene scene = buildScene(request);
    const auto lowestFor = [&scene](const QRectF& legend) {
        gui::CanvasRoom room{{600, 160}, 15, 49, {}, 23, legend};
        return placePanels(scene.panels, gui::Viewpoint::home(false), room).front().boxes.bottom();
    };
    const double usual = lowestFor({});
    EXPECT_GT(lowestFor({12, 119, 75, 29}), usual + 30);
    EXPECT_EQ(lowestFor({12, 119, 560, 29}), usual);
}

TEST(HierarchyLegend, OnAWideCanvasItStandsBesideTheGridWhichHasTheHeight) {
    gui::HierarchyCanvas canvas;
    canvas.setMotionReduced(true);
    auto facts = std::make_shared<core::SceneFacts>();
    facts->concurrentBlocks = 1056;
    canvas.setFacts(facts);
    canvas.setColouring(*core::findColouring("wave"));
    canvas.setLaunch({{63, 63, 1}, {1, 1, 1}, {16, 16, 1}}, core::ProblemExtent{1000, 1000, 1});
    canvas.show();
    // The canvas of a window of 900 × 600, with lower results and with higher ones.
    for (const QSize& size : {QSize(632, 275), QSize(632, 220), QSize(1900, 700)}) {
        canvas.resize(size);
        handleAllEvents();
        const auto highest = canvas.visiblePointOf(0, 0);
        const auto lowest = canvas.visiblePointOf(0, canvas.scene().panels.front().boxes.size() - 1);
        ASSERT_TRUE(highest && lowest) << size.height();
        EXPECT_GT(lowest->y() - highest->y(), 0.43 * size.height()) << size.height();
        int seen = 0;
        for (const ReadableText& text : paintedTexts(canvas))
            seen += text.text.startsWith(QStringLiteral("wave 0")) ||
                            text.text.startsWith(QStringLiteral("partly idle"))
                        ? 1
                        : 0;
        EXPECT_EQ(seen, 2) << size.height();
    }
}

TEST(HierarchyLegend, BesideAGridNoWordOfItMovesTheGrid) {
    core::SceneRequest request;
    request.shape = {{63, 63, 1}, {1, 1, 1}, {16, 16, 1}};
    const core::Scene scene = buildScene(request);
    const auto middleFor = [&scene](const QSizeF& canvas, const QSizeF& legend) {
        const double column = 12 + 0.38 * canvas.width();
        const gui::CanvasRoom room{
            canvas, 15, 12, {}, 23, {QPointF(12, canvas.height() - 12 - legend.height()), legend}, column};
        const gui::PanelPlace place = placePanels(scene.panels, gui::Viewpoint::home(false), room).front();
        return place.camera.bounds(scene.panels.front().minCorner, scene.panels.front().maxCorner).center();
    };
    const QSizeF wide(1350, 560);
    EXPECT_NEAR(middleFor(wide, {480, 30}).x(), wide.width() / 2, 1) << "it has room in the middle";
    EXPECT_NEAR(middleFor(wide, {120, 30}).x(), wide.width() / 2, 1);
    const QSizeF narrow(632, 275);
    const QPointF beside = middleFor(narrow, {230, 90});
    EXPECT_NEAR(beside.x(), 12 + 0.38 * narrow.width() + (0.62 * narrow.width() - 30) / 2, 2)
        << "in the middle of what the legend leaves";
    for (const double width : {200.0, 215.0, 238.0}) {
        EXPECT_EQ(middleFor(narrow, {width, 90}), beside) << width;
    }
}

TEST(HierarchyLegend, TheBoxWithTheSelectionIsMarkedWithoutColour) {
    std::vector<core::LegendEntry> entries = legendOfWarps(3);
    entries.erase(
        std::remove_if(entries.begin(), entries.end(),
                       [](const core::LegendEntry& entry) { return entry.role != core::LegendRole::Holds; }),
        entries.end());
    ASSERT_EQ(entries.size(), 1U);
    for (const gui::SceneColours& colours : {gui::SceneColours::light(), gui::SceneColours::dark()}) {
        EXPECT_EQ(std::count(colours.categories.begin(), colours.categories.end(), colours.accent), 0);
        const gui::Legend legend(entries, typeOf(9), 600);
        QImage image(600, 60, QImage::Format_RGB32);
        image.fill(colours.background);
        QPainter painter(&image);
        legend.paint(painter, {0, 0}, colours);
        painter.end();
        // Across the swatch: ring, centre, ring.
        int rings = 0;
        bool before = false;
        const int y = static_cast<int>(legend.size().height() / 2);
        for (int x = 2; x < 23; ++x) {
            const bool dark = qAbs(qGray(image.pixel(x, y)) - qGray(colours.surface.rgb())) > 80;
            rings += dark && !before ? 1 : 0;
            before = dark;
        }
        EXPECT_EQ(rings, 3);
    }
}

TEST(SceneColoursTest, AScaleBesideCategoriesHasNoneOfTheirColours) {
    for (const gui::SceneColours& colours : {gui::SceneColours::light(), gui::SceneColours::dark()}) {
        for (const QColor& category : colours.categories)
            EXPECT_GT(category.hslSaturation(), 0) << category.name().toStdString();
        int before = -1;
        for (const QColor& grey : colours.greys) {
            EXPECT_EQ(grey.hslSaturation(), 0) << grey.name().toStdString();
            EXPECT_GT(grey.lightness(), before) << "increasingly light";
            EXPECT_NE(grey, colours.accent);
            before = grey.lightness();
        }
        EXPECT_EQ(colourOf(core::rampHue(0, 5, core::Hue::Kind::GreyRamp), colours), colours.greys.front());
        EXPECT_EQ(colourOf(core::rampHue(4, 5, core::Hue::Kind::GreyRamp), colours), colours.greys.back());
    }
}

} // namespace
} // namespace trichevron::test
