// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// A copy of the session on disk, for recovery after a crash; a normal exit removes it. Each running program
/// has its own file, with a lock file that the system releases when the program ends.
#pragma once

#include "core/session/saved_session.h"

#include <QLockFile>
#include <QString>
#include <QThreadPool>

#include <memory>
#include <optional>

namespace trichevron::gui {

class Recovery {
public:
    /// Creates the folder where it is missing.
    explicit Recovery(const QString& folder);
    /// A normal exit: removes the copy.
    ~Recovery();
    Recovery(const Recovery&) = delete;
    Recovery& operator=(const Recovery&) = delete;

    /// The default folder, shared by all running programs.
    static QString defaultFolder();

    /// Writes the session in a thread. If the next call comes before that has started, only the later one is
    /// written.
    void keep(core::SavedSession session);
    /// Waits until the last copy is written.
    void finish();

    /// Locks and returns the newest file of a crashed program; none when there is none. The lock lasts until
    /// discardStale() or the end of this object.
    std::optional<QString> takeStale();
    /// Removes the file that takeStale() returned.
    void discardStale();

private:
    static QString lockOf(const QString& path) { return path + QStringLiteral(".lock"); }

    QString folder_;
    QString own_;
    std::unique_ptr<QLockFile> ownLock_;
    QString stale_;
    std::unique_ptr<QLockFile> staleLock_;
    QThreadPool writer_; ///< one thread, so that the latest copy is written last
};

} // namespace trichevron::gui
