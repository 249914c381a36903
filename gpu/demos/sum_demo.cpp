// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "gpu/demos/sum_demo.h"

#include "core/words/words.h"
#include "gpu/bad_request.h"
#include "gpu/cuda_call.h"
#include "gpu/demos/sum_inputs.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <bit>
#include <mutex>

namespace trichevron {

namespace {

/// C is filled with bytes of this before the launch. As a float it is no number, so no sum equals it.
constexpr int untouchedByte = 0xFF;
constexpr std::uint32_t untouchedBits = 0xFFFFFFFF;

/// Wrong elements of one part of C.
struct Wrong {
    std::uint64_t count = 0;
    std::size_t first = 0;
    float found = 0;
};

class SumDemo : public Demo {
public:
    using Demo::Demo;

    void prepare(const DemoLaunch& launch) override {
        settleProblem(launch);
        const std::size_t elements = nx_ * ny_;
        const Bytes size{std::max<std::uint64_t>(elements, 1) * sizeof(float)};
        fillInputs(size, launch);
        c_.ensure(size);
        checkCuda(cudaMemsetAsync(c_.data(), untouchedByte, size.value, launch.stream), "cudaMemsetAsync");
        pointers_ = {a_.data(), b_.data(), c_.data()};
    }

    std::span<void*> arguments() override {
        return std::span(arguments_).first(info().problemAxes < 2 ? 4 : 5);
    }

    void release() override {
        a_.release();
        b_.release();
        c_.release();
    }

    DemoOutcome check(const DemoLaunch& launch) override {
        const std::size_t reachedX = std::min<std::uint64_t>(nx_, threadsAlong(launch.shape, Axis::X));
        const std::size_t reachedY = std::min<std::uint64_t>(ny_, threadsAlong(launch.shape, Axis::Y));
        Wrong wrong;
        std::mutex mutex;
        launch.staging->download(c_.data(), nx_ * ny_, sizeof(float), launch.stream,
                                 [&](const void* data, std::size_t first, std::size_t count) {
                                     const auto* c = static_cast<const float*>(data);
                                     inParallel(count, [&](std::size_t begin, std::size_t end) {
                                         const Wrong part = compare(c + begin, first + begin, end - begin,
                                                                    reachedX, reachedY);
                                         if (part.count == 0)
                                             return;
                                         const std::scoped_lock lock(mutex);
                                         if (wrong.count == 0 || part.first < wrong.first) {
                                             wrong.first = part.first;
                                             wrong.found = part.found;
                                         }
                                         wrong.count += part.count;
                                     });
                                 });
        DemoOutcome outcome;
        outcome.verification.checked = nx_ * ny_;
        outcome.verification.mismatches = wrong.count;
        outcome.verification.summary = summary(wrong, reachedX, reachedY);
        return outcome;
    }

private:
    /// Threads of the launch along an axis of the problem. A problem of one axis lies along x only.
    std::uint64_t threadsAlong(const LaunchShape& shape, Axis axis) const {
        if (axis == Axis::Y && info().problemAxes < 2)
            return 1;
        return std::uint64_t{shape.grid[axis]} * shape.block[axis];
    }

    void settleProblem(const DemoLaunch& launch) {
        const bool flat = info().problemAxes < 2;
        std::uint64_t nx = threadsAlong(launch.shape, Axis::X);
        std::uint64_t ny = threadsAlong(launch.shape, Axis::Y);
        if (const auto& given = launch.config.problem) {
            if (given->z != 1 || (flat && given->y != 1))
                badRequest(fmt::format("The problem is {}, but {} takes {}: set the other axes to 1.",
                                       timesText(*given), info().title,
                                       flat ? "one axis, x" : "two axes, x and y"));
            nx = given->x;
            ny = given->y;
        } else if (!launch.withinDimLimits) {
            // The device refuses this launch, and the user is to see its answer, whatever it would have
            // needed.
            nx = 1;
            ny = 1;
        }
        const Count elements = Count{nx} * ny;
        if (elements > mostSumElements)
            badRequest(fmt::format("The problem has {} elements, more than this kernel's limit of {}: {}.",
                                   withSeparators(elements), withSeparators(mostSumElements),
                                   launch.config.problem ? "make the problem smaller"
                                                         : "make the grid smaller, or give a problem size"));
        nx_ = nx;
        ny_ = ny;
    }

    void fillInputs(Bytes size, const DemoLaunch& launch) {
        const bool newA = a_.ensure(size);
        const bool newB = b_.ensure(size);
        if (!newA && !newB)
            return;
        try {
            // All of the buffers, so that a larger problem that fits finds its input there.
            fillSumInputs(static_cast<float*>(a_.data()), static_cast<float*>(b_.data()),
                          std::min(a_.size().value, b_.size().value) / sizeof(float), launch.stream);
        } catch (...) {
            // Else the next launch would take them for filled.
            a_.release();
            b_.release();
            throw;
        }
    }

    /// Compares `count` elements of C, of which the first has the linear index `first`.
    Wrong compare(const float* c, std::size_t first, std::size_t count, std::size_t reachedX,
                  std::size_t reachedY) const {
        Wrong wrong;
        const auto note = [&](std::size_t at, float found) {
            if (wrong.count++ == 0) {
                wrong.first = at;
                wrong.found = found;
            }
        };
        std::size_t i = first % nx_;
        std::size_t j = first / nx_;
        for (std::size_t k = 0; k < count; ++k) {
            const std::size_t at = first + k;
            const bool reached = i < reachedX && j < reachedY;
            if (reached ? c[k] != inputA(at) + inputB(at)
                        : std::bit_cast<std::uint32_t>(c[k]) != untouchedBits)
                note(at, c[k]);
            if (++i == nx_) {
                i = 0;
                ++j;
            }
        }
        return wrong;
    }

    std::string summary(const Wrong& wrong, std::size_t reachedX, std::size_t reachedY) const {
        const std::uint64_t elements = nx_ * ny_;
        const std::uint64_t reached = reachedX * reachedY;
        if (wrong.count != 0) {
            const std::size_t i = wrong.first % nx_;
            const std::size_t j = wrong.first / nx_;
            const std::string place =
                info().problemAxes < 2 ? fmt::format("{}", i) : fmt::format("({}, {})", i, j);
            const std::string expected =
                i < reachedX && j < reachedY
                    ? fmt::format("the CPU has {}", inputA(wrong.first) + inputB(wrong.first))
                    : std::string("no thread should have written");
            return fmt::format("{} of {} elements are wrong: the first is element {}, with {} where {}.",
                               withSeparators(wrong.count), withSeparators(elements), place, wrong.found,
                               expected);
        }
        if (elements == 0)
            return "The problem has no elements, so every thread was idle.";
        std::string text = fmt::format("{} of {} elements equal the sum that the CPU computes",
                                       withSeparators(reached), withSeparators(elements));
        if (reached < elements)
            text +=
                fmt::format("; no thread reached the other {}, because the grid is too small for the problem",
                            withSeparators(elements - reached));
        return text + ".";
    }

    DeviceBuffer a_;
    DeviceBuffer b_;
    DeviceBuffer c_;
    std::array<void*, 3> pointers_{};
    std::size_t nx_ = 0;
    std::size_t ny_ = 0;
    std::array<void*, 5> arguments_{&pointers_[0], &pointers_[1], &pointers_[2], &nx_, &ny_};
};

} // namespace

std::unique_ptr<Demo> makeSumDemo(KernelInfo info, const void* function, const void* traced) {
    return std::make_unique<SumDemo>(std::move(info), function, traced);
}

} // namespace trichevron
