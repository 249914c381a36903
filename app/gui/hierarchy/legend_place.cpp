// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/hierarchy/legend_place.h"

#include "app/gui/hierarchy/panel_layout.h"

#include <QFontMetricsF>

#include <algorithm>
#include <utility>

namespace trichevron::gui {
namespace {

constexpr double legendFromEdge = 12; // pixels
/// A canvas so many times as wide as high has more room at its sides than below the grid.
constexpr int wideCanvas = 2;
constexpr double shareBeside = 0.38; // of the width, at most
constexpr double linesOfCaption = 3; // with the space around them

} // namespace

double LegendPlace::lineHeight() const {
    return QFontMetricsF(canvas_.font()).height();
}

bool LegendPlace::isLow() const {
    return isLowCanvas(canvas_.height(), lineHeight());
}

QSizeF LegendPlace::roomBeside() const {
    return {shareBeside * canvas_.width(),
            canvas_.height() - 2 * legendFromEdge - linesOfCaption * lineHeight()};
}

double LegendPlace::column() const {
    return isBeside_ ? legendFromEdge + roomBeside().width() : 0;
}

void LegendPlace::begin(int minimapWidth, bool isPanelAlone) {
    minimapWidth_ = minimapWidth;
    rows_ = isLow() ? 1 : Legend::usualRows;
    isBeside_ = isPanelAlone && canvas_.width() >= wideCanvas * canvas_.height();
}

bool LegendPlace::takesRoomFor(const std::vector<core::LegendEntry>& entries) {
    const Legend shown = legendOf(entries);
    if (isBeside_ && !shown.isWhole()) {
        isBeside_ = false;
        return true;
    }
    const int rowsBefore = rows_;
    if (!isBeside_)
        rows_ = std::max(rows_, shown.rows());
    const QRectF before = std::exchange(taken_, isBeside_ || isLow() ? placeOf(shown) : QRectF());
    return rows_ != rowsBefore || taken_ != before;
}

Legend LegendPlace::legendOf(const std::vector<core::LegendEntry>& entries) const {
    if (isBeside_)
        return Legend::within(roomBeside(), entries, canvas_.font());
    const double besideMinimap = minimapWidth_ == 0 ? 0 : minimapWidth_ + legendFromEdge;
    return {entries, canvas_.font(), canvas_.width() - 2 * legendFromEdge - besideMinimap, isLow()};
}

QRectF LegendPlace::placeOf(const Legend& legend) const {
    return {QPointF(legendFromEdge, canvas_.height() - legendFromEdge - legend.size().height()),
            legend.size()};
}

QRectF LegendPlace::bottom() const {
    const double high = isBeside_ ? legendFromEdge : rows_ * (lineHeight() + 4) + 10 + legendFromEdge + 8;
    return {0, canvas_.height() - high, static_cast<double>(canvas_.width()), high};
}

} // namespace trichevron::gui
