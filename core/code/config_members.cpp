// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/code/config_members.h"

#include "core/catalogue/message_literal.h"
#include "core/code/cuda_enumerators.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <string_view>

namespace trichevron::core {

namespace {

std::optional<CodeValue> findExtent(const CodeReading& code, const std::string& path) {
    if (auto value = code.scope.find(path))
        return value;
    CodeValue extent;
    extent.isExtent = true;
    bool isSet = false;
    for (const std::string_view suffix : {".x", ".y", ".z"}) {
        const auto axis = code.scope.find(path + std::string(suffix));
        isSet = isSet || axis.has_value();
        extent.numbers.push_back(axis ? axis->number() : CodeNumber::of(1));
    }
    return isSet ? std::optional(extent) : std::nullopt;
}

/// gridDimX, gridDimY, gridDimZ of the driver's struct, else gridDim of the runtime's.
CodeValue extentMember(const CodeReading& code, const std::string& member, bool isDriver) {
    if (!isDriver)
        return findExtent(code, member).value_or(CodeValue::unknown(member));
    CodeValue extent;
    extent.isExtent = true;
    for (const std::string_view suffix : {"X", "Y", "Z"}) {
        const std::string path = member + std::string(suffix);
        extent.numbers.push_back(code.scope.find(path).value_or(CodeValue::unknown(path)).number());
    }
    return extent;
}

/// The member of the attribute's union.
std::optional<CodeValue> attributeValue(const CodeReading& code, const AttributeInCode& attribute,
                                        std::string_view member, bool isExtent) {
    for (const std::string& name : attribute.unions) {
        const std::string path = name + '.' + std::string(member);
        if (auto value = isExtent ? findExtent(code, path) : code.scope.find(path))
            return value;
    }
    // {cudaLaunchAttributePriority, {-1}}
    return code.scope.find(attribute.unions.front());
}

/// The flags that create the event of an attribute.
CodeValue eventValue(const std::optional<CodeValue>& event, const LaunchSurroundings& surroundings) {
    constexpr std::string_view nulls[] = {"nullptr", "NULL"};
    if (!event || std::find(std::begin(nulls), std::end(nulls), event->symbol) != std::end(nulls) ||
        event->number() == CodeNumber::of(0))
        return CodeValue::of(launch_event::noEvent);
    const auto known = surroundings.events.find(event->symbol);
    return known == surroundings.events.end() ? *event : CodeValue::of(known->second);
}

/// An attribute whose value is a struct. A member that the code does not set is zero, as with {}.
void readStruct(const CodeReading& code, const AttributeInCode& attribute, const StructAttribute& known,
                const LaunchSurroundings& surroundings, std::size_t offset, LaunchDraft& draft) {
    const bool hasEvent = known.members.data() == launch_event::members.data();
    std::vector<CodeValue> values;
    for (std::size_t i = 0; i < known.members.size(); ++i) {
        std::optional<CodeValue> value;
        for (const std::string& name : attribute.unions)
            if (!value)
                value = code.scope.find(name + '.' + std::string(known.name) + '.' +
                                        std::string(known.members[i].name));
        if (hasEvent && i == launch_event::event)
            value = eventValue(value, surroundings);
        values.push_back(value.value_or(CodeValue::of(0)));
    }
    draft.setAttribute(known, values, offset);
}

/// An element of the list of a configuration.
void readElement(const CodeReading& code, const std::string& element, std::size_t offset,
                 const LaunchSurroundings& surroundings, LaunchDraft& draft) {
    const std::string path = element + ".id";
    if (const auto id = code.scope.find(path); id && id->symbol != path)
        readAttribute(code, {id->symbol, {element + ".val", element + ".value"}}, offset, surroundings,
                      draft);
    else
        draft.addMissing(CodeNumber::unknown(path));
}

/// "attributes", also for attributes.data() and &attributes[0].
std::string arrayName(std::string name) {
    for (const std::string_view suffix : {".data()", "[0]"})
        if (name.ends_with(suffix))
            name.resize(name.size() - suffix.size());
    return name;
}

/// As many elements as have an ID, for a list whose length the code does not give.
std::int64_t countOfIds(const CodeReading& code, const std::string& list) {
    std::int64_t count = 0;
    while (code.scope.find(list + '[' + std::to_string(count) + "].id"))
        ++count;
    return count;
}

void readAttributes(const CodeReading& code, const std::string& config, std::size_t offset,
                    const LaunchSurroundings& surroundings, LaunchDraft& draft) {
    const auto list = code.scope.find(config + ".attrs");
    const auto length = code.scope.find(config + ".numAttrs");
    if (!list || !length)
        return;
    const std::string name = arrayName(list->symbol);
    CodeNumber count = length->number();
    if (!count.isKnown() && length->symbol == name + ".size()")
        count = CodeNumber::of(countOfIds(code, name));
    draft.addMissing(count);
    constexpr std::int64_t most = 64;
    if (count.isKnown() && (count.whole < 0 || count.whole > most))
        throw CodeProblem{"numAttrs is {number}; at most {most} attributes are read"_msg.with(
                              "number"_a = std::to_string(count.whole), "most"_a = std::to_string(most)),
                          offset};
    for (std::int64_t i = 0; count.isKnown() && i < count.whole; ++i) {
        const std::string element = name + '[' + std::to_string(i) + ']';
        const bool isVariable = i == 0 && code.scope.find(name + ".id").has_value();
        readElement(code, isVariable ? name : element, offset, surroundings, draft);
    }
}

} // namespace

void readAttribute(const CodeReading& code, const AttributeInCode& attribute, std::size_t offset,
                   const LaunchSurroundings& surroundings, LaunchDraft& draft) {
    const std::string& name = attribute.id;
    const auto valueOf = [&](std::string_view member, bool isExtent) {
        return attributeValue(code, attribute, member, isExtent)
            .value_or(CodeValue::unknown(attribute.unions.front() + '.' + std::string(member)));
    };
    if (name == "cudaLaunchAttributeIgnore" || name == "CU_LAUNCH_ATTRIBUTE_IGNORE")
        return;
    if (name == "cudaLaunchAttributeClusterDimension" || name == "CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION") {
        draft.setCluster(valueOf("clusterDim", true), offset);
        return;
    }
    if (name == "cudaLaunchAttributePreferredClusterDimension" ||
        name == "CU_LAUNCH_ATTRIBUTE_PREFERRED_CLUSTER_DIMENSION") {
        draft.setPreferredCluster(valueOf("preferredClusterDim", true), offset);
        return;
    }
    if (name == "cudaLaunchAttributeCooperative" || name == "CU_LAUNCH_ATTRIBUTE_COOPERATIVE") {
        draft.setCooperative(valueOf("cooperative", false));
        return;
    }
    for (const StructAttribute& known : structAttributes)
        if (name == known.runtime || name == known.driver) {
            readStruct(code, attribute, known, surroundings, offset, draft);
            return;
        }
    for (const NumberAttribute& known : numberAttributes)
        if (name == known.runtime || name == known.driver) {
            draft.setAttribute(known, valueOf(known.member, false), offset);
            return;
        }
    draft.addNote("Trichevron does not know the attribute {attribute}; the launch is without it."_msg.with(
        "attribute"_a = name.empty() ? attribute.unions.front() : name));
}

void readNodeParameters(const CodeReading& code, const std::string& parameters, std::size_t offset,
                        LaunchDraft& draft) {
    draft.setGrid(extentMember(code, parameters + ".gridDim", false), offset);
    draft.setBlock(extentMember(code, parameters + ".blockDim", false), offset);
    if (const auto bytes = code.scope.find(parameters + ".sharedMemBytes"))
        draft.setSharedMemory(*bytes, offset);
}

void readConfigMembers(const CodeReading& code, const std::string& config, std::size_t offset,
                       const LaunchSurroundings& surroundings, LaunchDraft& draft) {
    const bool isDriver = isDriverApi(draft.config().api);
    draft.setGrid(extentMember(code, config + ".gridDim", isDriver), offset);
    draft.setBlock(extentMember(code, config + ".blockDim", isDriver), offset);
    if (const auto bytes = code.scope.find(config + (isDriver ? ".sharedMemBytes" : ".dynamicSmemBytes")))
        draft.setSharedMemory(*bytes, offset);
    if (const auto stream = code.scope.find(config + (isDriver ? ".hStream" : ".stream")))
        draft.setStream(*stream, surroundings);
    readAttributes(code, config, offset, surroundings, draft);
}

} // namespace trichevron::core
