// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/session/taken_off.h"

#include <utility>

namespace trichevron::gui {
namespace {

/// Calls `visit` with each member of LaunchAttributes.
template <class Visit>
void forEachAttribute(const Visit& visit) {
    visit(&core::LaunchAttributes::preferredClusterDim);
    for (const core::NumberAttribute& attribute : core::numberAttributes)
        visit(attribute.value);
    for (const core::StructAttribute& attribute : core::structAttributes)
        visit(attribute.value);
}

template <class Value>
void takeOff(std::optional<Value>& value, std::optional<Value>& kept) {
    if (value)
        kept = value;
    value.reset();
}

template <class Value>
void bringBack(std::optional<Value>& value, std::optional<Value>& kept) {
    if (!value)
        value = kept;
    kept.reset();
}

} // namespace

core::LaunchConfig withFunction(core::LaunchConfig config, core::LaunchApi api, TakenOff& takenOff) {
    // Functions that take a cluster have an attribute for it; others are cooperative by their name.
    const bool cooperative = isCooperative(config);
    config.api = api;
    if (canSetClusterDim(api)) {
        bringBack(config.clusterDim, takenOff.clusterDim);
        forEachAttribute(
            [&](auto member) { bringBack(config.attributes.*member, takenOff.attributes.*member); });
        config.cooperative = cooperative || takenOff.cooperative;
        takenOff.cooperative = false;
    } else {
        takeOff(config.clusterDim, takenOff.clusterDim);
        forEachAttribute(
            [&](auto member) { takeOff(config.attributes.*member, takenOff.attributes.*member); });
        takenOff.cooperative = takenOff.cooperative || config.cooperative;
        config.cooperative = false;
    }
    if (isGraphNode(api))
        takeOff(config.greenContextSmCount, takenOff.greenContextSmCount);
    else if (canHaveGreenContext(config.stream))
        bringBack(config.greenContextSmCount, takenOff.greenContextSmCount);
    return config;
}

core::LaunchConfig withGreenContext(core::LaunchConfig config, std::optional<std::uint32_t> smCount,
                                    TakenOff& takenOff) {
    const core::LaunchConfig before = std::exchange(config, core::withGreenContext(config, smCount));
    if (smCount && !before.greenContextSmCount)
        takenOff.stream = config.stream != before.stream ? std::optional(before.stream) : std::nullopt;
    else if (!smCount && before.greenContextSmCount)
        config.stream = std::exchange(takenOff.stream, std::nullopt).value_or(config.stream);
    return config;
}

void forgetEdited(TakenOff& takenOff, const core::LaunchConfig& before, const core::LaunchConfig& after) {
    if (before.clusterDim != after.clusterDim)
        takenOff.clusterDim.reset();
    if (isCooperative(before) != isCooperative(after))
        takenOff.cooperative = false;
    forEachAttribute([&](auto member) {
        if (before.attributes.*member != after.attributes.*member)
            (takenOff.attributes.*member).reset();
    });
    if (before.greenContextSmCount != after.greenContextSmCount || !canHaveGreenContext(after.stream))
        takenOff.greenContextSmCount.reset();
    const bool isOfGreenContext = after.greenContextSmCount && !before.greenContextSmCount;
    if (before.stream != after.stream && !isOfGreenContext)
        takenOff.stream.reset();
}

} // namespace trichevron::gui
