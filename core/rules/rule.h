// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// What a rule is. The table of them is the whole of the checking: adding a rule is adding an entry, its
/// words (words/) and its test.
#pragma once

#include "core/device/architecture.h"
#include "core/device/device_properties.h"
#include "core/kernel/kernel_attributes.h"
#include "core/launch/launch_config.h"
#include "core/occupancy/clusters.h"
#include "core/occupancy/occupancy.h"
#include "core/rules/finding.h"

#include <optional>
#include <span>
#include <vector>

namespace trichevron {

/// What rules read: the question, and what follows from it.
struct RuleContext {
    RuleContext(const LaunchConfig& launchConfig, const KernelAttributes& kernelAttributes,
                const DeviceProperties& deviceProperties);

    const LaunchConfig& config;
    const KernelAttributes& kernel;
    const DeviceProperties& device;
    Architecture architecture;
    LaunchShape shape;                     ///< blocks and threads as the device sees them
    std::optional<ClusterExtent> declared; ///< by __cluster_dims__ or __block_size__
    std::optional<ClusterExtent> asked;    ///< at launch; none when {0,0,0}
    std::optional<ClusterExtent> cluster;  ///< the declared one, else the asked one
    Count threadsPerBlock = 0;
    Count blocks = 0;
    Bytes dynamicSmem;                     ///< as it reaches the driver
    std::uint32_t threadsBoundedBy = 0;    ///< by __launch_bounds__; 0 for none
    std::uint32_t threadsForRegisters = 0; ///< most threads per block that its registers allow
    Occupancy occupancy;                   ///< zero blocks when the block is empty or past 64 bits
    std::optional<ClusterResidency>
        clusters; ///< when the device has clusters, and there is one without a zero axis
    /// Blocks that the whole device runs at once; with clusters the most that it may, where its groups are
    /// not known.
    Count residentBlocks = 0;
};

/// Who sets a limit.
enum class LimitOrigin {
    Device,  ///< its properties, or what follows from them
    Given,   ///< the kernel's attributes or declaration, or the launch itself
    Document ///< CUDA's documentation
};

struct Rule {
    RuleId id;
    CudaStatus error = CudaStatus::Success; ///< what breaking it leads to; Success: it is advice
    std::string_view limitAttribute;        ///< where the limit is read
    LimitOrigin limitOrigin;
    bool (*applies)(const RuleContext&);                           ///< whether this rule has anything to say
    bool (*broken)(const RuleContext&);                            ///< only asked when it applies
    void (*describe)(const RuleContext&, Finding&);                ///< fills arguments and fields
    void (*mend)(const RuleContext&, std::vector<Fix>&) = nullptr; ///< nearest changes first

    bool isAdvice() const { return error == CudaStatus::Success; }
};

/// All rules, violations in the order in which the driver looks, then advice.
std::span<const Rule> ruleTable();

/// The code of a broken rule, as the runtime of the device's profile reports it.
CudaStatus errorOf(const Rule& rule, const RuleContext& context);

/// The broken rules that make the device refuse the launch.
RuleSet violationsOf(const RuleContext& context);

// The entries, by what they are about. rule_table.cpp puts them into the driver's order.
namespace rules {
/// Of a rule that has something to say of every launch.
inline bool always(const RuleContext&) {
    return true;
}

extern const Rule blockDimZero;
extern const Rule blockDimTooLarge;
extern const Rule threadsPerBlock;
extern const Rule declaredBlockSize;
extern const Rule launchBoundsThreads;
extern const Rule gridDimZero;
extern const Rule gridDimTooLarge;

extern const Rule clusterUnsupported;
extern const Rule clusterPartlyZero;
extern const Rule clusterMustBeSet;
extern const Rule clusterDiffersFromDeclared;
extern const Rule clusterDividesGrid;
extern const Rule clusterBound;
extern const Rule clusterPortableSize;
extern const Rule clusterLargestSize;

extern const Rule cooperativeUnsupported;
extern const Rule cooperativeTooLarge;
extern const Rule cooperativeClustersTooLarge;
extern const Rule sharedMemoryPerBlock;
extern const Rule sharedMemoryOptIn;
extern const Rule registersPerBlock;

extern const Rule optInCannotBeSet;
extern const Rule registersPerThread;
extern const Rule staticSharedMemory;
extern const Rule cooperativeClusters;
extern const Rule clusterMayNotRun;
extern const Rule idleForClusters;
extern const Rule sharedMemoryTruncated;
extern const Rule gridPast32Bits;
extern const Rule truncatedGrid;
extern const Rule problemNotCovered;
extern const Rule idleThreads;
extern const Rule partialWarp;
extern const Rule tailWave;
extern const Rule fewerBlocksThanMultiprocessors;
} // namespace rules

} // namespace trichevron
