// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The small picture of the whole grid: its axes and its cells.
#include "app/gui/hierarchy/minimap.h"

#include <gtest/gtest.h>

#include <QFont>
#include <QImage>
#include <QPixmap>

#include <algorithm>
#include <utility>

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

/// The line of an axis in a picture, in pixels along it and across it.
struct DrawnAxis {
    bool isVertical = false;
    int across = 0;
    int begin = 0;
    int end = 0;
};

/// Not the cells and the frame, which are lighter.
bool isAxisInk(const QImage& picture, const DrawnAxis& axis, int along, int across) {
    const QPoint at = axis.isVertical ? QPoint(across, along) : QPoint(along, across);
    return picture.valid(at) && picture.pixelColor(at).lightness() < 190;
}

/// The longest line in a part of the picture.
DrawnAxis longestLine(const QImage& picture, const QRect& part, bool isVertical) {
    DrawnAxis longest{isVertical};
    const auto [first, last] =
        isVertical ? std::pair(part.left(), part.right()) : std::pair(part.top(), part.bottom());
    const auto [from, to] =
        isVertical ? std::pair(part.top(), part.bottom()) : std::pair(part.left(), part.right());
    for (int across = first; across <= last; ++across)
        for (int along = from, begin = from; along <= to; ++along) {
            if (!isAxisInk(picture, longest, along, across))
                begin = along + 1;
            else if (along - begin > longest.end - longest.begin)
                longest = {isVertical, across, begin, along};
        }
    return longest;
}

int thicknessAt(const QImage& picture, const DrawnAxis& axis, int along) {
    int pixels = 0;
    for (const int step : {-1, 1})
        for (int across = axis.across; isAxisInk(picture, axis, along, across); across += step)
            ++pixels;
    return std::max(0, pixels - 1); // the line itself was counted twice
}

TEST(Minimap, EachAxisEndsInAnArrowHead) {
    for (const bool large : {false, true}) {
        Minimap map(nullptr);
        if (large) {
            QFont type = map.font();
            type.setPointSizeF(36);
            map.setFont(type);
        }
        const int side = large ? 400 : 88;
        map.resize(side, side);
        map.showGrid({{0, 0, 0}, {63, 63, 8}}, {}, {});
        const QImage drawn = map.grab().toImage();
        const QRect whole = drawn.rect();
        const QRect left(0, 0, whole.width() / 2, whole.height());
        const QRect right(whole.width() / 2, 0, whole.width() - whole.width() / 2, whole.height());
        for (const auto& [name, axis] : {std::pair("x", longestLine(drawn, whole, false)),
                                         std::pair("y", longestLine(drawn, left, true)),
                                         std::pair("z", longestLine(drawn, right, true))}) {
            SCOPED_TRACE(testing::Message() << name << (large ? ", large type" : ""));
            const int length = axis.end - axis.begin;
            ASSERT_GT(length, side / 3) << "it is as long as what it measures";
            const int fifth = length / 5;
            int line = side;
            for (int along = axis.begin + fifth; along <= axis.end - fifth; ++along)
                line = std::min(line, thicknessAt(drawn, axis, along));
            int head = 0;
            for (int along = axis.end - fifth; along <= axis.end; ++along)
                head = std::max(head, thicknessAt(drawn, axis, along));
            EXPECT_GT(line, 0);
            EXPECT_GE(head, line + (large ? 8 : 2)) << "the head is wider than the line";
            EXPECT_LT(thicknessAt(drawn, axis, axis.end), head) << "and ends in a point";
        }
    }
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
