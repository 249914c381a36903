// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/pages/program/program_opening.h"

#include "app/gui/files/recent_files.h"

#include <QFileInfo>

#include <utility>

namespace trichevron::gui {

ProgramOpening::ProgramOpening(Catalogue catalogue, std::function<RecentFiles&()> recent, QObject* parent)
    : QObject(parent), catalogue_(std::move(catalogue)), recent_(std::move(recent)), reading_(this),
      otherReading_(this) {
    connect(&reading_, &ProgramReading::partRead, this,
            [this](const auto& program) { Q_EMIT read(program, true, readingPath_); });
    connect(&reading_, &ProgramReading::finished, this,
            [this](const auto& program) { Q_EMIT read(program, false, readingPath_); });
    connect(&reading_, &ProgramReading::failed, this, &ProgramOpening::failed);
    connect(&reading_, &ProgramReading::ended, this, &ProgramOpening::ended);
    connect(&otherReading_, &ProgramReading::finished, this, [this](const auto& other) {
        other_ = other;
        recent_().add(otherPath_);
        Q_EMIT otherRead();
    });
    connect(&otherReading_, &ProgramReading::failed, this, &ProgramOpening::otherFailed);
}

void ProgramOpening::open(const QString& path) {
    named_ = {};
    Q_EMIT unreadChanged();
    start(path);
}

void ProgramOpening::start(const QString& path) {
    reading_.cancel();
    readingPath_ = QFileInfo(path).absoluteFilePath();
    Q_EMIT began();
    reading_.read(readingPath_, catalogue_());
}

void ProgramOpening::compareWith(const QString& path) {
    named_.other.clear();
    Q_EMIT unreadChanged();
    otherPath_ = QFileInfo(path).absoluteFilePath();
    Q_EMIT comparisonBegan();
    otherReading_.read(otherPath_, catalogue_());
}

void ProgramOpening::takeNamed(const QString& file, const QString& comparedWith) {
    named_ = {file, comparedWith};
    const auto mayRead = [this](const QString& path) {
        return !path.isEmpty() && !whyUnread({path}, recent_());
    };
    if (mayRead(named_.file))
        start(std::exchange(named_.file, {}));
    if (mayRead(named_.other))
        compareWith(std::exchange(named_.other, {}));
    Q_EMIT unreadChanged();
}

std::optional<ProgramOpening::Unread> ProgramOpening::unread() const {
    const QString path = named_.file.isEmpty() ? named_.other : named_.file;
    const auto why = path.isEmpty() ? std::nullopt : whyUnread({path}, recent_());
    return why ? std::optional(Unread{path, *why}) : std::nullopt;
}

void ProgramOpening::openUnread() {
    if (!named_.file.isEmpty())
        start(std::exchange(named_.file, {}));
    else
        compareWith(std::exchange(named_.other, {}));
    Q_EMIT unreadChanged(); // the other one
}

void ProgramOpening::leave() {
    named_ = {};
    Q_EMIT unreadChanged();
    reading_.cancel();
}

void ProgramOpening::dropComparisonWith(const QString& path) {
    if (path != otherPath_)
        return;
    otherReading_.cancel();
    other_.reset();
    otherPath_.clear();
}

QString ProgramOpening::pendingFile() const {
    if (!named_.file.isEmpty())
        return named_.file;
    return reading_.isReading() ? readingPath_ : QString();
}

QString ProgramOpening::comparedWith() const {
    if (!named_.other.isEmpty())
        return named_.other;
    return other_ || otherReading_.isReading() ? otherPath_ : QString();
}

} // namespace trichevron::gui
