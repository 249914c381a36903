// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/layout/dock_panel.h"

#include "app/gui/layout/fold_strip.h"
#include "app/gui/layout/vertical_scroll_area.h"
#include "app/gui/menus/job_shortcuts.h"
#include "app/gui/text/fill.h"

#include <QAction>
#include <QCoreApplication>
#include <QDockWidget>

#include <algorithm>

namespace trichevron::gui {
namespace {

struct DockTexts {
    Q_DECLARE_TR_FUNCTIONS(trichevron::gui::FoldingDocks)
};

/// As a layout reads it: an explicit minimum replaces the hint.
QSize minimumOfWidget(const QWidget& widget) {
    const QSize hint = widget.minimumSizeHint();
    return {widget.minimumWidth() > 0 ? widget.minimumWidth() : std::max(0, hint.width()),
            widget.minimumHeight() > 0 ? widget.minimumHeight() : std::max(0, hint.height())};
}

} // namespace

bool DockPanel::isWanted() const {
    return folded || (!dock->isHidden() && !dock->isFloating());
}

bool DockPanel::isClosed() const {
    // Without the attribute, it only waits for the window to be shown.
    return !folded && dock->isHidden() && dock->testAttribute(Qt::WA_WState_ExplicitShowHide);
}

QSize DockPanel::minimum() const {
    if (auto* area = dynamic_cast<VerticalScrollArea*>(content))
        area->fitWidth();
    const QSize ofContent = minimumOfWidget(*content);
    const QSize ofBar = minimumOfWidget(*bar);
    return {std::max(ofContent.width(), ofBar.width()), ofContent.height() + ofBar.height()};
}

int DockPanel::length(Qt::DockWidgetArea area) const {
    return isAtSide(area) ? dock->width() : dock->height();
}

DockNeeds DockPanel::needs(Qt::DockWidgetArea area, bool isFolded, bool isEnlarged) const {
    DockNeeds needs;
    needs.area = area;
    needs.isWanted = isWanted();
    needs.isClosed = isClosed();
    needs.isEnlarged = isEnlarged;
    if (needs.isWanted && !isFolded)
        needs.least = minimum();
    needs.strip = strip->thickness();
    needs.length = length(area);
    needs.usual = usual;
    needs.dragged = dragged;
    return needs;
}

QWidget& DockPanel::place() const {
    return strip->isHidden() ? static_cast<QWidget&>(*dock) : *strip;
}

void DockPanel::refreshStrip() const {
    const QString title = dock->windowTitle();
    toggle->setText(title);
    strip->setText(stripText.text());
    strip->setAccessibleName(strip->text());
    const QString tip = fill(closed ? DockTexts::tr("Shows the panel “{panel}”")
                                    : DockTexts::tr("Opens the panel “{panel}” over the view"),
                             {{"panel", title}});
    const QKeySequence keys = toggle->shortcut();
    strip->setToolTip(keys.isEmpty() ? tip : withShortcut(tip, keys));
    strip->update();
}

} // namespace trichevron::gui
