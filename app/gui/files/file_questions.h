// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The file dialogs of the program. Each starts in the folder of the last file that was opened or saved; a
/// session that is in no file yet is proposed for that of the last session.
#pragma once

#include <QString>

#include <string_view>

class QWidget;

namespace trichevron::gui {

/// Where the next dialog starts.
QString folderOfLastFile();
/// To call for a file that was saved, or opened in another way. Empty: there is none.
void rememberFolderOf(const QString& path);

/// "Sessions (*.json *.json.gz);;All files (*)", as the dialogs take it. `formatId`: of core::fileFormat().
QString filterFor(std::string_view formatId);

/// The path of the file to read; empty: cancelled.
QString askWhatToOpen(QWidget* parent, const QString& title, const QString& filter = {});
/// The path of the file to write, at first `name`; empty: cancelled. A `name` with a folder starts there. A
/// name without an ending gets that of the filter. Its folder counts once the file is written:
/// rememberFolderOf().
QString askWhereToSave(QWidget* parent, const QString& title, const QString& name, const QString& filter,
                       QString* chosenFilter = nullptr);

} // namespace trichevron::gui
