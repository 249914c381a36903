// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/cli/command_case.h"

#include <gtest/gtest.h>

namespace trichevron::cli {
namespace {

using test::CommandCase;
using test::fixtureDevice;

class OccupancyCommand : public testing::TestWithParam<CommandCase> {};

TEST_P(OccupancyCommand, HasTheExpectedStatusAndOutput) {
    expectOutcome(GetParam());
}

INSTANTIATE_TEST_SUITE_P(
    Table, OccupancyCommand,
    testing::Values(
        CommandCase{"Occupancy",
                    {"occupancy", "--block", "256", "--regs", "64", "--device", fixtureDevice},
                    0,
                    {"4 resident blocks", "limited by registers"},
                    ""},
        CommandCase{"OccupancyOfOneBlockInEightHasOneDecimal",
                    {"occupancy", "--block", "256", "--regs", "255", "--device", fixtureDevice},
                    0,
                    {"8 of 64 warps (12.5 %), limited by registers"},
                    ""},
        CommandCase{
            "OccupancyNamesItsLimitersAsInspectDoes",
            {"occupancy", "--block", "64", "--regs", "32", "--device", fixtureDevice},
            0,
            {"64 of 64 warps (100 %), limited by warps, the maximum number of blocks per SM and registers",
             "shared memory"},
            ""},
        CommandCase{
            "MoreBlocksPerSmThanClustersAllow",
            {"occupancy", "--block", "64", "--cluster-dims", "2", "--blocks-per-sm", "9", "--device",
             fixtureDevice},
            0,
            {"In clusters, an SM holds at most 8 blocks, so that 9 are never resident on one: ask for 8 "
             "or fewer"},
            ""},
        CommandCase{"AsManyBlocksPerSmAsClustersAllow",
                    {"occupancy", "--block", "64", "--cluster-dims", "2", "--blocks-per-sm", "8", "--device",
                     fixtureDevice},
                    0,
                    {"With 8 blocks per SM, each can have up to"},
                    ""},
        CommandCase{"OccupancyShowsTheNextStep",
                    {"occupancy", "--block", "256", "--regs", "70", "--device", fixtureDevice},
                    0,
                    {"With 64 registers per thread instead of 70, an SM would hold 4 resident blocks",
                     "A launch of this block is accepted."},
                    ""},
        CommandCase{"OccupancyAndLaunchabilityAreSeparate",
                    {"occupancy", "--block", "256", "--regs", "32", "--launch-bounds", "128,4", "--device",
                     fixtureDevice},
                    1,
                    {"8 resident blocks", "A launch of this block is refused: cudaErrorInvalidValue",
                     "[launchBoundsThreads]",
                     "__launch_bounds__(128, 4) let the compiler use up to 128 registers"},
                    ""},
        CommandCase{"ABlockThatIsRefused",
                    {"occupancy", "--block", "1025", "--device", fixtureDevice},
                    1,
                    {"A launch of this block is refused: "},
                    ""},
        CommandCase{"ABlockThatIsRefusedAsJson",
                    {"occupancy", "--block", "1025", "--json", "--device", fixtureDevice},
                    1,
                    {"{"},
                    ""},
        CommandCase{"TheHelpSaysWhatTheStatusMeans",
                    {"occupancy", "--help"},
                    0,
                    {"Exit status: 0 success; 1 a launch of the block is refused"},
                    ""},
        CommandCase{"TheHelpOfImportSaysWhatTheStatusMeans",
                    {"import", "--help"},
                    0,
                    {"Exit status: 0 the trace was read, whatever it says of the launches; 2 usage error"},
                    ""},
        CommandCase{
            "OccupancySuggestsABlock",
            {"occupancy", "--suggest", "--regs", "40", "--block-limit", "512", "--device", fixtureDevice},
            0,
            {"Suggested: blocks of 512 threads; a grid of at least"},
            ""},
        CommandCase{"OccupancySuggestsNothingWhenNoBlockFits",
                    {"occupancy", "--suggest", "--smem", "1MiB", "--device", fixtureDevice},
                    0,
                    {"No block size fits"},
                    ""},
        CommandCase{"SharedMemoryAvailablePerBlock",
                    {"occupancy", "--block", "128", "--blocks-per-sm", "8", "--opt-in-smem", "100KiB",
                     "--device", fixtureDevice},
                    0,
                    {"With 8 blocks per SM, each can have up to"},
                    ""},
        CommandCase{"ASuggestionDoesNotTakeABlock",
                    {"occupancy", "--suggest", "--block", "64", "--device", fixtureDevice},
                    2,
                    {},
                    "--block: --suggest chooses the block"},
        CommandCase{"ABlockLimitNeedsASuggestion",
                    {"occupancy", "--block", "64", "--block-limit", "64", "--device", fixtureDevice},
                    2,
                    {},
                    "--block-limit: only valid with --suggest"},
        CommandCase{"OccupancyOfAnEmptyBlock",
                    {"occupancy", "--block", "0", "--device", fixtureDevice},
                    2,
                    {},
                    "--block: "}),
    test::caseName<CommandCase>);

} // namespace
} // namespace trichevron::cli
