// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/own_kernel/own_kernel.h"

#include "core/catalogue/language.h"
#include "core/catalogue/message_literal.h"
#include "core/kernel/binary_version.h"
#include "core/occupancy/block_size.h"
#include "core/own_kernel/kernel_resources_json.h"

#include <algorithm>
#include <array>
#include <utility>

namespace trichevron::core {

namespace {

constexpr std::string_view idPrefix = "own:";

struct NamedOrigin {
    OwnKernel::Origin origin;
    const char* name;
};
constexpr std::array origins{
    NamedOrigin{OwnKernel::Origin::Typed, "typed"}, NamedOrigin{OwnKernel::Origin::Pasted, "pasted"},
    NamedOrigin{OwnKernel::Origin::File, "file"}, NamedOrigin{OwnKernel::Origin::Source, "source"}};

Text ownOriginOf(const OwnKernel& kernel) {
    const std::string day = kernel.date.substr(0, kernel.date.find('T'));
    const std::string file = kernel.file.substr(kernel.file.rfind('/') + 1);
    switch (kernel.origin) {
    case OwnKernel::Origin::Typed:
        return "typed {date}"_msg.with("date"_a = day);
    case OwnKernel::Origin::Pasted:
        return "pasted {date}"_msg.with("date"_a = day);
    case OwnKernel::Origin::Source:
        return file.empty() ? "compiled from a text {date}"_msg.with("date"_a = day)
                            : "{file}, compiled {date}"_msg.with("file"_a = file, "date"_a = day);
    case OwnKernel::Origin::File:
        break;
    }
    return "{file}, read {date}"_msg.with("file"_a = file, "date"_a = day);
}

Text ownSummaryOf(const OwnKernel& kernel, const KernelResources& version) {
    return version.architecture.empty()
               ? ownOriginOf(kernel)
               : "{origin}; {architecture}"_msg.with("origin"_a = ownOriginOf(kernel),
                                                     "architecture"_a = version.architecture);
}

} // namespace

std::string idOf(const OwnKernel& kernel) {
    return std::string(idPrefix) + kernel.file + ':' + kernel.versions.front().mangledName;
}

bool isOwnKernel(std::string_view id) {
    return id.starts_with(idPrefix);
}

const KernelResources* versionOrSubstitute(const OwnKernel& kernel, ComputeCapability capability) {
    const KernelResources* version = versionFor(kernel.versions, capability);
    if (version != nullptr && attributesOf(*version, 0))
        return version;
    const KernelResources* newest = nullptr;
    for (const KernelResources& each : kernel.versions)
        if (attributesOf(each, 0) && (newest == nullptr || binaryVersionOf(*newest) < binaryVersionOf(each)))
            newest = &each;
    return newest;
}

std::optional<KernelInfo> kernelInfoFor(const OwnKernel& kernel, const DeviceProperties& device) {
    const KernelResources* version = versionOrSubstitute(kernel, device.computeCapability);
    if (version == nullptr)
        return std::nullopt;
    KernelInfo info;
    info.id = idOf(kernel);
    info.title = kernel.name();
    info.problemAxes = 3; // its arguments name nx, ny and nz
    info.attributes = *attributesOf(*version, 1);
    info.ownSummary = ownSummaryOf(kernel, *version);
    info.summary = englishText(info.ownSummary);
    const KernelDeclaration& declared = info.attributes.declared;
    const BlockSizeSuggestion suggested = suggestBlockSize(info.attributes, device, Bytes{});
    info.suggested.blockDim =
        declared.blockSize ? declared.blockSize->block : BlockExtent{std::max(suggested.blockSize, 1U), 1, 1};
    info.suggested.gridDim = {std::max(suggested.minGridSize, 1U), 1, 1};
    return info;
}

std::string originText(const OwnKernel& kernel) {
    return ownOriginOf(kernel).text();
}

void tellOwnSummary(KernelInfo& info, const std::vector<OwnKernel>& known) {
    for (const OwnKernel& kernel : known) {
        if (idOf(kernel) != info.id)
            continue;
        for (const KernelResources& version : kernel.versions)
            if (Text summary = ownSummaryOf(kernel, version); englishText(summary) == info.summary)
                info.ownSummary = std::move(summary);
    }
}

Json toJson(const OwnKernel& kernel) {
    Json json;
    json["origin"] = origins.at(static_cast<std::size_t>(kernel.origin)).name;
    if (!kernel.file.empty())
        json["file"] = kernel.file;
    json["date"] = kernel.date;
    Json& versions = json["versions"] = Json::array();
    for (const KernelResources& version : kernel.versions)
        versions.push_back(toJson(version));
    if (!kernel.declarations.empty())
        json["declarations"] = kernel.declarations;
    return json;
}

OwnKernel ownKernelFromJson(const JsonReader& reader) {
    OwnKernel kernel;
    const JsonReader origin = reader.at("origin");
    const auto known = std::find_if(origins.begin(), origins.end(),
                                    [&](const NamedOrigin& each) { return each.name == origin.text(); });
    if (known == origins.end())
        origin.fail("\"typed\", \"pasted\", \"file\" or \"source\""_msg);
    kernel.origin = known->origin;
    if (const auto file = reader.find("file"))
        kernel.file = file->text();
    kernel.date = reader.at("date").text();
    const JsonReader versions = reader.at("versions");
    for (const JsonReader& version : versions.elements())
        kernel.versions.push_back(kernelResourcesFromJson(version));
    if (kernel.versions.empty())
        versions.fail("at least one version"_msg);
    if (const auto declarations = reader.find("declarations"))
        for (const JsonReader& declaration : declarations->elements())
            kernel.declarations.emplace_back(declaration.text());
    return kernel;
}

} // namespace trichevron::core
