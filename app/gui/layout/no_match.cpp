// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/layout/no_match.h"

#include <QAbstractScrollArea>
#include <QEvent>

namespace trichevron::gui {

NoMatch::NoMatch(QAbstractScrollArea& table, const QString& objectName)
    : QLabel(&table), viewport_(*table.viewport()) {
    setObjectName(objectName);
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setTextFormat(Qt::PlainText);
    setAlignment(Qt::AlignCenter);
    setWordWrap(true);
    hide();
    viewport_.installEventFilter(this);
}

void NoMatch::showFor(const QString& sentence, bool isNothingShown) {
    setText(sentence);
    setGeometry(viewport_.geometry());
    setVisible(isNothingShown);
}

bool NoMatch::eventFilter(QObject* object, QEvent* event) {
    if (event->type() == QEvent::Resize)
        setGeometry(viewport_.geometry());
    return QLabel::eventFilter(object, event);
}

} // namespace trichevron::gui
