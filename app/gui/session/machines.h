// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The machines whose GPUs the user wants: how each one's worker is started. A setting of the user's, which
/// no file that is opened can reach.
#pragma once

#include <QString>
#include <QStringList>

#include <vector>

namespace trichevron {

/// Seconds to wait for a worker's first answer, where the user says nothing else.
inline constexpr int usualPatience = 20;
/// A scheduler may queue for hours.
inline constexpr int longestPatience = 7 * 24 * 3600;

struct Machine {
    QString id;      ///< stable, and never used again for another machine
    QString name;    ///< as the user calls it
    QString command; ///< as typed; empty: the worker that came with the program
    bool connectAtStart = false;
    int patience = usualPatience; ///< seconds until the first answer; 0: as long as the command runs

    friend bool operator==(const Machine&, const Machine&) = default;
};

/// The first of all machines: it is always there.
Machine thisComputer();
bool isThisComputer(const Machine& machine);
/// With an id of its own and a name that none of the others has.
Machine newMachine(const std::vector<Machine>& others);

/// A command as it would be run: no shell reads it, so only blanks and double quotes mean anything.
struct CommandWords {
    QStringList argv; ///< argv[0] is the program; empty for an empty command
    QString problem;  ///< one sentence where it cannot be run; empty where it can
    QString warning;  ///< one sentence where it may not do what is meant
};
CommandWords readCommand(const QString& typed);
/// ["ssh", "gpu01", "trichevron-cli", "worker"]
QString argvText(const QStringList& argv);

/// Why this machine cannot be kept as it is, in one sentence; empty where it can.
QString problemOf(const std::vector<Machine>& machines, std::size_t index);

} // namespace trichevron
