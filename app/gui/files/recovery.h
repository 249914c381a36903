// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// What the user was doing, on disk while the program runs: it is there after a crash, and gone after a clean
/// end. Each running program has a file of its own and a lock beside it, which dies with its owner.
#pragma once

#include "core/session/saved_session.h"

#include <QLockFile>
#include <QString>
#include <QThreadPool>

#include <memory>
#include <optional>

namespace trichevron {

class Recovery {
public:
    /// Keeps its files in this folder, which is made where it is missing.
    explicit Recovery(const QString& folder);
    /// A clean end: what was kept is removed.
    ~Recovery();
    Recovery(const Recovery&) = delete;
    Recovery& operator=(const Recovery&) = delete;

    /// Where the program keeps it by default: one folder for all that run.
    static QString defaultFolder();

    /// Writes the session, in a thread; of two that follow each other soon the second may be the only one.
    void keep(SavedSession session);
    /// Waits until what was kept is written.
    void finish();

    /// The newest file whose owner is dead; none when there is none. It is nobody else's from then on, until
    /// it is discarded or this ends.
    std::optional<QString> takeStale();
    /// Removes what takeStale() gave.
    void discardStale();

private:
    static QString lockOf(const QString& path) { return path + QStringLiteral(".lock"); }

    QString folder_;
    QString own_;
    std::unique_ptr<QLockFile> ownLock_;
    QString stale_;
    std::unique_ptr<QLockFile> staleLock_;
    QThreadPool writer_; ///< of one thread, so that the latest is written last
};

} // namespace trichevron
