// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The IDs that threads wrote, and the values of the corresponding formulas.
#pragma once

#include "core/backend/backend.h"
#include "core/json/json_reader.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace trichevron::cli {

/// The values that the first threads of a launch wrote, by global rank.
class ThreadColumns {
public:
    ThreadColumns(const core::LaunchRequest& request, const core::KernelAttributes& kernel,
                  std::uint32_t warpSize, std::vector<core::ThreadColumn> columns, std::size_t threads);

    /// Tables with a row per quantity and a column per thread, up to `width` characters wide. A cell is "5 =
    /// 5" when the formula gives the written value, "5 ≠ 4" when it does not, and "131" without a formula.
    std::string text(std::size_t width) const;
    core::Json json() const;
    /// The number of values that differ from their formula.
    std::size_t mismatches() const;

private:
    struct Quantity {
        std::string name;
        std::vector<std::uint64_t> written;
        std::vector<std::optional<std::uint64_t>> formula;
    };
    std::size_t threads_ = 0;
    std::vector<Quantity> quantities_;
};

} // namespace trichevron::cli
