// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/files/recovery.h"

#include "app/gui/text/text.h"
#include "core/errors/input_error.h"
#include "core/json/file_io.h"
#include "core/json/json_file.h"
#include "core/json/json_reader.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>
#include <QUuid>

#include <algorithm>
#include <filesystem>
#include <system_error>
#include <utility>

namespace trichevron::gui {
namespace {

constexpr std::size_t longestNote = std::size_t{64} * 1024; ///< bytes

std::unique_ptr<QLockFile> lockAt(const QString& path) {
    auto lock = std::make_unique<QLockFile>(path);
    lock->setStaleLockTime(0); // a lock is stale only when its owner has ended, whatever its age
    return lock;
}

} // namespace

QString Recovery::defaultFolder() {
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/recovery");
}

Recovery::Recovery(const QString& folder, QObject* parent) : QObject(parent), folder_(folder) {
    writer_.setMaxThreadCount(1);
    QDir().mkpath(folder_);
    removeLeftovers();
    own_ = QStringLiteral("%1/%2-%3.json")
               .arg(folder_)
               .arg(QCoreApplication::applicationPid())
               .arg(QUuid::createUuid().toString(QUuid::Id128).left(8));
    ownLock_ = lockAt(lockOf(own_));
    ownLock_->tryLock(0); // where this fails, writing fails too
}

Recovery::~Recovery() {
    writer_.clear();
    writer_.waitForDone();
    QFile::remove(own_);
}

void Recovery::removeLeftovers() const {
    // A file is named by its copy: "12-ab.json.lock", and "12-ab.json.x7Yz1Q" while it is written.
    const QString extension = QStringLiteral(".json");
    for (const QFileInfo& file : QDir(folder_).entryInfoList({QStringLiteral("*.json*")}, QDir::Files)) {
        const QString path = file.absoluteFilePath();
        const QString copy = path.left(path.lastIndexOf(extension) + extension.size());
        const bool isOfCopy = path == copy || (path == lockOf(copy) && QFile::exists(copy));
        if (isOfCopy)
            continue; // it is offered, however old it is
        // A program that runs holds the lock. Taking a lock that a killed program left removes that, too.
        const std::unique_ptr<QLockFile> lock = lockAt(lockOf(copy));
        if (lock->tryLock(0) && path != lockOf(copy))
            QFile::remove(path);
    }
}

void Recovery::keep(core::SavedSession session) {
    writer_.clear(); // drops older copies
    writer_.start([this, path = own_.toStdString(), kept = std::move(session)] {
        LaterText problem;
        try {
            saveSession(kept, path);
        } catch (const std::exception& error) {
            problem = LaterText::of(error);
        }
        // The destructor waits for this thread.
        QMetaObject::invokeMethod(
            this, [this, problem] { onWritten(problem); }, Qt::QueuedConnection);
    });
}

void Recovery::keepNow(const core::SavedSession& session) {
    writer_.clear();
    writer_.waitForDone();
    saveSession(session, own_.toStdString());
}

void Recovery::keepLast(const core::SavedSession& session) {
    QDir().mkpath(QFileInfo(lastPath()).path());
    saveSession(session, lastPath().toStdString());
}

void Recovery::keepLastFile(const QString& file) {
    QDir().mkpath(QFileInfo(lastFileNote()).path());
    core::writeJsonFile(core::Json{{"file", file.toStdString()}}, lastFileNote().toStdString());
}

Recovery::LastSession Recovery::lastSession() const {
    const QFileInfo copy(lastPath());
    const QFileInfo note(lastFileNote());
    if (note.isFile() && (!copy.isFile() || note.lastModified() >= copy.lastModified())) {
        try {
            const core::Json json = core::parseJson(
                core::readFile(note.filePath().toStdString(), longestNote), lastFileNote().toStdString());
            if (const QString file = text(core::JsonReader(json).at("file").text()); QFileInfo(file).isFile())
                return {file, true};
        } catch (const core::InputError&) {
            // A damaged note is none.
        }
    }
    return {copy.isFile() ? lastPath() : QString(), false};
}

void Recovery::onWritten(const LaterText& problem) {
    const bool isFirst = !problem.isEmpty() && !isFailing_;
    isFailing_ = !problem.isEmpty();
    if (isFirst)
        Q_EMIT failed(problem);
}

QStringList Recovery::otherCopies() const {
    QStringList copies;
    const QFileInfoList files =
        QDir(folder_).entryInfoList({QStringLiteral("*.json")}, QDir::Files, QDir::Time);
    for (const QFileInfo& file : files)
        if (file != QFileInfo(own_) && !passedOver_.contains(file.absoluteFilePath()))
            copies << file.absoluteFilePath();
    return copies;
}

std::optional<QString> Recovery::takeStale() {
    if (!stale_.isEmpty())
        return stale_;
    for (const QString& path : otherCopies()) {
        std::unique_ptr<QLockFile> lock = lockAt(lockOf(path));
        if (!lock->tryLock(0))
            continue;
        stale_ = path;
        staleLock_ = std::move(lock);
        return stale_;
    }
    return std::nullopt;
}

std::size_t Recovery::olderStaleCount() const {
    const QStringList copies = otherCopies();
    return static_cast<std::size_t>(std::count_if(copies.begin(), copies.end(), [this](const QString& path) {
        return path != stale_ && lockAt(lockOf(path))->tryLock(0);
    }));
}

void Recovery::discardStale() {
    QFile::remove(stale_);
    stale_.clear();
    staleLock_.reset();
}

void Recovery::keepStaleAsLast() {
    const QFileInfo last(lastPath());
    if (last.isFile() && last.lastModified() > QFileInfo(stale_).lastModified()) {
        discardStale();
        return;
    }
    QDir().mkpath(last.path());
    // Replaces the last session in one step. Where that fails, both stay as they are.
    std::error_code problem;
    std::filesystem::rename(stale_.toStdString(), lastPath().toStdString(), problem);
    if (problem)
        passOverStale();
    else
        discardStale();
}

void Recovery::passOverStale() {
    passedOver_ << stale_;
    stale_.clear();
    staleLock_.reset();
}

} // namespace trichevron::gui
