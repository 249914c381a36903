// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/cut_texts.h"

#include <QAbstractButton>
#include <QLabel>

namespace trichevron::test {

QStringList cutTexts(const QWidget& root) {
    QStringList found;
    for (const QWidget* widget : root.findChildren<QWidget*>()) {
        if (!widget->isVisible())
            continue;
        const auto* label = qobject_cast<const QLabel*>(widget);
        const auto* button = qobject_cast<const QAbstractButton*>(widget);
        const QString words = label != nullptr    ? label->text()
                              : button != nullptr ? button->text()
                                                  : QString();
        if (words.isEmpty() || widget->sizePolicy().horizontalPolicy() == QSizePolicy::Ignored)
            continue; // an ignored size may be too small by design
        const int needed = label != nullptr && label->wordWrap() ? widget->minimumSizeHint().width()
                                                                 : widget->sizeHint().width();
        if (widget->width() < needed)
            found << QStringLiteral("%1 “%2”: %3 of %4")
                         .arg(widget->objectName(), words)
                         .arg(widget->width())
                         .arg(needed);
    }
    return found;
}

} // namespace trichevron::test
