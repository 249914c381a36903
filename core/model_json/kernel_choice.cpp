// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/model_json/kernel_choice.h"

#include <fmt/format.h>

#include <utility>

namespace trichevron::core {

namespace {

int binaryVersionOf(const DeviceProperties& device) {
    return device.computeCapability.major * 10 + device.computeCapability.minor;
}

/// A binary runs on devices of the same major version with an equal or higher minor version.
bool runsOn(int binaryVersion, const DeviceProperties& device) {
    return binaryVersion / 10 == device.computeCapability.major && binaryVersion <= binaryVersionOf(device);
}

} // namespace

ChosenKernel kernelForDevice(const JsonReader& reader, const DeviceProperties& device) {
    ChosenKernel chosen;
    if (!reader.is(JsonKind::Array)) {
        chosen.attributes = kernelAttributesFromJson(reader);
        const int version = chosen.attributes.binaryVersion;
        if (version != 0 && version != binaryVersionOf(device))
            chosen.assumption =
                fmt::format("the attributes of the kernel for sm_{} are taken to hold on a "
                            "device of compute capability {}.{}",
                            version, device.computeCapability.major, device.computeCapability.minor);
        return chosen;
    }
    int best = -1;
    std::string versions;
    for (const JsonReader& element : reader.elements()) {
        KernelAttributes attributes = kernelAttributesFromJson(element);
        const int version = element.at("binaryVersion").integer<int>(0);
        versions += fmt::format("{}sm_{}", versions.empty() ? "" : ", ", version);
        if (runsOn(version, device) && version > best) {
            best = version;
            chosen.attributes = std::move(attributes);
        }
    }
    if (best < 0)
        throw InputError(fmt::format("{}none of the kernels runs on a device of compute capability {}.{}: "
                                     "they are for {}",
                                     reader.path().empty() ? "" : reader.path() + ": ",
                                     device.computeCapability.major, device.computeCapability.minor,
                                     versions.empty() ? "nothing" : versions));
    return chosen;
}

} // namespace trichevron::core
