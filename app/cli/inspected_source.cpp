// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/inspected_source.h"

#include "app/cli/bounds_answer.h"
#include "app/cli/cli_message.h"
#include "app/cli/device_choice.h"
#include "app/cli/error_reporting.h"
#include "app/cli/inspected_file.h"
#include "app/cli/option_error.h"
#include "app/cli/output.h"
#include "core/compile/changed_resources.h"
#include "core/compile/compile_all.h"
#include "core/compile/file_watch.h"
#include "core/compile/included_files.h"
#include "core/import/import_source.h"

#include <algorithm>
#include <chrono>
#include <thread>

namespace trichevron::cli {

namespace {

constexpr std::chrono::milliseconds watchInterval{50};

std::vector<core::DeviceProperties> devicesOf(const InspectedSource& inspected) {
    return inspected.devices.empty() ? catalogueDevices() : chooseDevices(inspected.devices);
}

std::vector<std::string> architecturesOf(const InspectedSource& inspected, const SourceFile& file) {
    if (inspected.architecture.empty())
        return file.architecturesFor(devicesOf(inspected));
    if (!compilesFor(file.compiler(), inspected.architecture))
        throw optionError("--arch",
                          "{compiler} does not compile for {architecture}; it compiles for {all}"_msg.with(
                              "compiler"_a = compilerName(file.compiler()),
                              "architecture"_a = inspected.architecture,
                              "all"_a = joined(file.compiler().architectures)));
    return {inspected.architecture};
}

/// Whether an architecture is missing that the user asked for. Where none was asked for, a source that only
/// newer devices take is missing nothing on the others; a compiler that crashed or was stopped leaves a gap.
bool isIncomplete(const InspectedSource& inspected, const std::vector<core::CompiledSource>& results) {
    const auto isOfSource = [](const core::CompiledSource& result) {
        return result.lacksKernel ||
               std::any_of(result.messages.begin(), result.messages.end(),
                           [](const core::CompilerMessage& message) {
                               return message.severity == core::CompilerMessage::Severity::Error;
                           });
    };
    const bool areAsked = !inspected.architecture.empty() || !inspected.devices.empty();
    return std::any_of(results.begin(), results.end(), [&](const core::CompiledSource& result) {
        return result.failure && (areAsked || !isOfSource(result));
    });
}

struct InspectedKernels {
    std::vector<core::KernelResources> kernels;
    bool isIncomplete = false;
};

InspectedKernels compiledKernels(const InspectedSource& inspected, const SourceFile& file) {
    const std::vector<core::CompiledSource> results = file.compileFor(architecturesOf(inspected, file));
    InspectedKernels compiled{resourcesOf(results), isIncomplete(inspected, results)};
    keepKernels(compiled.kernels, inspected.kernel, inspected.architecture);
    return compiled;
}

ExitStatus print(const InspectedSource& inspected, InspectedKernels compiled) {
    const InspectAnswer answer(std::move(compiled.kernels), inspected.launch, inspected.devices);
    if (inspected.json)
        answer.printAsJson();
    else
        answer.printAsText();
    if (compiled.isIncomplete)
        return ExitStatus::UsageError;
    return answer.reachesRequiredBlocks() ? ExitStatus::Success : ExitStatus::Refused;
}

/// Prints again after each save, until the process is ended.
[[noreturn]] void watch(const InspectedSource& inspected) {
    std::vector<core::KernelResources> last;
    while (true) {
        const core::FileWatch beforeReading({inspected.path});
        core::FileWatch files = beforeReading;
        try {
            const SourceFile file(inspected.path, inspected.options);
            files = core::FileWatch(includedFiles(file.source(), file.settings()));
            InspectedKernels compiled = compiledKernels(inspected, file);
            print(inspected, compiled);
            if (!last.empty() && !inspected.json) {
                const std::vector<core::Text> changes = core::changedResources(last, compiled.kernels);
                std::string text = changes.empty() ? "Nothing changed since the last save."_msg()
                                                   : "Changed since the last save:"_msg();
                for (const core::Text& change : changes)
                    text += "\n  " + change.text();
                printText('\n' + text + "\n\n");
            }
            last = std::move(compiled.kernels);
        } catch (const core::InputError& error) {
            printError(errorText(error));
            if (!last.empty())
                printError("the numbers above are those of the source before this save"_msg());
        }
        while (!files.hasChanged() && !beforeReading.hasChanged())
            std::this_thread::sleep_for(watchInterval);
    }
}

} // namespace

bool isSource(const std::string& path) {
    if (path == "-")
        return false;
    core::ImportSource file(path);
    return core::isSourceCode(path, std::string(file.head()));
}

ExitStatus inspectSource(const InspectedSource& inspected) {
    if (inspected.watch && inspected.bounds)
        throw optionError("--watch", "not with --bounds"_msg.with());
    if (inspected.watch)
        watch(inspected);
    const SourceFile file(inspected.path, inspected.options);
    if (inspected.bounds)
        return printBounds(inspected, file);
    return print(inspected, compiledKernels(inspected, file));
}

} // namespace trichevron::cli
