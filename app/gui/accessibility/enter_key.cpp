// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/accessibility/enter_key.h"

#include "app/gui/text/application_filter.h"

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
        auto* button = qobject_cast<QPushButton*>(object);
        if (button == nullptr || event->type() != QEvent::KeyPress ||
            !isPlainEnter(*static_cast<QKeyEvent*>(event)) ||
            qobject_cast<QDialog*>(button->window()) != nullptr)
            return QObject::eventFilter(object, event);
        if (!static_cast<QKeyEvent*>(event)->isAutoRepeat()) // a held key presses once, as Space does
            button->click();
        return true;
    }
};

} // namespace

void letEnterPressButtons(QApplication& application) {
    installApplicationFilter<EnterKey>(application, QStringLiteral("enterKey"));
}

} // namespace trichevron::gui
