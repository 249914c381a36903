// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/demo/reported_text.h"

#include "core/catalogue/message_literal.h"

#include <algorithm>
#include <array>

namespace trichevron::core {

namespace {

/// The demos (gpu/demos) have the same messages, in their context.
namespace ofDemos {

template <FixedString source>
constexpr MessageLiteral<source, "gpu"> operator""_msg() {
    return {};
}

constexpr std::array<Message, 60> reports{
    // Events of the host
    "launch returned"_msg,
    "launch 1 returned"_msg,
    "launch 2 returned"_msg,
    "synchronised"_msg,
    "stream 1 synchronised"_msg,
    "stream 2 synchronised"_msg,
    // Tables
    "Kernel start and end times"_msg,
    "kernel"_msg,
    "stream"_msg,
    "start (µs)"_msg,
    "end (µs)"_msg,
    "end of the wait (µs)"_msg,
    "legacy default stream"_msg,
    "same stream"_msg,
    "per-thread default stream"_msg,
    "created stream 1"_msg,
    "created stream 2"_msg,
    "created stream, highest priority"_msg,
    "created stream, lowest priority"_msg,
    "Device memory"_msg,
    "quantity"_msg,
    "value"_msg,
    "local memory per thread (localSizeBytes)"_msg,
    "threads that can be resident on all SMs"_msg,
    "local memory for all resident threads"_msg,
    "free before this launch (includes other processes)"_msg,
    "free after this launch"_msg,
    "allocated by this launch"_msg,
    "nothing"_msg,
    "earlier launches in this process"_msg,
    "time of this launch until synchronised"_msg,
    "time of a second, identical launch"_msg,
    "this kernel ran before: its memory was already allocated"_msg,
    "first launch of this kernel, after a kernel that needed as much"_msg,
    "first launch of this kernel, after a kernel that needed less"_msg,
    "none: the first launch of these kernels"_msg,
    "registers"_msg,
    "local memory (B)"_msg,
    "max threads"_msg,
    "best threads"_msg,
    "blocks per SM"_msg,
    "median (µs)"_msg,
    "none"_msg,
    "cancelled"_msg,
    "too long to time"_msg,
    "failed"_msg,
    "The same execution configuration in four ways"_msg,
    "The same execution configuration in four ways, none of them cooperative"_msg,
    "launched by"_msg,
    "the call returned"_msg,
    "cudaGetLastError() again"_msg,
    "synchronisation"_msg,
    "cannot carry a cluster"_msg,
    "cannot carry such a large Ns"_msg,
    "Additional results are not available"_msg,
    "reason"_msg,
    // Verification
    "The problem has no elements, so every thread was idle."_msg,
    "There are no keys, so all bins are empty."_msg,
    "The kernel computed no sums: the launch is not cooperative, so this_grid().sync() would have "
    "trapped or hung. Launch with cudaLaunchCooperativeKernel."_msg,
    "The kernel ended without the error that it should demonstrate."_msg,
};

} // namespace ofDemos

} // namespace

Text reportedText(std::string english) {
    const auto known = std::find_if(ofDemos::reports.begin(), ofDemos::reports.end(),
                                    [&](const Message& report) { return report.source() == english; });
    return known == ofDemos::reports.end() ? verbatim(std::move(english)) : Text{*known, {}};
}

} // namespace trichevron::core
