// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// What the automatic colours of blocks stand for: of one launch, and of several that are looked at one after
/// the other.
#pragma once

#include "core/dimensions/hierarchy.h"

#include <span>
#include <string_view>

namespace trichevron::core {

struct SceneRequest;

/// The launch and what is known of it, which alone decide, never the room for the picture: the same launch
/// has the same colours in the window, in a presentation and beside its selected block.
struct AutomaticBasis {
    LaunchShape shape;
    bool hasSms = false;    ///< which SM ran a block was observed
    bool hasRounds = false; ///< there is a trace
    bool hasWaves = false;  ///< waves are predicted
};
AutomaticBasis automaticBasisOf(const SceneRequest& request);

/// Colouring::id. "warp": nothing is known that blocks could be coloured by.
std::string_view automaticFor(const AutomaticBasis& basis);
/// The same for all these launches, so that a colour means the same in each of their pictures: "wave" where
/// they differ, since waves are predicted for traced launches, too. A launch of which nothing is known
/// decides nothing: its blocks are neutral.
std::string_view automaticForAll(std::span<const AutomaticBasis> launches);

} // namespace trichevron::core
