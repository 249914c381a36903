// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/lesson/number_meaning.h"

#include "core/catalogue/message_literal.h"
#include "core/text/number_text.h"

#include <algorithm>
#include <array>
#include <utility>

namespace trichevron::core {

std::string numberMeaning(double number, const Evaluation& launch) {
    constexpr double smallest = 2; // 0 and 1 are the number of too many things
    if (number < smallest)
        return "";
    const std::array<std::pair<Count, Message>, 8> quantities{{
        {launch.threadsPerBlock, "{number} is the number of threads of a block."_msg},
        {Count{launch.occupancy.warpsPerBlock}, "{number} is the number of warps of a block."_msg},
        {launch.totalBlocks, "{number} is the number of blocks of the grid."_msg},
        {launch.totalThreads, "{number} is the number of threads of the grid."_msg},
        {Count{launch.multiprocessors}, "{number} is the number of SMs of the device."_msg},
        {Count{launch.occupancy.maxActiveBlocksPerMultiprocessor},
         "{number} is the number of blocks that one SM holds at once."_msg},
        {launch.blocksPerWave, "{number} is the number of blocks that the device holds at once."_msg},
        {launch.waves, "{number} is the number of waves."_msg},
    }};
    const auto isIt = [&](const auto& quantity) { return static_cast<double>(quantity.first) == number; };
    const auto found = std::find_if(quantities.begin(), quantities.end(), isIt);
    if (found == quantities.end() || std::any_of(found + 1, quantities.end(), isIt))
        return "";
    return found->second.fill(std::array{Argument{"number", found->first}});
}

} // namespace trichevron::core
