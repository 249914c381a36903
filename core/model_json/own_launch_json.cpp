// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/model_json/own_launch_json.h"

#include "core/catalogue/message_literal.h"
#include "core/errors/input_error.h"
#include "core/model_json/model_json.h"

namespace trichevron::core {

namespace {

Json blobsJson(const std::map<std::string, DataBlob>& blobs) {
    Json json = Json::array();
    for (const auto& [name, blob] : blobs)
        json.push_back({{"name", name}, {"blob", blob.id}});
    return json;
}

std::map<std::string, DataBlob> blobsFrom(const JsonReader& reader, std::string_view member) {
    std::map<std::string, DataBlob> blobs;
    if (const auto list = reader.find(member))
        for (const JsonReader& entry : list->elements())
            blobs.emplace(entry.at("name").string(), DataBlob{entry.at("blob").string(), {}});
    return blobs;
}

double toleranceFrom(const JsonReader& reader) {
    const double tolerance = reader.number();
    if (!(tolerance >= 0 && tolerance <= 1))
        reader.fail("a fraction from 0 to 1"_msg);
    return tolerance;
}

} // namespace

Json toJson(const std::vector<KernelArgument>& arguments) {
    Json json = Json::array();
    for (const KernelArgument& argument : arguments)
        json.push_back(toString(argument));
    return json;
}

std::vector<KernelArgument> kernelArgumentsFromJson(const JsonReader& reader) {
    std::vector<KernelArgument> arguments;
    for (const JsonReader& element : reader.elements()) {
        if (arguments.size() == maxKernelArguments)
            reader.fail("at most {limit} arguments"_msg.with("limit"_a = maxKernelArguments));
        arguments.push_back(parseKernelArgument(element.text(), element.path()));
    }
    return arguments;
}

Json toJson(const ArgumentsByKernel& arguments) {
    Json json = Json::array();
    for (const auto& [kernel, own] : arguments) {
        Json entry;
        entry["kernel"] = kernel;
        entry["arguments"] = toJson(own.arguments);
        for (const auto& [name, file] : own.expected)
            entry["expected"].push_back({{"name", name}, {"file", file}});
        if (own.tolerance)
            entry["tolerance"] = *own.tolerance;
        json.push_back(std::move(entry));
    }
    return json;
}

ArgumentsByKernel argumentsByKernelFromJson(const JsonReader& reader) {
    ArgumentsByKernel all;
    for (const JsonReader& entry : reader.elements()) {
        OwnArguments& own = all[entry.at("kernel").string()];
        own.arguments = kernelArgumentsFromJson(entry.at("arguments"));
        if (const auto expected = entry.find("expected"))
            for (const JsonReader& file : expected->elements())
                own.expected[file.at("name").string()] = file.at("file").string();
        if (const auto tolerance = entry.find("tolerance"))
            own.tolerance = toleranceFrom(*tolerance);
    }
    return all;
}

Json toJson(const OwnLaunch& own) {
    Json json;
    json["module"] = own.module.id;
    json["kernel"] = own.kernel;
    json["arguments"] = toJson(own.arguments);
    if (own.traced)
        json["traced"] = own.traced->id;
    if (!own.files.empty())
        json["files"] = blobsJson(own.files);
    if (!own.expected.empty())
        json["expected"] = blobsJson(own.expected);
    if (!own.comparedAs.empty())
        json["comparedAs"] = own.comparedAs;
    if (own.tolerance)
        json["tolerance"] = *own.tolerance;
    if (own.keepOutputs)
        json["keepOutputs"] = true;
    return json;
}

OwnLaunch ownLaunchFromJson(const JsonReader& reader) {
    OwnLaunch own;
    own.module.id = reader.at("module").string();
    own.kernel = reader.at("kernel").string();
    own.arguments = kernelArgumentsFromJson(reader.at("arguments"));
    if (const auto traced = reader.find("traced"))
        own.traced = DataBlob{traced->string(), {}};
    own.files = blobsFrom(reader, "files");
    own.expected = blobsFrom(reader, "expected");
    if (const auto name = reader.find("comparedAs"))
        own.comparedAs = name->string();
    if (const auto tolerance = reader.find("tolerance"))
        own.tolerance = toleranceFrom(*tolerance);
    if (const auto keep = reader.find("keepOutputs"))
        own.keepOutputs = keep->boolean();
    return own;
}

Json toJson(const ModuleKernel& kernel) {
    Json json;
    json["name"] = kernel.name;
    json["attributes"] = toJson(kernel.attributes);
    Json& parameters = json["parameters"] = Json::array();
    for (const KernelParameter& parameter : kernel.parameters)
        parameters.push_back({{"offset", parameter.offset}, {"size", parameter.size}});
    return json;
}

ModuleKernel moduleKernelFromJson(const JsonReader& reader) {
    ModuleKernel kernel;
    kernel.name = reader.at("name").string();
    kernel.attributes = kernelAttributesFromJson(reader.at("attributes"));
    for (const JsonReader& parameter : reader.at("parameters").elements())
        kernel.parameters.push_back(
            {parameter.at("offset").integer<std::uint32_t>(), parameter.at("size").integer<std::uint32_t>()});
    return kernel;
}

} // namespace trichevron::core
