// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/option_checks.h"

#include "app/cli/option_error.h"

#include <algorithm>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

namespace trichevron::cli {

namespace {

/// The options on the command line.
std::vector<const CLI::Option*> givenOptions(const CLI::App& command) {
    return command.get_options([](const CLI::Option* option) { return option->count() > 0; });
}

void requireValues(const std::vector<const CLI::Option*>& given) {
    for (const CLI::Option* option : given) {
        if (option->get_name() == "program")
            continue; // the words of another program's command
        const std::vector<std::string>& values = option->results();
        if (std::find(values.begin(), values.end(), "") != values.end())
            throw optionError(option->get_name(),
                              "the value is empty; give a value or omit the option"_msg.with());
    }
}

/// With --batch, only options that apply to all lines are allowed.
void requireNoSingleLaunchOptions(const std::vector<const CLI::Option*>& given) {
    const auto isNamed = [](const CLI::Option* option, std::initializer_list<std::string_view> names) {
        return std::find(names.begin(), names.end(), option->get_name()) != names.end();
    };
    if (std::none_of(given.begin(), given.end(),
                     [&](const CLI::Option* option) { return isNamed(option, {"--batch"}); }))
        return;
    for (const CLI::Option* option : given) {
        if (isNamed(option, {"--devices"}))
            throw optionError("--devices", "a batch checks one device; use --device"_msg.with());
        if (!isNamed(option, {"--batch", "--device", "--runtime", "--json", "--silence"}))
            throw optionError(option->get_name(),
                              "cannot be combined with --batch, where each line sets it"_msg.with());
    }
}

} // namespace

void checkOptions(const CLI::App& app) {
    for (const CLI::App* command : app.get_subcommands()) {
        const std::vector<const CLI::Option*> given = givenOptions(*command);
        requireValues(given);
        requireNoSingleLaunchOptions(given);
    }
}

} // namespace trichevron::cli
