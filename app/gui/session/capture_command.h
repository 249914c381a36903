// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// A program that the user wants to capture. A user setting; no opened file can set or start one.
#pragma once

#include "core/capture/capture_launch.h"

#include <QString>
#include <QStringList>

namespace trichevron::gui {

/// As typed: what is empty has a default.
struct CaptureCommand {
    QString program;   ///< a path, from the working folder, or a name on the PATH
    QString arguments; ///< as in a shell
    QString folder;    ///< the program's working folder
    QString file;      ///< the capture
    quint64 limit = core::CaptureSettings().limit;
    bool stacks = false;
    bool ranges = false;

    friend bool operator==(const CaptureCommand&, const CaptureCommand&) = default;
};

QString workingFolder(const CaptureCommand& command);
/// The path of the capture: beside what the program writes, under its name, without another wish.
QString captureFile(const CaptureCommand& command);

/// The program and its arguments.
struct CaptureWords {
    QStringList argv;
    QString problem; ///< one sentence on why it cannot be started; empty where it can
};
CaptureWords captureWords(const CaptureCommand& command);

} // namespace trichevron::gui
