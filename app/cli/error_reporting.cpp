// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/error_reporting.h"

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

ExitStatus exitStatusFor(core::BackendErrorKind kind) {
    switch (kind) {
    case core::BackendErrorKind::NoDriver:
    case core::BackendErrorKind::DriverTooOld:
    case core::BackendErrorKind::NoDevice:
    case core::BackendErrorKind::NotRecorded:
        return ExitStatus::NoDevice;
    case core::BackendErrorKind::UnknownKernel:
    case core::BackendErrorKind::BadRequest:
        return ExitStatus::UsageError;
    case core::BackendErrorKind::OutOfMemory:
    case core::BackendErrorKind::ContextLost:
    case core::BackendErrorKind::DeviceLost:
        return ExitStatus::Refused;
    }
    return ExitStatus::Refused;
}

void printError(const std::string& message) {
    // Not fmt::print, which throws when standard error is not writable; there is nowhere else to report that.
    const std::string line = "trichevron-cli: " + message + '\n';
    std::fputs(line.c_str(), stderr);
}

int runReportingErrors(const std::function<ExitStatus()>& command) {
    ExitStatus status = ExitStatus::Refused;
    try {
        status = command();
    } catch (const core::InputError& error) {
        printError(error.what());
        status = ExitStatus::UsageError;
    } catch (const core::BackendError& error) {
        printError(error.what());
        status = exitStatusFor(error.kind());
    } catch (const std::bad_alloc&) {
        printError("out of memory");
        status = ExitStatus::UsageError;
    } catch (const std::exception& error) {
        printError(error.what());
        status = ExitStatus::UsageError;
    }
    return static_cast<int>(status);
}

std::string usageErrorMessage(const CLI::App& app, const CLI::ParseError& error,
                              const std::vector<std::string>& words) {
    if (words.empty() || (words.front().starts_with('-') && error.get_name() == "RequiredError"))
        return fmt::format("no command given; the commands are {}", commandNames(app));
    if (!words.front().starts_with('-') && !hasCommand(app, words.front()))
        return fmt::format("there is no command \"{}\"; the commands are {}", words.front(),
                           commandNames(app));
    std::string message = error.what();
    while (!message.empty() && (message.back() == '\n' || message.back() == ' '))
        message.pop_back();
    if (message.ends_with(" missing")) // "--grid: 1 required X[,Y[,Z]] missing"
        message = message.substr(0, message.find(':')) + ": no value given";
    return fmt::format("{}; see trichevron-cli {}--help", message,
                       words.front().starts_with('-') ? "" : words.front() + ' ');
}

} // namespace trichevron::cli
