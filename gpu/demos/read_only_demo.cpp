// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "gpu/demos/read_only_demo.h"

#include "gpu/cuda_call.h"
#include "gpu/gpu_message.h"

#include <algorithm>
#include <array>
#include <cstring>

namespace trichevron::gpu {

namespace {

/// Blocks past this many elements do nothing.
constexpr std::uint64_t maxReadElements = std::uint64_t{1} << 20;

class ReadOnlyDemo : public Demo {
public:
    ReadOnlyDemo(core::KernelInfo info, const void* function, const void* traced, SecondRead allowed)
        : Demo(Chapter::Coherency, std::move(info), function, traced), allowed_(allowed) {}

    void prepare(const DemoLaunch& launch) override {
        requireNoProblem(info(), launch.config);
        const core::Count threads = volume(launch.shape.block);
        const core::Count fitting = threads == 0 ? 0 : maxReadElements / threads;
        elements_ =
            static_cast<std::uint64_t>(std::min<core::Count>(volume(launch.shape.grid), fitting) * threads);
        for (std::size_t i = 0; i < buffers_.size(); ++i) {
            DeviceBuffer& buffer = buffers_.at(i);
            const core::Bytes size{std::max<std::uint64_t>(elements_, 1) * wordSize};
            buffer.ensure(size);
            // The data starts as oldValue; the other two arrays start with a value that no correct kernel
            // writes.
            checkCuda(cudaMemsetAsync(buffer.data(), i == 0 ? 0xFF : 0xAA, size.value, launch.stream),
                      "cudaMemsetAsync");
            pointers_.at(i) = buffer.data();
        }
    }

    std::span<void*> arguments(unsigned) override { return arguments_; }

    DemoOutcome check(const DemoLaunch& launch) override {
        std::array<std::vector<std::uint32_t>, 3> read;
        for (std::size_t i = 0; i < read.size(); ++i) {
            std::vector<std::uint32_t>& words = read.at(i);
            words.resize(elements_);
            launch.staging->download(buffers_.at(i).data(), elements_, wordSize, launch.stream,
                                     [&](const void* data, std::size_t first, std::size_t count) {
                                         std::memcpy(words.data() + first, data, count * wordSize);
                                     });
        }
        std::uint64_t wrong = 0;
        std::uint64_t old = 0;
        core::Text firstWrong;
        for (std::size_t k = 0; k < elements_; ++k) {
            const ElementRead element{read[0][k], read[1][k], read[2][k]};
            const ReadOutcome outcome = classify(element, static_cast<std::uint32_t>(k), allowed_);
            old += outcome == ReadOutcome::SawOld ? 1 : 0;
            if (outcome == ReadOutcome::Wrong && wrong++ == 0)
                firstWrong =
                    "the first is element {element}, which was read as {first}, then as {second}, and "
                    "ended as {end}"_msg.with("element"_a = k, "first"_a = std::to_string(element.first),
                                              "second"_a = std::to_string(element.second),
                                              "end"_a = std::to_string(element.data));
        }
        DemoOutcome outcome;
        outcome.verification = {elements_, wrong, summary(wrong, old, firstWrong)};
        if (elements_ < threadCount(launch.shape))
            outcome.verification.summary = "{result} Only these of {threads} threads had elements."_msg.with(
                "result"_a = outcome.verification.summary, "threads"_a = threadCount(launch.shape));
        return outcome;
    }

    void release() override {
        for (DeviceBuffer& buffer : buffers_)
            buffer.release();
    }

private:
    core::Text summary(std::uint64_t wrong, std::uint64_t old, const core::Text& firstWrong) const {
        const auto all = "all"_a = elements_;
        if (wrong != 0)
            return "{wrong} of {all} elements are wrong: {first}."_msg.with("wrong"_a = wrong, all,
                                                                            "first"_a = firstWrong);
        if (allowed_ == SecondRead::New)
            return "All {all} threads read the new value after the barrier."_msg.with(all);
        if (old == 0)
            return "All {all} threads read the new value after the barrier in this launch, but the read-only "
                   "path does not guarantee it."_msg.with(all);
        return "{old} of {all} threads still read the old value after the barrier: the read-only path is not "
               "coherent."_msg.with("old"_a = old, all);
    }

    SecondRead allowed_;
    std::uint64_t elements_ = 0;
    std::array<DeviceBuffer, 3> buffers_; ///< data, first, second
    std::array<void*, 3> pointers_{};
    std::array<void*, 4> arguments_{&pointers_[0], &pointers_[1], &pointers_[2], &elements_};
};

} // namespace

ReadOutcome classify(const ElementRead& element, std::uint32_t k, SecondRead allowed) {
    if (element.data != k || element.first != oldValue)
        return ReadOutcome::Wrong;
    if (element.second == k)
        return ReadOutcome::SawNew;
    return element.second == oldValue && allowed == SecondRead::OldOrNew ? ReadOutcome::SawOld
                                                                         : ReadOutcome::Wrong;
}

std::unique_ptr<Demo> makeReadOnlyDemo(core::KernelInfo info, const void* function, const void* traced,
                                       SecondRead allowed) {
    return std::make_unique<ReadOnlyDemo>(std::move(info), function, traced, allowed);
}

} // namespace trichevron::gpu
