// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// JSON of device properties and provenance.
#include "core/catalogue/message_literal.h"
#include "core/model_json/model_json.h"

#include <cmath>

namespace trichevron::core {

namespace {

constexpr int deviceVersion = 1;

std::string optionalString(const JsonReader& reader, std::string_view key) {
    const auto member = reader.find(key);
    return member ? member->string() : std::string();
}

std::optional<Hertz> clockFrom(const JsonReader& reader, std::string_view key) {
    const auto member = reader.find(key);
    if (!member)
        return std::nullopt;
    const double hertz = member->number();
    if (!std::isfinite(hertz) || hertz < 0)
        member->fail("a clock in hertz, not negative"_msg);
    return Hertz{hertz};
}

Json clockJson(const std::optional<Hertz>& clock) {
    return clock ? Json(clock->value) : Json();
}

std::array<std::uint32_t, 3> tripleFrom(const JsonReader& reader) {
    const std::vector<JsonReader> elements = reader.elements();
    std::array<std::uint32_t, 3> triple{};
    if (elements.size() != triple.size())
        reader.fail("an array of 3 integers"_msg);
    for (std::size_t i = 0; i < triple.size(); ++i)
        triple[i] = elements[i].integer<std::uint32_t>();
    return triple;
}

Bytes bytesFrom(const JsonReader& reader, std::string_view key) {
    return {reader.at(key).integer<std::uint64_t>()};
}

Bytes sharedBytesFrom(const JsonReader& reader, std::string_view key) {
    constexpr std::uint64_t tebibyte = std::uint64_t{1} << 40U;
    return {reader.at(key).integer<std::uint64_t>(0, tebibyte)};
}

std::uint32_t countFrom(const JsonReader& reader, std::string_view key) {
    return reader.at(key).integer<std::uint32_t>();
}

/// A count that must not be 0: others are divided by it, or nothing could run.
std::uint32_t positiveFrom(const JsonReader& reader, std::string_view key) {
    return reader.at(key).integer<std::uint32_t>(1);
}

std::vector<std::uint32_t> smsPerGpcFrom(const JsonReader& reader, std::uint32_t multiprocessors) {
    std::vector<std::uint32_t> groups;
    const auto member = reader.find("clusterGroups");
    if (!member)
        return groups;
    std::uint64_t all = 0;
    for (const JsonReader& element : member->elements()) {
        groups.push_back(element.integer<std::uint32_t>(1, multiprocessors));
        all += groups.back();
    }
    if (!groups.empty() && all != multiprocessors)
        member->fail("numbers that add up to multiProcessorCount"_msg);
    return groups;
}

PropertyValue propertyFrom(const JsonReader& reader) {
    if (!reader.is(JsonKind::Array))
        return reader.integer<std::int64_t>();
    std::vector<std::int64_t> numbers;
    for (const JsonReader& element : reader.elements())
        numbers.push_back(element.integer<std::int64_t>());
    return numbers;
}

/// Calls `use` with the key and a reader of each member of an optional object.
template <class Use>
void forEachMember(const JsonReader& reader, std::string_view key, Use use) {
    const auto object = reader.find(key);
    if (!object)
        return;
    object->object().value().forEachMember(
        [&](std::string_view name, const JsonValue& /*value*/) { use(std::string(name), object->at(name)); });
}

} // namespace

Json toJson(const Provenance& provenance) {
    Json json;
    json["kind"] = toString(provenance.kind);
    json["device"] = provenance.device;
    json["driverVersion"] = provenance.driverVersion;
    json["cudaDriverVersion"] = provenance.cudaDriverVersion;
    json["runtimeVersion"] = provenance.runtimeVersion;
    json["date"] = provenance.date;
    json["source"] = provenance.source;
    json["smClock"] = clockJson(provenance.smClock);
    json["memoryClock"] = clockJson(provenance.memoryClock);
    return json;
}

Provenance provenanceFromJson(const JsonReader& reader) {
    Provenance provenance;
    const JsonReader kindReader = reader.at("kind");
    const auto kind = provenanceKindFromName(kindReader.string());
    if (!kind)
        kindReader.fail("\"live\", \"recorded\" or \"specification\""_msg);
    provenance.kind = *kind;
    provenance.device = optionalString(reader, "device");
    provenance.driverVersion = optionalString(reader, "driverVersion");
    if (const auto version = reader.find("cudaDriverVersion"))
        provenance.cudaDriverVersion = version->integer<int>(0);
    if (const auto version = reader.find("runtimeVersion"))
        provenance.runtimeVersion = version->integer<int>(0);
    provenance.date = optionalString(reader, "date");
    provenance.source = optionalString(reader, "source");
    provenance.smClock = clockFrom(reader, "smClock");
    provenance.memoryClock = clockFrom(reader, "memoryClock");
    return provenance;
}

Json toJson(const DeviceProperties& device) {
    Json json;
    json["format"] = "trichevron-device";
    json["version"] = deviceVersion;
    json["name"] = device.name;
    json["provenance"] = toJson(device.provenance);
    json["major"] = device.computeCapability.major;
    json["minor"] = device.computeCapability.minor;
    json["warpSize"] = device.warpSize;
    json["maxThreadsPerBlock"] = device.maxThreadsPerBlock;
    json["maxThreadsDim"] = device.maxThreadsDim;
    json["maxGridSize"] = device.maxGridSize;
    json["sharedMemPerBlock"] = device.sharedMemPerBlock.value;
    json["sharedMemPerBlockOptin"] = device.sharedMemPerBlockOptin.value;
    json["sharedMemPerMultiprocessor"] = device.sharedMemPerMultiprocessor.value;
    json["reservedSharedMemPerBlock"] = device.reservedSharedMemPerBlock.value;
    json["regsPerBlock"] = device.regsPerBlock;
    json["regsPerMultiprocessor"] = device.regsPerMultiprocessor;
    json["maxThreadsPerMultiProcessor"] = device.maxThreadsPerMultiProcessor;
    json["maxBlocksPerMultiProcessor"] = device.maxBlocksPerMultiProcessor;
    json["multiProcessorCount"] = device.multiProcessorCount;
    json["cooperativeLaunch"] = device.cooperativeLaunch;
    json["clusterLaunch"] = device.clusterLaunch;
    json["totalGlobalMem"] = device.totalGlobalMem.value;
    if (!device.smsPerGpc.empty())
        json["clusterGroups"] = device.smsPerGpc;
    Json& others = json["otherProperties"] = Json::object();
    for (const auto& other : device.otherProperties)
        std::visit([&](const auto& number) { others[other.first] = number; }, other.second);
    Json& attributes = json["attributes"] = Json::object();
    for (const auto& [name, value] : device.attributes)
        attributes[name] = value;
    Json& notes = json["notes"] = Json::object();
    for (const auto& [name, text] : device.notes)
        notes[name] = text;
    return json;
}

DeviceProperties devicePropertiesFromJson(const JsonReader& reader) {
    expectFormat(reader, "trichevron-device", deviceVersion);
    DeviceProperties device;
    device.name = reader.at("name").string();
    device.provenance = provenanceFromJson(reader.at("provenance"));
    device.computeCapability.major = reader.at("major").integer<int>(1, 999);
    device.computeCapability.minor = reader.at("minor").integer<int>(0, 9);
    device.warpSize = reader.at("warpSize").integer<std::uint32_t>(1, 1024);
    // Bounds far above any device, so that what is computed from them stays within its types and its time.
    device.maxThreadsPerBlock = reader.at("maxThreadsPerBlock").integer<std::uint32_t>(1, 65536);
    device.maxThreadsDim = tripleFrom(reader.at("maxThreadsDim"));
    device.maxGridSize = tripleFrom(reader.at("maxGridSize"));
    device.sharedMemPerBlock = sharedBytesFrom(reader, "sharedMemPerBlock");
    device.sharedMemPerBlockOptin = sharedBytesFrom(reader, "sharedMemPerBlockOptin");
    device.sharedMemPerMultiprocessor = sharedBytesFrom(reader, "sharedMemPerMultiprocessor");
    device.reservedSharedMemPerBlock = sharedBytesFrom(reader, "reservedSharedMemPerBlock");
    device.regsPerBlock = countFrom(reader, "regsPerBlock");
    device.regsPerMultiprocessor = countFrom(reader, "regsPerMultiprocessor");
    device.maxThreadsPerMultiProcessor =
        reader.at("maxThreadsPerMultiProcessor").integer<std::uint32_t>(1, 1048576);
    device.maxBlocksPerMultiProcessor =
        reader.at("maxBlocksPerMultiProcessor").integer<std::uint32_t>(1, 65536);
    device.multiProcessorCount = positiveFrom(reader, "multiProcessorCount");
    device.cooperativeLaunch = reader.at("cooperativeLaunch").boolean();
    device.clusterLaunch = reader.at("clusterLaunch").boolean();
    device.totalGlobalMem = bytesFrom(reader, "totalGlobalMem");
    device.smsPerGpc = smsPerGpcFrom(reader, device.multiProcessorCount);
    forEachMember(reader, "otherProperties", [&](const std::string& name, const JsonReader& value) {
        device.otherProperties[name] = propertyFrom(value);
    });
    forEachMember(reader, "attributes", [&](const std::string& name, const JsonReader& value) {
        device.attributes[name] = value.integer<std::int64_t>();
    });
    forEachMember(reader, "notes", [&](const std::string& name, const JsonReader& value) {
        device.notes[name] = value.string();
    });
    return device;
}

} // namespace trichevron::core
