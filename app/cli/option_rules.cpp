// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/option_rules.h"

#include "core/base/input_error.h"

#include <fmt/format.h>

#include <algorithm>
#include <initializer_list>
#include <string>
#include <string_view>
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

/// Besides itself, a batch goes with what holds for all of its lines.
void requireNoOptionOfOneLine(const std::vector<const CLI::Option*>& given) {
    const auto isNamed = [](const CLI::Option* option, std::initializer_list<std::string_view> names) {
        return std::find(names.begin(), names.end(), option->get_name()) != names.end();
    };
    if (std::none_of(given.begin(), given.end(),
                     [&](const CLI::Option* option) { return isNamed(option, {"--batch"}); }))
        return;
    for (const CLI::Option* option : given) {
        if (isNamed(option, {"--devices"}))
            throw InputError("--devices: a batch is answered for one device; name it with --device");
        if (!isNamed(option, {"--batch", "--device", "--runtime", "--json", "--silence"}))
            throw InputError(fmt::format("{}: a batch line says this itself; leave it out with --batch",
                                         option->get_name()));
    }
}

} // namespace

void requireSoundOptions(const CLI::App& app) {
    for (const CLI::App* command : app.get_subcommands()) {
        const std::vector<const CLI::Option*> given = givenOptions(*command);
        requireValues(given);
        requireNoOptionOfOneLine(given);
    }
}

} // namespace trichevron::cli
