// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// Reads kernels from any bytes: fat binaries, cubins, PTX, and the output of compilers.
#include "core/errors/input_error.h"
#include "core/inspect/kernel_file.h"
#include "core/own_kernel/kernel_resources_json.h"
#include "tests/fuzz/invariants.h"

#include <cstddef>
#include <cstdint>
#include <string>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace trichevron;
    using namespace trichevron::core;
    try {
        const KernelFile file = readKernels({reinterpret_cast<const char*>(data), size}, "here");
        fuzz::require(!file.kernels.empty(), "a file without kernels is an error");
        fuzz::require(file.problems.size() <= maxShownProblems && file.problems.size() <= file.problemCount,
                      "few problems are kept");
        for (const Text& problem : file.problems)
            fuzz::require(problem.text().starts_with("here"), "a problem names the place");
        for (const KernelResources& kernel : file.kernels) {
            fuzz::require(!kernel.mangledName.empty() && !kernel.name.empty(), "a kernel has a name");
            const Json json = toJson(kernel);
            fuzz::require(kernelResourcesFromJson(JsonReader(json)) == kernel, "JSON keeps what is known");
        }
    } catch (const InputError& error) {
        const std::string sentence = error.what();
        fuzz::require(sentence.starts_with("here"), "an error names the place");
        fuzz::require(sentence.find('\n') == std::string::npos, "an error is one line");
    }
    return 0;
}
