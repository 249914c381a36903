// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/demo/reported_text.h"

#include "core/catalogue/message_literal.h"

#include <algorithm>
#include <array>

namespace trichevron::core {

namespace {

/// The demos (gpu/demos) have the same messages, in their context.
template <FixedString source>
constexpr MessageLiteral<source, "gpu"> operator""_reported() {
    return {};
}

constexpr std::array<Message, 59> reports{
    // Events of the host
    "launch returned"_reported,
    "launch 1 returned"_reported,
    "launch 2 returned"_reported,
    "synchronised"_reported,
    "stream 1 synchronised"_reported,
    "stream 2 synchronised"_reported,
    // Tables
    "Kernel start and end times"_reported,
    "kernel"_reported,
    "stream"_reported,
    "start (µs)"_reported,
    "end (µs)"_reported,
    "legacy default stream"_reported,
    "same stream"_reported,
    "per-thread default stream"_reported,
    "created stream 1"_reported,
    "created stream 2"_reported,
    "created stream, highest priority"_reported,
    "created stream, lowest priority"_reported,
    "Device memory"_reported,
    "quantity"_reported,
    "value"_reported,
    "local memory per thread (localSizeBytes)"_reported,
    "threads that can be resident on all SMs"_reported,
    "local memory for all resident threads"_reported,
    "free before this launch (includes other processes)"_reported,
    "free after this launch"_reported,
    "allocated by this launch"_reported,
    "nothing"_reported,
    "earlier launches in this process"_reported,
    "time of this launch until synchronised"_reported,
    "time of a second, identical launch"_reported,
    "this kernel ran before: its memory was already allocated"_reported,
    "first launch of this kernel, after a kernel that needed as much"_reported,
    "first launch of this kernel, after a kernel that needed less"_reported,
    "none: the first launch of these kernels"_reported,
    "registers"_reported,
    "local memory (B)"_reported,
    "max threads"_reported,
    "best threads"_reported,
    "blocks per SM"_reported,
    "median (µs)"_reported,
    "none"_reported,
    "cancelled"_reported,
    "too long to time"_reported,
    "failed"_reported,
    "The same execution configuration in four ways"_reported,
    "The same execution configuration in four ways, none of them cooperative"_reported,
    "launched by"_reported,
    "the call returned"_reported,
    "cudaGetLastError() again"_reported,
    "synchronisation"_reported,
    "cannot carry a cluster"_reported,
    "cannot carry such a large Ns"_reported,
    "Additional results are not available"_reported,
    "reason"_reported,
    // Verification
    "The problem has no elements, so every thread was idle."_reported,
    "There are no keys, so all bins are empty."_reported,
    "The kernel computed no sums: the launch is not cooperative, so this_grid().sync() would have "
    "trapped or hung. Launch with cudaLaunchCooperativeKernel."_reported,
    "The kernel ended without the error that it should demonstrate."_reported,
};

} // namespace

Text reportedText(std::string english) {
    const auto known = std::find_if(reports.begin(), reports.end(),
                                    [&](const Message& report) { return report.source() == english; });
    return known == reports.end() ? verbatim(std::move(english)) : Text{*known, {}};
}

} // namespace trichevron::core
