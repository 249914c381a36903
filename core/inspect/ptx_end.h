// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Finds PTX that was cut off: a download that stopped, or text that was copied in part.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace trichevron::core {

/// Where PTX ends too early. Lines count from 1.
struct PtxCutOff {
    std::uint32_t lastLine = 0;
    std::uint32_t firstLine = 0; ///< where what is not complete begins
    std::string kernel;          ///< its mangled name; empty for what is no kernel
};

/// Empty where each body, comment and string is closed and each declaration is complete. PTX that was cut off
/// between two of them cannot be told from complete PTX.
std::optional<PtxCutOff> findCutOff(std::string_view ptx);

} // namespace trichevron::core
