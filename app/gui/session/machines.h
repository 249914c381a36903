// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The machines whose GPUs the user wants to use, and how each one's worker is started. A user setting; no
/// opened file can change it.
#pragma once

#include <QString>
#include <QStringList>

#include <vector>

namespace trichevron::gui {

/// Seconds to wait for a worker's first reply, by default.
inline constexpr int defaultPatience = 20;
/// A scheduler may queue for hours.
inline constexpr int maxPatience = 7 * 24 * 3600;

struct Machine {
    QString id;      ///< stable, and never used again for another machine
    QString name;    ///< given by the user
    QString command; ///< as typed; empty: the worker that came with the program
    bool connectAtStart = false;
    int patience = defaultPatience; ///< seconds until the first reply; 0: as long as the command runs

    friend bool operator==(const Machine&, const Machine&) = default;
};

/// The first of all machines: it is always there.
Machine thisComputer();
bool isThisComputer(const Machine& machine);
/// As shown: the name of this computer is in the current language.
QString machineName(const Machine& machine);
/// A machine with a new id and a name that no other has.
Machine newMachine(const std::vector<Machine>& others);

/// A command split into program and arguments. No shell reads it: only blanks and double quotes are special.
struct ParsedCommand {
    QStringList argv; ///< argv[0] is the program; empty for an empty command
    QString problem;  ///< one sentence on why it cannot be run; empty where it can
    QString warning;  ///< one sentence on what may not work as the user expects
};
ParsedCommand parseCommand(const QString& typed);
/// ["ssh", "gpu01", "trichevron-cli", "worker"]
QString argvText(const QStringList& argv);

/// Why this machine's fields are invalid, in one sentence; empty where they are valid.
QString machineProblem(const std::vector<Machine>& machines, std::size_t index);

} // namespace trichevron::gui
