// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/launch/launch_attribute_text.h"

#include "core/dimensions/parse.h"

#include <fmt/format.h>

#include <algorithm>

namespace trichevron::core {

namespace {

const NumberAttribute& numberAttribute(std::string_view name) {
    return *std::find_if(numberAttributes.begin(), numberAttributes.end(),
                         [&](const NumberAttribute& attribute) { return attribute.name == name; });
}

} // namespace

std::vector<std::string_view> launchAttributeNames() {
    std::vector<std::string_view> names{preferredClusterName};
    for (const NumberAttribute& attribute : numberAttributes)
        names.push_back(attribute.name);
    return names;
}

std::string launchAttributeValue(const LaunchAttributes& attributes, std::string_view name) {
    if (name == preferredClusterName) {
        const auto& preferred = attributes.preferredClusterDim;
        return preferred ? fmt::format("{},{},{}", preferred->x, preferred->y, preferred->z) : std::string();
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
