// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Opens and saves the user's files: sessions with their name in the window's title, recordings and device
/// files; and keeps what was done for after a crash.
#pragma once

#include "app/gui/files/recent_files.h"
#include "app/gui/files/recovery.h"
#include "app/gui/files/view_state.h"
#include "app/gui/notice/quiet_notice.h"
#include "app/gui/session/workbench.h"

#include <QObject>
#include <QTimer>

#include <memory>
#include <optional>

namespace trichevron {

class FileDesk : public QObject {
    Q_OBJECT

public:
    /// Titles `window`, and asks in front of it.
    FileDesk(Workbench& workbench, ViewState view, QuietNotice& notice, QWidget& window);

    /// A session, a recording or a device file, told by what stands in it; what is wrong with it is told in
    /// the notice.
    void open(const QString& path);
    /// What is wrong is told in the notice; false then.
    bool saveTo(const QString& path);
    void openSessionDialog();
    void openRecordingDialog();
    void openDeviceDialog();
    bool save();
    bool saveAs();
    /// Asks where a session that has a file would be lost; false: the user wants to stay.
    bool mayClose();

    /// From now on what is done is kept in this folder, and what a program that died left there is offered.
    void beginRecovery(const QString& folder = Recovery::defaultFolder());

    /// Of the session; empty while it has no file.
    const QString& path() const { return path_; }
    bool isModified() const;
    RecentFiles& recent() { return recent_; }

private:
    SavedSession saved() const;
    void openSession(const QString& path, const SavedSession& session);
    void take(const QString& text, const SavedSession& session);
    void settle();
    void refreshTitle();
    void onChange();
    void offerStale();
    void complain(const QString& sentence);
    QString ask(const QString& title, const QString& filter);

    Workbench& workbench_;
    ViewState view_;
    QuietNotice& notice_;
    QWidget& window_;
    RecentFiles recent_;
    QString path_;
    /// As it was when it was opened or saved last.
    struct Settled {
        LaunchState shown;
        std::optional<LaunchState> pinned;
        QDateTime lastAnswer;
        QDateTime lastMeasurement;
    };
    Settled asItIs() const;
    Settled settled_;
    QTimer keepSoon_;
    std::unique_ptr<Recovery> recovery_;
};

} // namespace trichevron
