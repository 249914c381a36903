// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Opens and saves sessions, recordings, device files, timings, and what the window shows; captures a
/// program.
#pragma once

#include "app/gui/session/launch_session.h"

#include <QMenu>

namespace trichevron::gui {

class SessionFileController;

class FileMenu : public QMenu {
    Q_OBJECT

public:
    /// Dialogs open in front of the window, and what it shows can be copied and saved.
    FileMenu(SessionFileController& files, const LaunchSession& session, QWidget& window, QWidget* parent);

Q_SIGNALS:
    /// A program is to be captured.
    void captureRequested();

private:
    void addLastSession();
    void addSaveTimings();
    void addVisibleParts();
    void refreshRecent();
    void saveTimings();

    SessionFileController& files_;
    const LaunchSession& session_;
    QWidget& window_;
    QMenu* recentMenu_ = nullptr;
};

} // namespace trichevron::gui
