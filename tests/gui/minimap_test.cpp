// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The small picture of the whole grid: its axes and its cells.
#include "app/gui/hierarchy/minimap.h"

#include <gtest/gtest.h>

#include <QFont>
#include <QImage>
#include <QPixmap>

#include <algorithm>

namespace trichevron::gui {
namespace {

TEST(Minimap, ItsAxesCanBeReadOnAProjector) {
    Minimap map(nullptr);
    QFont large = map.font();
    large.setPointSizeF(36);
    map.setFont(large);
    map.resize(400, 400);
    map.showGrid({{0, 0, 0}, {63, 63, 1}}, {}, {});
    const QImage drawn = map.grab().toImage();
    int rows = 0; // of the name above the map
    for (int y = 0; y < 60; ++y) {
        bool hasInk = false;
        for (int x = 180; x < 260; ++x)
            hasInk = hasInk || drawn.pixelColor(x, y).lightness() < 80;
        rows += hasInk ? 1 : 0;
    }
    EXPECT_GT(rows, 20) << "four times the usual type";
}

TEST(Minimap, ASmallOneHasSmallAxesWhateverTheType) {
    const auto drawnWith = [](double points) {
        Minimap map(nullptr);
        QFont type = map.font();
        type.setPointSizeF(points);
        map.setFont(type);
        map.resize(64, 64);
        map.showGrid({{0, 0, 0}, {8, 4, 2}}, {}, {});
        return map.grab().toImage();
    };
    EXPECT_EQ(drawnWith(24), drawnWith(8)) << "or the names lie over each other";
}

TEST(Minimap, ItsAxesStayInItsFrame) {
    for (const core::Cell& grid :
         {core::Cell{63, 63, 1}, {64, 8, 1}, {4, 2, 1}, {8, 64, 1}, {3907, 2, 1}, {16, 16, 32}}) {
        Minimap map(nullptr);
        map.resize(88, 88);
        map.showGrid({{0, 0, 0}, grid}, {}, {});
        const QImage drawn = map.grab().toImage();
        for (int at = 8; at < 80; ++at) {
            EXPECT_EQ(drawn.pixel(0, at), drawn.pixel(0, 8)) << grid[0] << 'x' << grid[1] << " left, " << at;
            EXPECT_EQ(drawn.pixel(at, 0), drawn.pixel(8, 0)) << grid[0] << 'x' << grid[1] << " top, " << at;
        }
    }
}

TEST(Minimap, LongSizesOfTwoAxesDoNotLieOverEachOther) {
    const auto drawn = [](const core::Cell& grid, const QRect& part) {
        Minimap map(nullptr);
        map.resize(88, 88);
        map.showGrid({{0, 0, 0}, grid}, {}, {});
        return map.grab(part).toImage();
    };
    const core::Cell grid{111111111, 111111111, 1};
    const core::Cell otherX{111111112, 111111111, 1};
    const core::Cell otherY{111111111, 111111112, 1};
    const QRect besideX(0, 0, 13, 88);
    const QRect besideY(14, 0, 74, 12);
    EXPECT_EQ(drawn(grid, besideX), drawn(otherX, besideX)) << "the words of x are right of those of y";
    EXPECT_EQ(drawn(grid, besideY), drawn(otherY, besideY)) << "and those of y are left of those of x";
}

TEST(Minimap, TheSizeOfAShortAxisIsShown) {
    const auto drawn = [](const core::Cell& grid) {
        Minimap map(nullptr);
        map.resize(88, 88);
        map.showGrid({{0, 0, 0}, grid}, {}, {});
        return map.grab(QRect(0, 0, 14, 88)).toImage(); // the axis y
    };
    EXPECT_NE(drawn({64, 8, 1}), drawn({64, 9, 1}));
}

TEST(Minimap, ASmallGridHasACellForEachBlock) {
    Minimap map(nullptr);
    map.resize(64, 64);
    map.showGrid({{0, 0, 0}, {10, 4, 1}}, {}, {});
    const QImage drawn = map.grab().toImage();
    int most = 0;
    for (int y = 28; y < 48; ++y) {
        int gaps = 0;
        bool inGap = false;
        for (int x = 18; x < 57; ++x) {
            const bool isLight =
                drawn.pixelColor(x, y).lightness() > drawn.pixelColor(x - 1, y).lightness() + 5;
            gaps += isLight && !inGap ? 1 : 0;
            inGap = isLight;
        }
        most = std::max(most, gaps);
    }
    EXPECT_EQ(most, 9) << "between ten columns";
}

} // namespace
} // namespace trichevron::gui
