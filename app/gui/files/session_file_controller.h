// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Opens and saves the user's files: sessions, whose name is in the window's title, recordings and device
/// files. Keeps a copy of the session for recovery after a crash.
#pragma once

#include "app/gui/files/kept_session.h"
#include "app/gui/files/recent_files.h"
#include "app/gui/files/recovery.h"
#include "app/gui/files/session_contents.h"
#include "app/gui/files/view_state.h"
#include "app/gui/notice/info_bar.h"
#include "app/gui/session/device_selection.h"
#include "app/gui/session/launch_session.h"
#include "app/gui/session/user_messages.h"
#include "core/lesson/lesson.h"

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

    /// Opens a session, a recording, a device file or a trace, recognized by its contents. `notice` shows
    /// errors. Opening a session is one step of undo, which also brings back the file that Save writes.
    void open(const QString& path);
    /// Opens the file with which the program is started; this is no step of undo.
    void openAtStart(const QString& path);
    /// False where it is not written; `notice` shows why.
    bool saveTo(const QString& path);
    void openSessionDialog();
    void openRecordingDialog();
    void openDeviceDialog();
    void openLessonDialog();
    bool save();
    bool saveAs();
    /// Asks the user when changes to a session file would be lost; false when the window has to stay open.
    bool mayClose();
    /// What the session was with which the program ended last; none while there is none.
    const std::optional<LaterText>& lastSession() const { return lastSession_; }
    /// One step of undo. A session of a file is opened from that. `notice` shows why it cannot be read.
    void openLastSession();

    /// Keeps a copy of the session in this folder from now on, and offers to restore one that a crashed
    /// program left there. `notice` says where the copy cannot be written.
    void beginRecovery(const QString& folder = Recovery::defaultFolder());

    /// The user's work on a page is another one: keeps a copy, as for any other change.
    void onPageEdited();

    /// The session's file; empty while it has none.
    const QString& path() const { return file_.path; }
    bool isModified() const;
    /// What lastSession() gives, or the offer to restore one, is being read.
    bool isReadingKept() const { return lastReading_.isReading() || offerReading_.isReading(); }
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
    struct File {
        QString path;             ///< empty while there is none
        SessionContents contents; ///< when the session was last opened or saved
        QDateTime written;        ///< the file's time then
        bool isRestored = false;  ///< of a program that ended unexpectedly, and not saved yet
    };
    friend class FileCommand;
    core::SavedSession snapshot() const;
    /// With the file that the session belongs to.
    core::SavedSession copyToKeep() const;
    /// The user has done something since the program was started.
    bool isUsed() const;
    SessionContents contents() const;
    /// The user lets another session take the place of this one: that of this file, or of none.
    bool mayReplace(const QString& path);
    void openSession(const QString& path, const core::SavedSession& saved);
    /// Replaces the session by one that belongs to the file at `path`; empty: to none.
    void restore(const LaterText& undoName, const core::SavedSession& saved, File file);
    /// Since it was opened or saved here.
    bool isWrittenByOther(const QString& path) const;
    enum class Conflict { Replace, SaveAs, Cancel };
    Conflict askAboutConflict();
    /// Nothing would be lost without saving.
    bool isKept() const;
    /// False: it could not be written.
    bool keepAsLastSession();
    /// False: the user wants neither to save nor to lose the changes, or they could not be saved.
    bool offerToSave();
    void exchangeFile(File& file);
    /// The session and its file are the same now.
    void markSaved();
    void refreshTitle();
    void onSessionChanged();
    void readLastSession();
    /// Offers the newest copy that is neither discarded nor passed over; does nothing if there is none.
    void offerRecovery();
    void askToRestore(const KeptSession& session);
    void restoreStale(const QString& path);
    void onKeepFailed(const LaterText& reason);
    enum class Opening { No, Yes };
    /// Of a file that could not be opened, also that nothing has changed.
    void showError(const std::exception& error, Opening opening = Opening::No);
    void hideError();
    QString chooseFile(const QString& title, const QString& filter);

    LaunchSession& session_;
    DeviceSelection& devices_;
    UserMessages& messages_;
    ViewState view_;
    InfoBar& notice_;
    QWidget& window_;
    RecentFiles recent_;
    File file_;
    bool hasEditedPage_ = false;
    bool showsError_ = false; ///< the notice is about a file that could not be opened or saved
    QTimer recoveryTimer_;
    std::unique_ptr<Recovery> recovery_;
    KeptSessionReading lastReading_;
    KeptSessionReading offerReading_;
    QString offered_; ///< the copy that is read, or asked about
    std::optional<LaterText> lastSession_;
};

} // namespace trichevron::gui
