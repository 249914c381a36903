// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// Finds kernels in any bytes.
#include "core/compile/source_kernels.h"
#include "tests/fuzz/invariants.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace trichevron;
    namespace fuzz = trichevron::core::fuzz;
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const auto lines = static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n')) + 1;
    for (const core::SourceKernel& kernel : core::findSourceKernels(text)) {
        fuzz::require(!kernel.name.empty() && text.find(kernel.name) != std::string_view::npos,
                      "a name is in the text");
        fuzz::require(kernel.line >= 1 && kernel.line <= lines, "a line is in the text");
        fuzz::require(kernel.launchBounds.offset <= text.size() &&
                          kernel.launchBounds.size <= text.size() - kernel.launchBounds.offset,
                      "launch bounds stand in the text");
        fuzz::require(kernel.launchBounds.size == 0 ||
                          text.substr(kernel.launchBounds.offset).starts_with("__launch_bounds__"),
                      "launch bounds are what stands there");
        fuzz::require(kernel.instances.empty() || kernel.isTemplate(), "only a template has instances");
        for (const std::string& instance : kernel.instances)
            fuzz::require(instance.starts_with(kernel.name), "an instance begins with the name");
    }
    return 0;
}
