// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The file that the session belongs to: its name is in the window's title, and Save writes it. Undo of
/// another session brings back the file, too.
#pragma once

#include "app/gui/files/file_error_notice.h"
#include "app/gui/files/recent_files.h"
#include "app/gui/files/session_contents.h"
#include "app/gui/files/view_state.h"
#include "app/gui/session/device_selection.h"
#include "app/gui/session/launch_session.h"
#include "app/gui/session/user_messages.h"
#include "core/session/saved_session.h"

#include <QDateTime>
#include <QObject>
#include <QString>

namespace trichevron::gui {

class SessionFile : public QObject {
    Q_OBJECT

public:
    /// Sets the title of `window`, which is also the parent of the dialogs. `errors` shows why the file is
    /// not written.
    SessionFile(LaunchSession& session, DeviceSelection& devices, UserMessages& messages, ViewState view,
                FileErrorNotice& errors, RecentFiles& recent, QWidget& window);

    /// Absolute; empty while there is none.
    const QString& path() const { return file_.path; }
    bool isModified() const;
    /// Nothing would be lost without saving.
    bool isKept() const;
    /// The user has done something since the program was started. What a lesson brings is nothing: it brings
    /// it again.
    bool isUsed() const;
    core::SavedSession snapshot() const;

    /// The user lets another session take the place of this one: that of this file, or of none.
    bool mayReplace(const QString& path);
    /// One step of undo, where the user lets it take the place of this session.
    void open(const QString& path, const core::SavedSession& saved);
    enum class Origin {
        Kept,  ///< the file at the path, or the last session
        Crash, ///< a program that ended unexpectedly: not saved yet
    };
    /// Replaces the session by one that belongs to the file at `path`; empty: to none. One step of undo.
    void restore(const LaterText& undoName, const core::SavedSession& saved, const QString& path,
                 Origin origin);

    /// False where it is not written.
    bool saveTo(const QString& path);
    bool save();
    bool saveAs();
    /// False: the user wants neither to save nor to lose the changes, or they could not be saved.
    bool offerToSave();
    /// The user's work on a page is another one, which the session keeps.
    void notePageEdit();

Q_SIGNALS:
    /// The session is another one, or was saved.
    void changed();

private:
    class ExchangeCommand;
    struct File {
        QString path;             ///< empty while there is none
        SessionContents contents; ///< when the session was last opened or saved
        QDateTime written;        ///< the file's time then
        bool isRestored = false;  ///< of a program that ended unexpectedly, and not saved yet
    };
    SessionContents contents() const;
    /// Since it was opened or saved here.
    bool isWrittenByOther(const QString& path) const;
    enum class Conflict { Replace, SaveAs, Cancel };
    Conflict askAboutConflict();
    void exchangeFile(File& file);
    /// The session and its file are the same now.
    void markSaved();
    void refreshTitle();
    void onSessionChanged();

    LaunchSession& session_;
    DeviceSelection& devices_;
    UserMessages& messages_;
    ViewState view_;
    FileErrorNotice& errors_;
    RecentFiles& recent_;
    QWidget& window_;
    File file_;
    bool hasEditedPage_ = false;
};

} // namespace trichevron::gui
