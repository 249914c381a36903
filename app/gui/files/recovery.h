// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// A copy of the session on disk, for recovery after a crash; a normal exit removes it. Each running program
/// has its own file, with a lock file that the system releases when the program ends. A copy of another
/// program is removed only when it was restored and kept again, or when the user discards it.
#pragma once

#include "app/gui/text/later_text.h"
#include "core/session/saved_session.h"

#include <QLockFile>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QThreadPool>

#include <memory>
#include <optional>

namespace trichevron::gui {

class Recovery : public QObject {
    Q_OBJECT

public:
    /// Creates the folder where it is missing, and removes what killed programs left there besides copies.
    explicit Recovery(const QString& folder, QObject* parent = nullptr);
    /// A normal exit: removes the copy.
    ~Recovery() override;
    Recovery(const Recovery&) = delete;
    Recovery& operator=(const Recovery&) = delete;

    /// The default folder, shared by all running programs.
    static QString defaultFolder();

    /// Writes the session in a thread. If the next call comes before that has started, only the later one is
    /// written. Where it cannot be written, failed() follows.
    void keep(core::SavedSession session);
    /// Writes the session before it returns. Throws InputError where it cannot be written.
    void keepNow(const core::SavedSession& session);
    /// At a normal exit with a session of no file. Throws InputError where it cannot be written.
    void keepLast(const core::SavedSession& session);
    /// At a normal exit with a session of this file. Throws InputError where that cannot be noted.
    void keepLastFile(const QString& file);
    struct LastSession {
        QString path;        ///< empty: none
        bool isFile = false; ///< one of the user's, not a copy
    };
    /// What keepLast(), keepLastFile() or keepStaleAsLast() kept last. A file that is gone is none.
    LastSession lastSession() const;

    /// Locks the newest file of a crashed program, and returns it until it is discarded or passed over; none
    /// when there is none.
    std::optional<QString> takeStale();
    /// The files of crashed programs that takeStale() returns after this one.
    std::size_t olderStaleCount() const;
    /// Removes the file that takeStale() returned.
    void discardStale();
    /// The file that takeStale() returned becomes the last session; it is removed where that is newer, and
    /// passed over where it cannot be moved.
    void keepStaleAsLast();
    /// Leaves the file that takeStale() returned where it is; it is returned again after the next start.
    void passOverStale();

Q_SIGNALS:
    /// A copy could not be written. Emitted once, until one can be written again.
    void failed(const trichevron::gui::LaterText& reason);

private:
    static QString lockOf(const QString& path) { return path + QStringLiteral(".lock"); }
    QString lastPath() const { return folder_ + QStringLiteral("/last/session.json"); }
    /// Names the file of keepLastFile().
    QString lastFileNote() const { return folder_ + QStringLiteral("/last/file.json"); }
    void removeLeftovers() const;
    /// The copies of others, the newest first, without those passed over.
    QStringList otherCopies() const;
    void onWritten(const LaterText& problem);

    QString folder_;
    QString own_;
    std::unique_ptr<QLockFile> ownLock_;
    QString stale_;
    std::unique_ptr<QLockFile> staleLock_;
    QStringList passedOver_;
    bool isFailing_ = false;
    QThreadPool writer_; ///< one thread, so that the latest copy is written last
};

} // namespace trichevron::gui
