// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// How the zones behind an occupancy curve are named: over them, or in a legend of their patterns.
#include "app/gui/plots/limiter_bands.h"

#include "app/gui/theme/theme.h"

#include <QImage>
#include <QPainter>

#include <gtest/gtest.h>

namespace trichevron::test {
namespace {

using core::Limiter;

struct Zone {
    int points; ///< of a hundred
    gui::Limiters limiters;
};

core::OccupancyCurve zonesAsCurve(const std::vector<Zone>& zones) {
    core::OccupancyCurve curve;
    for (const Zone& zone : zones)
        for (int i = 0; i < zone.points; ++i) {
            core::Occupancy occupancy;
            occupancy.maxActiveBlocksPerMultiprocessor = 1;
            occupancy.blocksAllowedBy.fill(2);
            for (const Limiter limiter : zone.limiters)
                occupancy.blocksAllowedBy.at(static_cast<std::size_t>(limiter)) = 1;
            curve.x.push_back(curve.x.size() + 1);
            curve.y.push_back(occupancy);
        }
    return curve;
}

/// A plot with zones and without anything else.
class ZonePlot {
public:
    explicit ZonePlot(const std::vector<Zone>& zones, int width = 900) {
        plot_.resize(width, 300);
        plot_.show();
        bands_->rowOfNames = [this] {
            const QRect axes = plot_.axisRect()->rect();
            return QRectF(axes.left(), 0, axes.width(), gui::LimiterBands::lineHeight());
        };
        bands_->setCurve(zonesAsCurve(zones));
        plot_.xAxis->setRange(0, 101);
        plot_.replot();
    }
    gui::LimiterBands& bands() { return *bands_; }
    QStringList texts() const {
        QStringList texts;
        for (const gui::LimiterBands::Name& name : bands_->names())
            texts << name.text;
        return texts;
    }

private:
    QCustomPlot plot_;
    gui::LimiterBands* bands_ = new gui::LimiterBands(&plot_); // the plot owns it
};

struct NamingCase {
    const char* name;
    std::vector<Zone> zones;
    const char* texts; ///< joined by "|"
};
class Naming : public testing::TestWithParam<NamingCase> {};

TEST_P(Naming, NamesEveryPattern) {
    ZonePlot plot(GetParam().zones);
    EXPECT_EQ(plot.texts().join(QLatin1Char('|')).toStdString(), GetParam().texts);
    EXPECT_TRUE(plot.bands().areAllNamed());
}

INSTANTIATE_TEST_SUITE_P(
    LimiterBands, Naming,
    testing::Values(
        NamingCase{"WideZonesHaveTheirNamesOverThem",
                   {{40, {Limiter::Blocks}}, {60, {Limiter::Registers}}},
                   "limited by: blocks|registers"},
        NamingCase{"ANarrowZoneIsNamedByAnotherOfTheSameLimiter",
                   {{40, {Limiter::Registers}}, {57, {Limiter::Warps}}, {3, {Limiter::Registers}}},
                   "limited by: registers|warps"},
        NamingCase{
            "ANarrowZoneOfTwoIsNamedByThoseOfEach",
            {{40, {Limiter::Registers}}, {2, {Limiter::Warps, Limiter::Registers}}, {58, {Limiter::Warps}}},
            "limited by: registers|warps"},
        NamingCase{"AWideZoneOfTwoHasTheNamesOfBoth",
                   {{40, {Limiter::Blocks}}, {60, {Limiter::Warps, Limiter::Registers}}},
                   "limited by: blocks|warps and registers"},
        NamingCase{"ANarrowZoneWithAPatternOfItsOwnNeedsTheLegend",
                   {{2, {Limiter::Blocks}}, {98, {Limiter::Warps}}},
                   "limited by:|blocks|warps"},
        NamingCase{"TheLegendHasEachLimiterOfAZoneOfTwo",
                   {{2, {Limiter::Blocks}}, {98, {Limiter::Warps, Limiter::Registers}}},
                   "limited by:|blocks|warps|registers"},
        NamingCase{"ClustersArePartOfTheLegend",
                   {{2, {}}, {40, {Limiter::SharedMemory}}, {58, {Limiter::Warps}}},
                   "limited by:|clusters|shared memory|warps"}),
    [](const testing::TestParamInfo<NamingCase>& given) { return given.param.name; });

TEST(LimiterBands, AnEntryOfTheLegendHasThePatternOfItsZone) {
    ZonePlot plot({{2, {Limiter::Blocks}}, {98, {Limiter::Warps, Limiter::Registers}}});
    const std::vector<gui::LimiterBands::Name> names = plot.bands().names();
    ASSERT_EQ(names.size(), 4U);
    EXPECT_FALSE(names[0].swatch);
    EXPECT_EQ(names[1].swatch, gui::Limiters{Limiter::Blocks});
    EXPECT_EQ(names[2].swatch, gui::Limiters{Limiter::Warps});
    EXPECT_EQ(names[3].swatch, gui::Limiters{Limiter::Registers});
}

TEST(LimiterBands, TheLegendHasMoreLinesWhereItIsNarrow) {
    ZonePlot plot({{2, {Limiter::Blocks}}, {40, {Limiter::SharedMemory}}, {58, {Limiter::Registers}}});
    const int line = gui::LimiterBands::lineHeight();
    EXPECT_EQ(plot.bands().legendHeight(2000), line);
    const auto narrow = plot.bands().legendHeight(200);
    ASSERT_TRUE(narrow);
    EXPECT_GE(*narrow, 2 * line);
    EXPECT_FALSE(plot.bands().legendHeight(20)) << "no entry fits";
    plot.bands().rowOfNames = [] { return QRectF(0, 0, 20, 15); };
    EXPECT_FALSE(plot.bands().areAllNamed());
    plot.bands().rowsOfLegend = [&] { return QRectF(0, 0, 200, *narrow); };
    EXPECT_TRUE(plot.bands().areAllNamed());
    EXPECT_EQ(plot.texts().join(QLatin1Char('|')),
              QStringLiteral("limited by:|blocks|shared memory|registers"));
}

/// Where a pattern has ink: it is told from others without its colour.
QByteArray inkOfLimiters(const gui::Limiters& limiters) {
    constexpr int size = 48; // a multiple of the periods of most
    QImage image(size, size, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    gui::paintLimiters(painter, image.rect(), limiters);
    painter.end();
    QByteArray ink;
    for (int y = 0; y < size; ++y)
        for (int x = 0; x < size; ++x)
            ink += image.pixel(x, y) == QColor(Qt::white).rgb() ? ' ' : '#';
    return ink;
}

TEST(LimiterBands, NoTwoPatternsAreToldByColourAlone) {
    std::vector<gui::Limiters> all{{}};
    for (const Limiter one : core::allLimiters) {
        all.push_back({one});
        for (const Limiter other : core::allLimiters)
            if (one < other)
                all.push_back({one, other});
    }
    for (std::size_t i = 0; i < all.size(); ++i) {
        EXPECT_TRUE(inkOfLimiters(all[i]).contains('#')) << "no zone is without a pattern";
        for (std::size_t j = 0; j < i; ++j)
            EXPECT_NE(inkOfLimiters(all[i]), inkOfLimiters(all[j]))
                << gui::limiterNames(all[i]).toStdString() << " and "
                << gui::limiterNames(all[j]).toStdString();
    }
}

} // namespace
} // namespace trichevron::test
