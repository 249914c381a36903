// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/accessibility/line_keys.h"

#include "app/gui/text/application_filter.h"

#include <QAbstractSpinBox>
#include <QComboBox>
#include <QKeyEvent>
#include <QLineEdit>

#include <algorithm>

namespace trichevron::gui {
namespace {

bool isLineField(const QObject* object) {
    return qobject_cast<const QLineEdit*>(object) != nullptr ||
           qobject_cast<const QAbstractSpinBox*>(object) != nullptr ||
           qobject_cast<const QComboBox*>(object) != nullptr;
}

/// Ctrl and a letter that every text has its own use for.
bool isUsualEditing(const QKeyEvent& key) {
    const auto usual = {QKeySequence::Copy, QKeySequence::Cut,       QKeySequence::Paste,
                        QKeySequence::Undo, QKeySequence::SelectAll, QKeySequence::Redo};
    return std::any_of(usual.begin(), usual.end(), [&](auto standard) { return key.matches(standard); });
}

class LineKeys : public QObject {
public:
    using QObject::QObject;

    bool eventFilter(QObject* object, QEvent* event) override {
        if (event->type() != QEvent::ShortcutOverride || !isLineField(object))
            return QObject::eventFilter(object, event);
        const auto& key = static_cast<const QKeyEvent&>(*event);
        const bool isLetter = key.key() >= Qt::Key_A && key.key() <= Qt::Key_Z;
        if (!isLetter || key.modifiers() != Qt::ControlModifier || isUsualEditing(key))
            return QObject::eventFilter(object, event);
        event->ignore();
        return true;
    }
};

} // namespace

void letShortcutsPassLines(QApplication& application) {
    installApplicationFilter<LineKeys>(application, QStringLiteral("lineKeys"));
}

} // namespace trichevron::gui
