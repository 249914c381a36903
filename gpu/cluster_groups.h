// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// How a board's multiprocessors are grouped for clusters. No attribute tells it, so it is learnt from how
/// many clusters of each size would run.
#pragma once

#include "core/device/device_properties.h"

#include <cstdint>
#include <vector>

namespace trichevron {

/// Multiprocessors of each group of a device, largest first. Makes it the current device, with its context.
/// Empty when the device has no clusters or cannot be asked, or when the answers do not add up to its
/// multiprocessors.
std::vector<std::uint32_t> learnClusterGroups(int device);

/// Puts them into a device's profile, with a note of where they are from.
void setClusterGroups(DeviceProperties& properties, std::vector<std::uint32_t> groups);

} // namespace trichevron
