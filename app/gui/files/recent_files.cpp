// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/files/recent_files.h"

#include "app/gui/files/file_questions.h"
#include "app/gui/settings/settings.h"

#include <QFileInfo>

namespace trichevron::gui {
namespace {

constexpr qsizetype maxPaths = 10;

} // namespace

QStringList RecentFiles::paths() const {
    return Settings().recentFiles().mid(0, maxPaths);
}

void RecentFiles::add(const QString& path) {
    rememberFolderOf(path);
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
    Settings().setRecentFiles(paths);
    Q_EMIT changed();
}

} // namespace trichevron::gui
