// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/inspected_file.h"

#include "app/cli/cli_message.h"
#include "app/cli/option_error.h"
#include "app/cli/standard_input.h"
#include "core/inspect/kernel_file.h"
#include "core/inspect/ptx_compiler.h"
#include "core/json/file_io.h"
#include "core/text/number_text.h"

#include <algorithm>

namespace trichevron::cli {

namespace {

bool contains(std::string_view text, std::string_view part) {
    return text.find(part) != std::string_view::npos;
}

} // namespace

bool isArchitecture(std::string_view text) {
    const std::size_t number = text.find('_') + 1;
    const std::string_view kind = text.substr(0, number);
    if (kind != "sm_" && kind != "compute_" && kind != "lto_")
        return false;
    text.remove_prefix(number);
    if (text.ends_with('a') || text.ends_with('f'))
        text.remove_suffix(1);
    return text.size() >= 2 && text.size() <= 3 &&
           std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

core::KernelFile readKernels(const std::string& path, const std::string& architecture) {
    core::KernelReading reading;
    reading.architecture = architecture;
    reading.ptxas = core::findPtxas();
    return path == "-" ? core::readKernels(readStandardInput(core::maxFileBytes), path, reading)
                       : core::readKernelFile(path, reading);
}

std::string architectureText(const core::KernelResources& kernel) {
    std::string architecture = kernel.architecture.empty() ? "not known"_msg() : kernel.architecture;
    switch (kernel.form) {
    case core::CodeForm::Relocatable:
        return "{architecture}, before linking"_msg("architecture"_a = architecture);
    case core::CodeForm::Ptx:
    case core::CodeForm::LtoIr:
        return "{architecture}, not compiled"_msg("architecture"_a = architecture);
    case core::CodeForm::Binary:
        if (kernel.isCompiledHere)
            return "{architecture}, by ptxas"_msg("architecture"_a = architecture);
        break;
    }
    return architecture;
}

void keepKernels(std::vector<core::KernelResources>& kernels, const std::string& name,
                 const std::string& architecture) {
    std::erase_if(kernels, [&](const core::KernelResources& kernel) {
        return !contains(kernel.name, name) && !contains(kernel.mangledName, name);
    });
    if (kernels.empty())
        throw optionError("--kernel", "no kernel has \"{text}\" in its name"_msg.with("text"_a = name));
    std::erase_if(kernels, [&](const core::KernelResources& kernel) {
        return !architecture.empty() && kernel.architecture != architecture;
    });
    if (kernels.empty())
        throw optionError("--arch",
                          "no kernel is for {architecture}"_msg.with("architecture"_a = architecture));
}

} // namespace trichevron::cli
