// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/session/capture_command.h"

#include "app/gui/text/fill.h"
#include "app/gui/text/text.h"
#include "core/process/shell_words.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

namespace trichevron::gui {
namespace {

/// A shell would take "~/" for the home folder.
QString withHome(const QString& path) {
    return path.startsWith(QStringLiteral("~/")) ? QDir::homePath() + path.mid(1) : path;
}

struct CaptureCommandText {
    Q_DECLARE_TR_FUNCTIONS(CaptureCommand)
};

} // namespace

bool isRemote(const CaptureCommand& command) {
    return !command.machine.isEmpty();
}

QString workingFolder(const CaptureCommand& command) {
    QString typed = command.folder.trimmed();
    if (isRemote(command))
        return typed;
    return typed.isEmpty() ? QDir::currentPath() : withHome(typed);
}

QString captureFile(const CaptureCommand& command) {
    const QString typed = command.file.trimmed();
    const QString name = typed.isEmpty()
                             ? text(core::captureFileName(command.program.trimmed().toStdString()))
                             : withHome(typed);
    const QString folder = isRemote(command) ? QDir::currentPath() : workingFolder(command);
    return QDir::cleanPath(QDir(folder).absoluteFilePath(name));
}

CaptureWords captureWords(const CaptureCommand& command) {
    CaptureWords words;
    const QString typed = command.program.trimmed();
    const QString program = isRemote(command) ? typed : withHome(typed);
    if (program.isEmpty()) {
        words.problem = CaptureCommandText::tr("Type a program.");
        return words;
    }
    words.argv << program;
    const auto split = core::splitShellWords(command.arguments.toStdString());
    if (!split) {
        words.problem = CaptureCommandText::tr("A quote in the arguments is not closed.");
        return words;
    }
    for (const std::string& word : *split)
        words.argv << text(word);
    if (!isRemote(command) && !QFileInfo(workingFolder(command)).isDir())
        words.problem =
            fill(CaptureCommandText::tr("{folder} is no folder."), {{"folder", workingFolder(command)}});
    return words;
}

} // namespace trichevron::gui
