// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/notice/notice.h"

#include <QAccessible>
#include <QBoxLayout>
#include <QEvent>
#include <QKeyEvent>

#include <algorithm>

namespace trichevron::gui {

Notice::Notice(int roomyCharacters, QWidget* parent) : QFrame(parent), roomyCharacters_(roomyCharacters) {
    setFocusPolicy(Qt::NoFocus);
    hide();
}

void Notice::present() {
    show();
    fitHeight();
    QAccessibleEvent alert(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

int Notice::room() const {
    return parentWidget() == nullptr ? width() : parentWidget()->width();
}

bool Notice::isFitting() const {
    return minimumHeight() == layout()->totalHeightForWidth(room());
}

void Notice::fitHeight() {
    const bool isRoomy = room() >= std::min(oneLine(), fontMetrics().averageCharWidth() * roomyCharacters_);
    parts_->setDirection(isRoomy ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    layout()->invalidate();
    // A row of the window ignores height-for-width, so the height is set explicitly.
    setFixedHeight(layout()->totalHeightForWidth(room()));
}

bool Notice::event(QEvent* event) {
    // Only where it is needed: to fit the height asks for a layout again.
    if (event->type() == QEvent::LayoutRequest && !isFitting())
        fitHeight();
    return QFrame::event(event);
}

void Notice::resizeEvent(QResizeEvent* event) {
    QFrame::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        fitHeight();
}

void Notice::changeEvent(QEvent* event) {
    QFrame::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::LanguageChange)
        fitHeight();
}

void Notice::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape)
        dismiss();
    else
        QFrame::keyPressEvent(event);
}

} // namespace trichevron::gui
