// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/menus/undo_target.h"

#include "app/gui/editors/number_field.h"
#include "app/gui/session/undo_step.h"

#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QDockWidget>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenuBar>
#include <QPlainTextEdit>

namespace trichevron::gui {
namespace {

/// A text that can be edited, of a class with an undo of its own.
template <class Edit>
Edit* editableText(QWidget* widget) {
    auto* edit = qobject_cast<Edit*>(widget);
    return edit == nullptr || edit->isReadOnly() ? nullptr : edit;
}

/// What the caret is in: a spin box or an editable combo box has the focus in place of its line.
QWidget* caretWidget(QWidget* focused) {
    if (const auto* spin = qobject_cast<QAbstractSpinBox*>(focused))
        return spin->findChild<QLineEdit*>();
    if (const auto* combo = qobject_cast<QComboBox*>(focused))
        return combo->lineEdit();
    return focused;
}

/// The window of the user, of which a floating panel is a part. To Qt it is a window of its own.
QWidget* windowOf(const QWidget& widget) {
    QWidget* window = widget.window();
    while (qobject_cast<QDockWidget*>(window) != nullptr && window->parentWidget() != nullptr)
        window = window->parentWidget()->window();
    return window;
}

} // namespace

UndoTarget::UndoTarget(LaunchSession& session, QWidget* widget)
    : QObject(widget), session_(session), widget_(widget) {
    const QUndoStack& stack = session_.undoStack();
    for (const auto signal : {&QUndoStack::undoTextChanged, &QUndoStack::redoTextChanged})
        connect(&stack, signal, this, &UndoTarget::changed);
    for (const auto signal : {&QUndoStack::canUndoChanged, &QUndoStack::canRedoChanged})
        connect(&stack, signal, this, &UndoTarget::changed);
    connect(&stack, &QUndoStack::indexChanged, this, &UndoTarget::onLaunchStep);
    connect(&session_, &LaunchSession::undoFloorChanged, this, &UndoTarget::changed);
    onChange(session_, SessionChange::Unreadable, this, [this] { Q_EMIT changed(); });
    connect(qApp, &QApplication::focusChanged, this,
            [this](QWidget* /*before*/, QWidget* now) { follow(now); });
}

void UndoTarget::follow(QWidget* focused) {
    // A menu, the command palette and other windows act on what had the focus before them.
    const bool isInWindow = focused != nullptr && windowOf(*focused) == windowOf(*widget_);
    if (isInWindow && qobject_cast<QMenuBar*>(focused) == nullptr)
        setEdited(focused);
    Q_EMIT changed();
}

void UndoTarget::onLaunchStep() {
    isTypedIn_ = false; // what was typed before it is not the last step any more
    Q_EMIT changed();
}

void UndoTarget::setEdited(QWidget* focused) {
    QWidget* caret = caretWidget(focused);
    isTypedIn_ = isTypedIn_ && caret != nullptr && caret == edited_; // back from a menu
    if (focused_ != nullptr)
        focused_->removeEventFilter(this);
    if (const auto* edit = qobject_cast<QPlainTextEdit*>(edited_))
        disconnect(edit->document(), nullptr, this, nullptr);
    else if (const auto* field = qobject_cast<QLineEdit*>(edited_))
        disconnect(field, nullptr, this, nullptr);
    edited_ = nullptr;
    focused_ = nullptr;
    if (auto* edit = editableText<QPlainTextEdit>(caret)) {
        edited_ = edit;
        connect(edit->document(), &QTextDocument::undoAvailable, this, &UndoTarget::changed);
        connect(edit->document(), &QTextDocument::redoAvailable, this, &UndoTarget::changed);
    } else if (auto* field = editableText<QLineEdit>(caret);
               field != nullptr && qobject_cast<NumberField*>(field) == nullptr) {
        edited_ = field;
        focused_ = focused;
        focused->installEventFilter(this);
        connect(field, &QLineEdit::textEdited, this, [this] {
            isTypedIn_ = true; // after what the launch makes of it
            Q_EMIT changed();
        });
        connect(field, &QLineEdit::textChanged, this, &UndoTarget::changed);
    }
}

bool UndoTarget::eventFilter(QObject* object, QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride && line() == nullptr) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo)) {
            event->ignore();
            return true;
        }
    }
    return QObject::eventFilter(object, event);
}

QPlainTextEdit* UndoTarget::text() const {
    auto* edit = qobject_cast<QPlainTextEdit*>(edited_);
    return edit != nullptr && edit->isVisible() ? edit : nullptr;
}

QLineEdit* UndoTarget::line() const {
    auto* field = qobject_cast<QLineEdit*>(edited_);
    const bool hasSteps = field != nullptr && (field->isUndoAvailable() || field->isRedoAvailable());
    return hasSteps && isTypedIn_ && field->isVisible() ? field : nullptr;
}

bool UndoTarget::canUndo() const {
    if (const QPlainTextEdit* edit = text())
        return edit->document()->isUndoAvailable();
    if (const QLineEdit* edit = line())
        return edit->isUndoAvailable();
    return session_.canUndo();
}

bool UndoTarget::canRedo() const {
    if (const QPlainTextEdit* edit = text())
        return edit->document()->isRedoAvailable();
    if (const QLineEdit* edit = line())
        return edit->isRedoAvailable();
    return session_.undoStack().canRedo();
}

QString UndoTarget::undoStep() const {
    if (!canUndo())
        return {};
    const bool isTyping = text() != nullptr || line() != nullptr || session_.isTypingLast();
    return isTyping ? tr("typing") : undoName(session_.undoStack());
}

QString UndoTarget::redoStep() const {
    if (!canRedo())
        return {};
    return text() != nullptr || line() != nullptr ? tr("typing") : redoName(session_.undoStack());
}

void UndoTarget::undo() {
    if (QPlainTextEdit* edit = text())
        edit->undo();
    else if (QLineEdit* field = line())
        field->undo();
    else
        session_.undo();
}

void UndoTarget::redo() {
    if (QPlainTextEdit* edit = text())
        edit->redo();
    else if (QLineEdit* field = line())
        field->redo();
    else
        session_.undoStack().redo();
}

} // namespace trichevron::gui
