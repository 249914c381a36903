// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// Every option that takes a whole number refuses what is none, with the numbers that it takes.
#include "tests/cli/cli_run.h"
#include "tests/support/script.h"
#include "tests/support/temporary_directory.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

namespace trichevron::cli {
namespace {

using test::runCli;

struct NumberOption {
    std::string name; ///< of the option
    std::string range;
};

struct NumberCommand {
    std::vector<std::string> words; ///< the command, with what else it needs
    std::vector<NumberOption> options;
};

const std::string upTo32Bits = "to 4,294,967,295";
const std::string upTo64Bits = "up to 64 bits";
const std::string upTo10Million = "from 0 to 10,000,000";

std::vector<NumberCommand> commandsWithNumbers(const std::string& source) {
    std::vector<NumberOption> ofKernels{
        {"--regs", "from 0 to 255"},           {"--max-threads", "from 0 " + upTo32Bits},
        {"--barriers", "from 0 to 16"},        {"--launch-bounds", "from 0 " + upTo32Bits},
        {"--static-smem", "from 0 to 49,152"}, {"--opt-in-smem", "from 0 " + upTo64Bits}};
    const auto with = [&](std::vector<NumberOption> more) {
        more.insert(more.end(), ofKernels.begin(), ofKernels.end());
        return more;
    };
    const NumberOption timeout{"--compile-timeout", "from 1 to 86,400"};
    const NumberOption samples{"--samples", "from 1 to 100,000"};
    return {
        {test::onFixture({"check", "--grid", "1", "--block", "1"}),
         with({{"--cluster", "from 0 " + upTo32Bits},
               {"--problem", "from 0 " + upTo32Bits},
               {"--smem", "from 0 " + upTo64Bits}})},
        {test::onFixture({"check", "--grid", "1", "--block", "1", "--source", source}), {timeout}},
        {test::onFixture({"occupancy", "--suggest"}), with({{"--smem", "from 0 " + upTo64Bits},
                                                            {"--smem-per-thread", "from 0 " + upTo64Bits},
                                                            {"--block-limit", "from 0 " + upTo32Bits}})},
        {test::onFixture({"occupancy", "--block", "32"}), {{"--blocks-per-sm", "from 1 " + upTo32Bits}}},
        {test::onFixture({"occupancy", "--suggest", "--source", source}), {timeout}},
        {{"inspect", TRICHEVRON_TEST_DATA "/binaries/sm_90.cubin", "--block", "32"},
         {{"--smem", "from 0 " + upTo64Bits}, {"--require-blocks-per-sm", "from 1 " + upTo32Bits}}},
        {{"inspect", source}, {timeout}},
        {{"import", TRICHEVRON_TEST_DATA "/traces/kineto.json"}, {{"--rows", "from 0 to 1,000,000,000"}}},
        {{"capture", "--", "/bin/true"}, {{"--limit", "from 0 " + upTo64Bits}}},
        {{"exercises"},
         {{"--level", "from 1 to 3"}, {"--seed", "from 0 " + upTo64Bits}, {"--count", "from 1 to 1,000"}}},
        {test::replay("run", {"matrixAdd"}), {samples, {"--threads", "from 1 to 16,384"}}},
        {test::replay("run", {"matrixAdd", "--source", source}), {timeout}},
        {test::replay("sweep", {"matrixAdd", "--block", "32"}),
         {samples, {"--cluster", "from 1 " + upTo32Bits}}},
        {test::replay("sweep", {"matrixAdd", "--block", "32", "--source", source}), {timeout}},
        {{"conform"},
         {{"--launches", upTo10Million},
          {"--occupancies", upTo10Million},
          {"--clusters", upTo10Million},
          {"--suggestions", upTo10Million},
          {"--seed", "from 0 " + upTo64Bits}}},
    };
}

class NumberOptions : public testing::Test {
protected:
    const test::TemporaryDirectory folder;
    const std::string source = test::writeFile(folder.path() / "k.cu", "__global__ void k() {}\n");
    const std::vector<NumberCommand> commands = commandsWithNumbers(source);
};

TEST_F(NumberOptions, RefuseWhatIsNoWholeNumberOfTheirRange) {
    for (const NumberCommand& command : commands)
        for (const NumberOption& option : command.options)
            for (const char* value : {"-1", "1.5", "many", "", "99999999999999999999"}) {
                std::vector<std::string> words = command.words;
                if (*value == '\0') // CLI11 takes the next word for the value of "--rows="
                    words.insert(words.begin() + 1, {option.name, value});
                else
                    words.insert(words.begin() + 1, option.name + '=' + value); // before "--"
                SCOPED_TRACE(words.front() + ' ' + option.name + ' ' + value);
                const auto outcome = runCli(words);
                EXPECT_EQ(outcome.status, 2) << outcome.output;
                EXPECT_EQ(outcome.output, "");
                EXPECT_TRUE(outcome.errors.starts_with("trichevron-cli: " + option.name + ": "))
                    << outcome.errors;
                EXPECT_EQ(outcome.errors.find('\n'), outcome.errors.size() - 1) << outcome.errors;
                const std::string text(value);
                if (text == "-1" || text == "1.5") {
                    EXPECT_NE(outcome.errors.find("give a whole number " + option.range), std::string::npos)
                        << outcome.errors;
                }
            }
}

TEST(RegistersOfAThread, AreAtMostThoseThatInstructionsCanAddress) {
    for (const char* command : {"check", "occupancy"})
        for (const char* registers : {"256", "300"}) {
            std::vector<std::string> words = test::onFixture({command, "--block", "33", "--regs", registers});
            if (std::string_view(command) == "check")
                words.insert(words.end(), {"--grid", "8"});
            const auto outcome = runCli(words);
            EXPECT_EQ(outcome.status, 2) << outcome.output;
            EXPECT_NE(outcome.errors.find("give a whole number from 0 to 255"), std::string::npos)
                << outcome.errors;
        }
    EXPECT_EQ(runCli(test::onFixture({"occupancy", "--block", "33", "--regs", "255"})).status, 0);
}

TEST(StaticSharedMemory, IsAtMostWhatACompilerMakes) {
    for (const char* command : {"check", "occupancy"})
        for (const auto& [bytes, range] :
             {std::pair<const char*, const char*>{"60000", "from 0 to 49,152"}, {"49KiB", "from 0 to 48"}}) {
            std::vector<std::string> words =
                test::onFixture({command, "--block", "32", "--static-smem", bytes});
            if (std::string_view(command) == "check")
                words.insert(words.end(), {"--grid", "8"});
            const auto outcome = runCli(words);
            EXPECT_EQ(outcome.status, 2) << outcome.output;
            EXPECT_NE(outcome.errors.find(std::string("give a whole number ") + range), std::string::npos)
                << outcome.errors;
        }
    EXPECT_EQ(runCli(test::onFixture({"occupancy", "--block", "32", "--static-smem", "48KiB"})).status, 0);
}

TEST(UnexpectedWords, AreNamedInTheOrderInWhichTheyWereGiven) {
    const auto outcome = runCli({"check", "--grid", "1", "--block", "32", "--devcie", "x"});
    EXPECT_EQ(outcome.status, 2);
    EXPECT_NE(outcome.errors.find("--devcie x; see trichevron-cli check --help"), std::string::npos)
        << outcome.errors;
}

/// The options of a command's help whose value is a whole number.
std::vector<std::string> numbersInHelp(const std::string& command) {
    std::istringstream help(runCli({command, "--help"}).output);
    std::vector<std::string> names;
    for (std::string line; std::getline(help, line);) {
        std::istringstream words(line);
        std::string name;
        std::string value;
        if (!(words >> name >> value) || !name.starts_with("--"))
            continue;
        for (const char* word : {"N", "N[,N[,N]]", "BYTES", "SEED", "LEVEL", "COUNT"})
            if (value == word)
                names.push_back(name.substr(0, name.find(',')));
    }
    return names;
}

TEST_F(NumberOptions, AreAllInTheTable) {
    for (const char* command :
         {"devices", "kernels", "check", "occupancy", "inspect", "import", "capture", "report", "lesson",
          "exercises", "rules", "run", "sweep", "conform", "worker"})
        for (const std::string& name : numbersInHelp(command)) {
            // Of a GPU; of a launch, as in check.
            if ((std::string_view(command) == "conform" && name == "--device") ||
                ((std::string_view(command) == "run" || std::string_view(command) == "sweep") &&
                 name.find("smem") != std::string::npos))
                continue;
            EXPECT_TRUE(std::any_of(commands.begin(), commands.end(),
                                    [&](const NumberCommand& one) {
                                        return one.words.front() == command &&
                                               std::any_of(one.options.begin(), one.options.end(),
                                                           [&](const NumberOption& option) {
                                                               return option.name == name;
                                                           });
                                    }))
                << command << ' ' << name;
        }
}

TEST(CompilerOptions, NeedASource) {
    for (const char* option : {"--std=c++17", "--compile-timeout=5", "-I/tmp", "--compiler=nvcc"})
        for (std::vector<std::string> words :
             {test::onFixture({"check", "--grid", "1", "--block", "1"}),
              test::onFixture({"occupancy", "--suggest"}), test::replay("run", {"matrixAdd"}),
              test::replay("sweep", {"matrixAdd", "--block", "32"})}) {
            words.emplace_back(option);
            const auto outcome = runCli(words);
            EXPECT_EQ(outcome.status, 2) << words.front() << ' ' << option;
            EXPECT_NE(outcome.errors.find(" requires --source"), std::string::npos) << outcome.errors;
        }
}

} // namespace
} // namespace trichevron::cli
