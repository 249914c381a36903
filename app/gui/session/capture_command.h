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
    QString folder;    ///< the program's working folder, on its machine
    QString file;      ///< the capture
    quint64 limit = core::CaptureSettings().limit;
    bool stacks = false;
    bool ranges = false;
    QString machine; ///< the id of one that the user has set up; empty: this computer

    friend bool operator==(const CaptureCommand&, const CaptureCommand&) = default;
};

bool isRemote(const CaptureCommand& command);
/// On the program's machine; empty on another one: where its connection begins.
QString workingFolder(const CaptureCommand& command);
/// The path of the capture on this computer: without another wish, under the program's name, and beside what
/// it writes here.
QString captureFile(const CaptureCommand& command);

/// The program and its arguments.
struct CaptureWords {
    QStringList argv;
    QString problem; ///< one sentence on why it cannot be started; empty where it can
};
CaptureWords captureWords(const CaptureCommand& command);

} // namespace trichevron::gui
