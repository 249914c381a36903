// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/layout/window_parts.h"

#include "app/gui/layout/first_focus.h"

#include <QScrollArea>
#include <QWidget>

#include <algorithm>

namespace trichevron::gui {
namespace {

/// Qt counts a widget among its own ancestors.
bool hasPart(const QWidget& part, const QWidget* widget) {
    return part.isAncestorOf(widget);
}

bool takesKeys(const QWidget& widget) {
    return (widget.focusPolicy() & Qt::TabFocus) != 0 && widget.isEnabled() && widget.isVisible();
}

/// What the focus comes to in the part; null where nothing takes it.
QWidget* targetIn(QWidget& part) {
    if (!part.isVisible())
        return nullptr;
    if (QWidget* last = part.focusWidget(); last != nullptr && hasPart(part, last) && takesKeys(*last))
        return last;
    if (QWidget* first = firstFocusOf(part))
        return first;
    return takesKeys(part) ? &part : nullptr;
}

void enterPart(QWidget& target) {
    if (!target.isActiveWindow())
        target.activateWindow(); // a panel that floats
    target.setFocus(Qt::TabFocusReason);
    for (QWidget* around = target.parentWidget(); around != nullptr; around = around->parentWidget())
        if (auto* area = qobject_cast<QScrollArea*>(around))
            area->ensureWidgetVisible(&target);
}

} // namespace

void focusNextPart(QList<QWidget*> parts, const QWidget* focused, int step) {
    const QList<QWidget*> all = parts;
    parts.removeIf([&all](const QWidget* part) {
        return std::any_of(all.begin(), all.end(),
                           [part](const QWidget* other) { return other != part && hasPart(*other, part); });
    });
    const auto count = static_cast<int>(parts.size());
    const auto found = std::find_if(parts.begin(), parts.end(), [focused](const QWidget* part) {
        return focused != nullptr && hasPart(*part, focused);
    });
    const int outside = step > 0 ? -1 : count;
    const int current = found != parts.end() ? static_cast<int>(found - parts.begin()) : outside;
    for (int i = 1; i <= count; ++i)
        if (QWidget* target = targetIn(*parts[(current + step * i + 2 * count) % count])) {
            enterPart(*target);
            return;
        }
}

} // namespace trichevron::gui
