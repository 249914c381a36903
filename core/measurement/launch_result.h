// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The result of one launch: error codes, verification, and what the kernel reported.
#pragma once

#include "core/catalogue/message.h"
#include "core/launch/launch_config.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace trichevron::core {

/// An error code as an API returned it.
struct ApiAnswer {
    int code = 0;
    std::string name = "cudaSuccess"; ///< enumerator: cudaErrorInvalidValue, CUDA_ERROR_INVALID_VALUE, …
    std::string message;              ///< cudaGetErrorString; empty for success
    /// What the driver's error log says about a refused launch. Empty: the driver is silent. None: the launch
    /// succeeded, the driver has no log, or the recording was made without it.
    std::optional<std::vector<std::string>> driverLog{};
    /// The call of a graph's node that returned it; none for a launch function, and after success.
    std::optional<LaunchStep> failsAt{};
    bool ok() const { return code == 0; }
    friend bool operator==(const ApiAnswer&, const ApiAnswer&) = default;
};

/// Sentences of the driver's log that are kept of one call; seen: one.
inline constexpr std::size_t maxDriverSentences = 16;

/// The kernel's result against a CPU reference.
struct Verification {
    std::uint64_t checked = 0;    ///< elements compared
    std::uint64_t mismatches = 0; ///< elements that differ
    Text summary;                 ///< names the first mismatch when there is one
    friend bool operator==(const Verification&, const Verification&) = default;
};

/// The SM of each block, as its threads reported it. blockSm[r] is the SM of the block of rank r.
struct Placement {
    std::vector<std::int32_t> blockSm; ///< of the first blocks only, at most maxPlacedBlocks
    friend bool operator==(const Placement&, const Placement&) = default;
};
inline constexpr std::size_t maxPlacedBlocks = 16384;

/// A host event, timed from the call of the launching function.
struct HostEvent {
    Text what; ///< "launch returned", "synchronised"
    double microseconds = 0;
    friend bool operator==(const HostEvent&, const HostEvent&) = default;
};

/// A table that a demo reports. Every row has one cell per column. Numbers and CUDA's names are verbatim().
struct ResultTable {
    Text title;
    std::vector<Text> columns; ///< headings, with their units
    std::vector<std::vector<Text>> rows;
    friend bool operator==(const ResultTable&, const ResultTable&) = default;
};
/// Limits that keep a result within one message of the protocol.
inline constexpr std::size_t maxResultTables = 8;
inline constexpr std::size_t maxTableColumns = 16;
inline constexpr std::size_t maxTableRows = 256;
inline constexpr std::size_t maxHostEvents = 64;

/// One value per thread, written by the thread itself, in the order of global ranks. At most the first
/// maxReportedThreads threads; all columns are equally long.
struct ThreadColumn {
    std::string name; ///< "threadIdx.x", "cluster rank", "SM"
    std::vector<std::uint64_t> values;
    friend bool operator==(const ThreadColumn&, const ThreadColumn&) = default;
};
inline constexpr std::size_t maxReportedThreads = 16384;
inline constexpr std::size_t maxThreadColumns = 64;

/// One launch of a demo kernel and its result.
struct LaunchResult {
    ApiAnswer launch; ///< returned by the launching call
    /// Returned by cudaGetLastError() right after the launching call: the same error for a runtime function,
    /// and success for a driver function, whatever it returned. None in recordings without it.
    std::optional<ApiAnswer> lastError;
    std::optional<ApiAnswer> synchronisation; ///< none where the launch itself failed
    std::optional<Verification> verification; ///< none where nothing ran
    std::optional<Placement> placement;       ///< reported by the thread-ID kernel
    std::vector<HostEvent> hostTimeline;
    std::vector<ResultTable> tables;
    std::vector<ThreadColumn> threads; ///< empty in measurements and traces
    /// The error was sticky: every further launch of that process fails.
    bool contextLost = false;
    friend bool operator==(const LaunchResult&, const LaunchResult&) = default;
};

} // namespace trichevron::core
