// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/files/file_questions.h"

#include "app/gui/settings/settings.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>

namespace trichevron::gui {
namespace {

QString& lastFolder() {
    static QString folder; // of this run; at first that of the latest of the recent files
    return folder;
}

} // namespace

QString folderOfLastFile() {
    if (!lastFolder().isEmpty())
        return lastFolder();
    const QStringList recent = Settings().recentFiles();
    return recent.isEmpty() ? QString() : QFileInfo(recent.front()).absolutePath();
}

void rememberFolderOf(const QString& path) {
    if (!path.isEmpty())
        lastFolder() = QFileInfo(path).absolutePath();
}

QString askWhatToOpen(QWidget* parent, const QString& title, const QString& filter) {
    QString path = QFileDialog::getOpenFileName(parent, title, folderOfLastFile(), filter);
    rememberFolderOf(path);
    return path;
}

QString askWhereToSave(QWidget* parent, const QString& title, const QString& name, const QString& filter,
                       QString* chosenFilter) {
    const QString start = QDir(folderOfLastFile()).filePath(name); // an absolute name stays as it is
    QString path = QFileDialog::getSaveFileName(parent, title, start, filter, chosenFilter);
    rememberFolderOf(path);
    return path;
}

} // namespace trichevron::gui
