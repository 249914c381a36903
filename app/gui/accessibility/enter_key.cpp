// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/accessibility/enter_key.h"

#include <QApplication>
#include <QDialog>
#include <QKeyEvent>
#include <QPushButton>

namespace trichevron::gui {
namespace {

bool isPlainEnter(const QKeyEvent& event) {
    const bool isEnter = event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter;
    return isEnter && (event.modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
}

class EnterKey : public QObject {
public:
    using QObject::QObject;

    bool eventFilter(QObject* object, QEvent* event) override {
        if (event->type() == QEvent::KeyPress && isPlainEnter(*static_cast<QKeyEvent*>(event))) {
            auto* button = qobject_cast<QPushButton*>(object);
            const bool isInDialog = button != nullptr && qobject_cast<QDialog*>(button->window()) != nullptr;
            if (button != nullptr && !isInDialog) {
                button->click(); // does nothing where it is disabled
                return true;
            }
        }
        return QObject::eventFilter(object, event);
    }
};

} // namespace

void letEnterPressButtons(QApplication& application) {
    const QString name = QStringLiteral("enterKey");
    if (application.findChild<QObject*>(name) != nullptr)
        return;
    auto* filter = new EnterKey(&application);
    filter->setObjectName(name);
    application.installEventFilter(filter);
}

} // namespace trichevron::gui
