// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// JSON of launches: configurations and requests.
#include "core/catalogue/message_literal.h"
#include "core/launch/launch_attribute_text.h"
#include "core/model_json/model_json.h"
#include "core/model_json/own_launch_json.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace trichevron::core {

namespace {

/// Reads an enumerator by its name.
template <class Value, std::size_t count, class FromName>
Value namedValue(const JsonReader& reader, const std::array<Value, count>& all, FromName fromName) {
    if (reader.is(JsonKind::String))
        if (const std::optional<Value> value = fromName(reader.text());
            value && std::find(all.begin(), all.end(), *value) != all.end())
            return *value;
    std::string names;
    for (const Value value : all)
        names += fmt::format("{}\"{}\"", names.empty() ? "" : ", ", toString(value));
    reader.fail("one of {names}"_msg.with("names"_a = std::move(names)));
}

/// An extent, or none.
template <class Out, class Level>
void writeExtent(Out& out, std::string_view key, const std::optional<Extent<Level>>& extent) {
    out.key(key);
    if (!extent) {
        out.value(nullptr);
        return;
    }
    out.beginArray();
    for (const Axis axis : allAxes)
        out.value((*extent)[axis]);
    out.endArray();
}
template <class Out, class Level>
void writeExtent(Out& out, std::string_view key, const Extent<Level>& extent) {
    writeExtent(out, key, std::optional(extent));
}

/// An object of the members, or null.
template <class Out>
void writeMembers(Out& out, const StructAttribute& attribute, const std::optional<MemberValues>& values) {
    out.key(attribute.name);
    if (!values) {
        out.value(nullptr);
        return;
    }
    out.beginObject();
    for (std::size_t i = 0; i < attribute.members.size(); ++i) {
        const AttributeMember& member = attribute.members[i];
        if (member.isRatio)
            out.member(member.name, values->at(i));
        else
            out.member(member.name, static_cast<std::int64_t>(values->at(i)));
    }
    out.endObject();
}

/// The attributes that differ; null for one that `before` has and `attributes` do not.
template <class Out>
void writeAttributes(Out& out, const LaunchAttributes& attributes, const LaunchAttributes& before) {
    if (attributes == before)
        return;
    if (attributes.preferredClusterDim != before.preferredClusterDim)
        writeExtent(out, preferredClusterName, attributes.preferredClusterDim);
    for (const NumberAttribute& number : numberAttributes) {
        const std::optional<std::int64_t>& value = attributes.*number.value;
        if (value == before.*number.value)
            continue;
        out.key(number.name);
        if (value)
            out.value(*value);
        else
            out.value(nullptr);
    }
    for (const StructAttribute& attribute : structAttributes)
        if (const auto& values = attributes.*attribute.value; values != before.*attribute.value)
            writeMembers(out, attribute, values);
}

/// What tells the names of attributes from those of most other members: a bit for each length.
constexpr std::uint64_t lengthsOfAttributes = [] {
    std::uint64_t lengths = std::uint64_t{1} << preferredClusterName.size();
    for (const NumberAttribute& number : numberAttributes)
        lengths |= std::uint64_t{1} << number.name.size();
    for (const StructAttribute& attribute : structAttributes)
        lengths |= std::uint64_t{1} << attribute.name.size();
    return lengths;
}();

bool isAttribute(std::string_view key) {
    constexpr std::size_t bits = 64;
    if (key.size() >= bits || (lengthsOfAttributes >> key.size() & 1U) == 0)
        return false;
    const auto isNamed = [&](const auto& attribute) { return key == attribute.name; };
    return key == preferredClusterName ||
           std::any_of(numberAttributes.begin(), numberAttributes.end(), isNamed) ||
           std::any_of(structAttributes.begin(), structAttributes.end(), isNamed);
}

/// Whether a launch has attributes. Few have: it is cheaper than to look for each.
bool hasAttributes(const JsonReader& reader) {
    bool found = false;
    if (reader.is(JsonKind::Object))
        reader.value().forEachMember(
            [&](std::string_view key, const JsonValue&) { found = found || isAttribute(key); });
    return found;
}

/// Without a function, what only the Ex functions carry makes the launch one of cudaLaunchKernelEx.
bool takeExtensibleApi(const JsonReader& line, LaunchConfig& config) {
    bool isExtensible = line.find("clusterDim").has_value();
    line.value().forEachMember([&](std::string_view key, const JsonValue& value) {
        isExtensible = isExtensible || (value.kind() != JsonKind::Null && isAttribute(key));
    });
    if (isExtensible)
        config.api = extensibleApi(config.api);
    return true;
}

/// All members are there.
MemberValues membersFrom(const JsonReader& reader, const StructAttribute& attribute) {
    MemberValues values{};
    for (std::size_t i = 0; i < attribute.members.size(); ++i) {
        const AttributeMember& member = attribute.members[i];
        const JsonReader value = reader.at(member.name);
        const auto number = member.isRatio ? memberNumber(member, value.number())
                                           : std::optional(static_cast<double>(value.integer<std::int64_t>(
                                                 member.min, static_cast<std::uint64_t>(member.max))));
        if (!number)
            value.fail("a number from {min} to {max}"_msg.with("min"_a = std::to_string(member.min),
                                                               "max"_a = std::to_string(member.max)));
        values.at(i) = *number;
    }
    return values;
}

void requireAttributes(LaunchApi api, const JsonReader& reader) {
    if (!canSetClusterDim(api))
        reader.fail("null, since {api} cannot carry launch attributes (only cudaLaunchKernelEx and "
                    "cuLaunchKernelEx can)"_msg.with("api"_a = toString(api)));
}

LaunchAttributes attributesFrom(const JsonReader& reader, LaunchApi api) {
    LaunchAttributes attributes;
    if (!hasAttributes(reader))
        return attributes;
    if (const auto preferred = reader.find(preferredClusterName)) {
        requireAttributes(api, *preferred);
        attributes.preferredClusterDim = extentFromJson<level::Cluster>(*preferred);
    }
    for (const NumberAttribute& number : numberAttributes)
        if (const auto value = reader.find(number.name)) {
            requireAttributes(api, *value);
            attributes.*number.value =
                value->integer<std::int64_t>(number.min, static_cast<std::uint64_t>(number.max));
        }
    for (const StructAttribute& attribute : structAttributes)
        if (const auto value = reader.find(attribute.name)) {
            requireAttributes(api, *value);
            attributes.*attribute.value = membersFrom(*value, attribute);
        }
    return attributes;
}

/// The block that a __block_size__ declaration in the same line fixes; such a launch has no blockDim.
bool takeDeclaredBlock(const JsonReader& line, LaunchConfig& config) {
    const auto kernel = line.find("kernel");
    if (!kernel || !kernel->is(JsonKind::Object))
        return false;
    const auto declared = kernel->find("declared");
    const auto blockSize = declared ? declared->find("blockSize") : std::nullopt;
    if (!blockSize)
        return false;
    config.blockDim = extentFromJson<level::Block>(blockSize->at("block"));
    return true;
}

void readCluster(const JsonReader& cluster, LaunchConfig& config) {
    if (!canSetClusterDim(config.api))
        cluster.fail("null, since {api} cannot carry a cluster dimension (only cudaLaunchKernelEx and "
                     "cuLaunchKernelEx can)"_msg.with("api"_a = toString(config.api)));
    config.clusterDim = extentFromJson<level::Cluster>(cluster);
}

void readCooperative(const JsonReader& cooperative, LaunchConfig& config) {
    config.cooperative = cooperative.boolean();
    if (config.cooperative && !canSetClusterDim(config.api) && !isCooperativeApi(config.api))
        cooperative.fail("false, since {api} cannot launch cooperatively (only the Ex and the cooperative "
                         "functions can)"_msg.with("api"_a = toString(config.api)));
}

void readDynamicSmem(const JsonReader& bytes, LaunchConfig& config) {
    const std::uint64_t maxBytes = takesSmemIn32Bits(config.api) ? std::numeric_limits<std::uint32_t>::max()
                                                                 : std::numeric_limits<std::uint64_t>::max();
    config.dynamicSmemBytes = {bytes.integer<std::uint64_t>(0, maxBytes)};
}

void readGreenContext(const JsonReader& sms, LaunchConfig& config) {
    if (isGraphNode(config.api))
        sms.fail("null, since a kernel node of a graph runs in the context in which it was added, "
                 "whatever the stream"_msg);
    if (!canHaveGreenContext(config.stream))
        sms.fail("null, since only a stream that is nonBlocking or highPriority can be one of a green "
                 "context"_msg);
    config.greenContextSmCount = sms.integer<std::uint32_t>(1);
}

/// A field of a launch besides its attributes.
struct ConfigField {
    std::string_view name;
    void (*read)(const JsonReader& value, LaunchConfig& config);
    bool isRequired = false;
    /// Where the field is missing: false where nothing else in the line says the same.
    bool (*standIn)(const JsonReader& line, LaunchConfig& config) = nullptr;
};

/// In the order in which they are read: what some may be depends on those before them.
constexpr std::array configFields{
    ConfigField{"api",
                [](const JsonReader& value, LaunchConfig& config) {
                    config.api = namedValue(value, allLaunchApis, launchApiFromName);
                },
                false, takeExtensibleApi},
    ConfigField{"gridDim",
                [](const JsonReader& value, LaunchConfig& config) {
                    config.gridDim = extentFromJson<level::Grid>(value);
                },
                true},
    ConfigField{"blockDim",
                [](const JsonReader& value, LaunchConfig& config) {
                    config.blockDim = extentFromJson<level::Block>(value);
                },
                true, takeDeclaredBlock},
    ConfigField{"clusterDim", readCluster},
    ConfigField{"cooperative", readCooperative},
    ConfigField{"dynamicSmemBytes", readDynamicSmem},
    ConfigField{"stream",
                [](const JsonReader& value, LaunchConfig& config) {
                    config.stream = namedValue(value, allStreamKinds, streamKindFromName);
                }},
    ConfigField{"greenContextSmCount", readGreenContext},
    ConfigField{"problem",
                [](const JsonReader& value, LaunchConfig& config) {
                    config.problem = extentFromJson<level::Problem>(value);
                }},
};

/// `Out` is JsonText or JsonBuilder.
template <class Out>
void writeMembersOf(Out& out, const LaunchConfig& config, const LaunchConfig* before) {
    const auto isWanted = [&](auto field) { return before == nullptr || config.*field != before->*field; };
    if (isWanted(&LaunchConfig::api))
        out.namedMember("api", toString(config.api));
    if (isWanted(&LaunchConfig::gridDim))
        writeExtent(out, "gridDim", config.gridDim);
    if (isWanted(&LaunchConfig::blockDim))
        writeExtent(out, "blockDim", config.blockDim);
    if (isWanted(&LaunchConfig::clusterDim))
        writeExtent(out, "clusterDim", config.clusterDim);
    if (isWanted(&LaunchConfig::cooperative))
        out.member("cooperative", config.cooperative);
    if (isWanted(&LaunchConfig::dynamicSmemBytes))
        out.member("dynamicSmemBytes", config.dynamicSmemBytes.value);
    if (isWanted(&LaunchConfig::stream))
        out.namedMember("stream", toString(config.stream));
    if (before == nullptr ? config.greenContextSmCount.has_value()
                          : config.greenContextSmCount != before->greenContextSmCount) {
        out.key("greenContextSmCount");
        if (config.greenContextSmCount)
            out.value(*config.greenContextSmCount);
        else
            out.value(nullptr);
    }
    if (isWanted(&LaunchConfig::problem))
        writeExtent(out, "problem", config.problem);
    writeAttributes(out, config.attributes, before == nullptr ? LaunchAttributes{} : before->attributes);
}

Seconds secondsFrom(const JsonReader& reader) {
    const double seconds = reader.number();
    if (!(seconds > 0 && seconds <= maxJobDuration.value))
        reader.fail("seconds, above 0 and at most {limit}"_msg.with(
            "limit"_a = fmt::format("{}", maxJobDuration.value)));
    return {seconds};
}

void addLimits(Json& json, const MeasureLimits& limits) {
    json["samples"] = limits.samples;
    json["budgetSeconds"] = limits.budget.value;
    json["precision"] = limits.precision;
}

void readLimits(const JsonReader& reader, std::uint32_t maxCount, MeasureLimits& limits) {
    limits.samples = std::min(limits.samples, maxCount);
    if (const auto samples = reader.find("samples"))
        limits.samples = samples->integer<std::uint32_t>(1, maxCount);
    if (const auto budget = reader.find("budgetSeconds"))
        limits.budget = secondsFrom(*budget);
    if (const auto precision = reader.find("precision")) {
        limits.precision = precision->number();
        if (!(limits.precision >= 0 && limits.precision <= 1))
            precision->fail("a fraction from 0 to 1"_msg);
    }
}

/// The members "launch" and "optIns" of a request or of a point of a sweep.
SweepPoint pointFrom(const JsonReader& reader) {
    SweepPoint point;
    point.config = launchConfigFromJson(reader.at("launch"));
    if (const auto optIns = reader.find("optIns"))
        point.optIns = optInsFromJson(*optIns);
    return point;
}

} // namespace

void writeLaunchMembers(JsonText& out, const LaunchConfig& config, const LaunchConfig* before) {
    writeMembersOf(out, config, before);
}

void writeLaunchMembers(JsonBuilder& out, const LaunchConfig& config, const LaunchConfig* before) {
    writeMembersOf(out, config, before);
}

Json toJson(const LaunchConfig& config) {
    return buildObject([&](JsonBuilder& out) { writeLaunchMembers(out, config); });
}

bool isLaunchField(std::string_view key) {
    return isAttribute(key) || std::any_of(configFields.begin(), configFields.end(),
                                           [&](const ConfigField& field) { return field.name == key; });
}

LaunchConfig launchConfigFromJson(const JsonReader& reader) {
    LaunchConfig config;
    for (const ConfigField& field : configFields)
        if (const auto value = reader.find(field.name))
            field.read(*value, config);
        else if ((field.standIn == nullptr || !field.standIn(reader, config)) && field.isRequired)
            field.read(reader.at(field.name), config);
    config.attributes = attributesFrom(reader, config.api);
    return config;
}

Json toJson(const LaunchRequest& request) {
    Json json;
    json["device"] = request.device;
    json["kernel"] = request.kernel;
    json["launch"] = toJson(request.config);
    json["optIns"] = toJson(request.optIns);
    json["timeLimitSeconds"] = request.timeLimit.value;
    if (request.own)
        json["own"] = toJson(*request.own);
    return json;
}

LaunchRequest launchRequestFromJson(const JsonReader& reader) {
    LaunchRequest request;
    if (const auto device = reader.find("device"))
        request.device = device->integer<int>(0);
    request.kernel = reader.at("kernel").string();
    const SweepPoint point = pointFrom(reader);
    request.config = point.config;
    request.optIns = point.optIns;
    if (const auto limit = reader.find("timeLimitSeconds"))
        request.timeLimit = secondsFrom(*limit);
    if (const auto own = reader.find("own"))
        request.own = ownLaunchFromJson(*own);
    return request;
}

Json toJson(const MeasureRequest& request) {
    Json json = toJson(request.launch);
    addLimits(json, request.limits);
    return json;
}

Json toJson(const SweepRequest& request) {
    Json json;
    json["device"] = request.device;
    json["kernel"] = request.kernel;
    Json& points = json["points"] = Json::array();
    for (const SweepPoint& point : request.points)
        points.push_back({{"launch", toJson(point.config)}, {"optIns", toJson(point.optIns)}});
    addLimits(json, request.limits);
    json["timeLimitSeconds"] = request.timeLimit.value;
    if (request.own)
        json["own"] = toJson(*request.own);
    return json;
}

SweepRequest sweepRequestFromJson(const JsonReader& reader) {
    SweepRequest request;
    if (const auto device = reader.find("device"))
        request.device = device->integer<int>(0);
    request.kernel = reader.at("kernel").string();
    const JsonReader points = reader.at("points");
    for (const JsonReader& element : points.elements())
        request.points.push_back(pointFrom(element));
    if (request.points.empty() || request.points.size() > maxSweepPoints)
        points.fail("1 to {limit} launches"_msg.with("limit"_a = std::to_string(maxSweepPoints)));
    readLimits(reader,
               static_cast<std::uint32_t>(
                   std::min<std::uint64_t>(maxSamples, maxSweepSamples / request.points.size())),
               request.limits);
    if (const auto limit = reader.find("timeLimitSeconds"))
        request.timeLimit = secondsFrom(*limit);
    if (const auto own = reader.find("own"))
        request.own = ownLaunchFromJson(*own);
    return request;
}

MeasureRequest measureRequestFromJson(const JsonReader& reader) {
    MeasureRequest request;
    request.launch = launchRequestFromJson(reader);
    readLimits(reader, maxSamples, request.limits);
    return request;
}

} // namespace trichevron::core
