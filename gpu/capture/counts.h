// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// How often something came that is not listed.
#pragma once

#include "gpu/capture/json_line.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace trichevron::capture {

class Counts {
public:
    void add(std::uint32_t number, std::uint64_t ns) {
        if (counts_.size() <= number)
            counts_.resize(number + 1);
        Count& count = counts_[number];
        ++count.count;
        count.totalNs += ns;
        count.isWritten = false;
    }
    /// Makes a line of each count that has changed since the last time, and calls write().
    void write(std::string_view word, JsonLine& line, auto write) {
        for (std::size_t number = 0; number < counts_.size(); ++number) {
            Count& count = counts_[number];
            if (count.isWritten)
                continue;
            count.isWritten = true;
            line.begin();
            line.raw("[").string(word).raw(",").number(number).raw(",").number(count.count).raw(",");
            line.number(count.totalNs).raw("]");
            write();
        }
    }

private:
    struct Count {
        std::uint64_t count = 0;
        std::uint64_t totalNs = 0;
        bool isWritten = true;
    };

    std::vector<Count> counts_; ///< by number
};

} // namespace trichevron::capture
