// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// What the menus and pages do with the user's files: opens sessions, recordings, device files, lessons,
/// traces and kernels, saves the session, and opens the one with which the program ended last.
#pragma once

#include "app/gui/files/file_error_notice.h"
#include "app/gui/files/recent_files.h"
#include "app/gui/files/session_file.h"
#include "app/gui/files/session_recovery.h"
#include "core/lesson/lesson.h"

#include <QObject>

#include <optional>
#include <string_view>

namespace trichevron::gui {

class SessionFileController : public QObject {
    Q_OBJECT

public:
    /// Sets the title of `window`, which is also the parent of the dialogs.
    SessionFileController(LaunchSession& session, DeviceSelection& devices, UserMessages& messages,
                          ViewState view, InfoBar& notice, QWidget& window);

    /// Opens a session, a recording, a device file or a trace, recognized by its contents. `notice` shows
    /// errors. Opening a session is one step of undo, which also brings back the file that Save writes.
    void open(const QString& path);
    /// Opens the file with which the program is started; this is no step of undo.
    void openAtStart(const QString& path);
    void openSessionDialog();
    void openRecordingDialog();
    void openDeviceDialog();
    void openLessonDialog();
    /// False where it is not written; `notice` shows why.
    bool saveTo(const QString& path) { return file_.saveTo(path); }
    bool save() { return file_.save(); }
    bool saveAs() { return file_.saveAs(); }
    /// Asks the user when changes to a session file would be lost; false when the window has to stay open.
    bool mayClose();
    /// What the session was with which the program ended last; none while there is none.
    const std::optional<LaterText>& lastSession() const { return recovery_.lastSession(); }
    /// One step of undo. A session of a file is opened from that. `notice` shows why it cannot be read.
    void openLastSession();

    /// Keeps a copy of the session in this folder from now on, and offers to restore one that a crashed
    /// program left there. `notice` says where the copy cannot be written.
    void beginRecovery(const QString& folder = Recovery::defaultFolder()) { recovery_.begin(folder); }

    /// The user's work on a page is another one: keeps a copy, as for any other change.
    void onPageEdited() { file_.notePageEdit(); }

    /// The session's file; empty while it has none.
    const QString& path() const { return file_.path(); }
    bool isModified() const { return file_.isModified(); }
    /// What lastSession() gives, or the offer to restore one, is being read.
    bool isReadingKept() const { return recovery_.isReading(); }
    RecentFiles& recent() { return recent_; }

Q_SIGNALS:
    /// A file, or the session of a program that ended unexpectedly, is in the window now.
    void opened();
    /// lastSession() has another value.
    void lastSessionChanged();
    /// A trace of a program was opened.
    void programRequested(const QString& path);
    /// A source or a binary with kernels was opened.
    void kernelsRequested(const QString& path);
    /// A lesson file: the window shows it.
    void lessonOpened(const trichevron::core::Lesson& lesson);

private:
    void openChosen(const QString& title, std::string_view formatId);

    LaunchSession& session_;
    DeviceSelection& devices_;
    QWidget& window_;
    RecentFiles recent_;
    FileErrorNotice errors_;
    SessionFile file_;
    SessionRecovery recovery_;
};

} // namespace trichevron::gui
