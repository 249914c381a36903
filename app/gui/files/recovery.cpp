// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/files/recovery.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>
#include <QUuid>

#include <utility>

namespace trichevron::gui {
namespace {

std::unique_ptr<QLockFile> lockAt(const QString& path) {
    auto lock = std::make_unique<QLockFile>(path);
    lock->setStaleLockTime(0); // a lock is stale only when its owner has ended, whatever its age
    return lock;
}

} // namespace

QString Recovery::defaultFolder() {
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/recovery");
}

Recovery::Recovery(const QString& folder) : folder_(folder) {
    writer_.setMaxThreadCount(1);
    QDir().mkpath(folder_);
    own_ = QStringLiteral("%1/%2-%3.json")
               .arg(folder_)
               .arg(QCoreApplication::applicationPid())
               .arg(QUuid::createUuid().toString(QUuid::Id128).left(8));
    ownLock_ = lockAt(lockOf(own_));
    ownLock_->tryLock(0); // where this fails, writing fails too
}

Recovery::~Recovery() {
    finish();
    QFile::remove(own_);
}

void Recovery::keep(core::SavedSession session) {
    writer_.clear(); // drops older copies
    writer_.start([path = own_.toStdString(), kept = std::move(session)] {
        try {
            saveSession(kept, path);
        } catch (const std::exception&) { // NOLINT(bugprone-empty-catch): without recovery, work goes on
        }
    });
}

void Recovery::finish() {
    writer_.waitForDone();
}

std::optional<QString> Recovery::takeStale() {
    const QFileInfoList files =
        QDir(folder_).entryInfoList({QStringLiteral("*.json")}, QDir::Files, QDir::Time);
    for (const QFileInfo& file : files) {
        const QString path = file.absoluteFilePath();
        if (file == QFileInfo(own_))
            continue;
        std::unique_ptr<QLockFile> lock = lockAt(lockOf(path));
        if (!lock->tryLock(0))
            continue;
        stale_ = path;
        staleLock_ = std::move(lock);
        return stale_;
    }
    return std::nullopt;
}

void Recovery::discardStale() {
    QFile::remove(stale_);
    stale_.clear();
    staleLock_.reset();
}

} // namespace trichevron::gui
