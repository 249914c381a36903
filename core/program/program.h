// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The launches of a program, as a trace tells them: each launch in a few bytes, and what launches have in
/// common once.
#pragma once

#include "core/catalogue/message.h"
#include "core/device/device_properties.h"
#include "core/dimensions/extent.h"
#include "core/kernel/kernel_attributes.h"
#include "core/program/unreadable_parts.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace trichevron::core {

/// A size that a trace rounds lies between two values; where it does not round, they are equal.
struct ByteRange {
    std::uint64_t least = 0;
    std::uint64_t most = 0;
    static constexpr ByteRange exactly(std::uint64_t bytes) { return {bytes, bytes}; }
    constexpr bool isExact() const { return least == most; }
    friend constexpr bool operator==(const ByteRange&, const ByteRange&) = default;
};

/// What a format of traces leaves out.
enum class TraceGap {
    SharedMemorySplit, ///< static and dynamic shared memory are one number
    Clusters,          ///< the cluster dimension
    Barriers,          ///< the named barriers of a block
    OptIns,            ///< the values of cudaFuncSetAttribute
    StartTimes,        ///< when a launch started
    Graphs,            ///< the graph that a launch belongs to
    Refusals           ///< launches that the driver refused
};
inline constexpr TraceGap allTraceGaps[] = {
    TraceGap::SharedMemorySplit, TraceGap::Clusters, TraceGap::Barriers, TraceGap::OptIns,
    TraceGap::StartTimes,        TraceGap::Graphs,   TraceGap::Refusals};

/// What the occupancy of a trace means.
enum class OccupancyClaimKind {
    Estimate,   ///< Kineto's: resident warps, cut by the size of the grid, rounded to percent
    Theoretical ///< Nsight Compute's and XLA's: what the limits of an SM allow
};

/// The occupancy that a trace states.
struct TraceClaim {
    OccupancyClaimKind kind = OccupancyClaimKind::Estimate;
    double occupancy = 0; ///< 0 to 1
    /// Half of the last digit that the trace writes.
    double rounding = 0.005;
    friend bool operator==(const TraceClaim&, const TraceClaim&) = default;
};

/// One way in which one kernel is launched on one device. Empty: not in the trace.
struct ProgramConfiguration {
    std::uint32_t kernel = 0; ///< of Program::kernels
    std::uint32_t device = 0; ///< of Program::devices
    GridExtent gridDim;
    BlockExtent blockDim;
    std::optional<ClusterExtent> clusterDim;
    bool cooperative = false;
    std::optional<std::uint32_t> numRegs;
    std::optional<ByteRange> sharedSizeBytes;  ///< static
    std::optional<ByteRange> dynamicSmemBytes; ///< dynamic
    /// Static and dynamic together, where the trace does not tell them apart.
    std::optional<ByteRange> undividedSmemBytes;
    std::optional<std::uint32_t> numBlockBarriers;
    /// What was set on the function with cudaFuncSetAttribute; empty: what the launch needs.
    std::optional<KernelOptIns> optIns;
    std::optional<TraceClaim> claim;

    /// Static and dynamic together; empty where the trace does not say it.
    std::optional<ByteRange> smemBytes() const;
    friend bool operator==(const ProgramConfiguration&, const ProgramConfiguration&) = default;
};

/// One launch.
struct ProgramLaunch {
    static constexpr std::uint32_t none = ~std::uint32_t{0};
    std::int64_t startNs = 0; ///< from the first launch of the program
    std::uint64_t durationNs = 0;
    std::uint32_t configuration = 0; ///< of Program::configurations
    std::uint32_t stream = none;     ///< of Program::streams
    std::uint32_t graph = none;      ///< the trace's id of the graph
    std::uint32_t range = none;      ///< of Program::ranges: the innermost range around it
};

/// From the first launch of the program. Saturates: clocks of hostile files are far apart.
std::uint64_t endNsOf(const ProgramLaunch& launch);

struct ProgramStream {
    std::uint32_t device = 0; ///< of Program::devices
    std::int64_t id = 0;      ///< the trace's number
    friend bool operator==(const ProgramStream&, const ProgramStream&) = default;
};

/// A device as the trace describes it: what it does not say is empty or 0.
struct TracedDevice {
    std::int64_t id = 0;
    std::string name;
    std::optional<ComputeCapability> computeCapability;
    std::uint32_t multiProcessorCount = 0;
    std::uint32_t maxThreadsPerBlock = 0;
    std::uint32_t maxThreadsPerMultiProcessor = 0;
    std::uint32_t maxBlocksPerMultiProcessor = 0;
    std::uint32_t regsPerBlock = 0;
    std::uint32_t regsPerMultiprocessor = 0;
    Bytes sharedMemPerBlock;
    Bytes sharedMemPerBlockOptin;
    Bytes sharedMemPerMultiprocessor;
    Bytes totalGlobalMem;
};

/// Calls that the driver refused, and of which the trace has no configuration.
struct RefusedCalls {
    std::string api; ///< "cudaLaunchKernel"
    std::int64_t code = 0;
    std::uint64_t count = 0;
};

/// Launches that the driver refused, as a capture has them.
struct RefusedLaunches {
    std::uint32_t configuration = 0; ///< of Program::configurations: what was asked for
    std::string api;                 ///< "cudaLaunchKernel"
    int code = 0;                    ///< what the call returned
    std::uint64_t count = 0;
    std::string sentence; ///< what the driver logged about the first one; empty: nothing
};

/// Launches that a trace counts and does not list.
struct CountedLaunches {
    std::uint32_t configuration = 0; ///< of Program::configurations
    std::uint64_t count = 0;
    std::uint64_t totalNs = 0;
};

/// Copies of memory, which are no launches: they count nowhere else.
struct MemoryCopies {
    std::uint64_t count = 0;
    std::uint64_t totalNs = 0;

    void add(const MemoryCopies& more);
    friend bool operator==(const MemoryCopies&, const MemoryCopies&) = default;
};

struct Program {
    std::string source;      ///< how the user knows the file
    std::string_view format; ///< the id of its FileFormat: "kineto"
    std::vector<TraceGap> gaps;
    std::vector<std::string> kernels;
    std::vector<TracedDevice> devices;
    std::vector<ProgramConfiguration> configurations;
    std::vector<ProgramLaunch> launches; ///< by start
    std::vector<ProgramStream> streams;
    std::vector<std::string> ranges; ///< names
    std::vector<RefusedCalls> refusedCalls;
    std::vector<RefusedLaunches> refusedLaunches;
    std::vector<CountedLaunches> countedLaunches;
    MemoryCopies copies; ///< none in a trace that does not list them
    /// Launches whose end the trace does not have; their duration is 0.
    std::uint64_t unfinishedLaunches = 0;
    /// Launches that are left out, because a dimension or a time of theirs is no number.
    UnreadableParts unreadableLaunches;
    /// Values of launches that count as not known, because they cannot be read.
    UnreadableParts unreadableValues;
    /// The capture was stopped while the program ran: later launches are not in it.
    bool wasCaptureStopped = false;
    /// What is wrong with the file, where it is: it was read up to there.
    std::optional<Text> problem;
    /// No real file of this format was at hand when its reader was written.
    bool isUntested = false;

    bool leavesOut(TraceGap gap) const;
    /// Of the launches that are counted and not listed.
    std::uint64_t countedCount() const;
    /// With those that are listed.
    std::uint64_t launchCount() const;
};

} // namespace trichevron::core
