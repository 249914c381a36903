// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/files/file_questions.h"

#include "app/gui/files/file_endings.h"
#include "app/gui/files/file_texts.h"
#include "app/gui/layout/dialog_room.h"
#include "app/gui/settings/settings.h"
#include "app/gui/text/text.h"
#include "app/gui/theme/theme.h"
#include "core/import/file_format.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QHeaderView>
#include <QTreeView>

namespace trichevron::gui {
namespace {

constexpr QSize dialogSize(760, 480); ///< pixels for the default font

QString& lastFolder() {
    static QString folder; // of this run; at first that of the latest of the recent files
    return folder;
}

/// With room for what the columns say. A dialog of the desktop has columns of its own.
void fitColumns(QFileDialog& dialog) {
    dialog.resize(QSize(scaledPixels(dialogSize.width()), scaledPixels(dialogSize.height()))
                      .boundedTo(roomOnScreen(dialog)));
    auto* files = dialog.findChild<QTreeView*>(QStringLiteral("treeView"));
    if (files == nullptr)
        return;
    QHeaderView& headings = *files->header();
    headings.setStretchLastSection(false);
    for (int column = 0; column < headings.count(); ++column)
        headings.setSectionResizeMode(column,
                                      column == 0 ? QHeaderView::Stretch : QHeaderView::ResizeToContents);
}

/// Empty where the user chose none.
QString ask(QFileDialog& dialog, QString* chosenFilter = nullptr) {
    if (chosenFilter != nullptr && !chosenFilter->isEmpty())
        dialog.selectNameFilter(*chosenFilter);
    fitColumns(dialog);
    if (dialog.exec() != QDialog::Accepted)
        return {};
    if (chosenFilter != nullptr)
        *chosenFilter = dialog.selectedNameFilter();
    return dialog.selectedFiles().value(0);
}

} // namespace

QString folderOfLastFile() {
    if (!lastFolder().isEmpty())
        return lastFolder();
    const QStringList recent = Settings().recentFiles();
    return recent.isEmpty() ? QString() : QFileInfo(recent.front()).absolutePath();
}

void rememberFolderOf(const QString& path) {
    lastFolder() = path.isEmpty() ? QString() : QFileInfo(path).absolutePath();
}

QString filterFor(std::string_view formatId) {
    const core::FileFormat& format = core::fileFormat(formatId);
    return QStringLiteral("%1 (%2);;%3 (*)")
        .arg(text(format.title.text()), text(format.patterns), FileTexts::tr("All files"));
}

QString askWhatToOpen(QWidget* parent, const QString& title, const QString& filter) {
    QFileDialog dialog(parent, title, folderOfLastFile(), filter);
    dialog.setFileMode(QFileDialog::ExistingFile);
    QString path = ask(dialog);
    if (!path.isEmpty())
        rememberFolderOf(path);
    return path;
}

QString askWhereToSave(QWidget* parent, const QString& title, const QString& name, const QString& filter,
                       QString* chosenFilter) {
    // Absolute, so that the dialog shows the name alone; an absolute name stays as it is.
    const QString start = QFileInfo(QDir(folderOfLastFile()), name).absoluteFilePath();
    QFileDialog dialog(parent, title, QFileInfo(start).absolutePath(), filter);
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setFileMode(QFileDialog::AnyFile);
    dialog.selectFile(start);
    // So that the dialog asks about the file that will be replaced.
    const auto takeEnding = [&dialog](const QString& chosen) {
        dialog.setDefaultSuffix(endingsOf(chosen).value(0));
    };
    takeEnding(chosenFilter != nullptr && !chosenFilter->isEmpty() ? *chosenFilter
                                                                   : dialog.selectedNameFilter());
    QObject::connect(&dialog, &QFileDialog::filterSelected, &dialog, takeEnding);
    return ask(dialog, chosenFilter);
}

} // namespace trichevron::gui
