// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// JSON of kernels: attributes, opt-ins and declarations.
#include "core/catalogue/message_literal.h"
#include "core/model_json/model_json.h"
#include "core/rules/refused_settings.h"

#include <limits>

namespace trichevron::core {

namespace {

Json launchBoundsJson(const std::optional<LaunchBounds>& bounds) {
    if (!bounds)
        return {};
    Json json = Json::array({bounds->maxThreadsPerBlock});
    if (bounds->minBlocksPerMultiprocessor || bounds->maxBlocksPerCluster)
        json.push_back(bounds->minBlocksPerMultiprocessor ? Json(*bounds->minBlocksPerMultiprocessor)
                                                          : Json());
    if (bounds->maxBlocksPerCluster)
        json.push_back(*bounds->maxBlocksPerCluster);
    return json;
}

LaunchBounds launchBoundsFrom(const JsonReader& reader) {
    const std::vector<JsonReader> elements = reader.elements();
    if (elements.empty() || elements.size() > 3)
        reader.fail("an array of 1 to 3 integers"_msg);
    LaunchBounds bounds;
    bounds.maxThreadsPerBlock = elements[0].integer<std::uint32_t>();
    if (elements.size() > 1 && !elements[1].is(JsonKind::Null))
        bounds.minBlocksPerMultiprocessor = elements[1].integer<std::uint32_t>();
    if (elements.size() > 2 && !elements[2].is(JsonKind::Null))
        bounds.maxBlocksPerCluster = elements[2].integer<std::uint32_t>();
    return bounds;
}

void addOptIns(Json& json, const KernelOptIns& optIns) {
    json["maxDynamicSharedSizeBytes"] = optIns.maxDynamicSharedSizeBytes.value;
    json["nonPortableClusterSizeAllowed"] = optIns.nonPortableClusterSizeAllowed;
    json["preferredShmemCarveout"] = optIns.preferredShmemCarveout;
}

/// A value that cudaFuncSetAttribute takes, an int; empty for any other.
std::optional<int> intOf(const JsonReader& reader) {
    constexpr std::int64_t max = std::numeric_limits<int>::max();
    if (reader.is(JsonKind::Unsigned) && reader.value().number() <= static_cast<std::uint64_t>(max))
        return static_cast<int>(reader.value().number());
    if (reader.is(JsonKind::Integer) && reader.value().integer() <= max &&
        reader.value().integer() >= std::numeric_limits<int>::min())
        return static_cast<int>(reader.value().integer());
    return std::nullopt;
}

Bytes bytesOrZero(const JsonReader& reader, std::string_view key) {
    const auto member = reader.find(key);
    return {member ? member->integer<std::uint64_t>() : 0};
}

} // namespace

Json toJson(const KernelDeclaration& declared) {
    Json json;
    json["launchBounds"] = launchBoundsJson(declared.launchBounds);
    json["clusterDims"] = nullptr;
    if (const auto* cluster = std::get_if<ClusterExtent>(&declared.clusterDims))
        json["clusterDims"] = toJson(*cluster);
    else if (std::holds_alternative<ClusterDimsUnspecified>(declared.clusterDims))
        json["clusterDims"] = "unspecified";
    Json& blockSize = json["blockSize"] = nullptr;
    if (declared.blockSize) {
        blockSize["block"] = toJson(declared.blockSize->block);
        blockSize["cluster"] = declared.blockSize->cluster ? toJson(*declared.blockSize->cluster) : Json();
    }
    if (declared.usesGridStrideLoop)
        json["sharesOutProblem"] = true;
    if (declared.usesDynamicSmem)
        json["usesDynamicSmem"] = true;
    return json;
}

KernelDeclaration kernelDeclarationFromJson(const JsonReader& reader) {
    KernelDeclaration declared;
    if (const auto bounds = reader.find("launchBounds"))
        declared.launchBounds = launchBoundsFrom(*bounds);
    if (const auto cluster = reader.find("clusterDims")) {
        if (cluster->is(JsonKind::Array))
            declared.clusterDims = extentFromJson<level::Cluster>(*cluster);
        else if (cluster->is(JsonKind::String) && cluster->text() == "unspecified")
            declared.clusterDims = ClusterDimsUnspecified{};
        else
            cluster->fail("an array of 1 to 3 integers, \"unspecified\" or null"_msg);
    }
    if (const auto blockSize = reader.find("blockSize")) {
        DeclaredBlockSize size;
        size.block = extentFromJson<level::Block>(blockSize->at("block"));
        if (const auto cluster = blockSize->find("cluster"))
            size.cluster = extentFromJson<level::Cluster>(*cluster);
        declared.blockSize = size;
        if (declaresTwoClusters(declared))
            blockSize->at("cluster").fail(
                "null, since the compiler refuses a cluster in __block_size__ beside __cluster_dims__"_msg);
    }
    if (const auto sharesOut = reader.find("sharesOutProblem"))
        declared.usesGridStrideLoop = sharesOut->boolean();
    if (const auto uses = reader.find("usesDynamicSmem"))
        declared.usesDynamicSmem = uses->boolean();
    return declared;
}

Json toJson(const KernelOptIns& optIns) {
    Json json;
    addOptIns(json, optIns);
    return json;
}

KernelOptIns optInsFromJson(const JsonReader& reader) {
    KernelOptIns optIns;
    if (const auto bytes = reader.find("maxDynamicSharedSizeBytes")) {
        if (const auto given = intOf(*bytes); given && *given < 0)
            bytes->fail(requiredDynamicSmem(*given));
        optIns.maxDynamicSharedSizeBytes = {bytes->integer<std::uint64_t>(0, maxOptInBytes.value)};
    }
    if (const auto allowed = reader.find("nonPortableClusterSizeAllowed"))
        optIns.nonPortableClusterSizeAllowed = allowed->boolean();
    if (const auto carveout = reader.find("preferredShmemCarveout")) {
        if (const auto given = intOf(*carveout);
            given && (*given < smallestCarveout || *given > largestCarveout))
            carveout->fail(requiredCarveout(*given));
        optIns.preferredShmemCarveout = carveout->integer<int>(smallestCarveout, largestCarveout);
    }
    return optIns;
}

Json toJson(const KernelAttributes& kernel) {
    Json json;
    json["name"] = kernel.name;
    json["numRegs"] = kernel.numRegs;
    json["sharedSizeBytes"] = kernel.sharedSizeBytes.value;
    json["localSizeBytes"] = kernel.localSizeBytes.value;
    json["constSizeBytes"] = kernel.constSizeBytes.value;
    json["maxThreadsPerBlock"] = kernel.maxThreadsPerBlock;
    json["numBlockBarriers"] = kernel.numBlockBarriers;
    json["ptxVersion"] = kernel.ptxVersion;
    json["binaryVersion"] = kernel.binaryVersion;
    addOptIns(json, kernel.optIns);
    json["declared"] = toJson(kernel.declared);
    if (kernel.registerLimit)
        json["registerLimit"] = *kernel.registerLimit;
    return json;
}

KernelAttributes kernelAttributesFromJson(const JsonReader& reader) {
    KernelAttributes kernel;
    if (const auto name = reader.find("name"))
        kernel.name = name->text();
    kernel.numRegs = reader.at("numRegs").integer<std::uint32_t>();
    kernel.sharedSizeBytes = bytesOrZero(reader, "sharedSizeBytes");
    kernel.localSizeBytes = bytesOrZero(reader, "localSizeBytes");
    kernel.constSizeBytes = bytesOrZero(reader, "constSizeBytes");
    if (const auto declared = reader.find("declared"))
        kernel.declared = kernelDeclarationFromJson(*declared);
    if (const auto threads = reader.find("maxThreadsPerBlock"))
        kernel.maxThreadsPerBlock = threads->integer<std::uint32_t>();
    else if (kernel.declared.launchBounds)
        kernel.maxThreadsPerBlock = kernel.declared.launchBounds->maxThreadsPerBlock;
    if (const auto barriers = reader.find("numBlockBarriers"))
        kernel.numBlockBarriers = barriers->integer<std::uint32_t>(0, maxBlockBarriers);
    if (const auto version = reader.find("ptxVersion"))
        kernel.ptxVersion = version->integer<int>(0);
    if (const auto version = reader.find("binaryVersion"))
        kernel.binaryVersion = version->integer<int>(0);
    if (const auto limit = reader.find("registerLimit"))
        kernel.registerLimit = limit->integer<std::uint32_t>();
    kernel.optIns = optInsFromJson(reader);
    if (!reader.find("maxDynamicSharedSizeBytes"))
        kernel.optIns.maxDynamicSharedSizeBytes = dynamicSmemWithoutOptIn(kernel.sharedSizeBytes);
    return kernel;
}

Json toJson(const KernelInfo& kernel) {
    Json json;
    json["id"] = kernel.id;
    json["chapter"] = kernel.chapter;
    json["title"] = kernel.title;
    json["summary"] = kernel.summary;
    json["problemAxes"] = kernel.problemAxes;
    json["problemAxisNames"] = kernel.problemAxisNames;
    json["source"] = kernel.source;
    json["arguments"] = kernel.arguments;
    json["minimumComputeCapability"] = Json::array({kernel.minimum.major, kernel.minimum.minor});
    json["attributes"] = toJson(kernel.attributes);
    json["suggested"] = toJson(kernel.suggested);
    json["suggestedOptIns"] = toJson(kernel.suggestedOptIns);
    if (kernel.endsInFault)
        json["endsInFault"] = true;
    for (const RecordedPoint& point : kernel.recorded) {
        Json entry{{"launch", toJson(point.config)}, {"optIns", toJson(point.optIns)}};
        if (point.traced)
            entry["traced"] = true;
        json["recorded"].push_back(std::move(entry));
    }
    return json;
}

KernelInfo kernelInfoFromJson(const JsonReader& reader) {
    KernelInfo kernel;
    kernel.id = reader.at("id").string();
    if (const auto chapter = reader.find("chapter"))
        kernel.chapter = chapter->string();
    kernel.title = reader.at("title").string();
    kernel.summary = reader.at("summary").string();
    kernel.problemAxes = reader.at("problemAxes").integer<int>(0, 3);
    if (const auto names = reader.find("problemAxisNames")) {
        for (const JsonReader& name : names->elements())
            kernel.problemAxisNames.push_back(name.string());
        if (kernel.problemAxisNames.size() > 3)
            names->fail("an array of at most 3 names"_msg);
    }
    kernel.source = reader.at("source").string();
    kernel.arguments = reader.at("arguments").string();
    const JsonReader minimum = reader.at("minimumComputeCapability");
    const std::vector<JsonReader> parts = minimum.elements();
    if (parts.size() != 2)
        minimum.fail("an array of 2 integers"_msg);
    kernel.minimum = {parts[0].integer<int>(1, 999), parts[1].integer<int>(0, 9)};
    kernel.attributes = kernelAttributesFromJson(reader.at("attributes"));
    kernel.suggested = launchConfigFromJson(reader.at("suggested"));
    if (const auto optIns = reader.find("suggestedOptIns"))
        kernel.suggestedOptIns = optInsFromJson(*optIns);
    if (const auto fault = reader.find("endsInFault"))
        kernel.endsInFault = fault->boolean();
    if (const auto recorded = reader.find("recorded"))
        for (const JsonReader& point : recorded->elements()) {
            const auto traced = point.find("traced");
            kernel.recorded.push_back(
                {{launchConfigFromJson(point.at("launch")), optInsFromJson(point.at("optIns"))},
                 traced && traced->boolean()});
        }
    return kernel;
}

} // namespace trichevron::core
