// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Keeps a copy of the session for recovery after a crash, offers to restore one of a program that ended
/// unexpectedly, and keeps what the session was with which the program ended.
#pragma once

#include "app/gui/files/file_error_notice.h"
#include "app/gui/files/kept_session.h"
#include "app/gui/files/recovery.h"
#include "app/gui/files/session_file.h"
#include "app/gui/notice/info_bar.h"

#include <QObject>
#include <QString>
#include <QTimer>

#include <memory>
#include <optional>

namespace trichevron::gui {

class SessionRecovery : public QObject {
    Q_OBJECT

public:
    /// `notice` has the offer, after an error that `errors` shows in it.
    SessionRecovery(SessionFile& file, FileErrorNotice& errors, InfoBar& notice);

    /// Keeps a copy of the session in this folder from now on, and offers to restore one that a crashed
    /// program left there. The notice says where the copy cannot be written.
    void begin(const QString& folder);
    /// What the session was with which the program ended last; none while there is none.
    const std::optional<LaterText>& lastSession() const { return lastSession_; }
    /// The file of it.
    Recovery::LastSession lastSessionFile() const;
    /// At the end of the program. False: it could not be written.
    bool keepAsLastSession();
    /// What lastSession() gives, or the offer to restore one, is being read.
    bool isReading() const { return lastReading_.isReading() || offerReading_.isReading(); }

Q_SIGNALS:
    /// The session of a program that ended unexpectedly is in the window now.
    void restored();
    /// lastSession() has another value.
    void lastSessionChanged();

private:
    /// Writes the copy soon.
    void keepLater();
    /// With the file that the session belongs to.
    core::SavedSession copyToKeep() const;
    void readLastSession();
    /// Offers the newest copy that is neither discarded nor passed over; does nothing if there is none.
    void offer();
    void askToRestore(const KeptSession& session);
    void restoreStale(const QString& path);
    void onKeepFailed(const LaterText& reason);

    SessionFile& file_;
    FileErrorNotice& errors_;
    InfoBar& notice_;
    QTimer timer_;
    std::unique_ptr<Recovery> recovery_;
    KeptSessionReading lastReading_;
    KeptSessionReading offerReading_;
    QString offered_; ///< the copy that is read, or asked about
    int problem_ = 0; ///< the message of it, which took the place of the offer
    std::optional<LaterText> lastSession_;
};

} // namespace trichevron::gui
