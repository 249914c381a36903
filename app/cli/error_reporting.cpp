// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/error_reporting.h"

#include "app/cli/cli_message.h"
#include "core/errors/input_error.h"
#include "core/text/escape.h"

#include <cstdio>
#include <exception>
#include <new>

namespace trichevron::cli {

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

std::string errorText(const core::InputError& error) {
    return error.text().message.isEmpty() ? error.what() : error.text().text();
}

std::string errorText(const core::BackendError& error) {
    return error.text().message.isEmpty() ? error.what() : error.text().text();
}

void printError(const std::string& message) {
    // Not fmt::print, which throws when standard error is not writable; there is nowhere else to report that.
    const std::string line = "trichevron-cli: " + core::escapeControls(message) + '\n';
    std::fputs(line.c_str(), stderr);
}

void printLog(const std::string& line) {
    std::fputs((core::escapeControls(line) + '\n').c_str(), stderr);
}

int runReportingErrors(const std::function<ExitStatus()>& command) {
    ExitStatus status = ExitStatus::Refused;
    try {
        status = command();
    } catch (const core::InputError& error) {
        printError(errorText(error));
        status = ExitStatus::UsageError;
    } catch (const core::BackendError& error) {
        printError(errorText(error));
        status = exitStatusFor(error.kind());
    } catch (const std::bad_alloc&) {
        printError("out of memory"_msg());
        status = ExitStatus::UsageError;
    } catch (const std::exception& error) {
        printError(error.what());
        status = ExitStatus::UsageError;
    }
    return static_cast<int>(status);
}

} // namespace trichevron::cli
