// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/settings/settings_file.h"

#include "core/errors/input_error.h"
#include "core/json/file_io.h"

#include <QCoreApplication>
#include <QDir>
#include <QTemporaryDir>

#include <filesystem>
#include <system_error>

namespace trichevron::gui {
namespace {

/// Settings are a few KiB: such a file is somebody else's.
constexpr std::size_t mostBytes = std::size_t{64} << 20U;

} // namespace

QString userSettingsFile() {
    const QString chosen = qEnvironmentVariable("XDG_CONFIG_HOME");
    const QString folder = chosen.isEmpty() ? QStringLiteral(".config") : chosen;
    return QDir::home().absoluteFilePath(
        QStringLiteral("%1/%2/%3.conf")
            .arg(folder, QCoreApplication::organizationName(), QCoreApplication::applicationName()));
}

LaterText settingsFileProblem(const QString& path) {
    namespace fs = std::filesystem;
    try {
        std::error_code ignored;
        if (fs::status(path.toStdString(), ignored).type() != fs::file_type::not_found)
            (void)core::readFile(path.toStdString(), mostBytes);
    } catch (const core::InputError& error) {
        return LaterText::of(error);
    }
    return {};
}

QString usableSettingsFile(const QString& path) {
    if (settingsFileProblem(path).isEmpty())
        return path;
    static const QTemporaryDir folder;
    return folder.filePath(QStringLiteral("settings.ini"));
}

} // namespace trichevron::gui
