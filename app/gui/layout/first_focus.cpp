// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/layout/first_focus.h"

#include <QWidget>

namespace trichevron::gui {

namespace {

constexpr const char* takesFirstFocus = "takesFirstFocus";

} // namespace

void setTakesFirstFocus(QWidget& widget, bool takes) {
    widget.setProperty(takesFirstFocus, takes);
}

QWidget* firstFocusOf(const QWidget& part) {
    QWidget* first = nullptr;
    for (QWidget* widget = part.nextInFocusChain(); widget != &part; widget = widget->nextInFocusChain()) {
        const bool takesTab = (widget->focusPolicy() & Qt::TabFocus) != 0;
        if (!takesTab || !part.isAncestorOf(widget) || !widget->isEnabled() || !widget->isVisibleTo(&part))
            continue;
        if (widget->property(takesFirstFocus).toBool())
            return widget;
        first = first == nullptr ? widget : first;
    }
    return first;
}

void focusFirstOf(QWidget& part) {
    if (QWidget* first = firstFocusOf(part); first != nullptr)
        first->setFocus(Qt::OtherFocusReason);
}

} // namespace trichevron::gui
