// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// A colour by its role, and the stripes that go with it. The theme maps roles to colours.
#pragma once

#include "core/dimensions/extent.h"

#include <cstdint>

namespace trichevron::core {

/// Category colours repeat after this many.
inline constexpr std::uint32_t hueCategories = 8;

struct Hue {
    enum class Kind : std::uint8_t {
        Neutral,
        Accent,   ///< what the path selects: a colour that no category has
        Finished, ///< blocks that are done
        Category, ///< one of hueCategories colours that are easy to distinguish
        Ramp,     ///< a position on a scale from dark to light
        GreyRamp  ///< the same in greys: beside categories, whose colours the other scale has too
    };
    Kind kind = Kind::Neutral;
    std::uint8_t category = 0; ///< for a Category
    float ramp = 0;            ///< for a Ramp or a GreyRamp: from 0 to 1

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
/// The position of a value among the values 0 to total − 1; a single value is at the dark end.
constexpr Hue rampHue(double value, Count total, Hue::Kind scale = Hue::Kind::Ramp) {
    return {scale, 0, total <= 1 ? 0.0F : static_cast<float>(value / static_cast<double>(total - 1))};
}

/// The hue of a lane. A scale, because categories would give lanes 0, 8, 16 and 24 the same colour.
constexpr Hue laneHue(Count lane, std::uint32_t warpSize) {
    return rampHue(static_cast<double>(lane), warpSize);
}

/// Stripes, so that a state is not shown by colour alone.
enum class Pattern : std::uint8_t {
    None,
    PartlyIdle,
    Idle,    ///< outside the problem
    Unknown, ///< not recorded
    Waiting  ///< blocks that have not started
};

} // namespace trichevron::core
