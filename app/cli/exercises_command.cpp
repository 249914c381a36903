// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/cli_message.h"
#include "app/cli/commands.h"
#include "app/cli/help_text.h"
#include "app/cli/output.h"
#include "core/errors/input_error.h"
#include "core/resources/exercise_devices.h"

#include <algorithm>
#include <memory>
#include <string>
#include <vector>

namespace trichevron::cli {

namespace {

constexpr std::size_t maxExercises = 1000;

struct ExerciseOptions {
    std::vector<std::string> kinds;
    unsigned level = 1;
    std::uint64_t seed = 1;
    std::size_t count = 10;
    bool answers = false;
};

std::string kindNames() {
    std::vector<std::string> names;
    for (std::size_t i = 0; i < core::exerciseKindCount; ++i)
        names.emplace_back(toString(static_cast<core::ExerciseKind>(i)));
    return joined(names);
}

ExitStatus printExercises(const ExerciseOptions& options) {
    std::vector<core::ExerciseKind> kinds;
    for (const std::string& name : options.kinds) {
        const std::optional<core::ExerciseKind> kind = core::exerciseKindFromName(name);
        if (!kind)
            throw core::InputError("--kind: there is no kind \"{kind}\"; the kinds are {kinds}"_msg.with(
                "kind"_a = name, "kinds"_a = kindNames()));
        if (std::find(kinds.begin(), kinds.end(), *kind) == kinds.end())
            kinds.push_back(*kind);
    }
    std::sort(kinds.begin(), kinds.end()); // one sheet for one set of kinds
    const core::ExerciseMaker maker = core::loadExerciseMaker();
    const auto level = static_cast<core::ExerciseLevel>(options.level);
    printText(exerciseSheet(maker.makeSheet(kinds, level, options.seed, options.count), level, options.seed,
                            options.answers));
    return ExitStatus::Success;
}

} // namespace

void addExercisesCommand(CLI::App& app, ExitStatus& status) {
    CLI::App* command = app.add_subcommand(
        "exercises", "Print a sheet of exercises as Markdown, with or without answers"_msg());
    const auto options = std::make_shared<ExerciseOptions>();
    command
        ->add_option(
            "--kind", options->kinds,
            "Exercises of one kind, or of several by commas; without it, of all kinds in turn: {kinds}"_msg(
                "kinds"_a = kindNames()))
        ->delimiter(',')
        ->type_name("KIND"_msg());
    command->add_option("--level", options->level, "1 easy, 2 medium, 3 hard"_msg())
        ->check(CLI::Range(1, 3))
        ->type_name("LEVEL"_msg());
    command->add_option("--seed", options->seed, "The same seed gives the same exercises"_msg())
        ->type_name("SEED"_msg());
    command->add_option("--count", options->count, "Number of exercises"_msg())
        ->check(CLI::Range(std::size_t{1}, maxExercises))
        ->type_name("COUNT"_msg());
    command->add_flag("--answers", options->answers, "Add the answers, with explanations"_msg());
    command->footer(examplesText({"trichevron-cli exercises --level 2 --seed 7 --count 12",
                                  "trichevron-cli exercises --level 2 --seed 7 --count 12 --answers",
                                  "trichevron-cli exercises --kind waves,lastWave --count 5"}));
    command->callback([options, &status] { status = printExercises(*options); });
}

} // namespace trichevron::cli
