// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// Any bytes as a device file, and launches on the devices that can be read.
#include "core/json/json_writer.h"
#include "core/model_json/model_json.h"
#include "tests/core/fixtures.h"
#include "tests/fuzz/invariants.h"

#include <cstddef>
#include <cstdint>
#include <optional>

namespace {

using namespace trichevron;
using namespace trichevron::core;

std::optional<DeviceProperties> deviceFrom(std::string_view text) {
    try {
        return devicePropertiesFromJson(JsonReader(parseJson(text, "device.json")));
    } catch (const InputError& error) {
        fuzz::require(*error.what() != '\0', "an error has a message");
        return std::nullopt;
    }
}

void launchOn(const DeviceProperties& device) {
    KernelAttributes kernel = test::plainKernel();
    LaunchConfig config = test::makeLaunch({63, 63, 1}, {16, 16, 1});
    config.problem = ProblemExtent{1000, 1000, 1};
    fuzz::requireSoundEvaluation(config, kernel, device);
    config.cooperative = true;
    config.clusterDim = ClusterExtent{3, 1, 1};
    config.blockDim = {1024, 1024, 64};
    config.dynamicSmemBytes = {100000};
    fuzz::requireSoundEvaluation(config, kernel, device);
    kernel.numRegs = 255;
    kernel.declared.blockSize = DeclaredBlockSize{{128, 1, 1}, ClusterExtent{2, 2, 2}};
    fuzz::requireSoundEvaluation(config, kernel, device);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::optional<DeviceProperties> device = deviceFrom({reinterpret_cast<const char*>(data), size});
    if (!device)
        return 0;
    launchOn(*device);
    const std::optional<DeviceProperties> again = deviceFrom(compactText(toJson(*device)));
    fuzz::require(again == device, "a written device reads back as the same device");
    return 0;
}
