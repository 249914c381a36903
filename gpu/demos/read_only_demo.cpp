// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "gpu/demos/read_only_demo.h"

#include "core/text/number_text.h"
#include "gpu/cuda_call.h"

#include <fmt/format.h>

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
        std::string firstWrong;
        for (std::size_t k = 0; k < elements_; ++k) {
            const ElementRead element{read[0][k], read[1][k], read[2][k]};
            const ReadOutcome outcome = classify(element, static_cast<std::uint32_t>(k), allowed_);
            old += outcome == ReadOutcome::SawOld ? 1 : 0;
            if (outcome == ReadOutcome::Wrong && wrong++ == 0)
                firstWrong =
                    fmt::format("the first is element {}, which was read as {}, then as {}, and ended as {}",
                                core::withSeparators(k), element.first, element.second, element.data);
        }
        DemoOutcome outcome;
        outcome.verification = {elements_, wrong, summary(wrong, old, firstWrong)};
        if (elements_ < threadCount(launch.shape))
            outcome.verification.summary += fmt::format(" Only these of {} threads had elements.",
                                                        core::withSeparators(threadCount(launch.shape)));
        return outcome;
    }

    void release() override {
        for (DeviceBuffer& buffer : buffers_)
            buffer.release();
    }

private:
    std::string summary(std::uint64_t wrong, std::uint64_t old, const std::string& firstWrong) const {
        const std::string all = core::withSeparators(elements_);
        if (wrong != 0)
            return fmt::format("{} of {} elements are wrong: {}.", core::withSeparators(wrong), all,
                               firstWrong);
        if (allowed_ == SecondRead::New)
            return fmt::format("All {} threads read the new value after the barrier.", all);
        if (old == 0)
            return fmt::format("All {} threads read the new value after the barrier in this launch, but the "
                               "read-only path does not guarantee it.",
                               all);
        return fmt::format(
            "{} of {} threads still read the old value after the barrier: the read-only path is "
            "not coherent.",
            core::withSeparators(old), all);
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
