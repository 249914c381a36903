// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/cli_message.h"
#include "app/cli/commands.h"
#include "app/cli/error_reporting.h"
#include "app/cli/help_text.h"
#include "app/cli/option_error.h"
#include "app/cli/program_options.h"
#include "core/capture/capture_launch.h"
#include "core/capture/capture_server.h"
#include "core/capture/remote_capture.h"
#include "core/dimensions/parse.h"
#include "core/process/foreground_process.h"
#include "core/program/program_words.h"

#include <cerrno>
#include <cstring>
#include <limits>
#include <memory>

namespace trichevron::cli {

namespace {

struct CaptureOptions {
    std::vector<std::string> command;
    std::string file;
    std::string limit;
    bool stacks = false;
    bool ranges = false;
    std::string stopped;    ///< the file of a capture that is to be stopped
    std::string connection; ///< to another machine; empty: this one
    std::string folder;     ///< of the other machine
    bool serves = false;    ///< the machine that is connected to this one
};

/// As env and timeout do.
constexpr int programNotFound = 127;
constexpr int programNotRunnable = 126;

void printSummary(const std::string& file) {
    ProgramOptions options;
    const core::ProgramAnalysis analysis = options.analyze(file);
    const core::Program& program = *analysis.program;
    printLog(core::captureSummary(analysis, file).text());
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
                ? analysis.kernelNames[program.configurations[*finding.configuration].kernel]
                : std::string();
        printLog("  " + (kernel.empty() ? std::string() : kernel + ": ") + finding.text.text());
    }
    if (refusals > shown)
        printLog(
            "{count, plural, one {# more refusal} other {# more refusals}}; `trichevron-cli import` shows all"_msg(
                "count"_a = refusals - shown));
    for (const std::string& note : core::notesOf(program))
        if (program.problem || program.unfinishedLaunches > 0 || program.wasCaptureStopped)
            printLog("  " + note);
}

core::CaptureSettings settingsOf(const CaptureOptions& options) {
    core::CaptureSettings settings;
    if (!options.limit.empty())
        settings.limit =
            core::parseUnsigned(options.limit, "--limit", 0, std::numeric_limits<std::uint64_t>::max());
    settings.stacks = options.stacks;
    settings.ranges = options.ranges;
    return settings;
}

core::RemoteCaptureResult runOn(const CaptureOptions& options, const core::CaptureSettings& settings,
                                const core::CaptureParts& parts) {
    if (options.connection.empty())
        return {core::runInForeground(options.command,
                                      core::captureEnvironment(settings, core::captureLibrary(), parts)),
                {},
                false};
    return core::captureRemotely(options.connection, {options.command, options.folder, settings}, parts);
}

struct CapturedRun {
    core::ForegroundResult result;
    bool isCapturable = true; ///< else no program could be captured
};

/// Runs the program; nothing but the capture is left when it returns.
CapturedRun runCaptured(const CaptureOptions& options, const core::CaptureSettings& settings) {
    const std::string file =
        !options.file.empty() ? options.file : core::captureFileName(options.command.front());
    const core::CaptureParts parts(file);
    printLog(
        "capturing into {file}; a profiler inside the program, such as torch.profiler, records nothing meanwhile"_msg(
            "file"_a = file));
    const auto [result, problem, losesParts] = runOn(options, settings, parts);
    const bool isHere = options.connection.empty();
    const bool isCapturable =
        !parts.files().empty() || !(losesParts || parts.obstacle() || (isHere && !core::hasCudaDriver()));
    if (problem)
        printError(errorText(*problem));
    if (result.end == core::ForegroundResult::End::NotStarted) {
        printError("{program}: cannot be started: {reason}"_msg("program"_a = options.command.front(),
                                                                "reason"_a = std::strerror(result.status)));
    } else if (parts.files().empty() && !problem) {
        printLog(core::nothingCapturedText(parts, isHere).text());
    } else if (!parts.files().empty()) {
        // Whatever happens to the capture, the program's own end is handed on.
        try {
            parts.join();
            printSummary(file);
        } catch (const core::InputError& error) {
            printError(errorText(error));
        }
    }
    return {result, isCapturable};
}

ExitStatus capture(const CaptureOptions& options) {
    if (!options.stopped.empty()) {
        core::CaptureParts::stopCapturing(options.stopped);
        return ExitStatus::Success;
    }
    if (options.serves) {
        core::serveCapture();
        return ExitStatus::Success;
    }
    if (options.command.empty())
        throw core::InputError("no program is given; it and its arguments stand after \"--\""_msg.with());
    const core::CaptureSettings settings = settingsOf(options);
    if (options.connection.empty()) {
        if (core::captureLibrary().empty()) {
            printError(core::noCaptureLibraryText().text());
            return ExitStatus::NoDevice;
        }
        core::requireNoOtherTool(settings);
    }
    const auto [result, isCapturable] = runCaptured(options, settings);
    if (result.end == core::ForegroundResult::End::NotStarted)
        return static_cast<ExitStatus>(result.status == ENOENT ? programNotFound : programNotRunnable);
    if (result.end == core::ForegroundResult::End::Signalled)
        core::endBySignal(result.status);
    if (!isCapturable)
        return ExitStatus::NoDevice;
    return static_cast<ExitStatus>(result.status);
}

} // namespace

void addCaptureCommand(CLI::App& app, ExitStatus& status) {
    CLI::App* command = app.add_subcommand(
        "capture", "Run a program, and record each launch of a kernel in it: no recompiling, no root"_msg());
    const auto options = std::make_shared<CaptureOptions>();
    command->add_option("program", options->command, "The program and its arguments, after \"--\""_msg())
        ->type_name("-- PROGRAM ARGUMENT");
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
    command->add_flag("--ranges", options->ranges, "Record in which NVTX range each launch is"_msg());
    command
        ->add_option(
            "--stop", options->stopped,
            "Record nothing more into this file, which another call of this command writes; its program goes on"_msg())
        ->type_name(fileWord());
    CLI::Option* const on =
        command
            ->add_option(
                "--on", options->connection,
                "Run the program on another machine, which this command reaches; trichevron-cli is there too"_msg())
            ->type_name("COMMAND");
    command
        ->add_option("--folder", options->folder,
                     "The folder of the other machine in which the program begins"_msg())
        ->type_name(folderWord())
        ->needs(on);
    command->add_flag("--serve", options->serves)->group(""); // what --on runs on the other machine
    command->footer(examplesText({"trichevron-cli capture -- ./program argument",
                                  "trichevron-cli capture --on 'ssh gpu01' -- ./program argument",
                                  "trichevron-cli capture -o step.trichevron-capture -- python3 train.py",
                                  "trichevron-cli capture --stop step.trichevron-capture",
                                  "trichevron-cli import step.trichevron-capture"}) +
                    '\n' +
                    "Exit status: that of the program; 3 nothing could be captured, as without a driver; 126 "
                    "or 127\n"
                    "the program does not start; 255 the connection of --on was lost; 2 usage error."_msg());
    command->callback([options, &status] { status = capture(*options); });
}

} // namespace trichevron::cli
