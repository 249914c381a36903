// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/accessibility/list_keys.h"

#include <QAbstractItemView>
#include <QCoreApplication>
#include <QKeyEvent>
#include <QLineEdit>

namespace trichevron::gui {
namespace {

bool movesInList(int key) {
    return key == Qt::Key_Up || key == Qt::Key_Down || key == Qt::Key_PageUp || key == Qt::Key_PageDown;
}

class ListKeys : public QObject {
public:
    explicit ListKeys(QAbstractItemView& list) : QObject(&list), list_(list) {}

    bool eventFilter(QObject* object, QEvent* event) override {
        if (event->type() != QEvent::KeyPress || !movesInList(static_cast<QKeyEvent*>(event)->key()))
            return QObject::eventFilter(object, event);
        QCoreApplication::sendEvent(&list_, event);
        return true;
    }

private:
    QAbstractItemView& list_;
};

} // namespace

void moveThroughListFrom(QLineEdit& field, QAbstractItemView& list) {
    field.installEventFilter(new ListKeys(list));
}

} // namespace trichevron::gui
