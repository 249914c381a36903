// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Where a canvas has its legend: at the lower edge below the panels, or beside the grid where the canvas is
/// much wider than high, so that the grid has the height.
#pragma once

#include "app/gui/hierarchy/legend.h"

#include <QRectF>
#include <QWidget>

#include <vector>

namespace trichevron::gui {

class LegendPlace {
public:
    explicit LegendPlace(const QWidget& canvas) : canvas_(canvas) {}

    /// For a new scene. `minimapWidth`: 0 where there is none.
    void begin(int minimapWidth, bool isPanelAlone);
    /// True where a scene with this legend is to be built again, because there is other room for it now.
    bool takesRoomFor(const std::vector<core::LegendEntry>& entries);

    Legend legendOf(const std::vector<core::LegendEntry>& entries) const;
    QRectF placeOf(const Legend& legend) const;
    /// Below the panels.
    QRectF bottom() const;
    /// What a panel that reaches down to the edge leaves free; empty where panels stand above the legend.
    const QRectF& taken() const { return taken_; }
    /// The width at the left edge that a legend beside the grid has at most; 0 where it is below.
    double column() const;

private:
    bool isLow() const;
    double lineHeight() const;
    /// The largest legend beside the grid.
    QSizeF roomBeside() const;

    const QWidget& canvas_;
    int minimapWidth_ = 0;
    int rows_ = Legend::usualRows;
    bool isBeside_ = false;
    QRectF taken_;
};

} // namespace trichevron::gui
