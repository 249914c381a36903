// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/launch/launch_attribute_text.h"

#include "core/catalogue/message_literal.h"
#include "core/dimensions/parse.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace trichevron::core {

namespace {

const NumberAttribute& numberAttribute(std::string_view name) {
    return *std::find_if(numberAttributes.begin(), numberAttributes.end(),
                         [&](const NumberAttribute& attribute) { return attribute.name == name; });
}

/// Null for an attribute whose value is no struct.
const StructAttribute* structAttribute(std::string_view name) {
    const auto* found =
        std::find_if(structAttributes.begin(), structAttributes.end(),
                     [&](const StructAttribute& attribute) { return attribute.name == name; });
    return found == structAttributes.end() ? nullptr : found;
}

/// "4096,0.5,2,1"
std::string membersText(const StructAttribute& attribute, const MemberValues& values) {
    std::string text;
    for (std::size_t i = 0; i < attribute.members.size(); ++i)
        text += (i == 0 ? "" : ",") + memberText(attribute.members[i], values.at(i));
    return text;
}

/// "default_,remote"
std::string memberNames(const StructAttribute& attribute) {
    std::string names;
    for (const AttributeMember& member : attribute.members)
        names += (names.empty() ? "" : ",") + std::string(member.name);
    return names;
}

std::vector<std::string_view> splitAtCommas(std::string_view text) {
    std::vector<std::string_view> parts;
    for (;;) {
        const std::size_t comma = text.find(',');
        parts.push_back(text.substr(0, comma));
        if (comma == std::string_view::npos)
            return parts;
        text.remove_prefix(comma + 1);
    }
}

/// What cudaAccessProperty calls its values 0, 1 and 2.
constexpr std::array<std::string_view, 3> accessProperties{"normal", "streaming", "persisting"};

/// A number, or one of the names.
double parseAccessProperty(std::string_view text, std::string_view what, const AttributeMember& member) {
    const std::size_t first = text.find_first_not_of(" \t");
    const std::string_view word = first == std::string_view::npos
                                      ? std::string_view()
                                      : text.substr(first, text.find_last_not_of(" \t") - first + 1);
    const auto* named = std::find(accessProperties.begin(), accessProperties.end(), word);
    if (named != accessProperties.end())
        return static_cast<double>(named - accessProperties.begin());
    if (!word.empty() && word.find_first_not_of("-0123456789") == std::string_view::npos)
        return static_cast<double>(parseSigned(word, what, member.min, member.max));
    throw InputError(what, "this is {first} (0), {second} (1) or {third} (2)"_msg.with(
                               "first"_a = std::string(accessProperties[0]),
                               "second"_a = std::string(accessProperties[1]),
                               "third"_a = std::string(accessProperties[2])));
}

double parseMember(const AttributeMember& member, std::string_view text, std::string_view what) {
    if (member.isRatio)
        return parseDecimal(text, what, member.min, member.max);
    if (member.runtimeType == "cudaAccessProperty")
        return parseAccessProperty(text, what, member);
    return static_cast<double>(parseSigned(text, what, member.min, member.max));
}

MemberValues parseMembers(const StructAttribute& attribute, std::string_view text, std::string_view what) {
    const std::vector<std::string_view> parts = splitAtCommas(text);
    if (parts.size() != attribute.members.size())
        throw InputError(what, "this takes {count} numbers: {names}"_msg.with(
                                   "count"_a = attribute.members.size(), "names"_a = memberNames(attribute)));
    MemberValues values{};
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const AttributeMember& member = attribute.members[i];
        const std::string name = fmt::format("{}, {}", what, member.name);
        const double number = parseMember(member, parts[i], name);
        values.at(i) = memberNumber(member, number).value_or(number);
    }
    return values;
}

} // namespace

std::vector<std::string_view> launchAttributeNames() {
    std::vector<std::string_view> names{preferredClusterName};
    for (const NumberAttribute& attribute : numberAttributes)
        names.push_back(attribute.name);
    for (const StructAttribute& attribute : structAttributes)
        names.push_back(attribute.name);
    return names;
}

std::string launchAttributeValue(const LaunchAttributes& attributes, std::string_view name) {
    if (name == preferredClusterName) {
        const auto& preferred = attributes.preferredClusterDim;
        return preferred ? fmt::format("{},{},{}", preferred->x, preferred->y, preferred->z) : std::string();
    }
    if (const StructAttribute* attribute = structAttribute(name)) {
        const std::optional<MemberValues>& values = attributes.*attribute->value;
        return values ? membersText(*attribute, *values) : std::string();
    }
    const std::optional<std::int64_t>& number = attributes.*numberAttribute(name).value;
    return number ? fmt::format("{}", *number) : std::string();
}

void setLaunchAttribute(LaunchAttributes& attributes, std::string_view name, std::string_view value,
                        std::string_view what) {
    const bool isEmpty = value.find_first_not_of(" \t") == std::string_view::npos;
    if (name == preferredClusterName) {
        attributes.preferredClusterDim.reset();
        if (!isEmpty)
            attributes.preferredClusterDim = parseExtent<level::Cluster>(value, what);
        return;
    }
    if (const StructAttribute* withMembers = structAttribute(name)) {
        (attributes.*withMembers->value).reset();
        if (!isEmpty)
            attributes.*withMembers->value = parseMembers(*withMembers, value, what);
        return;
    }
    const NumberAttribute& attribute = numberAttribute(name);
    (attributes.*attribute.value).reset();
    if (!isEmpty)
        attributes.*attribute.value = parseSigned(value, what, attribute.min, attribute.max);
}

std::vector<std::string> launchAttributeTexts(const LaunchAttributes& attributes) {
    std::vector<std::string> texts;
    for (const std::string_view name : launchAttributeNames())
        if (const std::string value = launchAttributeValue(attributes, name); !value.empty())
            texts.push_back(fmt::format("{}={}", name, value));
    return texts;
}

} // namespace trichevron::core
