// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Opens and saves the user's files: sessions, whose name is in the window's title, recordings and device
/// files. Keeps a copy of the session for recovery after a crash.
#pragma once

#include "app/gui/files/recent_files.h"
#include "app/gui/files/recovery.h"
#include "app/gui/files/view_state.h"
#include "app/gui/notice/info_bar.h"
#include "app/gui/session/device_selection.h"
#include "app/gui/session/launch_session.h"
#include "app/gui/session/user_messages.h"

#include <QObject>
#include <QTimer>

#include <memory>
#include <optional>

namespace trichevron::gui {

class SessionFileController : public QObject {
    Q_OBJECT

public:
    /// Sets the title of `window`, which is also the parent of the dialogs.
    SessionFileController(LaunchSession& session, DeviceSelection& devices, UserMessages& messages,
                          ViewState view, InfoBar& notice, QWidget& window);

    /// Opens a session, a recording or a device file, recognized by its contents. `notice` shows errors.
    void open(const QString& path);
    /// False where it cannot be written; `notice` shows why.
    bool saveTo(const QString& path);
    void openSessionDialog();
    void openRecordingDialog();
    void openDeviceDialog();
    bool save();
    bool saveAs();
    /// Asks the user when changes to a session file would be lost; false when the window has to stay open.
    bool mayClose();

    /// Keeps a copy of the session in this folder from now on, and offers to restore one that a crashed
    /// program left there.
    void beginRecovery(const QString& folder = Recovery::defaultFolder());

    /// The session's file; empty while it has none.
    const QString& path() const { return path_; }
    bool isModified() const;
    RecentFiles& recent() { return recent_; }

Q_SIGNALS:
    /// A file, or the session of a program that ended unexpectedly, is in the window now.
    void opened();

private:
    /// What is compared with the file to find out whether the session is modified.
    struct FileContents {
        LaunchState launch;
        std::optional<LaunchState> pinned;
        std::vector<PresentationStep> steps;
        QDateTime lastAnswer;
        QDateTime lastMeasurement;
    };
    core::SavedSession snapshot() const;
    FileContents contents() const;
    void openSession(const QString& path, const core::SavedSession& saved);
    void restore(const LaterText& undoName, const core::SavedSession& saved);
    /// The session and its file are the same now.
    void markSaved();
    void refreshTitle();
    void onSessionChanged();
    void offerRecovery();
    void showError(const std::exception& error);
    QString chooseFile(const QString& title, const QString& filter);

    LaunchSession& session_;
    DeviceSelection& devices_;
    UserMessages& messages_;
    ViewState view_;
    InfoBar& notice_;
    QWidget& window_;
    RecentFiles recent_;
    QString path_;
    FileContents savedContents_; ///< when the session was last opened or saved
    QTimer recoveryTimer_;
    std::unique_ptr<Recovery> recovery_;
};

} // namespace trichevron::gui
