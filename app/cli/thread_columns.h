// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// What threads wrote of themselves, beside what the formulas of the hierarchy give.
#pragma once

#include "core/backend/backend.h"
#include "core/json/json_reader.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace trichevron::cli {

/// The first threads of a launch, by global rank.
class ThreadColumns {
public:
    ThreadColumns(const LaunchRequest& request, const KernelAttributes& kernel, std::uint32_t warpSize,
                  std::vector<ThreadColumn> columns, std::size_t threads);

    /// A table with a row for each quantity and a column for each thread, as many side by side as fit into
    /// `width`; "5 = 5" where the formula gives what was written, "5 ≠ 4" where not, "131" where there is
    /// none.
    std::string text(std::size_t width) const;
    Json json() const;
    /// Values that are not what their formula gives.
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
