// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// Rules about the block.
#include "core/dimensions/extent_text.h"
#include "core/rules/axes.h"
#include "core/rules/fixes.h"
#include "core/rules/records.h"
#include "core/text/number_text.h"

#include <algorithm>

namespace trichevron::core::rules {

namespace {

bool isAboveMaxThreadsDim(const RuleContext& c) {
    const auto& limits = c.device.maxThreadsDim;
    const BlockExtent& block = c.config.blockDim;
    return block.x > limits[0] || block.y > limits[1] || block.z > limits[2];
}

/// The axes that have more than one thread.
void markBlock(Finding& finding, const BlockExtent& block) {
    for (const Axis axis : allAxes)
        if (block[axis] > 1)
            finding.fields.add(blockFields[static_cast<std::size_t>(axis)]);
}

constexpr Rule blockRecords[] = {
    {
        .id = RuleId::BlockDimZero,
        .name = "blockDimZero",
        .error = CudaStatus::InvalidValue,
        .codeBefore13 = CodeBefore13::InvalidConfiguration, // https://github.com/pytorch/pytorch/pull/38987
        .limitOrigin = LimitOrigin::Document,
        .isViolated = [](const RuleContext& c) { return hasZero(c.config.blockDim); },
        .describe =
            [](const RuleContext& c, Finding& f) {
                describeAxes(f, c.config.blockDim, {1, 1, 1}, blockFields, isZero);
            },
        .proposeFixes =
            [](const RuleContext& c, std::vector<Fix>& fixes) {
                fixes::addBlock(c, fixes, withoutZeros(c.config.blockDim));
                // The grid computed from an empty block is empty: compute it from the fixed block.
                if (const auto problem = problemToCover(c.config, c.kernel)) {
                    for (Fix& fix : fixes)
                        if (hasZero(fix.config.gridDim))
                            fix.config.gridDim = gridCovering(*problem, fix.config.blockDim, c.kernel);
                }
            },
        .graphStep = graph_step::addNode,
        .fixKinds = {FixId::SetBlock},
        .limitAttribute = "CUDA C++ Programming Guide, dim3",
        .title = "Nonzero block axes"_msg,
        .figure = "{axis} = 0"_msg,
        .satisfiedFigure = "{value}"_msg,
        .message = "blockDim.{axis} is 0; each axis of a block must be at least 1."_msg,
        .driverSentences =
            {"Block dimensions {value} include one or more zero values. All dimensions must be nonzero"_logged},
        .driverNumbers = [](const RuleContext& c, const DriverReason&) -> DriverNumbers {
            return {numbers(c.config.blockDim), {}};
        },
        .source = source::seen,
        .makeExample =
            [](RuleExample& e) {
                e.config.blockDim = {64, 0, 1};
            },
    },
    {
        .id = RuleId::BlockDimTooLarge,
        .name = "blockDimTooLarge",
        .error = CudaStatus::InvalidValue,
        // https://github.com/ckennelly/panoptes, its tests with CUDA 4
        .codeBefore13 = CodeBefore13::InvalidConfiguration,
        .isViolated = isAboveMaxThreadsDim,
        .describe =
            [](const RuleContext& c, Finding& f) {
                describeAxes(f, c.config.blockDim, c.device.maxThreadsDim, blockFields, isAbove);
            },
        .proposeFixes =
            [](const RuleContext& c, std::vector<Fix>& fixes) {
                fixes::addBlock(c, fixes, clamped(c.config.blockDim, c.device.maxThreadsDim));
                fixes::addSmallerBlocks(c, fixes, c.device.maxThreadsPerBlock);
            },
        .graphStep = graph_step::addNode,
        .fixKinds = {FixId::SetBlock},
        .limitAttribute = "cudaDeviceProp::maxThreadsDim",
        .title = "Block size per axis"_msg,
        .figure = "{axis}: {value} / {limit}"_msg,
        .satisfiedFigure = "{value}"_msg,
        .message = "blockDim.{axis} is {value}; this device allows at most {limit} on that axis."_msg,
        .driverSentences =
            {"One or more of block dimensions of {value} exceeds {any} maximum value of {limit}"_logged},
        .driverNumbers = [](const RuleContext& c, const DriverReason&) -> DriverNumbers {
            const auto& limits = c.device.maxThreadsDim;
            return {numbers(c.config.blockDim), {limits[0], limits[1], limits[2]}};
        },
        .source = source::seen,
        .makeExample =
            [](RuleExample& e) {
                e.config.blockDim = {1, 1, 65};
            },
    },
    {
        .id = RuleId::ThreadsPerBlock,
        .name = "threadsPerBlock",
        .error = CudaStatus::InvalidValue,
        // https://github.com/alpaka-group/alpaka3/pull/140 (1536 threads)
        .codeBefore13 = CodeBefore13::InvalidConfiguration,
        .isViolated =
            [](const RuleContext& c) { return volume(c.config.blockDim) > c.device.maxThreadsPerBlock; },
        .describe =
            [](const RuleContext& c, Finding& f) {
                f.arguments = {{"value", volume(c.config.blockDim)},
                               {"limit", Count{c.device.maxThreadsPerBlock}},
                               {"extent", extentText(c.config.blockDim)}};
                markBlock(f, c.config.blockDim);
            },
        .proposeFixes =
            [](const RuleContext& c, std::vector<Fix>& fixes) {
                fixes::addSmallerBlocks(c, fixes, c.device.maxThreadsPerBlock);
            },
        .graphStep = graph_step::addNode,
        .fixKinds = {FixId::SetBlock},
        .limitAttribute = "cudaDeviceProp::maxThreadsPerBlock",
        .title = "Threads per block"_msg,
        .figure = "{value} / {limit}"_msg,
        .satisfiedFigure = "{value} / {limit}"_msg,
        .message =
            "A block of {extent} has {value, plural, one {# thread} other {# threads}}; this device allows at most {limit}."_msg,
        .driverSentences = {"Requested block size of {value} threads exceeds device maximum {limit}"_logged},
        .source = source::seen,
        .makeExample =
            [](RuleExample& e) {
                e.config.blockDim = {32, 64, 1};
            },
    },
    {
        .id = RuleId::DeclaredBlockSize,
        .name = "declaredBlockSize",
        .error = CudaStatus::InvalidValue,
        .limitOrigin = LimitOrigin::Given,
        .applies = [](const RuleContext& c) { return c.kernel.declared.blockSize.has_value(); },
        .isViolated =
            [](const RuleContext& c) {
                return c.config.blockDim != c.kernel.declared.blockSize->block &&
                       c.config.blockDim != BlockExtent{};
            },
        .describe =
            [](const RuleContext& c, Finding& f) {
                f.arguments = {{"value", extentText(c.config.blockDim)},
                               {"limit", extentText(c.kernel.declared.blockSize->block)}};
                f.fields.add(blockFields);
            },
        .proposeFixes =
            [](const RuleContext& c, std::vector<Fix>& fixes) {
                fixes::addBlock(c, fixes, c.kernel.declared.blockSize->block);
            },
        .graphStep = graph_step::addNode,
        .fixKinds = {FixId::SetBlock},
        .limitAttribute = "__block_size__",
        .title = "Declared block size"_msg,
        .figure = "{value}, not {limit}"_msg,
        .satisfiedFigure = "{value}"_msg,
        .message = "The kernel declares a __block_size__ of {limit, plural, one {# thread} other {# "
                   "threads}}; a launch must use that block or "
                   "1 × 1 × 1, not {value}."_msg,
        .driverSentences = {"Requested block dimensions {value} do not match block dimensions required by "
                            "kernel with value of {limit}"_logged},
        .source = source::seen,
        .makeExample =
            [](RuleExample& e) {
                e.kernel.declared.blockSize = DeclaredBlockSize{{128, 1, 1}, {}};
            },
    },
    {
        .id = RuleId::LaunchBoundsThreads,
        .name = "launchBoundsThreads",
        .error = CudaStatus::InvalidValue,
        .limitOrigin = LimitOrigin::Given,
        .applies = [](const RuleContext& c) { return c.maxThreadsByBounds > 0; },
        .isViolated = [](const RuleContext& c) { return c.threadsPerBlock > c.maxThreadsByBounds; },
        .describe =
            [](const RuleContext& c, Finding& f) {
                f.arguments = {{"value", c.threadsPerBlock}, {"limit", Count{c.maxThreadsByBounds}}};
                markBlock(f, c.config.blockDim);
            },
        .proposeFixes =
            [](const RuleContext& c, std::vector<Fix>& fixes) {
                fixes::addSmallerBlocks(c, fixes,
                                        std::min(c.maxThreadsByBounds, c.device.maxThreadsPerBlock));
            },
        .graphStep = graph_step::addNode,
        .fixKinds = {FixId::SetBlock},
        .limitAttribute = "cudaFuncAttributes::maxThreadsPerBlock",
        .title = "Launch bounds"_msg,
        .figure = "{value} / {limit}"_msg,
        .satisfiedFigure = "{value} / {limit}"_msg,
        .message =
            "The block has {value, plural, one {# thread} other {# threads}}; the kernel's __launch_bounds__ allow at most {limit}."_msg,
        .driverSentences =
            {"Requested block size of {value} threads exceeds maximum set at compilation of {limit}"_logged},
        .source = source::seen,
        .makeExample =
            [](RuleExample& e) {
                e.config.blockDim = {257, 1, 1};
                e.kernel.declared.launchBounds = LaunchBounds{256, {}, {}};
                e.kernel.maxThreadsPerBlock = 256;
            },
    },
    {
        .id = RuleId::PartialWarp,
        .name = "partialWarp",
        .applies = hasBlocks,
        .isViolated = [](const RuleContext& c) { return c.threadsPerBlock % c.device.warpSize != 0; },
        .describe =
            [](const RuleContext& c, Finding& f) {
                f.arguments = {{"value", c.threadsPerBlock},
                               {"limit", Count{c.device.warpSize}},
                               {"rest", c.threadsPerBlock % c.device.warpSize}};
            },
        .limitAttribute = "cudaDeviceProp::warpSize",
        .title = "Partial last warp"_msg,
        .figure = "{rest} of {limit} lanes"_msg,
        .message =
            "In a block of {value, plural, one {# thread} other {# threads}}, the last warp uses only {rest} of {limit} lanes."_msg,
        .source = "CUDA C++ Programming Guide, SIMT architecture"_msg,
        .makeExample =
            [](RuleExample& e) {
                e.config.blockDim = {100, 1, 1};
            },
    },
};

} // namespace

std::span<const Rule> blockRules() {
    return blockRecords;
}

} // namespace trichevron::core::rules
