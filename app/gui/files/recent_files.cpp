// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/files/recent_files.h"

#include "app/gui/settings/settings.h"

#include <QFileInfo>

namespace trichevron {
namespace {

constexpr qsizetype mostPaths = 10;

} // namespace

QStringList RecentFiles::paths() const {
    return Settings().recentFiles().mid(0, mostPaths);
}

void RecentFiles::add(const QString& path) {
    const QString absolute = QFileInfo(path).absoluteFilePath();
    QStringList all = paths();
    all.removeAll(absolute);
    all.prepend(absolute);
    keep(all.mid(0, mostPaths));
}

void RecentFiles::remove(const QString& path) {
    QStringList all = paths();
    all.removeAll(path);
    keep(all);
}

void RecentFiles::clear() {
    keep({});
}

void RecentFiles::keep(const QStringList& paths) {
    Settings().setRecentFiles(paths);
    Q_EMIT changed();
}

} // namespace trichevron
