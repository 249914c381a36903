// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/option_rules.h"

#include "core/input_error.h"

#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <vector>

namespace trichevron::cli {

namespace {

/// The options that stand on the command line.
std::vector<const CLI::Option*> givenOptions(const CLI::App& command) {
    return command.get_options([](const CLI::Option* option) { return option->count() > 0; });
}

void requireValues(const std::vector<const CLI::Option*>& given) {
    for (const CLI::Option* option : given) {
        const std::vector<std::string>& values = option->results();
        if (std::find(values.begin(), values.end(), "") != values.end())
            throw InputError(
                fmt::format("{}: there is no value; give one, or leave the option out", option->get_name()));
    }
}

} // namespace

void requireSoundOptions(const CLI::App& app) {
    for (const CLI::App* command : app.get_subcommands())
        requireValues(givenOptions(*command));
}

} // namespace trichevron::cli
