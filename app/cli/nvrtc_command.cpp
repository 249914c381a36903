// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/cli_message.h"
#include "app/cli/commands.h"
#include "app/cli/output.h"
#include "core/compile/nvrtc_library.h"
#include "core/errors/input_error.h"
#include "core/json/file_io.h"
#include "core/process/temporary_folder.h"

#include <string>
#include <string_view>
#include <vector>

namespace trichevron::cli {

namespace {

constexpr std::string_view nameOption = "--name=";

ExitStatus describe(const std::string& library) {
    const core::NvrtcLibrary nvrtc(library);
    std::string text = "release " + nvrtc.version() + '\n';
    for (const std::string& architecture : nvrtc.architectures())
        text += architecture + '\n';
    printText(text);
    return ExitStatus::Success;
}

/// LIBRARY FOLDER [--name=EXPRESSION …] -- OPTIONS
ExitStatus compile(const std::vector<std::string>& arguments) {
    const core::NvrtcLibrary nvrtc(arguments[0]);
    const std::string& folder = arguments[1];
    std::size_t next = 2;
    std::vector<std::string> names;
    while (next < arguments.size() && arguments[next].starts_with(nameOption))
        names.push_back(arguments[next++].substr(nameOption.size()));
    if (next < arguments.size() && arguments[next] == "--")
        ++next;
    const auto output = nvrtc.compile(
        core::readFile(folder + "/source.cu"), names,
        std::vector<std::string>(arguments.begin() + static_cast<std::ptrdiff_t>(next), arguments.end()));
    if (output.compiled) {
        core::writeTemporaryFile(folder + "/source.cubin", output.cubin);
        core::writeTemporaryFile(folder + "/source.ptx", output.ptx);
    }
    printText(output.log);
    return output.compiled ? ExitStatus::Success : ExitStatus::Refused;
}

} // namespace

void addNvrtcCommand(CLI::App& app, ExitStatus& status) {
    CLI::App* command = app.add_subcommand(
        "nvrtc", "Compile device code with the library NVRTC, in a process of its own (core/compile)"_msg());
    command->group(""); // the program starts it, not a user
    command->prefix_command();
    command->callback([command, &status] {
        const std::vector<std::string> arguments = command->remaining();
        if (arguments.size() < 2)
            throw core::InputError("nvrtc",
                                   "expected {first} or {second}"_msg.with("first"_a = "--describe LIBRARY",
                                                                           "second"_a = "LIBRARY FOLDER"));
        status = arguments[0] == "--describe" ? describe(arguments[1]) : compile(arguments);
    });
}

} // namespace trichevron::cli
