// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// Reads launches from any bytes, and writes and reads again what was read.
#include "core/code/launch_code.h"
#include "core/code/launch_text.h"
#include "core/errors/input_error.h"
#include "tests/fuzz/invariants.h"

#include <cstddef>
#include <cstdint>
#include <string>

namespace {

using namespace trichevron;
using namespace trichevron::core;

void requireReadable(const LaunchInCode& launch) {
    KernelInfo kernel;
    kernel.id = "kernel";
    kernel.attributes.name = "kernel";
    kernel.arguments = "n";
    const LaunchConfig config = canonical(launch.config);
    const std::string code = launchCode(config, launch.optIns, kernel);
    const LaunchInCode again = readLaunch(code, {}, "code");
    fuzz::require(canonical(again.config) == config, "a launch that is written reads the same");
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const LaunchesInCode found = readLaunches(text, {{"n", 1000}});
    for (const CodeFault& fault : found.faults) {
        fuzz::require(fault.offset <= size && fault.line >= 1 && fault.column >= 1, "a fault is in the text");
        fuzz::require(!fault.problem.isEmpty(), "a fault says what is wrong");
    }
    for (const LaunchInCode& launch : found.launches) {
        fuzz::require(launch.offset <= size && launch.line >= 1, "a launch is in the text");
        requireReadable(launch);
    }
    return 0;
}
