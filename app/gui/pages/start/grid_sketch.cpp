// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/pages/start/grid_sketch.h"

#include "app/gui/theme/theme.h"

#include <QPainter>

namespace trichevron::gui {
namespace {

constexpr int columns = 4; ///< blocks
constexpr int rows = 2;
constexpr int threads = 4; ///< along each axis of a block
/// Pixels for the default font.
constexpr int cell = 10;
constexpr int betweenBlocks = 8;

int blockSide() {
    return threads * scaledPixels(cell);
}

} // namespace

GridSketch::GridSketch(QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("gridSketch"));
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

QSize GridSketch::sizeHint() const {
    const int step = blockSide() + scaledPixels(betweenBlocks);
    return {columns * step, rows * step};
}

void GridSketch::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.setPen(Qt::NoPen);
    const Theme& theme = currentTheme();
    QColor usual = theme.categories[4];
    usual.setAlpha(110);
    const int side = scaledPixels(cell);
    const int step = blockSide() + scaledPixels(betweenBlocks);
    for (int y = 0; y < rows * threads; ++y) {
        for (int x = 0; x < columns * threads; ++x) {
            const bool isMarkedBlock = x / threads == 2 && y / threads == 1;
            const bool isMarkedThread = isMarkedBlock && x % threads == 1 && y % threads == 2;
            const QRect place(x / threads * step + x % threads * side,
                              y / threads * step + y % threads * side, side - 1, side - 1);
            painter.fillRect(place, isMarkedThread ? theme.alarm : isMarkedBlock ? theme.accent : usual);
        }
    }
}

} // namespace trichevron::gui
