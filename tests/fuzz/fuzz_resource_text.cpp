// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// Reads the resource usage of kernels from any bytes.
#include "core/errors/input_error.h"
#include "core/inspect/resource_text.h"
#include "tests/fuzz/invariants.h"

#include <cstddef>
#include <cstdint>
#include <string>

namespace {

using namespace trichevron;
using namespace trichevron::core;

void readOrReject(std::string_view text, std::string_view architecture) {
    try {
        const std::vector<KernelResources> kernels = readResourceText(text, "here", architecture);
        fuzz::require(!kernels.empty(), "a text without kernels is an error");
        for (const KernelResources& kernel : kernels) {
            fuzz::require(!kernel.mangledName.empty() && !kernel.name.empty(), "a kernel has a name");
            fuzz::require(kernel.name.find('\n') == std::string::npos, "a name is on one line");
            fuzz::require(!architecture.empty() ? !kernel.architecture.empty() : true,
                          "the given architecture fills in for an unknown one");
            if (const auto attributes = attributesOf(kernel, 1))
                fuzz::require(attributes->numRegs == kernel.numRegs, "known registers are those of the text");
        }
    } catch (const InputError& error) {
        const std::string sentence = error.what();
        fuzz::require(sentence.starts_with("here"), "an error names the place");
        fuzz::require(sentence.find('\n') == std::string::npos, "an error is one line");
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    readOrReject(text, {});
    readOrReject(text, "sm_90");
    return 0;
}
