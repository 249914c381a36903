// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/accessibility/accessibles.h"

#include <QAbstractItemView>
#include <QAccessible>
#include <QAccessibleWidget>
#include <QComboBox>
#include <QLineEdit>

namespace trichevron::gui {
namespace {

class ComboBoxAccessible : public QAccessibleWidget {
public:
    explicit ComboBoxAccessible(QComboBox* box) : QAccessibleWidget(box, QAccessible::ComboBox) {}

    QString text(QAccessible::Text kind) const override {
        switch (kind) {
        case QAccessible::Name:
            return box()->accessibleName().isEmpty()
                       ? box()->currentText()
                       : QStringLiteral("%1: %2").arg(box()->accessibleName(), box()->currentText());
        case QAccessible::Value:
            return box()->currentText();
        default:
            return QAccessibleWidget::text(kind);
        }
    }

    /// The list, and the line where the box can be edited.
    int childCount() const override { return box()->isEditable() ? 2 : 1; }
    QAccessibleInterface* child(int index) const override {
        if (index == 0) {
            QAbstractItemView* list = box()->view();
            list->setAccessibleName(box()->accessibleName());
            return QAccessible::queryAccessibleInterface(list);
        }
        return index == 1 && box()->isEditable() ? QAccessible::queryAccessibleInterface(box()->lineEdit())
                                                 : nullptr;
    }
    int indexOfChild(const QAccessibleInterface* child) const override {
        if (child->object() == box()->view())
            return 0;
        return box()->isEditable() && child->object() == box()->lineEdit() ? 1 : -1;
    }
    QAccessibleInterface* childAt(int x, int y) const override {
        return box()->isEditable() &&
                       box()->lineEdit()->rect().contains(box()->lineEdit()->mapFromGlobal(QPoint(x, y)))
                   ? child(1)
                   : nullptr;
    }

    QStringList actionNames() const override { return {showMenuAction(), pressAction()}; }
    void doAction(const QString& action) override {
        if (action != showMenuAction() && action != pressAction())
            return;
        if (box()->view()->isVisible())
            box()->hidePopup();
        else
            box()->showPopup();
    }
    QStringList keyBindingsForAction(const QString& /*action*/) const override { return {}; }

private:
    QComboBox* box() const { return static_cast<QComboBox*>(widget()); }
};

QAccessibleInterface* makeAccessible(const QString& className, QObject* object) {
    // Qt's own role for a handle between panes is none on the accessibility bus.
    if (className == QLatin1String("QSplitterHandle"))
        return new QAccessibleWidget(static_cast<QWidget*>(object), QAccessible::Separator);
    if (className != QLatin1String("QComboBox"))
        return nullptr;
    auto* box = qobject_cast<QComboBox*>(object);
    return box == nullptr ? nullptr : new ComboBoxAccessible(box); // Qt owns it
}

} // namespace

void installAccessibles() {
    QAccessible::installFactory(makeAccessible);
}

} // namespace trichevron::gui
