// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/program_options.h"

#include "app/cli/cli_message.h"
#include "app/cli/device_choice.h"
#include "app/cli/error_reporting.h"
#include "app/cli/help_text.h"
#include "app/cli/option_error.h"
#include "core/import/import.h"
#include "core/program/finding_kind.h"
#include "core/program/program_words.h"

#include <chrono>
#include <cstdio>
#include <memory>
#include <unistd.h>

namespace trichevron::cli {

namespace {

core::AnalysisOptions parseSilencedFindings(const std::string& list) {
    core::AnalysisOptions options;
    std::size_t at = 0;
    while (at < list.size()) {
        const std::size_t end = std::min(list.find(',', at), list.size());
        const std::string id = list.substr(at, end - at);
        if (core::findingKind(id) == nullptr) {
            std::string ids;
            for (const core::FindingKind& kind : core::findingKinds())
                ids += (ids.empty() ? "" : ", ") + std::string(kind.id);
            throw optionError("--silence", "there is no finding {id}; the findings are {ids}"_msg.with(
                                               "id"_a = id, "ids"_a = ids));
        }
        options.silenced.insert(id);
        at = end + 1;
    }
    return options;
}

/// A line on the terminal that is written over; nothing where standard error is a file.
class ReadingProgress {
public:
    core::ImportControl control() {
        core::ImportControl control;
        if (::isatty(STDERR_FILENO) == 1)
            control.progress = [this](std::uint64_t done, std::uint64_t total) { show(done, total); };
        return control;
    }
    ~ReadingProgress() {
        if (isShown_)
            std::fputs("\r\x1b[K", stderr);
    }

private:
    void show(std::uint64_t done, std::uint64_t total) {
        const auto now = std::chrono::steady_clock::now();
        if (now - last_ < std::chrono::milliseconds(200))
            return;
        last_ = now;
        isShown_ = true;
        const std::string text =
            total > 0 ? std::to_string(100 * done / total) + " %" : std::to_string(done >> 20U) + " MiB";
        std::fputs(("\r\x1b[K" + text).c_str(), stderr);
    }

    std::chrono::steady_clock::time_point last_ = std::chrono::steady_clock::now();
    bool isShown_ = false;
};

} // namespace

void ProgramOptions::addTo(CLI::App& command) {
    command
        .add_option(
            "file", file,
            "A trace, plain or compressed with gzip: JSON of PyTorch's profiler or of others in Chrome's "
            "format, "
            "SQLite or a CSV table of Nsight Systems, a CSV table of Nsight Compute; or the folder that "
            "the TensorBoard plug-in writes"_msg())
        ->type_name(fileWord())
        ->required();
    command.add_option("--device", device, "The device to ask, instead of that of the trace"_msg())
        ->type_name(deviceWords());
    command.add_option("--silence", silence, "Findings to leave out, such as tailWave,partialWarp"_msg())
        ->type_name("ID,...");
}

core::ProgramAnalysis ProgramOptions::analyze(const std::string& path) const {
    core::AnalysisOptions options = parseSilencedFindings(silence);
    if (!device.empty())
        options.device = chooseDevice(device);
    std::shared_ptr<const core::Program> program;
    {
        ReadingProgress progress;
        program = std::make_shared<const core::Program>(core::loadProgram(path, progress.control()));
    }
    const std::vector<core::DeviceProperties> catalogue = catalogueDevices();
    return core::analyzeProgram(program, catalogue, options);
}

ExitStatus reportProblem(const core::ProgramAnalysis& analysis) {
    const core::Program& program = *analysis.program;
    if (!program.problem)
        return ExitStatus::Success;
    printError("{file}: {sentence}"_msg("file"_a = program.source, "sentence"_a = problemSentence(program)));
    return ExitStatus::UsageError;
}

} // namespace trichevron::cli
