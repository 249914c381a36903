// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// A colour by its role, and the stripes that go with it. A theme says which colour a role is.
#pragma once

#include "core/dimensions/extent.h"

#include <cstdint>

namespace trichevron {

/// Categories repeat after so many.
inline constexpr std::uint32_t hueCategories = 8;

struct Hue {
    enum class Kind : std::uint8_t {
        Neutral,
        Accent,   ///< what the path selects: a colour that no category has
        Finished, ///< blocks that are done
        Category, ///< one of hueCategories that are told apart
        Ramp      ///< a place on a scale from dark to light
    };
    Kind kind = Kind::Neutral;
    std::uint8_t category = 0; ///< of a Category
    float ramp = 0;            ///< of a Ramp: from 0 to 1

    static const Hue Neutral;
    static const Hue Accent;
    static const Hue Finished;
    friend constexpr bool operator==(const Hue&, const Hue&) = default;
};
inline constexpr Hue Hue::Neutral{};
inline constexpr Hue Hue::Accent{Kind::Accent};
inline constexpr Hue Hue::Finished{Kind::Finished};

constexpr Hue categoryHue(Count rank) {
    return {Hue::Kind::Category, static_cast<std::uint8_t>(rank % hueCategories)};
}
/// The place of a value among `total` values from 0 on; the only one is at the dark end.
constexpr Hue rampHue(double value, Count total) {
    return {Hue::Kind::Ramp, 0,
            total <= 1 ? 0.0F : static_cast<float>(value / static_cast<double>(total - 1))};
}

/// Of a lane among those of a warp. Categories would repeat at 8, 16 and 24, and make lanes look alike.
constexpr Hue laneHue(Count lane, std::uint32_t warpSize) {
    return rampHue(static_cast<double>(lane), warpSize);
}

/// Stripes, so that a state is not told by colour alone.
enum class Pattern : std::uint8_t {
    None,
    PartlyIdle,
    Idle,    ///< outside the problem
    Unknown, ///< nothing was recorded of it
    Waiting  ///< blocks that have not begun
};

} // namespace trichevron
