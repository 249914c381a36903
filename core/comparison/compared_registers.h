// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The registers of a compared launch.
#pragma once

#include "core/catalogue/message_literal.h"
#include "core/comparison/launch_comparison.h"

#include <cstdint>
#include <optional>
#include <string>

namespace trichevron::core {

/// None where the kernel is not known.
inline std::optional<std::uint32_t> registerCount(const ComparedLaunch& launch) {
    return launch.kernel->id.empty() ? std::nullopt : std::optional(launch.kernel->attributes.numRegs);
}

/// "12", or "12 of sm_90" where the kernel is compiled for another architecture than that of the device.
inline std::string registersText(const ComparedLaunch& launch) {
    const std::optional<std::uint32_t> count = registerCount(launch);
    const std::string number = count ? std::to_string(*count) : "not known"_msg();
    return !isOfOtherArchitecture(launch)
               ? number
               : "{registers} of {architecture}"_msg(
                     "registers"_a = number,
                     "architecture"_a = "sm_" + std::to_string(launch.kernel->attributes.binaryVersion));
}

} // namespace trichevron::core
