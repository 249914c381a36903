// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Preset launches: one of each form, and a pair whose tail waves differ. Each has a kernel of its own, so
/// that it is the same launch whatever was there before.
#pragma once

#include "core/demo/kernel_info.h"

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace trichevron::core {

enum class Preset { OneD, TwoD, ThreeD, Clusters, ShortTail, FullTail };
inline constexpr std::array<Preset, 6> allPresets{Preset::OneD,     Preset::TwoD,      Preset::ThreeD,
                                                  Preset::Clusters, Preset::ShortTail, Preset::FullTail};
/// Those that only show a form: where to begin.
inline constexpr std::array<Preset, 4> formPresets{Preset::OneD, Preset::TwoD, Preset::ThreeD,
                                                   Preset::Clusters};

/// "1-D", "2-D", "3-D", "Clusters", "Short tail wave", "Full tail wave"
std::string titleFor(Preset preset);
/// What it sets: one sentence.
std::string messageFor(Preset preset);

struct PresetLaunch {
    std::shared_ptr<const KernelInfo> kernel;
    LaunchConfig config;
    KernelOptIns optIns;
    bool gridFollowsProblem = true;
};

/// The launch of a preset on a demo kernel among the `offered`: the preset's own, or the first that takes the
/// form and runs on the device, and of a recording one whose launch it has. Those about the tail wave have
/// their own kernel only: another does other work. None where no kernel does, and for clusters on a device
/// without them.
std::optional<PresetLaunch> presetLaunch(Preset preset,
                                         const std::vector<std::shared_ptr<const KernelInfo>>& offered,
                                         const DeviceProperties& device);

} // namespace trichevron::core
