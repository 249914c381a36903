// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// What came of one launch: error codes, verification of the result, and what the kernel reported.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace trichevron {

/// An error as an API returned it.
struct ApiAnswer {
    int code = 0;
    std::string name = "cudaSuccess"; ///< enumerator: cudaErrorInvalidValue, CUDA_ERROR_INVALID_VALUE, …
    std::string message;              ///< cudaGetErrorString; empty for success
    bool ok() const { return code == 0; }
    friend bool operator==(const ApiAnswer&, const ApiAnswer&) = default;
};

/// The kernel's result against a CPU reference.
struct Verification {
    std::uint64_t checked = 0;    ///< elements compared
    std::uint64_t mismatches = 0; ///< of those, how many differ
    std::string summary;          ///< one sentence; names the first mismatch when there is one
    friend bool operator==(const Verification&, const Verification&) = default;
};

/// Where blocks ran, as the threads themselves reported it. blockSm[r] is the SM of the block of rank r.
struct Placement {
    std::vector<std::int32_t> blockSm; ///< of the first blocks only, at most maxPlacedBlocks
    friend bool operator==(const Placement&, const Placement&) = default;
};
inline constexpr std::size_t maxPlacedBlocks = 16384;

/// A moment of the host, counted from when the launching function was called.
struct HostEvent {
    std::string what; ///< "launch returned", "synchronised"
    double microseconds = 0;
    friend bool operator==(const HostEvent&, const HostEvent&) = default;
};

/// What a demo found out, to be shown as it is: as many cells in each row as there are columns.
struct ResultTable {
    std::string title;
    std::vector<std::string> columns; ///< headings, with their units
    std::vector<std::vector<std::string>> rows;
    friend bool operator==(const ResultTable&, const ResultTable&) = default;
};
/// So that a result is one message of the protocol.
inline constexpr std::size_t mostResultTables = 8;
inline constexpr std::size_t mostTableColumns = 16;
inline constexpr std::size_t mostTableRows = 256;
inline constexpr std::size_t mostHostEvents = 64;

/// One value that each thread wrote of itself, by global rank of the thread. At most the first
/// mostReportedThreads threads, the same number in each column.
struct ThreadColumn {
    std::string name; ///< "threadIdx.x", "cluster rank", "SM"
    std::vector<std::uint64_t> values;
    friend bool operator==(const ThreadColumn&, const ThreadColumn&) = default;
};
inline constexpr std::size_t mostReportedThreads = 16384;
inline constexpr std::size_t mostThreadColumns = 64;

/// One launch of a demo kernel and what came of it.
struct LaunchResult {
    ApiAnswer launch; ///< what the launching call returned
    /// What cudaGetLastError() said right after the launching call: that of a runtime function again, and
    /// success whatever a driver function returned. None in recordings that do not know it.
    std::optional<ApiAnswer> lastError;
    std::optional<ApiAnswer> synchronisation; ///< none when the launch itself failed
    std::optional<Verification> verification; ///< none when nothing ran
    std::optional<Placement> placement;       ///< of the thread-ID kernel
    std::vector<HostEvent> hostTimeline;
    std::vector<ResultTable> tables;
    std::vector<ThreadColumn> threads; ///< of a launch alone: measurements and traces carry none
    /// The process that made it can launch nothing any more: the error was sticky.
    bool contextLost = false;
    friend bool operator==(const LaunchResult&, const LaunchResult&) = default;
};

} // namespace trichevron
