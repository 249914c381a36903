// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The list of machines in the settings: what is saved, how damage is repaired, and how a command is parsed.
#include "app/gui/session/machines.h"
#include "app/gui/settings/settings.h"
#include "tests/case_name.h"

#include <QSettings>
#include <QTemporaryDir>

#include <gtest/gtest.h>

#include <algorithm>

namespace trichevron::gui {
namespace {

class MachineSettings : public testing::Test {
protected:
    QTemporaryDir folder;
    QString path = folder.filePath(QStringLiteral("settings.ini"));
    QSettings file{path, QSettings::IniFormat};
    Settings settings{path};
};

TEST_F(MachineSettings, HaveThisComputerByDefault) {
    const std::vector<Machine> machines = settings.machines();
    ASSERT_EQ(machines.size(), 1U);
    EXPECT_EQ(machines.front(), thisComputer());
    EXPECT_TRUE(machines.front().connectAtStart);
    EXPECT_TRUE(machines.front().command.isEmpty());
}

TEST_F(MachineSettings, AreReadAsTheyWereSaved) {
    std::vector<Machine> machines{thisComputer()};
    machines.push_back(newMachine(machines));
    machines.back().name = QStringLiteral("gpu01 \"the big one\"; α");
    machines.back().command = QStringLiteral("ssh \"gpu 01\" trichevron-cli worker, %n");
    machines.back().connectAtStart = true;
    machines.back().patience = 0;
    settings.setMachines(machines);
    EXPECT_EQ(settings.machines(), machines);
    machines.pop_back();
    settings.setMachines(machines);
    EXPECT_EQ(settings.machines(), machines) << "nothing remains of a longer list";
}

TEST_F(MachineSettings, TheOneCommandOfEarlierVersionsBecomesThisComputers) {
    file.setValue(QStringLiteral("worker/command"), QStringLiteral(" ssh gpu01 trichevron-cli worker "));
    const std::vector<Machine> machines = settings.machines();
    ASSERT_EQ(machines.size(), 1U);
    EXPECT_EQ(machines.front().command.toStdString(), "ssh gpu01 trichevron-cli worker");
    settings.setMachines(machines);
    EXPECT_FALSE(file.contains(QStringLiteral("worker/command")));
    EXPECT_EQ(settings.machines(), machines);
}

TEST_F(MachineSettings, AreRepairedWhenDamaged) {
    const auto put = [this](int index, const QString& id, const QString& name, const QVariant& patience) {
        file.setArrayIndex(index);
        file.setValue(QStringLiteral("id"), id);
        file.setValue(QStringLiteral("name"), name);
        file.setValue(QStringLiteral("patience"), patience);
    };
    file.beginWriteArray(QStringLiteral("machines"), 6);
    put(0, QStringLiteral("a"), QStringLiteral("first"), -3);
    put(1, QStringLiteral("a"), QStringLiteral("the same id"), 5);
    put(2, QString(), QStringLiteral("no id"), 5);
    put(3, QStringLiteral("b"), QStringLiteral("  "), 5);
    put(4, thisComputer().id, QStringLiteral("renamed"), QStringLiteral("soon"));
    put(5, QStringLiteral("c"), QStringLiteral("last"), 0);
    file.endArray();
    const std::vector<Machine> machines = settings.machines();
    ASSERT_EQ(machines.size(), 3U);
    EXPECT_EQ(machines[0].id, thisComputer().id);
    EXPECT_EQ(machines[0].name, thisComputer().name);
    EXPECT_EQ(machines[0].patience, defaultPatience);
    EXPECT_EQ(machines[1].name.toStdString(), "first");
    EXPECT_EQ(machines[1].patience, defaultPatience);
    EXPECT_EQ(machines[2].patience, 0);
}

TEST(NewMachine, HasAnUnusedIdAndName) {
    std::vector<Machine> machines{thisComputer()};
    for (int i = 0; i < 5; ++i) {
        machines.push_back(newMachine(machines));
        EXPECT_EQ(machineProblem(machines, machines.size() - 1), QString());
        for (std::size_t j = 0; j + 1 < machines.size(); ++j)
            EXPECT_NE(machines[j].id, machines.back().id);
    }
}

struct CommandCase : test::NamedCase {
    const char* typed;
    QStringList argv;
    const char* problem; ///< a part of the sentence; empty: there is none
    const char* warning;
};

class Command : public testing::TestWithParam<CommandCase> {};

TEST_P(Command, IsSplitWithoutAShell) {
    const ParsedCommand result = parseCommand(QString::fromUtf8(GetParam().typed));
    if (GetParam().problem[0] == '\0') {
        EXPECT_EQ(result.argv, GetParam().argv) << argvText(result.argv).toStdString();
        EXPECT_EQ(result.problem.toStdString(), "");
    } else {
        EXPECT_NE(result.problem.toStdString().find(GetParam().problem), std::string::npos)
            << result.problem.toStdString();
    }
    if (GetParam().warning[0] == '\0')
        EXPECT_EQ(result.warning.toStdString(), "");
    else
        EXPECT_NE(result.warning.toStdString().find(GetParam().warning), std::string::npos)
            << result.warning.toStdString();
}

QStringList words(std::initializer_list<const char*> list) {
    QStringList all;
    for (const char* word : list)
        all << QString::fromUtf8(word);
    return all;
}

INSTANTIATE_TEST_SUITE_P(
    Typed, Command,
    testing::Values(
        CommandCase{{"Empty"}, "  ", {}, "", ""},
        CommandCase{{"Blanks"}, " sh  -c   true ", words({"sh", "-c", "true"}), "", ""},
        CommandCase{{"QuotedBlanks"}, R"(sh -c "true false")", words({"sh", "-c", "true false"}), "", ""},
        CommandCase{{"TripleQuote"}, R"(sh """x""")", words({"sh", "\"x\""}), "", ""},
        CommandCase{{"NoShellReadsIt"},
                    "sh $(reboot); `x` | y > z & *",
                    words({"sh", "$(reboot);", "`x`", "|", "y", ">", "z", "&", "*"}),
                    "",
                    ""},
        CommandCase{{"OpenQuote"}, R"(sh -c "true)", {}, "not closed", ""},
        CommandCase{{"OpenQuoteAtTheEnd"}, R"(sh true")", {}, "not closed", ""},
        CommandCase{{"OnlyQuotes"}, R"("")", {}, "no program", ""},
        CommandCase{{"SingleQuote"}, "sh 'a b'", words({"sh", "'a", "b'"}), "", "single quote"},
        CommandCase{{"MissingProgram"},
                    "no-such-program-here worker",
                    words({"no-such-program-here", "worker"}),
                    "",
                    "no-such-program-here"},
        CommandCase{{"MissingPath"}, "/no/such/file", words({"/no/such/file"}), "", "/no/such/file"},
        CommandCase{{"AFolder"}, "/tmp worker", words({"/tmp", "worker"}), "", "no executable program"}),
    test::caseName<CommandCase>);

TEST(ArgvText, QuotesEveryWord) {
    EXPECT_EQ(argvText(words({"a b", "", "c\"d\\"})).toStdString(), R"(["a b", "", "c\"d\\"])");
}

struct ProblemCase : test::NamedCase {
    const char* machine;
    const char* command;
    const char* problem;
};

class MachineProblem : public testing::TestWithParam<ProblemCase> {};

TEST_P(MachineProblem, IsOneSentence) {
    std::vector<Machine> machines{thisComputer()};
    machines.push_back(newMachine(machines));
    machines.back().name = QString::fromUtf8(GetParam().machine);
    machines.back().command = QString::fromUtf8(GetParam().command);
    const std::string problem = machineProblem(machines, 1).toStdString();
    if (GetParam().problem[0] == '\0') {
        EXPECT_EQ(problem, "");
        return;
    }
    EXPECT_NE(problem.find(GetParam().problem), std::string::npos) << problem;
    EXPECT_EQ(std::count(problem.begin(), problem.end(), '.'), 1) << problem;
}

INSTANTIATE_TEST_SUITE_P(
    Typed, MachineProblem,
    testing::Values(ProblemCase{{"None"}, "gpu01", "ssh gpu01 trichevron-cli worker", ""},
                    ProblemCase{{"OwnWorker"}, "gpu01", "", ""},
                    ProblemCase{{"NoName"}, " ", "", "needs a name"},
                    ProblemCase{{"TheSameName"}, " this COMPUTER", "", "Two machines"},
                    ProblemCase{{"OpenQuote"}, "gpu01", "ssh \"gpu01", "not closed"}),
    test::caseName<ProblemCase>);

} // namespace
} // namespace trichevron::gui
