// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Undo, redo, find a thread, copy the launch as code and paste one.
#pragma once

#include "app/gui/session/launch_session.h"
#include "app/gui/session/user_messages.h"

#include <QMenu>

namespace trichevron::gui {

class EditMenu : public QMenu {
    Q_OBJECT

public:
    EditMenu(LaunchSession& session, UserMessages& messages, QWidget* parent);

Q_SIGNALS:
    void findRequested();
    void pasteCodeRequested();

private:
    void addUndoAndRedo();
    void copyAsCode();

    LaunchSession& session_;
    UserMessages& messages_;
};

} // namespace trichevron::gui
