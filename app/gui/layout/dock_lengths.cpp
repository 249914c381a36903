// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/layout/dock_lengths.h"

#include <algorithm>

namespace trichevron::gui {
namespace {

constexpr int separator = 1; ///< pixels between docks, as in the style sheet

} // namespace

QSize DockLengths::viewBeside(const std::vector<bool>& folded, const std::vector<int>& lengths) const {
    int left = 0;
    int right = 0;
    int strips = 0;
    int below = 0;
    for (std::size_t i = 0; i < docks_.size(); ++i) {
        const DockNeeds& dock = docks_[i];
        const bool hasStrip = folded[i] || dock.isClosed;
        if (!hasStrip && !dock.isWanted)
            continue;
        const Qt::DockWidgetArea area = dock.area;
        if (hasStrip)
            (isAtSide(area) ? strips : below) += dock.strip;
        else if (area == Qt::LeftDockWidgetArea)
            left = std::max(left, lengths[i] + separator);
        else if (area == Qt::RightDockWidgetArea)
            right = std::max(right, lengths[i] + separator);
        else
            below += lengths[i] + separator;
    }
    return {room_.width() - left - right - strips, room_.height() - below};
}

bool DockLengths::fits(const std::vector<bool>& folded) const {
    int leastWidth = view_.leastWidth();
    int leastSide = 0;
    int strips = 0;
    std::vector<int> least(docks_.size(), 0);
    for (std::size_t i = 0; i < docks_.size(); ++i) {
        const DockNeeds& dock = docks_[i];
        const bool isSide = isAtSide(dock.area);
        const bool hasStrip = folded[i] || dock.isClosed;
        if (!hasStrip && !dock.isWanted)
            continue;
        if (hasStrip) {
            strips += isSide ? 0 : dock.strip;
            continue;
        }
        least[i] = dock.leastLength();
        if (isSide)
            leastSide = std::max(leastSide, dock.least.height());
        else
            leastWidth = std::max(leastWidth, dock.least.width());
    }
    const QSize view = viewBeside(folded, least);
    return view.width() >= leastWidth && view.height() >= view_.leastHeight(view.width(), true) &&
           room_.height() - strips >= leastSide;
}

std::vector<bool> DockLengths::folds() const {
    std::vector<bool> folded(docks_.size(), false);
    for (std::size_t i = 0; i < docks_.size() && !fits(folded); ++i)
        folded[i] = docks_[i].isWanted;
    return folded;
}

std::vector<int> DockLengths::lengths(const std::vector<bool>& folded) const {
    std::vector<int> least(docks_.size(), 0);
    std::vector<int> wanted(docks_.size(), 0);
    std::vector<int> lengths(docks_.size(), 0);
    for (std::size_t i = 0; i < docks_.size(); ++i) {
        const DockNeeds& dock = docks_[i];
        if (folded[i] || !dock.isWanted)
            continue;
        least[i] = dock.leastLength();
        wanted[i] = std::max(least[i], dock.dragged != 0 ? dock.dragged
                                       : dock.usual != 0 ? dock.usual
                                                         : dock.length);
        lengths[i] = isAtSide(dock.area) ? wanted[i] : least[i];
    }
    // Those beside the view give way only where those below it cannot have what they want.
    int missing = view_.missingWidth(viewBeside(folded, wanted));
    for (std::size_t i = 0; i < docks_.size(); ++i) {
        if (!isAtSide(docks_[i].area) || docks_[i].dragged != 0)
            continue;
        const int given = std::clamp(missing, 0, lengths[i] - least[i]);
        lengths[i] -= given;
        missing -= given;
    }
    for (std::size_t i = 0; i < docks_.size(); ++i) {
        const DockNeeds& dock = docks_[i];
        if (folded[i] || !dock.isWanted || isAtSide(dock.area))
            continue;
        const QSize view = viewBeside(folded, lengths);
        const int free =
            view.height() - view_.leastHeight(view.width(), !dock.isEnlarged && dock.dragged == 0);
        lengths[i] +=
            dock.isEnlarged ? std::max(0, free) : std::clamp(wanted[i] - lengths[i], 0, std::max(0, free));
    }
    return lengths;
}

} // namespace trichevron::gui
