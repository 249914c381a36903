// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/import/import_snapshots.h"

#include <algorithm>
#include <utility>

namespace trichevron::core {

namespace {

/// A snapshot takes no more than a tenth of the time since the last one.
constexpr int restForEachSnapshot = 10;

} // namespace

ImportSnapshots::ImportSnapshots(Use use, std::chrono::milliseconds pause)
    : use_(std::move(use)), pause_(pause), next_(Clock::now() + pause) {}

void ImportSnapshots::offer(const std::function<Program()>& make) {
    if (!use_)
        return;
    const Clock::time_point begin = Clock::now();
    if (begin < next_)
        return;
    use_(make());
    const Clock::time_point end = Clock::now();
    next_ = end + std::max<Clock::duration>(restForEachSnapshot * (end - begin), pause_);
}

} // namespace trichevron::core
