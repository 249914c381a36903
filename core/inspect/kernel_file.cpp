// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/inspect/kernel_file.h"

#include "core/catalogue/message_literal.h"
#include "core/errors/input_error.h"
#include "core/inspect/resource_text.h"

namespace trichevron::core {

namespace {

/// Files that hold kernels, but not as text that says what they use.
void refuseOtherForms(std::string_view content, std::string_view place) {
    const std::string_view head = content.substr(0, ImportSource::headBytes);
    const std::string file = place == "-" ? std::string() : ' ' + std::string(place);
    if (head.find('\0') != std::string_view::npos)
        throw InputError(place, "binaries are not read; pass the output of {command}"_msg.with(
                                    "command"_a = "cuobjdump --dump-resource-usage" + file));
    if (head.find(".version ") != std::string_view::npos &&
        head.find(".target sm_") != std::string_view::npos)
        throw InputError(place, "PTX does not say what kernels use; pass the output of {command}"_msg.with(
                                    "command"_a = "ptxas -v"));
}

} // namespace

std::vector<KernelResources> readKernels(std::string_view bytes, std::string_view place,
                                         std::string_view architecture) {
    refuseOtherForms(bytes, place);
    return readResourceText(bytes, place, architecture);
}

std::vector<KernelResources> readKernelFile(const std::string& path, const ImportControl& control,
                                            std::string_view architecture) {
    ImportSource source(path, control);
    refuseOtherForms(source.head(), path);
    return readResourceText(source.content(), path, architecture);
}

} // namespace trichevron::core
