// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/clean_errors.h"

#include "core/json/json_reader.h"

#include <fmt/format.h>

#include <cstdio>
#include <exception>
#include <new>

namespace trichevron::cli {

namespace {

bool hasCommand(const CLI::App& app, const std::string& name) {
    return !app.get_subcommands([&](const CLI::App* command) { return command->get_name() == name; }).empty();
}

std::string commandNames(const CLI::App& app) {
    std::string names;
    for (const CLI::App* command : app.get_subcommands([](const CLI::App*) { return true; }))
        names += (names.empty() ? "" : ", ") + command->get_name();
    return names;
}

} // namespace

ExitStatus statusOf(BackendErrorKind kind) {
    switch (kind) {
    case BackendErrorKind::NoDriver:
    case BackendErrorKind::DriverTooOld:
    case BackendErrorKind::NoDevice:
    case BackendErrorKind::NotRecorded:
        return ExitStatus::NoDevice;
    case BackendErrorKind::UnknownKernel:
    case BackendErrorKind::BadRequest:
        return ExitStatus::WrongUse;
    case BackendErrorKind::OutOfMemory:
    case BackendErrorKind::ContextLost:
    case BackendErrorKind::DeviceLost:
        return ExitStatus::Refused;
    }
    return ExitStatus::Refused;
}

void printError(const std::string& sentence) {
    // Not fmt::print, which throws when standard error cannot be written: nobody is left to be told.
    const std::string line = "trichevron-cli: " + sentence + '\n';
    std::fputs(line.c_str(), stderr);
}

int reportingErrors(const std::function<ExitStatus()>& command) {
    ExitStatus status = ExitStatus::Refused;
    try {
        status = command();
    } catch (const InputError& error) {
        printError(error.what());
        status = ExitStatus::WrongUse;
    } catch (const BackendError& error) {
        printError(error.what());
        status = statusOf(error.kind());
    } catch (const std::bad_alloc&) {
        printError("there is not enough memory for this");
        status = ExitStatus::WrongUse;
    } catch (const std::exception& error) {
        printError(error.what());
        status = ExitStatus::WrongUse;
    }
    return static_cast<int>(status);
}

std::string sentenceFor(const CLI::App& app, const CLI::ParseError& error,
                        const std::vector<std::string>& words) {
    if (words.empty())
        return fmt::format("a command is needed: {}", commandNames(app));
    if (!words.front().starts_with('-') && !hasCommand(app, words.front()))
        return fmt::format("there is no command \"{}\"; the commands are {}", words.front(),
                           commandNames(app));
    std::string sentence = error.what();
    while (!sentence.empty() && (sentence.back() == '\n' || sentence.back() == ' '))
        sentence.pop_back();
    return sentence;
}

} // namespace trichevron::cli
