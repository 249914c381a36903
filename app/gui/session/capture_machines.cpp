// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/session/capture_machines.h"

#include "app/gui/settings/settings.h"
#include "app/gui/text/fill.h"
#include "app/gui/text/text.h"
#include "core/capture/capture_client.h"

#include <QCoreApplication>

#include <algorithm>

namespace trichevron::gui {
namespace {

struct CaptureMachinesText {
    Q_DECLARE_TR_FUNCTIONS(CaptureMachines)
};

} // namespace

std::vector<Machine> captureMachines() {
    std::vector<Machine> machines = Settings().machines();
    std::erase_if(machines, [](const Machine& machine) {
        return !isThisComputer(machine) && machine.command.trimmed().isEmpty();
    });
    return machines;
}

Machine captureMachine(const CaptureCommand& command) {
    const std::vector<Machine> machines = captureMachines();
    const auto found = std::find_if(machines.begin(), machines.end(),
                                    [&](const Machine& machine) { return machine.id == command.machine; });
    return found == machines.end() ? thisComputer() : *found;
}

ParsedCommand captureServer(const Machine& machine) {
    ParsedCommand command = parseCommand(machine.command);
    std::vector<std::string> words;
    for (const QString& word : command.argv)
        words.push_back(word.toStdString());
    command.argv.clear();
    if (const auto server = core::captureServerOf(words))
        for (const std::string& word : *server)
            command.argv << text(word);
    else if (command.problem.isEmpty())
        command.problem = fill(
            CaptureMachinesText::tr("The command of {machine} runs no “trichevron-cli worker”, so it is not "
                                    "known how to capture there."),
            {{"machine", machineName(machine)}});
    return command;
}

} // namespace trichevron::gui
