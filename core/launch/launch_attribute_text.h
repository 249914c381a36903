// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Launch attributes as text: "preferredClusterDim=4,1,1", "priority=-1",
/// "accessPolicyWindow=4096,0.5,2,1".
#pragma once

#include "core/launch/launch_attributes.h"

#include <string>
#include <string_view>
#include <vector>

namespace trichevron::core {

inline constexpr std::string_view preferredClusterName = "preferredClusterDim";

/// The names of all attributes, as in JSON.
std::vector<std::string_view> launchAttributeNames();

/// The value of an attribute, such as "4,1,1" or "-1"; empty without one. `name` is one of
/// launchAttributeNames().
std::string launchAttributeValue(const LaunchAttributes& attributes, std::string_view name);

/// Sets an attribute from such a text, which may name access properties: "4096,0.5,persisting,normal"; an
/// empty text removes it. InputError about `what` when it cannot be
/// read.
void setLaunchAttribute(LaunchAttributes& attributes, std::string_view name, std::string_view value,
                        std::string_view what);

/// Each attribute of the launch as "NAME=VALUE".
std::vector<std::string> launchAttributeTexts(const LaunchAttributes& attributes);

} // namespace trichevron::core
