// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/model_json/kernel_choice.h"

#include "core/catalogue/message_literal.h"
#include "core/device/architecture.h"
#include "core/kernel/binary_version.h"

#include <fmt/format.h>

#include <utility>

namespace trichevron::core {

namespace {

std::string textOf(ComputeCapability capability) {
    return fmt::format("{}.{}", capability.major, capability.minor);
}

[[noreturn]] void failWithoutKernel(const JsonReader& reader, ComputeCapability capability,
                                    const std::string& versions) {
    Text problem = versions.empty()
                       ? "none of the kernels runs on a device of compute capability "
                         "{capability}: they are for nothing"_msg.with("capability"_a = textOf(capability))
                       : "none of the kernels runs on a device of compute capability "
                         "{capability}: they are for {versions}"_msg.with("capability"_a = textOf(capability),
                                                                          "versions"_a = versions);
    if (const std::string path = reader.path(); !path.empty())
        throw InputError(path, std::move(problem));
    throw InputError(std::move(problem));
}

} // namespace

ChosenKernel kernelForDevice(const JsonReader& reader, const DeviceProperties& device) {
    ChosenKernel chosen;
    if (!reader.is(JsonKind::Array)) {
        chosen.attributes = kernelAttributesFromJson(reader);
        const int version = chosen.attributes.binaryVersion;
        if (version != 0 && version != binaryVersionFor(device.computeCapability))
            chosen.assumption =
                "the attributes of the kernel for {binary} are taken to hold on a device of compute "
                "capability {capability}"_msg("binary"_a = fmt::format("sm_{}", version),
                                              "capability"_a = textOf(device.computeCapability));
        return chosen;
    }
    int best = -1;
    std::string versions;
    for (const JsonReader& element : reader.elements()) {
        KernelAttributes attributes = kernelAttributesFromJson(element);
        const int version = element.at("binaryVersion").integer<int>(0);
        versions += fmt::format("{}sm_{}", versions.empty() ? "" : ", ", version);
        if (binaryRunsOn(version, device.computeCapability) && version > best) {
            best = version;
            chosen.attributes = std::move(attributes);
        }
    }
    if (best < 0)
        failWithoutKernel(reader, device.computeCapability, versions);
    return chosen;
}

void requirePossibleKernel(const JsonReader& reader) {
    const auto require = [](const JsonReader& kernel) {
        (void)kernel.at("numRegs").integer<std::uint32_t>(0, Architecture{}.maxRegistersPerThread);
        if (const auto shared = kernel.find("sharedSizeBytes"))
            (void)shared->integer<std::uint64_t>(0, smemWithoutOptIn.value);
    };
    if (!reader.is(JsonKind::Array))
        return require(reader);
    for (const JsonReader& element : reader.elements())
        require(element);
}

} // namespace trichevron::core
