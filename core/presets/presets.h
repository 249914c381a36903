// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Preset launches, one of each form, on the current kernel where it takes that form, else on another.
#pragma once

#include "core/demo/kernel_info.h"

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace trichevron::core {

enum class Preset { OneD, TwoD, ThreeD, Clusters };
inline constexpr std::array<Preset, 4> allPresets{Preset::OneD, Preset::TwoD, Preset::ThreeD,
                                                  Preset::Clusters};

/// "1-D", "2-D", "3-D", "Clusters"
std::string titleFor(Preset preset);
/// What it sets: one sentence.
std::string messageFor(Preset preset);

struct PresetLaunch {
    std::shared_ptr<const KernelInfo> kernel;
    LaunchConfig config;
    KernelOptIns optIns;
    bool gridFollowsProblem = true;
};

/// The launch of a preset: on `present` where that takes the form, else on the first of the `offered` kernels
/// that does and runs on the device. None where no kernel does, and for clusters on a device without them.
std::optional<PresetLaunch> presetLaunch(Preset preset, const std::shared_ptr<const KernelInfo>& present,
                                         const std::vector<std::shared_ptr<const KernelInfo>>& offered,
                                         const DeviceProperties& device);

} // namespace trichevron::core
