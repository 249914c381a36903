// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// A demo whose kernel computes one array out of others. What it is to compute is told by a plan, so that
/// such a demo is one file.
#pragma once

#include "gpu/demos/demo.h"

#include <bit>
#include <cstdint>
#include <functional>
#include <limits>
#include <span>
#include <string>
#include <vector>

namespace trichevron {

/// Words of an output that nothing was written to have all bits set. As a float that is no number, so no
/// result equals it.
inline constexpr std::uint32_t untouched = std::numeric_limits<std::uint32_t>::max();

/// How a word of the output is to be read.
enum class WordKind { Float, Unsigned };

inline std::uint32_t wordOf(float value) {
    return std::bit_cast<std::uint32_t>(value);
}

/// The arrays of one launch, and what it makes of them. The kernel's parameters are the inputs
/// (const float*), the output (of 32-bit words), and the sizes (size_t, or a bool, which is
/// the first byte of one), in this order.
struct ArrayPlan {
    /// Elements of each input: at most two, filled as inputs.h says with inputA() and inputB().
    std::vector<std::uint64_t> inputs;
    /// The first input is filled with inputB(), too: inputA() repeats itself, so that a kernel that takes
    /// one row for another may not be noticed.
    bool firstIsB = false;
    std::uint64_t outputs = 0; ///< words
    /// Words behind the output, in which it is seen what a kernel writes past the end. They are compared,
    /// too: `expect` tells which of them are to be written.
    std::uint64_t spare = 0;
    WordKind words = WordKind::Float;
    bool startsAtZero = false; ///< the kernel adds to its output
    std::vector<std::uint64_t> sizes;
    Work work;
    /// Writes what the words from `first` on should be, or leaves them `untouched`. Called from several
    /// threads at once.
    std::function<void(std::uint64_t first, std::span<std::uint32_t> expected)> expect;
    /// Where a word stands, for a sentence: "(3, 4)". Its number when empty.
    std::function<std::string(std::uint64_t word)> place;
    /// What a word of the output is, for sentences: "sum". Its plural has an s.
    std::string output = "element";
    /// What was computed, for the sentence "… elements equal WHAT that the CPU computes": "the sum".
    std::string what = "the value";
    /// Why words are left untouched, for the sentence "no thread reached the other 24, because WHY".
    std::string whyUntouched = "the grid is too small for the problem";
    /// What else is true if all is right, for the end of the sentence: "24 threads wrote past the end".
    std::string note;
};

/// The largest output. It is far more than the memory of any device today, so that a problem too large for a
/// device is answered by the device.
inline constexpr std::uint64_t mostArrayElements = std::uint64_t{1} << 36;

/// The elements along each axis of the problem: as given, or one for each thread of the launch along that
/// axis where none is given. Throws BackendError(BadRequest) for axes that the kernel does not take, and for
/// more elements than `most`.
struct SettledProblem {
    std::uint64_t x = 1;
    std::uint64_t y = 1;
    std::uint64_t z = 1;
};
SettledProblem settledProblem(const KernelInfo& info, const DemoLaunch& launch,
                              std::uint64_t most = mostArrayElements);

/// Threads of the launch along an axis, all blocks together.
std::uint64_t threadsAlong(const LaunchShape& shape, Axis axis);

/// Where a word of a matrix of nx columns, or of a volume of nx columns and ny rows, stands: an
/// ArrayPlan::place.
std::function<std::string(std::uint64_t word)> placeIn(std::uint64_t nx);
std::function<std::string(std::uint64_t word)> placeIn(std::uint64_t nx, std::uint64_t ny);

/// Makes the plan of a launch. Throws BackendError(BadRequest).
using Planner = std::function<ArrayPlan(const KernelInfo& info, const DemoLaunch& launch)>;
/// A Demo::explore(), with the arguments of the launch.
using Explorer = std::function<void(const DemoLaunch& launch, std::span<void*> arguments, Launcher& launcher,
                                    LaunchResult& result)>;

/// A demo with a planner. What it plans is known without a device.
class PlannedDemo : public Demo {
public:
    PlannedDemo(Chapter chapter, KernelInfo info, const void* function, const void* traced, Planner planner)
        : Demo(chapter, std::move(info), function, traced), planner_(std::move(planner)) {}

    /// Throws BackendError(BadRequest).
    ArrayPlan plan(const DemoLaunch& launch) const { return planner_(info(), launch); }

private:
    Planner planner_;
};

/// `explorer` may be empty.
std::unique_ptr<Demo> makeArrayDemo(Chapter chapter, KernelInfo info, const void* function,
                                    const void* traced, Planner planner, Explorer explorer = {});

/// C = A + B, element by element, in one or two dimensions, where element (i, j) stands at j · nx + i. The
/// kernel takes (A, B, C, size_t nx), and size_t ny with problems of two axes. `reached` tells how many
/// columns and rows threads reach: by default those that have a thread of their own.
struct Reach {
    std::uint64_t x = 0;
    std::uint64_t y = 0;
};
Reach ownThreads(const LaunchShape& shape);
/// Of kernels that loop over the problem.
Reach reachesEverything(const LaunchShape& shape);
/// The plan of a sum of matrices, of which threads reach the first columns (x) and rows (y). It has no sizes
/// yet: which the kernel takes, and in what order, is the caller's to say.
ArrayPlan planSum(std::uint64_t columns, std::uint64_t rows, Reach reached);
std::unique_ptr<Demo> makeSumDemo(KernelInfo info, const void* function, const void* traced = nullptr,
                                  Reach (*reach)(const LaunchShape&) = ownThreads);

} // namespace trichevron
