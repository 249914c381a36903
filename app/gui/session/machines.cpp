// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/session/machines.h"

#include "app/gui/text/fill.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QProcess>
#include <QStandardPaths>
#include <QUuid>

#include <algorithm>

namespace trichevron::gui {
namespace {

const QString hereId = QStringLiteral("here");

struct MachinesText {
    Q_DECLARE_TR_FUNCTIONS(Machines)
};

/// A double quote is not closed. As in QProcess::splitCommand(), three in a row are one literal quote.
bool hasOpenQuote(const QString& typed) {
    bool open = false;
    int quotes = 0;
    const auto endOfQuotes = [&] {
        if (quotes == 1)
            open = !open;
        quotes = 0;
    };
    for (const QChar character : typed) {
        if (character == QLatin1Char('"')) {
            if (++quotes == 3)
                quotes = 0;
        } else {
            endOfQuotes();
        }
    }
    endOfQuotes();
    return open;
}

bool isExecutable(const QString& program) {
    if (!program.contains(QLatin1Char('/')))
        return !QStandardPaths::findExecutable(program).isEmpty();
    const QFileInfo info(program);
    return info.isFile() && info.isExecutable();
}

bool sameName(const QString& a, const QString& b) {
    return a.trimmed().compare(b.trimmed(), Qt::CaseInsensitive) == 0;
}

} // namespace

Machine thisComputer() {
    return {hereId, MachinesText::tr("This computer"), {}, true, defaultPatience};
}

bool isThisComputer(const Machine& machine) {
    return machine.id == hereId;
}

QString machineName(const Machine& machine) {
    return isThisComputer(machine) ? thisComputer().name : machine.name;
}

Machine newMachine(const std::vector<Machine>& others) {
    Machine machine;
    machine.id = QUuid::createUuid().toString(QUuid::WithoutBraces);
    const auto taken = [&](const QString& name) {
        return std::any_of(others.begin(), others.end(),
                           [&](const Machine& other) { return sameName(machineName(other), name); });
    };
    int number = 1;
    do
        machine.name = fill(MachinesText::tr("Machine {number}"), {{"number", ++number}});
    while (taken(machine.name));
    return machine;
}

ParsedCommand parseCommand(const QString& typed) {
    ParsedCommand result;
    result.argv = QProcess::splitCommand(typed);
    if (hasOpenQuote(typed))
        result.problem = MachinesText::tr("A double quote in the command is not closed.");
    else if (!typed.trimmed().isEmpty() && result.argv.isEmpty())
        result.problem = MachinesText::tr("The command names no program.");
    else if (typed.contains(QLatin1Char('\'')))
        result.warning = MachinesText::tr(
            "No shell reads the command: a single quote is an ordinary character. Use double quotes "
            "to keep words together.");
    else if (!result.argv.isEmpty() && !isExecutable(result.argv.front()))
        result.warning =
            fill(MachinesText::tr("There is no executable program “{program}” on this computer."),
                 {{"program", result.argv.front()}});
    return result;
}

QString argvText(const QStringList& argv) {
    QStringList quoted;
    for (QString word : argv) {
        word.replace(QLatin1Char('\\'), QLatin1String("\\\\"))
            .replace(QLatin1Char('"'), QLatin1String("\\\""));
        quoted << QLatin1Char('"') + word + QLatin1Char('"');
    }
    return QLatin1Char('[') + quoted.join(QStringLiteral(", ")) + QLatin1Char(']');
}

QString machineProblem(const std::vector<Machine>& machines, std::size_t index) {
    const Machine& machine = machines.at(index);
    const QString name = machineName(machine).trimmed();
    if (name.isEmpty())
        return MachinesText::tr("A machine needs a name.");
    for (std::size_t i = 0; i < machines.size(); ++i) {
        if (i != index && sameName(machineName(machines[i]), name))
            return fill(MachinesText::tr("Two machines are called “{name}”; give one of them another name."),
                        {{"name", name}});
    }
    return parseCommand(machine.command).problem;
}

} // namespace trichevron::gui
