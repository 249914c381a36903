// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The file of the user's settings. Reading a pipe would wait for its writer, and reading a device need not
/// end: such a file is never opened.
#pragma once

#include "app/gui/text/later_text.h"

#include <QString>

namespace trichevron::gui {

/// The same as Qt's own choice, which can only be asked of an object that has read the file.
QString userSettingsFile();
/// Why a file cannot be read as settings; empty where it can, or where there is none yet.
LaterText settingsFileProblem(const QString& path);
/// The file, or one of this process where the file cannot be read.
QString usableSettingsFile(const QString& path);

} // namespace trichevron::gui
