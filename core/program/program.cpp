// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/program/program.h"

#include "core/base/saturating.h"

#include <algorithm>

namespace trichevron::core {

std::optional<ByteRange> ProgramConfiguration::smemBytes() const {
    if (undividedSmemBytes)
        return undividedSmemBytes;
    if (!sharedSizeBytes || !dynamicSmemBytes)
        return std::nullopt;
    const auto sum = [](std::uint64_t a, std::uint64_t b) { return (Bytes{a} + Bytes{b}).value; };
    return ByteRange{sum(sharedSizeBytes->least, dynamicSmemBytes->least),
                     sum(sharedSizeBytes->most, dynamicSmemBytes->most)};
}

void MemoryCopies::add(const MemoryCopies& more) {
    count = saturatingSum(count, more.count);
    totalNs = saturatingSum(totalNs, more.totalNs);
}

bool Program::leavesOut(TraceGap gap) const {
    return std::find(gaps.begin(), gaps.end(), gap) != gaps.end();
}

std::uint64_t Program::countedCount() const {
    std::uint64_t count = 0;
    for (const CountedLaunches& counted : countedLaunches)
        count = saturatingSum(count, counted.count);
    return count;
}

std::uint64_t Program::launchCount() const {
    return saturatingSum(launches.size(), countedCount());
}

std::uint64_t endNsOf(const ProgramLaunch& launch) {
    return saturatingSum(static_cast<std::uint64_t>(launch.startNs), launch.durationNs);
}

} // namespace trichevron::core
