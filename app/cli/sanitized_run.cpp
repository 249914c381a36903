// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/sanitized_run.h"

#include "app/cli/cli_message.h"
#include "app/cli/option_error.h"
#include "core/process/tool_search.h"

#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

namespace trichevron::cli {

namespace {

constexpr const char* sanitizer = "compute-sanitizer";
/// Findings that are printed; a kernel has one for each thread that is wrong.
constexpr const char* shownFindings = "4";

/// The arguments of this process, without its name.
std::vector<std::string> ownArguments() {
    std::ifstream file("/proc/self/cmdline", std::ios::binary);
    const std::string all{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
    std::vector<std::string> arguments;
    for (std::size_t at = 0; at < all.size(); at = all.find('\0', at) + 1)
        arguments.push_back(all.substr(at, all.find('\0', at) - at));
    if (!arguments.empty())
        arguments.erase(arguments.begin());
    return arguments;
}

} // namespace

bool canSanitize() {
    return !core::findTool(sanitizer).empty();
}

void runSanitized(bool isOwnKernel) {
    if (!isOwnKernel)
        throw optionError("--sanitize", "only with --source or --binary"_msg.with());
    const std::string tool = core::findTool(sanitizer);
    if (tool.empty())
        throw optionError("--sanitize",
                          "compute-sanitizer was not found; install the CUDA Toolkit"_msg.with());
    std::error_code ignored;
    std::vector<std::string> command{
        tool,          "--report-api-errors",
        "no",          "--print-limit",
        shownFindings, "--error-exitcode",
        "1",           std::filesystem::read_symlink("/proc/self/exe", ignored).string()};
    for (std::string& argument : ownArguments())
        command.push_back(argument == "--sanitize" ? "--once" : std::move(argument));
    std::vector<char*> pointers;
    pointers.reserve(command.size() + 1);
    for (std::string& one : command)
        pointers.push_back(one.data());
    pointers.push_back(nullptr);
    ::execv(tool.c_str(), pointers.data());
    throw core::InputError(tool, "the program cannot be started"_msg.with());
}

} // namespace trichevron::cli
