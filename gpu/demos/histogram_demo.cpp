// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "gpu/demos/histogram_demo.h"

#include "core/demo/demo_text.h"
#include "core/dimensions/extent_text.h"
#include "gpu/bad_request.h"
#include "gpu/cuda_call.h"
#include "gpu/gpu_message.h"

#include <algorithm>
#include <array>
#include <functional>
#include <limits>
#include <mutex>

namespace trichevron::gpu {

namespace {

/// Limits the time of counting on the CPU, and keeps every counter below overflow.
constexpr std::uint32_t maxKeys = std::uint32_t{1} << 31;
/// Allows each CPU thread its own counters.
constexpr std::uint32_t maxBins = std::uint32_t{1} << 24;

struct Problem {
    std::uint32_t n = 0;
    std::uint32_t bins = 0;
    friend bool operator==(const Problem&, const Problem&) = default;
};

/// The given problem, or the suggested one if none is given, since the grid does not determine it. Throws
/// BackendError(BadRequest).
Problem resolveKeysAndBins(const core::KernelInfo& info, const core::LaunchConfig& config) {
    const core::ProblemExtent problem = config.problem ? *config.problem : info.suggested.problem.value();
    if (problem.z != 1)
        throwBadRequest(
            "The problem is {problem}, but {kernel} takes two axes, elements and bins: set z to 1."_msg.with(
                "problem"_a = extentText(problem), "kernel"_a = titleFor(info)));
    if (problem.x > maxKeys)
        throwBadRequest(
            "The problem has {elements} elements, more than this kernel's limit of {limit}."_msg.with(
                "elements"_a = problem.x, "limit"_a = maxKeys));
    if (problem.y == 0 || problem.y > maxBins)
        throwBadRequest(
            "The problem has {bins, plural, one {# bin} other {# bins}}, but this kernel takes 1 to "
            "{limit}."_msg.with("bins"_a = problem.y, "limit"_a = maxBins));
    return {problem.x, problem.y};
}

/// Throws BackendError(BadRequest) when the counters do not fit into the shared memory of a block: the kernel
/// would write past its end.
void requireRoom(const core::KernelInfo& info, const core::LaunchConfig& config, std::uint32_t bins,
                 core::Count blocks) {
    const auto room = core::smemForBins(info, config);
    // The runtime API passes on only 32 bits of the size.
    const std::uint64_t bytes = config.dynamicSmemBytes.value & std::numeric_limits<std::uint32_t>::max();
    if (!room || bytes >= room->value)
        return;
    const std::uint64_t needed = room->value;
    const core::Text counters =
        blocks == 1
            ? "{bins} bins"_msg.with("bins"_a = bins)
            : "{bins} bins over clusters of {blocks} blocks"_msg.with("bins"_a = bins, "blocks"_a = blocks);
    const core::Bytes withoutOptIn = core::dynamicSmemWithoutOptIn({0});
    const auto fill = [&](const auto& message) {
        return message.with("kernel"_a = titleFor(info), "counters"_a = counters, "needed"_a = needed,
                            "present"_a = bytes);
    };
    throwBadRequest(
        needed > withoutOptIn.value
            ? fill("{kernel}: {counters} need {needed} bytes of dynamic shared memory in each block, but the "
                   "launch has {present}: set dynamicSmemBytes and maxDynamicSharedSizeBytes, or use fewer "
                   "bins."_msg)
            : fill("{kernel}: {counters} need {needed} bytes of dynamic shared memory in each block, but the "
                   "launch has {present}: set dynamicSmemBytes, or use fewer bins."_msg));
}

template <std::uint32_t (*key)(std::uint32_t, std::uint32_t)>
void countPart(std::size_t begin, std::size_t end, std::uint32_t bins, std::vector<std::uint32_t>& counts) {
    for (std::size_t k = begin; k < end; ++k)
        ++counts[key(static_cast<std::uint32_t>(k), bins)];
}

class HistogramDemo : public Demo {
public:
    HistogramDemo(core::KernelInfo info, const void* function, const void* traced, HistogramPlace place,
                  KeyKind keys)
        : Demo(Chapter::DistributedSharedMemory, std::move(info), function, traced), place_(place),
          kind_(keys) {
        arguments_ = {&keysPointer_, &n_, &histogramPointer_};
        if (place == HistogramPlace::Block)
            arguments_.push_back(&problem_.bins);
        if (place == HistogramPlace::Cluster)
            arguments_.push_back(&shift_);
    }

    void prepare(const DemoLaunch& launch) override {
        problem_ = resolveKeysAndBins(info(), launch.config);
        n_ = problem_.n;
        const core::Count blocks =
            place_ == HistogramPlace::Cluster ? core::blocksSharingBins(launch.config) : 1;
        shift_ = binShift(problem_.bins, blocks);
        requireRoom(info(), launch.config, problem_.bins, blocks);

        fill(launch.stream);
        const core::Bytes size{problem_.bins * wordSize};
        histogram_.ensure(size);
        checkCuda(cudaMemsetAsync(histogram_.data(), 0, size.value, launch.stream), "cudaMemsetAsync");
        keysPointer_ = keys_.data();
        histogramPointer_ = histogram_.data();
    }

    std::span<void*> arguments(unsigned) override { return arguments_; }

    std::optional<core::Work> work() const override {
        return core::Work{n_ * wordSize, problem_.bins * wordSize, n_, "keys"};
    }

    DemoOutcome check(const DemoLaunch& launch) override {
        if (counted_ != problem_) {
            counts_ = countKeys(n_, problem_.bins, kind_);
            counted_ = problem_;
        }
        std::uint64_t wrong = 0;
        core::Text firstWrong;
        launch.staging->download(
            histogram_.data(), problem_.bins, wordSize, launch.stream,
            [&](const void* data, std::size_t first, std::size_t count) {
                const auto* found = static_cast<const std::uint32_t*>(data);
                for (std::size_t k = 0; k < count; ++k)
                    if (const std::uint32_t expected = counts_[first + k];
                        found[k] != expected && wrong++ == 0)
                        firstWrong = "bin {bin} contains {found} keys, but the CPU counts "
                                     "{expected}"_msg.with("bin"_a = first + k, "found"_a = found[k],
                                                           "expected"_a = expected);
            });
        DemoOutcome outcome;
        outcome.verification = {problem_.bins, wrong, summary(wrong, firstWrong)};
        return outcome;
    }

    void release() override {
        keys_.release();
        histogram_.release();
        filled_.reset();
    }

private:
    void fill(cudaStream_t stream) {
        const bool isNew = keys_.ensure({std::max<std::uint64_t>(n_, 1) * wordSize});
        if (!isNew && filled_ && filled_->bins == problem_.bins && filled_->n >= problem_.n)
            return;
        filled_.reset();
        fillKeys(static_cast<std::uint32_t*>(keys_.data()), n_, problem_.bins, kind_, stream);
        filled_ = problem_;
    }

    core::Text summary(std::uint64_t wrong, const core::Text& firstWrong) const {
        const auto bins = "bins"_a = problem_.bins;
        if (wrong != 0)
            return "{wrong} of {bins} bins are wrong: {first}."_msg.with("wrong"_a = wrong, bins,
                                                                         "first"_a = firstWrong);
        if (n_ == 0)
            return "There are no keys, so all bins are empty."_msg;
        const std::uint32_t max = *std::max_element(counts_.begin(), counts_.end());
        return "{bins} of {bins} bins contain the counts computed on the CPU from {keys} keys; the fullest "
               "bin "
               "contains {max} of them."_msg.with(bins, "keys"_a = n_, "max"_a = max);
    }

    HistogramPlace place_;
    KeyKind kind_;
    Problem problem_;
    std::size_t n_ = 0;
    std::uint32_t shift_ = 0;
    DeviceBuffer keys_;
    DeviceBuffer histogram_;
    std::optional<Problem> filled_;  ///< problem that the keys were generated for
    std::optional<Problem> counted_; ///< problem that the counts are for
    std::vector<std::uint32_t> counts_;
    void* keysPointer_ = nullptr;
    void* histogramPointer_ = nullptr;
    std::vector<void*> arguments_;
};

} // namespace

std::vector<std::uint32_t> countKeys(std::uint64_t n, std::uint32_t bins, KeyKind kind) {
    std::vector<std::uint32_t> counts(bins);
    std::mutex mutex;
    parallelFor(n, [&](std::size_t begin, std::size_t end) {
        std::vector<std::uint32_t> part(bins);
        if (kind == KeyKind::Uniform)
            countPart<uniformKey>(begin, end, bins, part);
        else
            countPart<skewedKey>(begin, end, bins, part);
        const std::scoped_lock lock(mutex);
        std::transform(part.begin(), part.end(), counts.begin(), counts.begin(), std::plus<>());
    });
    return counts;
}

std::unique_ptr<Demo> makeHistogramDemo(core::KernelInfo info, const void* function, const void* traced,
                                        HistogramPlace place, KeyKind keys) {
    info.problemAxes = 2;
    info.problemAxisNames = {"elements", "bins"};
    return std::make_unique<HistogramDemo>(std::move(info), function, traced, place, keys);
}

} // namespace trichevron::gpu
