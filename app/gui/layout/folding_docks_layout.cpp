// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The lengths of the docks, and how their layout is kept and restored.
#include "app/gui/layout/folding_docks.h"

#include "app/gui/layout/fold_strip.h"

#include <QDataStream>
#include <QDockWidget>
#include <QHash>
#include <QIODevice>
#include <QLayout>
#include <QScopedValueRollback>

#include <algorithm>
#include <utility>

namespace trichevron::gui {
namespace {

constexpr int separator = 1; ///< pixels between docks, as in the style sheet
constexpr int share = 3;     ///< of the window, for the picture: one of so many parts
/// Begin a layout with a size, and one with lengths too; a state of QMainWindow begins otherwise.
constexpr quint32 sizeMark = 0x54524C31;
constexpr quint32 lengthsMark = 0x54524C32;

} // namespace

int FoldingDocks::lengthOf(const Panel& panel) const {
    return isAtSide(areaOf(panel)) ? panel.dock->width() : panel.dock->height();
}

int FoldingDocks::leastLengthOf(const Panel& panel) const {
    const QSize least = minimumOf(panel);
    return isAtSide(areaOf(panel)) ? least.width() : least.height();
}

int FoldingDocks::thirdOfWindow() const {
    return window()->width() * window()->height() / share;
}

int FoldingDocks::leastViewHeight(int width, bool isThird) const {
    int picture = window()->height() / share;
    if (isThird)
        picture = std::max(picture, thirdOfWindow() / std::max(1, width) + 1 - noticesHeight());
    return std::max(view_->minimumSizeHint().height(), picture + rowsOfView(width));
}

QSize FoldingDocks::leastView() const {
    const int width = std::max(view_->minimumSizeHint().width(), window()->width() / share);
    return {width, leastViewHeight(std::max(width, view_->width()), false)};
}

QSize FoldingDocks::viewBeside(const std::vector<bool>& folded, const std::vector<int>& lengths) const {
    int left = 0;
    int right = 0;
    int strips = 0;
    int below = 0;
    for (std::size_t i = 0; i < panels_.size(); ++i) {
        const Panel& panel = *panels_[i];
        const bool hasStrip = folded[i] || isClosed(panel);
        if (!hasStrip && !isWanted(panel))
            continue;
        const Qt::DockWidgetArea area = areaOf(panel);
        if (hasStrip)
            (isAtSide(area) ? strips : below) += panel.strip->thickness();
        else if (area == Qt::LeftDockWidgetArea)
            left = std::max(left, lengths[i] + separator);
        else if (area == Qt::RightDockWidgetArea)
            right = std::max(right, lengths[i] + separator);
        else
            below += lengths[i] + separator;
    }
    return {width() - left - right - strips, height() - below};
}

bool FoldingDocks::fits(const std::vector<bool>& folded) const {
    int leastWidth = std::max(view_->minimumSizeHint().width(), window()->width() / share);
    int leastSide = 0;
    int strips = 0;
    std::vector<int> least(panels_.size(), 0);
    for (std::size_t i = 0; i < panels_.size(); ++i) {
        const Panel& panel = *panels_[i];
        const bool isSide = isAtSide(areaOf(panel));
        const bool hasStrip = folded[i] || isClosed(panel);
        if (!hasStrip && !isWanted(panel))
            continue;
        if (hasStrip) {
            strips += isSide ? 0 : panel.strip->thickness();
            continue;
        }
        const QSize size = minimumOf(panel);
        least[i] = isSide ? size.width() : size.height();
        if (isSide)
            leastSide = std::max(leastSide, size.height());
        else
            leastWidth = std::max(leastWidth, size.width());
    }
    const QSize view = viewBeside(folded, least);
    return view.width() >= leastWidth && view.height() >= leastViewHeight(view.width(), true) &&
           height() - strips >= leastSide;
}

std::vector<bool> FoldingDocks::choose() const {
    std::vector<bool> folded(panels_.size(), false);
    for (std::size_t i = 0; i < panels_.size() && !fits(folded); ++i)
        folded[i] = isWanted(*panels_[i]);
    return folded;
}

std::vector<int> FoldingDocks::lengthsFor(const std::vector<bool>& folded) const {
    std::vector<int> least(panels_.size(), 0);
    std::vector<int> wanted(panels_.size(), 0);
    std::vector<int> lengths(panels_.size(), 0);
    for (std::size_t i = 0; i < panels_.size(); ++i) {
        const Panel& panel = *panels_[i];
        if (folded[i] || !isWanted(panel))
            continue;
        least[i] = leastLengthOf(panel);
        wanted[i] = std::max(least[i], panel.dragged != 0 ? panel.dragged
                                       : panel.usual != 0 ? panel.usual
                                                          : lengthOf(panel));
        lengths[i] = isAtSide(areaOf(panel)) ? wanted[i] : least[i];
    }
    // Those beside the view give way only where those below it cannot have what they want.
    const QSize beside = viewBeside(folded, wanted);
    const int pictureHeight = std::max(1, beside.height() + noticesHeight() - rowsOfView(beside.width()));
    int missing = thirdOfWindow() / pictureHeight + 1 - beside.width();
    for (std::size_t i = 0; i < panels_.size(); ++i) {
        if (!isAtSide(areaOf(*panels_[i])) || panels_[i]->dragged != 0)
            continue;
        const int given = std::clamp(missing, 0, lengths[i] - least[i]);
        lengths[i] -= given;
        missing -= given;
    }
    for (std::size_t i = 0; i < panels_.size(); ++i) {
        const Panel& panel = *panels_[i];
        if (folded[i] || !isWanted(panel) || isAtSide(areaOf(panel)))
            continue;
        const bool isEnlarged = panel.dock == enlarged_;
        const QSize view = viewBeside(folded, lengths);
        const int free = view.height() - leastViewHeight(view.width(), !isEnlarged && panel.dragged == 0);
        lengths[i] +=
            isEnlarged ? std::max(0, free) : std::clamp(wanted[i] - lengths[i], 0, std::max(0, free));
    }
    return lengths;
}

void FoldingDocks::applyLengths(const std::vector<bool>& folded) {
    if (isDragging_)
        return;
    const std::vector<int> lengths = lengthsFor(folded);
    bool isDone = true;
    for (std::size_t i = 0; i < panels_.size(); ++i) {
        panels_[i]->given = lengths[i];
        isDone = isDone && (lengths[i] == 0 || lengthOf(*panels_[i]) == lengths[i]);
    }
    // What the docks cannot have is not asked for again and again.
    if (isDone || std::exchange(tried_, std::pair(size(), lengths)) == std::pair(size(), lengths))
        return;
    // A dock takes what its content needs from its layout, which may still have that of a larger type.
    for (const auto& panel : panels_)
        panel->dock->layout()->activate();
    for (const Qt::Orientation orientation : {Qt::Horizontal, Qt::Vertical}) {
        QList<QDockWidget*> resized;
        QList<int> sizes;
        for (std::size_t i = 0; i < panels_.size(); ++i)
            if (lengths[i] != 0 && isAtSide(areaOf(*panels_[i])) == (orientation == Qt::Horizontal)) {
                resized << panels_[i]->dock;
                sizes << lengths[i];
            }
        if (!resized.isEmpty())
            docks_->resizeDocks(resized, sizes, orientation);
    }
}

void FoldingDocks::keepDraggedLengths() {
    isDragging_ = false;
    for (const auto& panel : panels_)
        if (!panel->folded && isWanted(*panel) && panel->given != 0 && lengthOf(*panel) != panel->given)
            panel->dragged = lengthOf(*panel);
    fit();
}

void FoldingDocks::setUsualLengths(const std::vector<std::pair<QDockWidget*, int>>& lengths) {
    bool isOther = false;
    for (const auto& [dock, length] : lengths)
        isOther = std::exchange(find(dock)->usual, length) != length || isOther;
    if (isOther)
        fit();
}

void FoldingDocks::setLength(QDockWidget* dock, int pixels) {
    find(dock)->dragged = pixels;
    fit();
}

void FoldingDocks::setEnlarged(QDockWidget* dock, bool enlarged) {
    enlarged_ = enlarged ? dock : nullptr;
    reveal(dock);
}

QByteArray FoldingDocks::saveLayout(int version) {
    const QScopedValueRollback<bool> applying(isApplying_, true);
    closeOpen();
    for (const auto& panel : panels_)
        if (panel->folded)
            panel->dock->show();
    const QByteArray state = docks_->saveState(version);
    QHash<QString, int> dragged;
    for (const auto& panel : panels_) {
        if (panel->folded)
            panel->dock->hide();
        dragged.insert(panel->dock->objectName(), panel->dragged);
    }
    QByteArray layout;
    QDataStream(&layout, QIODevice::WriteOnly) << lengthsMark << state << dragged;
    return layout;
}

bool FoldingDocks::restoreLayout(const QByteArray& layout, int version) {
    QDataStream in(layout);
    quint32 mark = 0;
    QByteArray state = layout;
    QHash<QString, int> dragged;
    in >> mark;
    if (mark == sizeMark) {
        QSize size;
        in >> size >> state;
    } else if (mark == lengthsMark) {
        in >> state >> dragged;
    }
    for (const auto& panel : panels_)
        panel->dragged = std::max(0, dragged.value(panel->dock->objectName()));
    return restoreState(state, version);
}

bool FoldingDocks::restoreState(const QByteArray& state, int version) {
    bool isRestored = false;
    {
        const QScopedValueRollback<bool> applying(isApplying_, true);
        for (const auto& panel : panels_)
            if (panel->folded)
                setFolded(*panel, false);
        isRestored = docks_->restoreState(state, version);
    }
    tried_ = {};
    fit();
    return isRestored;
}

} // namespace trichevron::gui
