// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/accessibility/line_keys.h"

#include "app/gui/text/application_filter.h"

#include <QAbstractSpinBox>
#include <QAction>
#include <QComboBox>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QTextEdit>

#include <algorithm>

namespace trichevron::gui {
namespace {

bool isLineField(const QObject* object) {
    return qobject_cast<const QLineEdit*>(object) != nullptr ||
           qobject_cast<const QAbstractSpinBox*>(object) != nullptr ||
           qobject_cast<const QComboBox*>(object) != nullptr;
}

bool isTextField(const QObject* object) {
    return isLineField(object) || qobject_cast<const QPlainTextEdit*>(object) != nullptr ||
           qobject_cast<const QTextEdit*>(object) != nullptr;
}

/// Ctrl and a letter that every text has its own use for.
bool isUsualEditing(const QKeyEvent& key) {
    const auto usual = {QKeySequence::Copy, QKeySequence::Cut,       QKeySequence::Paste,
                        QKeySequence::Undo, QKeySequence::SelectAll, QKeySequence::Redo};
    return std::any_of(usual.begin(), usual.end(), [&](auto standard) { return key.matches(standard); });
}

/// The keys are those of an entry of the field's window that cannot be chosen at the moment.
bool isOfDisabledEntry(const QKeyEvent& key, const QWidget& field) {
    const QKeySequence keys(key.keyCombination());
    const QList<QAction*> entries = field.window()->findChildren<QAction*>();
    return std::any_of(entries.begin(), entries.end(), [&keys](const QAction* entry) {
        return !entry->isEnabled() && entry->shortcuts().contains(keys);
    });
}

class LineKeys : public QObject {
public:
    using QObject::QObject;

    bool eventFilter(QObject* object, QEvent* event) override {
        if (event->type() == QEvent::KeyPress && isTextField(object))
            return isKeptFrom(static_cast<const QWidget&>(*object), static_cast<const QKeyEvent&>(*event));
        if (event->type() != QEvent::ShortcutOverride || !isLineField(object))
            return QObject::eventFilter(object, event);
        const auto& key = static_cast<const QKeyEvent&>(*event);
        const bool isLetter = key.key() >= Qt::Key_A && key.key() <= Qt::Key_Z;
        if (!isLetter || key.modifiers() != Qt::ControlModifier || isUsualEditing(key))
            return QObject::eventFilter(object, event);
        event->ignore();
        return true;
    }

private:
    /// Qt passes on the keys of a disabled entry, and a field would delete text with some of them: Ctrl+D.
    static bool isKeptFrom(const QWidget& field, const QKeyEvent& key) {
        return key.modifiers().testFlag(Qt::ControlModifier) && !isUsualEditing(key) &&
               isOfDisabledEntry(key, field);
    }
};

} // namespace

void letShortcutsPassLines(QApplication& application) {
    installApplicationFilter<LineKeys>(application, QStringLiteral("lineKeys"));
}

} // namespace trichevron::gui
