// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/binary_kernel.h"

#include "app/cli/cli_message.h"
#include "app/cli/inspected_file.h"
#include "app/cli/option_error.h"
#include "app/cli/output.h"
#include "core/errors/input_error.h"
#include "core/inspect/kernel_file.h"
#include "core/inspect/ptx_compiler.h"

#include <algorithm>
#include <set>
#include <string_view>
#include <utility>

namespace trichevron::cli {

namespace {

/// More names are not shown.
constexpr std::size_t maxShownNames = 5;

/// The one kernel that is meant, by its mangled name.
std::string mangledNameOf(const std::vector<core::KernelResources>& kernels, const std::string& name) {
    std::set<std::string_view> whole;
    std::set<std::string_view> part;
    std::string shown;
    for (const core::KernelResources& kernel : kernels) {
        if (kernel.mangledName == name || kernel.name == name)
            whole.insert(kernel.mangledName);
        if (kernel.name.find(name) == std::string::npos && kernel.mangledName.find(name) == std::string::npos)
            continue;
        if (part.insert(kernel.mangledName).second && part.size() <= maxShownNames)
            shown += (shown.empty() ? "" : "; ") + kernel.name;
    }
    const std::set<std::string_view>& meant = whole.empty() ? part : whole;
    if (meant.empty())
        throw optionError("--kernel", "no kernel has \"{text}\" in its name"_msg.with("text"_a = name));
    if (meant.size() > 1)
        throw optionError(
            "--kernel",
            name.empty()
                ? "the file has {count} kernels; name one of them: {names}"_msg.with("count"_a = meant.size(),
                                                                                     "names"_a = shown)
                : "{count} kernels have \"{text}\" in their name; name one of them: {names}"_msg.with(
                      "count"_a = meant.size(), "text"_a = name, "names"_a = shown));
    return std::string(*meant.begin());
}

std::vector<core::KernelResources> read(const std::string& path) {
    core::KernelReading reading;
    reading.ptxas = core::findPtxas();
    core::KernelFile file = core::readKernelFile(path, reading);
    if (file.notCompiled) // so that its registers are not known
        throw core::InputError(*file.notCompiled);
    return std::move(file.kernels);
}

} // namespace

BinaryKernel::BinaryKernel(const std::string& path, const std::string& name)
    : BinaryKernel(path, read(path), name) {}

BinaryKernel::BinaryKernel(std::string path, std::vector<core::KernelResources> kernels,
                           const std::string& name)
    : path_(std::move(path)) {
    // Their names are not known.
    std::erase_if(kernels,
                  [](const core::KernelResources& kernel) { return kernel.form == core::CodeForm::LtoIr; });
    const std::string meant = mangledNameOf(kernels, name);
    std::erase_if(kernels, [&](const core::KernelResources& kernel) { return kernel.mangledName != meant; });
    versions_ = std::move(kernels);
}

core::ChosenKernel BinaryKernel::kernelFor(const core::DeviceProperties& device) const {
    const core::KernelResources* version = versionFor(versions_, device.computeCapability);
    if (version == nullptr) {
        std::string architectures;
        for (const core::KernelResources& kernel : versions_)
            architectures += (architectures.empty() ? "" : "; ") + architectureText(kernel);
        throw core::InputError(
            path_,
            "the kernel does not run on a device of compute capability {capability}: it is for {versions}"_msg
                .with("capability"_a = capabilityText(device), "versions"_a = architectures));
    }
    const auto attributes = attributesOf(*version, 0);
    if (!attributes && version->form == core::CodeForm::Ptx && core::findPtxas().empty())
        throw core::InputError(
            path_,
            "the file has PTX of the kernel, which does not say how many registers it uses; install ptxas of "
            "the CUDA Toolkit, which compiles it, or give a cubin"_msg);
    if (!attributes)
        throw core::InputError(
            path_,
            "the file does not say how many registers and how much shared memory the kernel uses on a "
            "device of compute capability {capability}: it is {architecture}"_msg.with(
                "capability"_a = capabilityText(device), "architecture"_a = architectureText(*version)));
    return {*attributes, {}};
}

} // namespace trichevron::cli
