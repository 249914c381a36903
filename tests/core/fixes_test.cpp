// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/messages/rule_messages.h"
#include "core/rules/rule.h"
#include "tests/core/fixtures.h"
#include "tests/support/draws.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <iostream>
#include <map>
#include <optional>
#include <random>
#include <string_view>
#include <utility>

namespace trichevron::core {
namespace {

/// The input of evaluate().
struct FixQuestion {
    LaunchConfig config;
    KernelAttributes kernel;
    DeviceProperties device;
};

RuleSet violationsAfter(const Fix& fix, const FixQuestion& question) {
    KernelAttributes kernel = question.kernel;
    kernel.optIns = fix.optIns;
    return findViolations(RuleContext(fix.config, kernel, question.device));
}

/// Launches near and past every limit, of kernels with every kind of declaration and opt-in.
class LaunchesToFix {
public:
    FixQuestion next() {
        FixQuestion question{{}, nextKernel(), nextDevice()};
        LaunchConfig& config = question.config;
        config.api = allLaunchApis[pick(allLaunchApis.size())];
        config.gridDim = {edge(2147483647), edge(65535), edge(65535)};
        config.blockDim = {edge(1024), edge(64), edge(16)};
        if (question.kernel.declared.blockSize && pick(2) == 0)
            config.blockDim = question.kernel.declared.blockSize->block;
        if (question.kernel.declared.blockSize && pick(4) == 0)
            config.gridDim.x = (std::uint32_t{1} << 31U) + small();
        if (canSetClusterDim(config.api) && pick(2) == 0)
            config.clusterDim = nextCluster();
        config.cooperative = canSetClusterDim(config.api) && pick(4) == 0;
        if (canSetClusterDim(config.api) && pick(4) == 0)
            config.attributes = nextAttributes(config.clusterDim.value_or(ClusterExtent{}));
        if (config.attributes.preferredClusterDim && pick(2) == 0)
            config.gridDim = {48, 8, 4};
        if (pick(6) == 0 && !isGraphNode(config.api)) {
            constexpr std::uint64_t pastAll = 140;
            config = withGreenContext(config, static_cast<std::uint32_t>(1 + pick(pastAll)));
            if (canSetClusterDim(config.api) && pick(2) == 0) {
                config.clusterDim = ClusterExtent{16, 1, 1};
                config.gridDim = {160, 1, 1};
                question.kernel.optIns.nonPortableClusterSizeAllowed = true;
            }
        }
        if (pick(3) == 0)
            config.dynamicSmemBytes = Bytes{pick(300000)};
        else if (pick(50) == 0)
            config.dynamicSmemBytes = Bytes{(std::uint64_t{1} << 32U) + pick(300000)};
        if (pick(3) == 0) {
            config.problem = ProblemExtent{1 + edge(100000), 1 + edge(1000), 1};
            config.gridDim = gridCovering(*config.problem, config.blockDim, question.kernel);
            for (Axis axis : allAxes) // the grid of a truncating division
                if (pick(4) == 0 && config.gridDim[axis] > 0)
                    --config.gridDim[axis];
        }
        return question;
    }

private:
    KernelAttributes nextKernel() {
        KernelAttributes kernel = test::plainKernel();
        kernel.numRegs = static_cast<std::uint32_t>(pick(3) == 0 ? pick(300) : pick(64));
        if (pick(2) == 0)
            kernel.sharedSizeBytes = Bytes{pick(pick(20) == 0 ? 300000 : 49152)};
        kernel.optIns.maxDynamicSharedSizeBytes =
            pick(3) == 0 ? Bytes{pick(300000)} : dynamicSmemWithoutOptIn(kernel.sharedSizeBytes);
        kernel.optIns.nonPortableClusterSizeAllowed = pick(3) == 0;
        if (pick(3) == 0)
            kernel.optIns.preferredShmemCarveout = static_cast<int>(pick(101));
        if (pick(3) == 0)
            kernel.declared.launchBounds =
                LaunchBounds{1 + static_cast<std::uint32_t>(pick(1024)), {}, 1 + small()};
        if (pick(5) == 0)
            kernel.declared.clusterDims = ClusterExtent{1 + small() % 4, 1, 1};
        else if (pick(8) == 0)
            kernel.declared.clusterDims = ClusterDimsUnspecified{};
        else if (pick(6) == 0) {
            kernel.declared.blockSize = DeclaredBlockSize{{1 + small() * 32, 1 + small(), 1}, {}};
            if (pick(2) == 0)
                kernel.declared.blockSize->cluster = ClusterExtent{1 + small() % 4, 1, 1};
        }
        return kernel;
    }
    /// A value of the member that a device accepts.
    static std::int64_t good(const StructAttribute& attribute, std::size_t member) {
        const bool isEvent = attribute.members.data() == launch_event::members.data();
        return isEvent && member == launch_event::event ? launch_event::withoutTiming : 0;
    }
    LaunchAttributes nextAttributes(const ClusterExtent& cluster) {
        LaunchAttributes attributes;
        const auto times = [&](std::uint32_t size) { return static_cast<std::uint32_t>(size * pick(6)); };
        attributes.preferredClusterDim = ClusterExtent{times(cluster.x), times(cluster.y), cluster.z};
        if (pick(8) == 0)
            attributes.preferredClusterDim = ClusterExtent{1U << 30U, 4, 1};
        if (pick(4) == 0)
            attributes.preferredClusterDim->z += 1;
        if (pick(4) == 0)
            attributes.preferredClusterDim.reset();
        for (const NumberAttribute& number : numberAttributes)
            if (pick(6) == 0)
                attributes.*number.value = pick(2) == 0 ? number.max : static_cast<std::int64_t>(pick(3));
        for (const StructAttribute& attribute : structAttributes)
            if (pick(6) == 0) {
                MemberValues& values = (attributes.*attribute.value).emplace();
                for (std::size_t i = 0; i < attribute.members.size(); ++i)
                    values.at(i) = static_cast<double>(
                        pick(3) == 0   ? (pick(2) == 0 ? attribute.members[i].max : attribute.members[i].min)
                        : pick(2) == 0 ? static_cast<std::int64_t>(pick(3))
                                       : good(attribute, i));
            }
        return attributes;
    }
    /// The H200, or it without clusters or without cooperative launches.
    DeviceProperties nextDevice() {
        DeviceProperties device = test::h200Limits();
        if (pick(12) == 0) {
            device.clusterLaunch = false;
            device.computeCapability = {8, 0};
        }
        device.cooperativeLaunch = pick(12) != 0;
        if (pick(3) == 0)
            device.smsPerGpc.clear();
        return device;
    }
    ClusterExtent nextCluster() {
        if (pick(40) == 0)
            return {std::uint32_t{1} << 16U, std::uint32_t{1} << 16U, 1};
        if (pick(4) == 0)
            return {std::uint32_t{1} << pick(7), 1, 1};
        return {small(), small(), small()};
    }
    std::uint64_t pick(std::uint64_t count) {
        return std::uniform_int_distribution<std::uint64_t>(0, count - 1)(random_);
    }
    std::uint32_t edge(std::uint32_t limit) {
        switch (pick(8)) {
        case 0:
            return 0;
        case 1:
            return limit;
        case 2:
            return limit + 1;
        case 3:
            return limit * 2;
        default:
            return 1 + static_cast<std::uint32_t>(pick(40));
        }
    }
    std::uint32_t small() { return static_cast<std::uint32_t>(pick(9)); }

    std::mt19937_64 random_{7};
};

/// Counts the findings per rule, and the fixes per rule and kind.
class Tally {
public:
    void add(RuleId rule) { ++rules_[rule]; }
    void add(RuleId rule, FixId fix) { ++fixes_[{rule, fix}]; }

    /// Every rule that a refused launch can violate was, and proposed each kind of fix in its record and no
    /// other.
    void expectComplete() const {
        for (const Rule& rule : ruleTable()) {
            EXPECT_EQ(rules_.contains(rule.id), !rule.isOfRunning)
                << rule.name << ": only a launch that runs gets advice on how it runs";
            if (rule.isOfRunning)
                continue;
            for (const FixId fix : rule.fixKinds.list())
                EXPECT_GT(fixes_.count({rule.id, fix}), 0U)
                    << rule.name << " lists " << toString(fix) << ", which it never proposed";
        }
        for (const auto& [pair, count] : fixes_)
            EXPECT_TRUE(ruleRecord(pair.first).fixKinds.has(pair.second))
                << toString(pair.first) << " does not list " << toString(pair.second);
    }
    void print() const {
        for (const auto& [rule, count] : rules_) {
            std::cout << toString(rule) << ": " << count << " times;";
            for (const auto& [pair, fixes] : fixes_)
                if (pair.first == rule)
                    std::cout << ' ' << toString(pair.second) << ' ' << fixes;
            std::cout << '\n';
        }
    }

private:
    std::map<RuleId, std::size_t> rules_;
    std::map<std::pair<RuleId, FixId>, std::size_t> fixes_;
};

/// Only a fix that says so changes the grid, and the message of one with fewer blocks says that the result
/// changes.
void expectNoSilentChangeOfTheGrid(const Fix& fix, const FixQuestion& question) {
    const LaunchConfig& before = question.config;
    const bool followed = gridFollowsProblem(before, question.kernel);
    const std::string message = messageFor(fix);
    switch (fix.id) {
    case FixId::SetGrid:
        if (volume(fix.shape.grid) < volume(fix.before.grid)) {
            EXPECT_NE(message.find("fewer than now, which changes the result"), std::string::npos) << message;
        }
        break;
    case FixId::SetBlock:
        if (followed) {
            EXPECT_EQ(uncoveredElements(fix.shape, *before.problem), Count{0}) << message;
        } else if (!hasZero(before.blockDim)) {
            EXPECT_EQ(fix.config.gridDim, before.gridDim) << message;
        }
        break;
    case FixId::SetGridAndCluster:
        for (Axis axis : allAxes)
            EXPECT_GE(fix.config.gridDim[axis], before.gridDim[axis]) << message;
        break;
    case FixId::AllowNonPortableCluster:
        for (Axis axis : allAxes)
            EXPECT_GE(fix.config.gridDim[axis], before.gridDim[axis]) << message;
        if (fix.config.gridDim != before.gridDim) {
            EXPECT_NE(message.find("round the grid up to"), std::string::npos) << message;
        }
        break;
    default:
        EXPECT_EQ(fix.config.gridDim, before.gridDim) << message;
    }
}

TEST(Fixes, EachLeavesFewerViolationsAndAddsNone) {
    LaunchesToFix launches;
    Tally tally;
    std::size_t invalid = 0;
    std::size_t derived = 0;
    std::size_t violationsWithoutFix = 0;
    while (invalid < test::draws(100000)) {
        const FixQuestion question = launches.next();
        const auto& [config, kernel, device] = question;
        const Evaluation evaluation = evaluate(config, kernel, device);
        if (evaluation.accepted)
            continue;
        ++invalid;
        const RuleSet before = findViolations(RuleContext(config, kernel, device));
        ASSERT_EQ(before.count(), evaluation.violationCount());
        for (const Finding& finding : evaluation.findings) {
            if (finding.status == FindingStatus::Holds)
                continue;
            const bool violated = finding.status == FindingStatus::Violated;
            tally.add(finding.rule);
            violationsWithoutFix += violated && finding.fixes.empty() ? 1 : 0;
            for (const Fix& fix : finding.fixes) {
                tally.add(finding.rule, fix.id);
                derived += fix.id == FixId::SetBlock && gridFollowsProblem(config, kernel) ? 1 : 0;
                const RuleSet after = violationsAfter(fix, question);
                ASSERT_TRUE((after & ~before).none()) << fixLabel(fix);
                if (violated) {
                    ASSERT_LT(after.count(), before.count()) << fixLabel(fix);
                }
                expectNoSilentChangeOfTheGrid(fix, question);
                ASSERT_FALSE(HasFailure()) << toString(finding.rule);
            }
        }
    }
    tally.print();
    if (test::drawsAll)
        tally.expectComplete();
    EXPECT_GT(derived, test::draws(1000)) << "fixes of the block also change a grid that follows the problem";
    std::cout << invalid << " invalid launches; " << derived << " fixes also changed the grid; "
              << violationsWithoutFix << " violations without a fix\n";
}

TEST(Fixes, BlockFixChangesAGridThatFollowsTheProblem) {
    LaunchConfig config = test::makeLaunch({32, 16, 1}, {32, 64, 1});
    config.problem = ProblemExtent{1000, 1000, 1};
    const Evaluation evaluation = evaluate(config, test::plainKernel(), test::h200Limits());
    const Finding* finding = test::findingFor(evaluation, RuleId::ThreadsPerBlock);
    ASSERT_NE(finding, nullptr);
    ASSERT_FALSE(finding->fixes.empty());
    for (const Fix& fix : finding->fixes)
        EXPECT_EQ(fix.config.gridDim, gridCovering(*config.problem, fix.config.blockDim)) << fixLabel(fix);
}

TEST(Fixes, AGridThatLeavesElementsOutSaysSo) {
    LaunchConfig config = test::makeLaunch({63, 63, 1}, {16, 16, 1});
    config.problem = ProblemExtent{1000, 1000, 1};
    config.cooperative = true;
    KernelAttributes kernel = test::plainKernel();
    for (const bool usesGridStrideLoop : {false, true}) {
        kernel.declared.usesGridStrideLoop = usesGridStrideLoop;
        const Evaluation evaluation = evaluate(config, kernel, test::h200Limits());
        const Finding* finding = test::findingFor(evaluation, RuleId::CooperativeTooLarge);
        ASSERT_NE(finding, nullptr);
        const auto grid = std::find_if(finding->fixes.begin(), finding->fixes.end(),
                                       [](const Fix& fix) { return fix.id == FixId::SetGrid; });
        ASSERT_NE(grid, finding->fixes.end());
        EXPECT_EQ(fixLabel(*grid), usesGridStrideLoop ? "Grid 16 × 63" : "Grid 16 × 63, 25.6 % covered");
        const bool saysHowMany =
            messageFor(*grid).find(" It covers 256,000 of 1,000,000 elements.") != std::string::npos;
        EXPECT_NE(saysHowMany, usesGridStrideLoop) << messageFor(*grid);
    }
}

TEST(Fixes, CountBlocksAndThreadsOfAGridThatCountsClusters) {
    KernelAttributes kernel = test::plainKernel();
    kernel.declared.blockSize = DeclaredBlockSize{{128, 1, 1}, ClusterExtent{2, 1, 1}};
    LaunchConfig config = test::makeLaunch({3, 1, 1}, {64, 1, 1});
    config.problem = ProblemExtent{1000, 1, 1};
    const Evaluation evaluation = evaluate(config, kernel, test::h200Limits());
    const Finding* block = test::findingFor(evaluation, RuleId::DeclaredBlockSize);
    ASSERT_NE(block, nullptr);
    ASSERT_EQ(block->fixes.size(), 1U);
    EXPECT_EQ(messageFor(block->fixes.front()),
              "Launch blocks of 128 × 1 × 1 in a grid of 3 × 1 × 1: 768 threads in total.");
    const Finding* problem = test::findingFor(evaluation, RuleId::TruncatedGrid);
    ASSERT_NE(problem, nullptr);
    ASSERT_EQ(problem->fixes.size(), 1U);
    EXPECT_EQ(problem->fixes.front().config.gridDim, (GridExtent{4, 1, 1}));
    EXPECT_EQ(messageFor(problem->fixes.front()),
              "Launch a grid of 4 × 1 × 1, 8 blocks in total. The values of blockIdx change, so check how "
              "the kernel computes its data index.");
}

struct WholeWarpsCase {
    ProblemExtent problem;
    BlockExtent block;
    std::optional<ClusterExtent> cluster;
    std::string_view firstFix;
};

TEST(Fixes, ABlockWithTooManyThreadsGetsWholeWarpsWhereALaunchOfThemIsAccepted) {
    const WholeWarpsCase cases[] = {
        {{10241000, 1, 1}, {10000, 1, 1}, {}, "Block 1,024"},
        // 1,024 threads need 10,001 blocks
        {{10241000, 1, 1}, {10000, 1, 1}, ClusterExtent{2, 1, 1}, "Block 992"},
        {{1000, 1000, 1}, {100, 100, 1}, {}, "Block 100 × 8"},
        {{1000, 1000, 1}, {3, 1000, 1}, {}, "Block 3 × 320"},
    };
    for (const WholeWarpsCase& each : cases) {
        LaunchConfig config = test::makeLaunch(gridCovering(each.problem, each.block), each.block);
        config.problem = each.problem;
        config.clusterDim = each.cluster;
        if (each.cluster)
            config.api = LaunchApi::CudaLaunchKernelEx;
        const Evaluation evaluation = evaluate(config, test::plainKernel(), test::h200Limits());
        const Finding* finding = test::findingFor(evaluation, RuleId::ThreadsPerBlock);
        ASSERT_NE(finding, nullptr) << each.firstFix;
        ASSERT_FALSE(finding->fixes.empty()) << each.firstFix;
        const Fix& first = finding->fixes.front();
        EXPECT_EQ(fixLabel(first), each.firstFix);
        EXPECT_EQ(volume(first.config.blockDim) % test::h200Limits().warpSize, Count{0}) << each.firstFix;
        EXPECT_EQ(uncoveredElements(first.shape, each.problem), Count{0}) << each.firstFix;
        EXPECT_TRUE(evaluate(first.config, test::plainKernel(), test::h200Limits()).accepted)
            << each.firstFix;
    }
}

TEST(Fixes, BlockFixKeepsAGridThatDoesNotFollowTheProblem) {
    LaunchConfig config = test::makeLaunch({7, 5, 1}, {32, 64, 1});
    config.problem = ProblemExtent{1000, 1000, 1};
    const Evaluation evaluation = evaluate(config, test::plainKernel(), test::h200Limits());
    const Finding* finding = test::findingFor(evaluation, RuleId::ThreadsPerBlock);
    ASSERT_NE(finding, nullptr);
    ASSERT_FALSE(finding->fixes.empty());
    for (const Fix& fix : finding->fixes)
        EXPECT_EQ(fix.config.gridDim, config.gridDim);
}

TEST(Fixes, ASmallerGridSaysThatTheResultChanges) {
    const LaunchConfig config = test::makeLaunch({1, 70000, 70000}, {32, 1, 1});
    const Evaluation evaluation = evaluate(config, test::plainKernel(), test::h200Limits());
    const Finding* finding = test::findingFor(evaluation, RuleId::GridDimTooLarge);
    ASSERT_NE(finding, nullptr);
    ASSERT_EQ(finding->fixes.size(), 1U);
    EXPECT_EQ(messageFor(finding->fixes.front()),
              "Launch a grid of 1 × 65,535 × 65,535, 4,294,836,225 blocks in total, 605,163,775 fewer than "
              "now, which changes the result unless the kernel uses a grid-stride loop. The values of "
              "blockIdx change, so check how the kernel computes its data index.");
}

TEST(Fixes, SameNumberOfBlocksInAnotherShapeIsNotCalledFewer) {
    const LaunchConfig config = test::makeLaunch({1, 70000, 1}, {32, 1, 1});
    const Evaluation evaluation = evaluate(config, test::plainKernel(), test::h200Limits());
    const Finding* finding = test::findingFor(evaluation, RuleId::GridDimTooLarge);
    ASSERT_NE(finding, nullptr);
    ASSERT_FALSE(finding->fixes.empty());
    EXPECT_EQ(messageFor(finding->fixes.front()),
              "Launch a grid of 70,000 × 1 × 1, 70,000 blocks in total. The values of blockIdx change, so "
              "check how the kernel computes its data index.");
}

TEST(Fixes, ASmallerBlockOnTheSameGridSaysThatTheResultChanges) {
    const LaunchConfig config = test::makeLaunch({10, 1, 1}, {2048, 1, 1});
    const Evaluation evaluation = evaluate(config, test::plainKernel(), test::h200Limits());
    const Finding* finding = test::findingFor(evaluation, RuleId::ThreadsPerBlock);
    ASSERT_NE(finding, nullptr);
    ASSERT_FALSE(finding->fixes.empty());
    EXPECT_EQ(messageFor(finding->fixes.front()),
              "Launch blocks of 1,024 × 1 × 1 in a grid of 10 × 1 × 1: 10,240 threads in total, 10,240 fewer "
              "than now, which changes the result unless the kernel uses a grid-stride loop.");
}

TEST(Fixes, ABlockOfWholeWarpsWithPowersOfTwoIsOfferedBeforeBlocksOfPartialWarps) {
    for (const auto& [block, offered] :
         {std::pair(BlockExtent{33, 33, 1}, BlockExtent{32, 32, 1}),
          {BlockExtent{40, 40, 1}, BlockExtent{40, 24, 1}}, // whole warps on one axis
          {BlockExtent{1025, 1, 1}, BlockExtent{1024, 1, 1}}}) {
        const Evaluation evaluation =
            evaluate(test::makeLaunch({10, 1, 1}, block), test::plainKernel(), test::h200Limits());
        const Finding* finding = test::findingFor(evaluation, RuleId::ThreadsPerBlock);
        ASSERT_NE(finding, nullptr);
        ASSERT_FALSE(finding->fixes.empty());
        EXPECT_EQ(finding->fixes.front().config.blockDim, offered);
    }
}

TEST(Fixes, ATooLargeGridIsReplacedByOneThatCoversTheProblem) {
    LaunchConfig config = test::makeLaunch({63, 70000, 1}, {16, 1, 1});
    config.problem = ProblemExtent{1000, 1000, 1};
    const Evaluation evaluation = evaluate(config, test::plainKernel(), test::h200Limits());
    const Finding* finding = test::findingFor(evaluation, RuleId::GridDimTooLarge);
    ASSERT_NE(finding, nullptr);
    ASSERT_EQ(finding->fixes.size(), 1U) << "another grid would leave elements out";
    EXPECT_EQ(finding->fixes.front().config.gridDim, (GridExtent{63, 1000, 1}));
}

} // namespace
} // namespace trichevron::core
