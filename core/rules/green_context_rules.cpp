// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// Rules about the green context of a launch's stream.
#include "core/device/green_context.h"
#include "core/rules/fixes.h"
#include "core/rules/records.h"

namespace trichevron::core::rules {

namespace {

bool hasGreenContext(const RuleContext& c) {
    return c.config.greenContextSmCount.has_value();
}

/// The blocks of the largest cluster that has SMs of one GPC.
std::uint32_t largestCluster(const RuleContext& c) {
    return computeMaxPotentialClusterSize(c.device, maxClusteredBlocksPerMultiprocessor, true).max;
}

void describeSms(const RuleContext& c, Finding& f) {
    f.arguments = {{"value", Count{*c.config.greenContextSmCount}},
                   {"limit", Count{c.whole.multiProcessorCount}},
                   {"sms", Count{c.device.multiProcessorCount}},
                   {"step", Count{smPartition(c.whole).step}}};
    f.fields.add(LaunchField::GreenContext);
}

void proposeSms(const RuleContext& c, std::vector<Fix>& fixes) {
    Fix fix = fixes::unchanged(c, FixId::SetGreenContext);
    fix.config = withGreenContext(fix.config, c.device.multiProcessorCount);
    fixes.push_back(fix);
}

constexpr Rule greenContextRecords[] = {
    {
        // the context cannot be created, so that nothing is launched
        .id = RuleId::GreenContextSize,
        .name = "greenContextSize",
        .needsAttribute = true,
        .error = CudaStatus::InvalidResourceConfiguration,
        .applies = hasGreenContext,
        .isViolated =
            [](const RuleContext& c) { return *c.config.greenContextSmCount > c.whole.multiProcessorCount; },
        .describe = describeSms,
        .proposeFixes = proposeSms,
        .fixKinds = {FixId::SetGreenContext},
        .limitAttribute = "cudaDeviceProp::multiProcessorCount",
        .title = "Green context"_msg,
        .figure = "{value} / {limit}"_msg,
        .satisfiedFigure = "{sms} / {limit}"_msg,
        .message = "A green context of {value} SMs cannot be created: the device has {limit}, and "
                   "cuDevSmResourceSplitByCount refuses more."_msg,
        .source = source::seen,
        .makeExample =
            [](RuleExample& e) { e.config = withGreenContext(e.config, e.device.multiProcessorCount + 1); },
    },
    {
        // with load balancing, blocks of a cluster may share an SM, and all sizes run (seen on H200)
        .id = RuleId::GreenContextCluster,
        .name = "greenContextCluster",
        .needsAttribute = true,
        .error = CudaStatus::InvalidClusterSize,
        .applies =
            [](const RuleContext& c) {
                return hasGreenContext(c) && c.scheduling == ClusterScheduling::Spread &&
                       !c.device.smsPerGpc.empty() && c.cluster && !hasZero(*c.cluster) &&
                       volume(*c.cluster) <= c.architecture.largestClusterSize;
            },
        .isViolated = [](const RuleContext& c) { return volume(*c.cluster) > largestCluster(c); },
        .describe =
            [](const RuleContext& c, Finding& f) {
                f.arguments = {{"value", volume(*c.cluster)},
                               {"limit", Count{largestCluster(c)}},
                               {"sms", Count{c.device.multiProcessorCount}}};
                f.fields.add({LaunchField::ClusterX, LaunchField::ClusterY, LaunchField::ClusterZ});
                f.fields.add(LaunchField::GreenContext);
            },
        .proposeFixes =
            [](const RuleContext& c, std::vector<Fix>& fixes) {
                Fix whole = fixes::unchanged(c, FixId::SetGreenContext);
                whole.config = withGreenContext(whole.config, c.whole.multiProcessorCount);
                fixes.push_back(whole);
                fixes::addRemoveCluster(c, fixes);
            },
        .fixKinds = {FixId::SetGreenContext, FixId::RemoveCluster},
        .limitAttribute = "cudaOccupancyMaxPotentialClusterSize",
        .title = "Cluster in a green context"_msg,
        .figure = "{value} / {limit}"_msg,
        .satisfiedFigure = "{value} / {limit}"_msg,
        .message =
            "The cluster has {value, plural, one {# block} other {# blocks}}; the green context of {sms} "
            "SMs allows at most {limit}, since it has no more SMs of one GPC."_msg,
        .source = source::seen,
        .makeExample =
            [](RuleExample& e) {
                e.config.clusterDim = ClusterExtent{16, 1, 1};
                e.kernel.optIns.nonPortableClusterSizeAllowed = true;
                e.config = withGreenContext(e.config, 64);
            },
    },
    {
        .id = RuleId::GreenContextRounded,
        .name = "greenContextRounded",
        .needsAttribute = true,
        .applies = hasGreenContext,
        .isViolated =
            [](const RuleContext& c) {
                const std::uint32_t asked = *c.config.greenContextSmCount;
                return asked <= c.whole.multiProcessorCount && asked != c.device.multiProcessorCount;
            },
        .describe = describeSms,
        .proposeFixes = proposeSms,
        .fixKinds = {FixId::SetGreenContext},
        .limitAttribute = "CUdevSmResource::smCoscheduledAlignment",
        .title = "Rounded green context"_msg,
        .figure = "{value} → {sms}"_msg,
        .message =
            "The green context gets {sms} SMs instead of {value}: its size is rounded up to a multiple "
            "of {step}, or to all SMs."_msg,
        .source = source::seen,
        .makeExample = [](RuleExample& e) { e.config = withGreenContext(e.config, 9); },
    },
};

} // namespace

std::span<const Rule> greenContextRules() {
    return greenContextRecords;
}

} // namespace trichevron::core::rules
