// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/parse_error.h"

#include "app/cli/cli_message.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <string_view>
#include <vector>

namespace trichevron::cli {

namespace {

bool hasCommand(const CLI::App& app, const std::string& name) {
    return !app.get_subcommands([&](const CLI::App* command) { return command->get_name() == name; }).empty();
}

/// Each after `before`: "lesson check".
std::string commandNames(const CLI::App& app, const std::string& before = {}) {
    std::string names;
    for (const CLI::App* command :
         app.get_subcommands([](const CLI::App* one) { return !one->get_group().empty(); }))
        names += (names.empty() ? "" : ", ") + before + command->get_name();
    return names;
}

std::string noCommandMessage(const std::string& names) {
    return "no command given; the commands are {commands}"_msg("commands"_a = names);
}

std::string unknownCommandMessage(const std::string& command, const std::string& names) {
    return "there is no command \"{command}\"; the commands are {commands}"_msg("command"_a = command,
                                                                                "commands"_a = names);
}

/// The text after the first `mark`; empty without one.
std::string after(const std::string& text, std::string_view mark) {
    const std::size_t at = text.find(mark);
    return at == std::string::npos ? "" : text.substr(at + mark.size());
}

std::string before(const std::string& text, std::string_view mark) {
    return text.substr(0, text.find(mark));
}

std::string lastWord(const std::string& text) {
    return text.substr(text.find_last_of(' ') + 1);
}

/// "--grid: 1 required X[,Y[,Z]] missing", "--grid: At Most 1 required but received 2"
std::string numberOfValuesMessage(const std::string& text) {
    const std::string option = before(text, ":");
    if (text.find(" received ") == std::string::npos)
        return "{option}: no value given"_msg("option"_a = option);
    const std::string limit = after(text, ": At Most ");
    if (limit.empty())
        return text;
    return "{option}: At Most {limit} required but received {given}"_msg(
        "option"_a = option, "limit"_a = before(limit, " "), "given"_a = lastWord(text));
}

/// CLI11's errors have their data in their English texts only.
std::string parserMessage(const CLI::App& app, const CLI::ParseError& error) {
    std::string text = error.what();
    switch (static_cast<CLI::ExitCodes>(error.get_exit_code())) {
    case CLI::ExitCodes::ArgumentMismatch:
        return numberOfValuesMessage(text);
    case CLI::ExitCodes::RequiredError:
        return "{option} is required"_msg("option"_a = before(text, " "));
    case CLI::ExitCodes::RequiresError:
        return "{option} requires {other}"_msg("option"_a = before(text, " "), "other"_a = lastWord(text));
    case CLI::ExitCodes::ExcludesError:
        return "{option} excludes {other}"_msg("option"_a = before(text, " "), "other"_a = lastWord(text));
    case CLI::ExitCodes::ConversionError:
        return "Could not convert: {option} = {value}"_msg("option"_a = before(after(text, ": "), " = "),
                                                           "value"_a = after(text, " = "));
    case CLI::ExitCodes::ExtrasError: {
        const std::vector<std::string> unexpected = app.remaining(true); // the text has them backwards
        const std::string arguments = fmt::format("{}", fmt::join(unexpected, " "));
        return unexpected.size() == 1
                   ? "The following argument was not expected: {argument}"_msg("argument"_a = arguments)
                   : "The following arguments were not expected: {arguments}"_msg("arguments"_a = arguments);
    }
    default:
        return text; // the options of this program lead to no other error
    }
}

} // namespace

std::string parseErrorMessage(const CLI::App& app, const CLI::ParseError& error,
                              const std::vector<std::string>& words) {
    if (words.empty() || (words.front().starts_with('-') && error.get_name() == "RequiredError"))
        return noCommandMessage(commandNames(app));
    const std::string& first = words.front();
    if (!first.starts_with('-') && !hasCommand(app, first))
        return unknownCommandMessage(first, commandNames(app));
    if (std::string_view(error.what()).starts_with("A subcommand ")) {
        const std::string names = commandNames(*app.get_subcommand(first), first + ' ');
        const bool isNamed = words.size() > 1 && !words[1].starts_with('-');
        return isNamed ? unknownCommandMessage(first + ' ' + words[1], names) : noCommandMessage(names);
    }
    return "{problem}; see {help}"_msg(
        "problem"_a = parserMessage(app, error),
        "help"_a = fmt::format("trichevron-cli {}--help", first.starts_with('-') ? "" : first + ' '));
}

} // namespace trichevron::cli
