// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/own_kernel/kernel_resources_json.h"

#include "core/catalogue/message_literal.h"
#include "core/model_json/model_json.h"

#include <algorithm>
#include <array>
#include <utility>

namespace trichevron::core {

namespace {

struct ByteField {
    const char* key;
    std::optional<Bytes> KernelResources::*member;
};
struct CountField {
    const char* key;
    std::optional<std::uint32_t> KernelResources::*member;
};

constexpr std::array byteFields{ByteField{"sharedSizeBytes", &KernelResources::sharedSizeBytes},
                                ByteField{"localSizeBytes", &KernelResources::localSizeBytes},
                                ByteField{"spillStoreBytes", &KernelResources::spillStoreBytes},
                                ByteField{"spillLoadBytes", &KernelResources::spillLoadBytes}};
constexpr std::array countFields{CountField{"numRegs", &KernelResources::numRegs},
                                 CountField{"numBlockBarriers", &KernelResources::numBlockBarriers},
                                 CountField{"registerLimit", &KernelResources::registerLimit}};
constexpr std::array forms{CodeForm::Binary, CodeForm::Relocatable, CodeForm::Ptx, CodeForm::LtoIr};

} // namespace

Json toJson(const KernelResources& kernel) {
    Json json;
    json["name"] = kernel.name;
    json["mangledName"] = kernel.mangledName;
    if (!kernel.architecture.empty())
        json["architecture"] = kernel.architecture;
    if (const int version = binaryVersionOf(kernel); version != 0)
        json["binaryVersion"] = version;
    if (kernel.form != CodeForm::Binary)
        json["form"] = toString(kernel.form);
    for (const CountField& field : countFields)
        if (const auto& value = kernel.*field.member)
            json[field.key] = *value;
    for (const ByteField& field : byteFields)
        if (const auto& value = kernel.*field.member)
            json[field.key] = value->value;
    if (kernel.isCompiledHere)
        json["compiledHere"] = true;
    if (kernel.declared != KernelDeclaration{})
        json["declared"] = toJson(kernel.declared);
    if (kernel.parameters) {
        Json& parameters = json["parameters"] = Json::array();
        for (const KernelParameter& parameter : *kernel.parameters)
            parameters.push_back({{"offset", parameter.offset}, {"size", parameter.size}});
    }
    return json;
}

KernelResources kernelResourcesFromJson(const JsonReader& reader) {
    KernelResources kernel;
    kernel.name = reader.at("name").text();
    kernel.mangledName = reader.at("mangledName").text();
    if (const auto architecture = reader.find("architecture"))
        kernel.architecture = architecture->text();
    if (const auto form = reader.find("form")) {
        const auto known = std::find_if(forms.begin(), forms.end(),
                                        [&](CodeForm each) { return toString(each) == form->text(); });
        if (known == forms.end())
            form->fail("\"binary\", \"relocatable\", \"ptx\" or \"ltoIr\""_msg);
        kernel.form = *known;
    }
    for (const CountField& field : countFields)
        if (const auto value = reader.find(field.key))
            kernel.*field.member = value->integer<std::uint32_t>();
    if (kernel.numBlockBarriers > maxBlockBarriers)
        reader.at("numBlockBarriers").fail("at most {limit}"_msg.with("limit"_a = maxBlockBarriers));
    for (const ByteField& field : byteFields)
        if (const auto value = reader.find(field.key))
            kernel.*field.member = Bytes{value->integer<std::uint64_t>()};
    if (const auto compiledHere = reader.find("compiledHere"))
        kernel.isCompiledHere = compiledHere->boolean();
    if (const auto declared = reader.find("declared"))
        kernel.declared = kernelDeclarationFromJson(*declared);
    if (const auto parameters = reader.find("parameters")) {
        kernel.parameters.emplace();
        for (const JsonReader& parameter : parameters->elements())
            kernel.parameters->push_back({parameter.at("offset").integer<std::uint32_t>(),
                                          parameter.at("size").integer<std::uint32_t>()});
    }
    return kernel;
}

} // namespace trichevron::core
