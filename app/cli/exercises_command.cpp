// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/cli_message.h"
#include "app/cli/commands.h"
#include "app/cli/help_text.h"
#include "app/cli/output.h"
#include "core/dimensions/parse.h"
#include "core/errors/input_error.h"
#include "core/resources/exercise_devices.h"
#include "core/text/number_text.h"

#include <algorithm>
#include <limits>
#include <memory>
#include <string>
#include <vector>

namespace trichevron::cli {

namespace {

constexpr std::uint64_t maxExercises = 1000;
constexpr std::uint64_t usualExercises = 10;

struct ExerciseOptions {
    std::vector<std::string> kinds;
    std::string level;
    std::string seed;
    std::string count;
    bool answers = false;
};

std::string kindNames() {
    std::vector<std::string> names;
    for (std::size_t i = 0; i < core::exerciseKindCount; ++i)
        names.emplace_back(toString(static_cast<core::ExerciseKind>(i)));
    return joined(names);
}

std::uint64_t numberOr(std::uint64_t byDefault, const std::string& text, std::string_view option,
                       std::uint64_t min, std::uint64_t max) {
    return text.empty() ? byDefault : core::parseUnsigned(text, option, min, max);
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
    const auto level = static_cast<core::ExerciseLevel>(numberOr(1, options.level, "--level", 1, 3));
    const std::uint64_t seed =
        numberOr(1, options.seed, "--seed", 0, std::numeric_limits<std::uint64_t>::max());
    const std::uint64_t count = numberOr(usualExercises, options.count, "--count", 1, maxExercises);
    const core::ExerciseMaker maker = core::loadExerciseMaker();
    printText(exerciseSheet(maker.makeSheet(kinds, level, seed, count), level, seed, options.answers));
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
            "Exercises of one kind, or of several by commas; without it, of the kinds of the level in turn: {kinds}"_msg(
                "kinds"_a = kindNames()))
        ->delimiter(',')
        ->type_name("KIND"_msg());
    command->add_option("--level", options->level, "1 easy, 2 medium, 3 hard"_msg())
        ->type_name("LEVEL"_msg());
    command->add_option("--seed", options->seed, "The same seed gives the same exercises"_msg())
        ->type_name("SEED"_msg());
    command
        ->add_option("--count", options->count,
                     "Number of exercises, 1 to {limit} (default: {count})"_msg(
                         "limit"_a = core::digits(maxExercises), "count"_a = core::digits(usualExercises)))
        ->type_name("COUNT"_msg());
    command->add_flag("--answers", options->answers, "Add the answers, with explanations"_msg());
    command->footer(examplesText({"trichevron-cli exercises --level 2 --seed 7 --count 12",
                                  "trichevron-cli exercises --level 2 --seed 7 --count 12 --answers",
                                  "trichevron-cli exercises --kind waves,lastWave --count 5"}));
    command->callback([options, &status] { status = printExercises(*options); });
}

} // namespace trichevron::cli
