// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// What Undo and Redo of the menu act on: the text with the focus, as their keys do there, or else the
/// launch.
#pragma once

#include "app/gui/session/launch_session.h"

#include <QPointer>
#include <QString>

class QLineEdit;
class QPlainTextEdit;
class QWidget;

namespace trichevron::gui {

class UndoTarget final : public QObject {
    Q_OBJECT

public:
    /// Follows the focus in the window of `widget`, its parent, and in the panels that float over it.
    UndoTarget(LaunchSession& session, QWidget* widget);

    bool canUndo() const;
    bool canRedo() const;
    /// The name of the next step, in the current language; empty where there is none.
    QString undoStep() const;
    QString redoStep() const;
    void undo();
    void redo();

Q_SIGNALS:
    /// Another thing is acted on, or it has other steps.
    void changed();

protected:
    /// Gives the keys of Undo and Redo to the launch where a line has nothing to undo: it would take them
    /// itself.
    bool eventFilter(QObject* object, QEvent* event) override;

private:
    void follow(QWidget* focused);
    void onLaunchStep();
    void setEdited(QWidget* focused);
    /// Null where the launch is acted on.
    QPlainTextEdit* text() const;
    /// As text(). A line in which nothing was typed since it has the focus, and since the last step of the
    /// launch, leaves Undo to the launch: a field to search in often has the focus although nobody used it.
    QLineEdit* line() const;

    LaunchSession& session_;
    QWidget* widget_;
    /// The text or line with the last focus; not a field of a number, whose history is that of the launch.
    /// Its class is asked at each use: the focus leaves a line that is destroyed when it is only a widget any
    /// more.
    QPointer<QWidget> edited_;
    QPointer<QWidget> focused_; ///< edited_, or the box around it
    bool isTypedIn_ = false;    ///< edited_ is a line, and what was typed there is the last step
};

} // namespace trichevron::gui
