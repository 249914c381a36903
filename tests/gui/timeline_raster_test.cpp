// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The pixels of the SM timeline compared with the blocks of the trace.
#include "app/gui/theme/theme.h"
#include "app/gui/timeline/timeline_raster.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <random>

namespace trichevron::test {
namespace {

core::LaunchShape computeShape(std::uint32_t blocks, std::uint32_t cluster = 1) {
    core::LaunchShape shape;
    shape.grid = {blocks, 1, 1};
    shape.cluster = {cluster, 1, 1};
    shape.block = {32, 1, 1};
    return shape;
}

core::BlockTrace randomTrace(std::uint32_t blocks, unsigned seed) {
    std::mt19937 random(seed); // NOLINT(cert-msc32-c,cert-msc51-cpp): not for secrets
    core::BlockTrace trace;
    trace.blocks = blocks;
    for (std::uint32_t rank = 0; rank < blocks; ++rank) {
        const std::uint64_t begin = random() % 2000;
        trace.blockSm.push_back(static_cast<int>(random() % 6));
        trace.beginNanoseconds.push_back(begin);
        trace.endNanoseconds.push_back(begin + 40 + random() % 380);
    }
    return trace;
}

core::TraceTimeline buildTimeline(const core::BlockTrace& trace, const core::LaunchShape& shape) {
    return {trace, analyse(trace, shape), shape, 6};
}

/// The share of the area of a pixel that the bars of the trace cover, computed from every bar.
double coverOf(const core::TraceTimeline& timeline, const gui::TimelineWindow& window, int x, int y) {
    double cover = 0;
    for (std::uint32_t rank = 0; rank < timeline.barCount(); ++rank) {
        const QRectF common = window.place(timeline, rank) & QRectF(x, y, 1, 1);
        cover += common.width() * common.height();
    }
    return cover;
}

TEST(TimelineRaster, TheOpacityOfAPixelIsTheAreaThatBarsCover) {
    for (unsigned seed = 0; seed < 6; ++seed) {
        const core::TraceTimeline timeline = buildTimeline(randomTrace(300, seed), computeShape(300));
        // So small that bars have no gaps between them.
        const gui::TimelineWindow window{100.0 * seed, 2000, 0.25 * seed, 6, QSize(16, 10)};
        gui::TimelineRaster raster;
        const QImage image =
            raster.draw(timeline, window, core::TimelineColour::Round, gui::currentTheme().categories);
        int covered = 0;
        for (int y = 0; y < 10; ++y)
            for (int x = 0; x < 16; ++x) {
                const double expected = coverOf(timeline, window, x, y);
                if (expected > 0 && expected < 0.002)
                    continue; // almost untouched
                const double alpha = qAlpha(image.pixel(x, y)) / 255.0;
                covered += expected > 0 ? 1 : 0;
                EXPECT_NEAR(alpha, expected > 0 ? std::clamp(expected, 0.25, 1.0) : 0, 0.012)
                    << seed << ": " << x << ", " << y;
            }
        EXPECT_GT(covered, 60);
    }
}

TEST(TimelineRaster, AWideBarHasTheColourOfItsRoundOrCluster) {
    const core::BlockTrace trace = randomTrace(120, 3);
    const core::TraceTimeline timeline = buildTimeline(trace, computeShape(120, 4));
    const gui::TimelineWindow window{0, 2500, 0, 6, QSize(1500, 900)};
    const gui::BarColours& colours = gui::currentTheme().categories;
    gui::TimelineRaster raster;
    for (const core::TimelineColour by : {core::TimelineColour::Round, core::TimelineColour::Cluster}) {
        const QImage image = raster.draw(timeline, window, by, colours);
        int hatched = 0;
        for (std::uint32_t rank = 0; rank < timeline.barCount(); ++rank) {
            const std::uint32_t number =
                by == core::TimelineColour::Round ? timeline.barOf(rank).round : rank / 4;
            const QPoint middle = window.place(timeline, rank).center().toPoint();
            // The strokes of a hatched bar are opaque.
            QColor strongest = image.pixelColor(middle);
            for (int x = -6; x <= 6; ++x)
                if (const QColor other = image.pixelColor(middle + QPoint(x, 0));
                    other.alpha() > strongest.alpha())
                    strongest = other;
            const QColor expected = colours.at(number % 8);
            EXPECT_NEAR(strongest.red(), expected.red(), 2) << rank;
            EXPECT_NEAR(strongest.green(), expected.green(), 2) << rank;
            EXPECT_NEAR(strongest.blue(), expected.blue(), 2) << rank;
            const bool isHatchedNow = image.pixelColor(middle).alpha() < 255 ||
                                      image.pixelColor(middle + QPoint(3, 0)).alpha() < 255;
            EXPECT_EQ(isHatchedNow, number / 8 % 2 == 1) << "colours repeat from the ninth on";
            hatched += isHatchedNow ? 1 : 0;
        }
        if (by == core::TimelineColour::Cluster) {
            EXPECT_GT(hatched, 20);
        }
    }
}

TEST(TimelineRaster, APictureAtFourTimesTheSizeHasTheSameHatching) {
    const core::TraceTimeline timeline = buildTimeline(randomTrace(120, 3), computeShape(120, 4));
    const auto drawn = [&](int ratio) {
        const gui::TimelineWindow window{0, 2500, 0, 6, QSize(750, 450) * ratio, double(ratio)};
        gui::TimelineRaster raster;
        return raster.draw(timeline, window, core::TimelineColour::Cluster, gui::currentTheme().categories);
    };
    // Along the rows, between a stroke and what is between two; of a hatching that is a quarter as large the
    // strokes merge.
    const auto edgesIn = [](const QImage& image) {
        constexpr int betweenStrokes = 170; // a stroke is opaque
        int edges = 0;
        for (int y = 0; y < image.height(); ++y)
            for (int x = 1; x < image.width(); ++x)
                edges += (qAlpha(image.pixel(x, y)) > betweenStrokes) !=
                                 (qAlpha(image.pixel(x - 1, y)) > betweenStrokes)
                             ? 1
                             : 0;
        return edges;
    };
    const QImage screen = drawn(1);
    const QImage saved = drawn(4).scaled(screen.size(), Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
    const int edges = edgesIn(screen);
    ASSERT_GT(edges, 2000);
    EXPECT_NEAR(edgesIn(saved), edges, edges / 5) << "the ends of the bars differ";
}

} // namespace
} // namespace trichevron::test
