// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/json/batch_json.h"

#include "core/json/json_writer.h"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

namespace trichevron {

namespace {

int binaryVersionOf(const DeviceProperties& device) {
    return device.computeCapability.major * 10 + device.computeCapability.minor;
}

/// A binary runs on devices of its own major version with the same or a later minor one.
bool runsOn(int binaryVersion, const DeviceProperties& device) {
    return binaryVersion / 10 == device.computeCapability.major && binaryVersion <= binaryVersionOf(device);
}

Json answerCheck(const JsonReader& line, const DeviceProperties& device) {
    const LaunchConfig config = launchConfigFromJson(line);
    ChosenKernel kernel;
    if (const auto reader = line.find("kernel"))
        kernel = kernelForDevice(*reader, device);
    Json answer = toJson(evaluate(config, kernel.attributes, device), config);
    if (!kernel.assumption.empty())
        answer["assumption"] = kernel.assumption;
    return answer;
}

Json answerOccupancy(const JsonReader& line, const DeviceProperties& device) {
    const ChosenKernel kernel = kernelForDevice(line.at("kernel"), device);
    const auto blockSize = line.at("blockSize").integer<std::uint32_t>(1);
    Bytes dynamicSmem;
    if (const auto bytes = line.find("dynamicSmemBytes"))
        dynamicSmem = {bytes->integer<std::uint64_t>()};
    Json answer = toJson(occupancyOf(kernel.attributes, device, blockSize, dynamicSmem));
    if (!kernel.assumption.empty())
        answer["assumption"] = kernel.assumption;
    return answer;
}

template <class Answer>
BatchAnswer answerLine(std::string_view text, std::string_view source, const DeviceProperties& device,
                       Answer answer) {
    Json line;
    try {
        line = parseJsonLine(text, source);
    } catch (const InputError& error) {
        return unreadableLine({}, error.what());
    }
    const Json id = line.is_object() && line.contains("id") ? line.at("id") : Json();
    try {
        Json answered = answer(JsonReader(line), device);
        Json json = objectOf(answered.size() + 1);
        json["id"] = id;
        for (auto& [key, value] : answered.get_ref<Json::object_t&>())
            json[key] = std::move(value);
        return {std::move(json), true};
    } catch (const InputError& error) {
        return unreadableLine(id, fmt::format("{}: {}", source, error.what()));
    }
}

} // namespace

BatchAnswer answerCheckLine(std::string_view line, std::string_view source, const DeviceProperties& device) {
    return answerLine(line, source, device, answerCheck);
}

BatchAnswer answerOccupancyLine(std::string_view line, std::string_view source,
                                const DeviceProperties& device) {
    return answerLine(line, source, device, answerOccupancy);
}

BatchAnswer unreadableLine(const Json& id, std::string_view sentence) {
    Json json;
    json["id"] = id;
    json["inputError"] = sentence;
    return {std::move(json), false};
}

ChosenKernel kernelForDevice(const JsonReader& reader, const DeviceProperties& device) {
    ChosenKernel chosen;
    if (!reader.value().is_array()) {
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
        throw InputError(fmt::format("{}: none of the kernels runs on a device of compute capability {}.{}: "
                                     "they are for {}",
                                     reader.path(), device.computeCapability.major,
                                     device.computeCapability.minor,
                                     versions.empty() ? "nothing" : versions));
    return chosen;
}

} // namespace trichevron
