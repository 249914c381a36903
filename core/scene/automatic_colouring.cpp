// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/scene/automatic_colouring.h"

#include "core/scene/cluster_hue.h"
#include "core/scene/schedule_colours.h"

namespace trichevron::core {
namespace {

constexpr std::string_view noBlockColours = "warp";

} // namespace

AutomaticBasis automaticBasisOf(const SceneRequest& request) {
    return {request.shape, hasSms(request), hasRounds(request), hasWaves(request)};
}

/// The colours must also mean something where a box stands for several blocks: such a box has a place on the
/// scale of waves or rounds, but no SM, and no cluster where it stands for several.
std::string_view automaticFor(const AutomaticBasis& basis) {
    if (basis.hasSms && areBlocksFew(basis.shape))
        return "sm";
    if (!basis.hasRounds && hasClusters(basis.shape) && areClustersFew(basis.shape))
        return "cluster";
    if (basis.hasRounds)
        return "round";
    return basis.hasWaves ? "wave" : noBlockColours;
}

std::string_view automaticForAll(std::span<const AutomaticBasis> launches) {
    std::string_view common = noBlockColours;
    for (const AutomaticBasis& launch : launches) {
        const std::string_view own = automaticFor(launch);
        if (own == noBlockColours || own == common)
            continue;
        if (common != noBlockColours)
            return "wave"; // SMs need a trace of few blocks, and clusters a launch that has few of them
        common = own;
    }
    return common;
}

} // namespace trichevron::core
