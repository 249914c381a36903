// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// What several launches that are looked at one after the other are coloured by, where nothing is chosen.
#include "core/scene/automatic_colouring.h"
#include "core/scene/cluster_hue.h"
#include "core/scene/colouring.h"
#include "core/scene/scene_facts.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <string>
#include <vector>

namespace trichevron::core {
namespace {

/// 16 blocks, or so many that a box stands for several.
AutomaticBasis basisWith(bool areFew, std::uint32_t cluster, bool isTraced, bool hasWaves = true) {
    AutomaticBasis basis;
    basis.shape = {{areFew ? 16U : 1U << 16, 1, 1}, {cluster, 1, 1}, {64, 1, 1}};
    basis.hasSms = basis.hasRounds = isTraced;
    basis.hasWaves = hasWaves;
    return basis;
}

const AutomaticBasis fewTraced = basisWith(true, 1, true);
const AutomaticBasis manyBlocksTraced = basisWith(false, 1, true);
const AutomaticBasis fewUntraced = basisWith(true, 1, false);
const AutomaticBasis inFewClusters = basisWith(true, 2, false);
const AutomaticBasis onlyTraced = basisWith(false, 1, true, false);
const AutomaticBasis nothingKnown = basisWith(true, 1, false, false);

struct CommonCase {
    std::string rule;
    std::vector<AutomaticBasis> launches;
    std::string_view expected;
};

TEST(AutomaticForAll, ThereIsOneColouringForAllLaunches) {
    const std::vector<CommonCase> cases{
        {"one launch has its own colours", {fewTraced}, "sm"},
        {"launches with the same colours keep them", {fewTraced, fewTraced}, "sm"},
        {"also where all were traced and have many blocks", {manyBlocksTraced, onlyTraced}, "round"},
        {"so do launches with few clusters", {inFewClusters, inFewClusters}, "cluster"},
        {"without a trace of one, all have waves", {fewTraced, fewUntraced}, "wave"},
        {"in any order", {fewUntraced, fewTraced}, "wave"},
        {"also where one has many blocks", {fewTraced, manyBlocksTraced}, "wave"},
        {"also beside clusters", {inFewClusters, fewTraced, inFewClusters}, "wave"},
        {"also where only one has clusters", {inFewClusters, fewUntraced}, "wave"},
        {"a launch of which nothing is known decides nothing", {nothingKnown, fewTraced, nothingKnown}, "sm"},
        {"where nothing is known of any, blocks are neutral", {nothingKnown, nothingKnown}, "warp"},
        {"no launch", {}, "warp"},
    };
    for (const CommonCase& each : cases)
        EXPECT_EQ(automaticForAll(each.launches), each.expected) << each.rule;
}

SceneRequest requestWith(const AutomaticBasis& basis, std::string_view automaticForAll) {
    SceneRequest request;
    request.shape = basis.shape;
    request.colouring = findColouring("auto");
    auto facts = std::make_shared<SceneFacts>();
    facts->concurrentBlocks = basis.hasWaves ? 6 : 0;
    facts->automaticForAll = automaticForAll;
    if (basis.hasRounds) {
        const auto blocks = static_cast<std::size_t>(volume(basis.shape.grid));
        BlockTrace trace;
        trace.blocks = static_cast<std::uint32_t>(blocks);
        // Few blocks run on one SM at the same time, many one after the other on many.
        constexpr std::size_t sms = 1000;
        const bool areFew = areBlocksFew(basis.shape);
        for (std::size_t block = 0; block < blocks; ++block) {
            const std::size_t begin = areFew ? 0 : block / sms * 100;
            trace.blockSm.push_back(areFew ? 3 : static_cast<int>(block % sms));
            trace.beginNanoseconds.push_back(begin);
            trace.endNanoseconds.push_back(begin + 100);
        }
        facts->observed = observedBlocks(trace, basis.shape, "recorded");
    }
    request.facts = facts;
    return request;
}

TEST(AutomaticForAll, ThePictureOfEachLaunchHasTheColoursOfAllAndItsLegendSaysWhich) {
    struct Case {
        AutomaticBasis basis;
        std::string_view forAll;
        std::string_view shown;
        std::string legend; ///< begins with this
    };
    const std::vector<Case> cases{
        {fewTraced, {}, "sm", "SM 3"},
        {fewTraced, "sm", "sm", "SM 3"},
        {fewTraced, "wave", "wave", "wave 0: "},
        {manyBlocksTraced, "wave", "wave", "several waves"},
        {manyBlocksTraced, "round", "round", "round 0: "},
        {onlyTraced, "wave", "warp", "16 b"},
        {fewUntraced, "wave", "wave", "wave 0: "},
        {inFewClusters, {}, "cluster", "cluster 0"},
        {inFewClusters, "wave", "wave", "wave 0: "},
        {nothingKnown, "wave", "warp", "block"},
        {nothingKnown, "sm", "warp", "block"},
    };
    for (const Case& each : cases) {
        const SceneRequest request = requestWith(each.basis, each.forAll);
        EXPECT_EQ(activeColouring(request, PanelKind::Grid).id, each.shown) << each.forAll;
        EXPECT_EQ(activeColouring(request, PanelKind::Block).id, "warp") << "threads are not concerned";
        EXPECT_EQ(buildScene(request).legend.front().text.substr(0, each.legend.size()), each.legend)
            << each.forAll;
        const AutomaticBasis read = automaticBasisOf(request);
        EXPECT_EQ(read.hasSms, each.basis.hasSms);
        EXPECT_EQ(read.hasRounds, each.basis.hasRounds);
        EXPECT_EQ(read.hasWaves, each.basis.hasWaves);
    }
}

} // namespace
} // namespace trichevron::core
