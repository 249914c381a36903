// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/lesson/number_meaning.h"

#include "core/catalogue/message_literal.h"

#include <algorithm>
#include <array>
#include <utility>

namespace trichevron::core {

std::string numberMeaning(double number, const Evaluation& launch) {
    constexpr double smallest = 2; // 0 and 1 are the number of too many things
    if (number < smallest)
        return "";
    const Count warps = launch.occupancy.warpsPerBlock;
    const Count resident = launch.occupancy.maxActiveBlocksPerMultiprocessor;
    const Count multiprocessors = launch.multiprocessors;
    const std::array<std::pair<Count, Text>, 8> quantities{{
        {launch.threadsPerBlock,
         "{number} is the number of threads of a block."_msg.with("number"_a = launch.threadsPerBlock)},
        {warps, "{number} is the number of warps of a block."_msg.with("number"_a = warps)},
        {launch.totalBlocks,
         "{number} is the number of blocks of the grid."_msg.with("number"_a = launch.totalBlocks)},
        {launch.totalThreads,
         "{number} is the number of threads of the grid."_msg.with("number"_a = launch.totalThreads)},
        {multiprocessors,
         "{number} is the number of SMs of the device."_msg.with("number"_a = multiprocessors)},
        {resident,
         "{number} is the number of blocks that one SM holds at once."_msg.with("number"_a = resident)},
        {launch.blocksPerWave, "{number} is the number of blocks that the device holds at once."_msg.with(
                                   "number"_a = launch.blocksPerWave)},
        {launch.waves, "{number} is the number of waves."_msg.with("number"_a = launch.waves)},
    }};
    const auto isIt = [&](const auto& quantity) { return static_cast<double>(quantity.first) == number; };
    const auto found = std::find_if(quantities.begin(), quantities.end(), isIt);
    if (found == quantities.end() || std::any_of(found + 1, quantities.end(), isIt))
        return "";
    return found->second.text();
}

} // namespace trichevron::core
