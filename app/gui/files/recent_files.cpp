// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/files/recent_files.h"

#include <QFileInfo>
#include <QSettings>

namespace trichevron {
namespace {

const QString settingsKey = QStringLiteral("files/recent");
constexpr qsizetype maxPaths = 10;

} // namespace

QStringList RecentFiles::paths() const {
    return QSettings().value(settingsKey).toStringList().mid(0, maxPaths);
}

void RecentFiles::add(const QString& path) {
    const QString absolute = QFileInfo(path).absoluteFilePath();
    QStringList all = paths();
    all.removeAll(absolute);
    all.prepend(absolute);
    store(all.mid(0, maxPaths));
}

void RecentFiles::remove(const QString& path) {
    QStringList all = paths();
    all.removeAll(path);
    store(all);
}

void RecentFiles::clear() {
    store({});
}

void RecentFiles::store(const QStringList& paths) {
    QSettings().setValue(settingsKey, paths);
    Q_EMIT changed();
}

} // namespace trichevron
