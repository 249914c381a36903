// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/capture_parts.h"
#include "app/cli/cli_message.h"
#include "app/cli/commands.h"
#include "app/cli/error_reporting.h"
#include "app/cli/help_text.h"
#include "app/cli/option_error.h"
#include "app/cli/program_options.h"
#include "core/process/foreground_process.h"
#include "core/process/tool_search.h"
#include "core/program/program_words.h"

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <memory>
#include <system_error>

namespace trichevron::cli {

namespace {

namespace fs = std::filesystem;

struct CaptureOptions {
    std::vector<std::string> command;
    std::string file;
    std::uint64_t limit = 2'000'000;
    bool stacks = false;
};

/// As env and timeout do.
constexpr int programNotFound = 127;
constexpr int programNotRunnable = 126;

/// Installed beside this program, or in the build's folder.
std::string captureLibrary() {
    std::error_code error;
    const fs::path folder = fs::read_symlink("/proc/self/exe", error).parent_path();
    for (const char* place : {"../lib/trichevron", "../lib64/trichevron", "../../gpu/capture"}) {
        const fs::path path = folder / place / "libtrichevron_capture.so";
        if (fs::exists(path, error))
            return fs::canonical(path, error).string();
    }
    return {};
}

/// Where CUPTI may be, for a program that does not bring its own.
std::string cuptiPaths() {
    std::string paths;
    const auto add = [&](const std::string& path) { paths += (paths.empty() ? "" : ":") + path; };
    for (const std::string& toolkit : core::toolkitFolders())
        for (const char* folder :
             {"/extras/CUPTI/lib64", "/lib64", "/targets/x86_64-linux/lib", "/targets/sbsa-linux/lib"})
            for (const char* name : {"/libcupti.so.13", "/libcupti.so.12", "/libcupti.so"}) {
                std::error_code ignored;
                if (const std::string path = toolkit + folder + name; fs::exists(path, ignored))
                    add(path);
            }
    // Then wherever the system looks for libraries.
    for (const char* name : {"libcupti.so.13", "libcupti.so.12", "libcupti.so"})
        add(name);
    return paths;
}

std::vector<std::pair<std::string, std::string>>
environmentFor(const CaptureOptions& options, const std::string& library, const std::string& folder) {
    std::vector<std::pair<std::string, std::string>> environment{
        {"CUDA_INJECTION64_PATH", library},
        {"TRICHEVRON_CAPTURE_FOLDER", folder},
        {"TRICHEVRON_CAPTURE_LIMIT", std::to_string(options.limit)},
        {"TRICHEVRON_CAPTURE_CUPTI", cuptiPaths()}};
    if (options.stacks)
        environment.emplace_back("TRICHEVRON_CAPTURE_STACKS", "1");
    return environment;
}

void printSummary(const std::string& file) {
    ProgramOptions options;
    const core::ProgramAnalysis analysis = options.analyze(file);
    const core::Program& program = *analysis.program;
    printLog(
        "{launches, plural, one {# launch} other {# launches}} of {kernels, plural, one {# kernel} other {# kernels}}, GPU time {time}, refused: {refused}; the capture is in {file}"_msg(
            "launches"_a = program.launches.size() + program.countedCount(),
            "kernels"_a = analysis.kernelCount, "time"_a = core::durationText(analysis.gpuNs),
            "refused"_a = core::Count{analysis.refusedCount}, "file"_a = file));
    constexpr std::size_t most = 20;
    std::size_t shown = 0;
    std::size_t refusals = 0;
    for (const core::ProgramFinding& finding : analysis.findings) {
        if (!finding.kind.starts_with("refused"))
            continue;
        if (++refusals > most)
            continue;
        ++shown;
        const std::string kernel =
            finding.configuration
                ? core::shortKernelName(
                      program.kernels[program.configurations[*finding.configuration].kernel])
                : std::string();
        printLog("  " + (kernel.empty() ? std::string() : kernel + ": ") + finding.text.text());
    }
    if (refusals > shown)
        printLog(
            "{count, plural, one {# more refusal} other {# more refusals}}; `trichevron-cli import` shows all"_msg(
                "count"_a = refusals - shown));
    for (const std::string& note : core::notesOf(program))
        if (program.problem || program.unfinishedLaunches > 0)
            printLog("  " + note);
}

/// Runs the program; nothing but the capture is left when it returns.
core::ForegroundResult runCaptured(const CaptureOptions& options, const std::string& library) {
    const std::string file =
        !options.file.empty() ? options.file
                              : fs::path(options.command.front()).filename().string() + ".trichevron-capture";
    const CaptureParts parts(file);
    printLog(
        "capturing into {file}; a profiler inside the program, such as torch.profiler, records nothing meanwhile"_msg(
            "file"_a = file));
    const core::ForegroundResult result =
        core::runInForeground(options.command, environmentFor(options, library, parts.folder()));
    if (result.end == core::ForegroundResult::End::NotStarted) {
        printError("{program}: cannot be started: {reason}"_msg("program"_a = options.command.front(),
                                                                "reason"_a = std::strerror(result.status)));
    } else if (parts.files().empty()) {
        printLog("the program did not use CUDA: nothing was captured"_msg());
    } else {
        // Whatever happens to the capture, the program's own end is handed on.
        try {
            parts.join();
            printSummary(file);
        } catch (const core::InputError& error) {
            printError(errorText(error));
        }
    }
    return result;
}

ExitStatus capture(const CaptureOptions& options) {
    const std::string library = captureLibrary();
    if (library.empty()) {
        printError(
            "there is no capture library beside this program: build Trichevron with the CUDA Toolkit and its CUPTI"_msg());
        return ExitStatus::NoDevice;
    }
    if (const char* other = std::getenv("CUDA_INJECTION64_PATH"); other != nullptr && *other != '\0')
        throw core::InputError(
            "CUDA_INJECTION64_PATH",
            "another tool is to be injected into the program, {tool}; unset the variable to capture"_msg.with(
                "tool"_a = other));
    const core::ForegroundResult result = runCaptured(options, library);
    if (result.end == core::ForegroundResult::End::NotStarted)
        return static_cast<ExitStatus>(result.status == ENOENT ? programNotFound : programNotRunnable);
    if (result.end == core::ForegroundResult::End::Signalled)
        core::endBySignal(result.status);
    return static_cast<ExitStatus>(result.status);
}

} // namespace

void addCaptureCommand(CLI::App& app, ExitStatus& status) {
    CLI::App* command = app.add_subcommand(
        "capture", "Run a program, and record each launch of a kernel in it: no recompiling, no root"_msg());
    const auto options = std::make_shared<CaptureOptions>();
    command->add_option("program", options->command, "The program and its arguments, after \"--\""_msg())
        ->type_name("-- PROGRAM ARGUMENT ...")
        ->required();
    command
        ->add_option("-o,--output", options->file,
                     "The capture (default: the program's name with .trichevron-capture)"_msg())
        ->type_name(fileWord());
    command
        ->add_option("--limit", options->limit,
                     "List this many launches; those above are counted (default: 2,000,000)"_msg())
        ->type_name("N");
    command->add_flag("--stacks", options->stacks,
                      "Record from which function of the program each launch comes"_msg());
    command->footer(examplesText({"trichevron-cli capture -- ./program argument",
                                  "trichevron-cli capture -o step.trichevron-capture -- python3 train.py",
                                  "trichevron-cli import step.trichevron-capture"}));
    command->callback([options, &status] { status = capture(*options); });
}

} // namespace trichevron::cli
