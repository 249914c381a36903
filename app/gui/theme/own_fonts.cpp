// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/theme/own_fonts.h"

namespace trichevron::gui {

OwnFonts::OwnFonts(const QList<QWidget*>& widgets) {
    for (QWidget* widget : widgets)
        if (widget->testAttribute(Qt::WA_SetFont) &&
            (widget->font().resolveMask() & QFont::SizeResolved) != 0)
            fonts_.emplace_back(widget, widget->font());
}

OwnFonts OwnFonts::within(const QList<QWidget*>& parts) {
    QList<QWidget*> widgets;
    for (QWidget* part : parts)
        widgets << part << part->findChildren<QWidget*>();
    return OwnFonts(widgets);
}

void OwnFonts::restore(double ratio) const {
    for (const auto& [widget, own] : fonts_) {
        if (!widget)
            continue;
        QFont font = own;
        font.setPointSizeF(own.pointSizeF() * ratio);
        widget->setFont(font);
    }
}

} // namespace trichevron::gui
