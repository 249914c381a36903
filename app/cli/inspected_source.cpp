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

std::vector<core::KernelResources> compiledKernels(const InspectedSource& inspected, const SourceFile& file) {
    std::vector<core::KernelResources> kernels =
        resourcesOf(file.compileFor(architecturesOf(inspected, file)));
    keepKernels(kernels, inspected.kernel, inspected.architecture);
    return kernels;
}

ExitStatus print(const InspectedSource& inspected, std::vector<core::KernelResources> kernels) {
    const InspectAnswer answer(std::move(kernels), inspected.launch, inspected.devices);
    if (inspected.json)
        answer.printAsJson();
    else
        answer.printAsText();
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
            std::vector<core::KernelResources> kernels = compiledKernels(inspected, file);
            print(inspected, kernels);
            if (!last.empty() && !inspected.json) {
                const std::vector<core::Text> changes = core::changedResources(last, kernels);
                std::string text = changes.empty() ? "Nothing changed since the last save."_msg()
                                                   : "Changed since the last save:"_msg();
                for (const core::Text& change : changes)
                    text += "\n  " + change.text();
                printText('\n' + text + "\n\n");
            }
            last = std::move(kernels);
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
