// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// A demo whose kernel computes one array from others. A plan describes the arrays and the expected values,
/// so that such a demo is one file.
#pragma once

#include "gpu/demos/demo.h"
#include "gpu/gpu_message.h"

#include <bit>
#include <cstdint>
#include <functional>
#include <limits>
#include <span>
#include <string>
#include <vector>

namespace trichevron::gpu {

/// Unwritten words of an output have all bits set. As a float this is NaN, which equals no result.
inline constexpr std::uint32_t untouched = std::numeric_limits<std::uint32_t>::max();

/// Type of the words of the output.
enum class WordKind { Float, Unsigned };

inline std::uint32_t floatBits(float value) {
    return std::bit_cast<std::uint32_t>(value);
}

/// The arrays of one launch, and their expected values. The kernel's parameters are the inputs (const
/// float*), the output (32-bit words), and the sizes (size_t, or a bool, which is read from the first byte),
/// in this order.
struct ArrayPlan {
    /// Elements of each input: at most two inputs, filled with inputA() and inputB() (inputs.h).
    std::vector<std::uint64_t> inputs;
    /// Fill the first input with inputB() too: inputA() is periodic, so that a kernel that confuses two rows
    /// might go unnoticed.
    bool fillFirstWithB = false;
    std::uint64_t outputs = 0; ///< words
    /// Extra words after the output, which show what a kernel writes past the end. They are compared too:
    /// `expect` defines which of them should be written.
    std::uint64_t extraWords = 0;
    WordKind words = WordKind::Float;
    bool startsAtZero = false; ///< the kernel adds to its output, so that the output starts at zero
    std::vector<std::uint64_t> sizes;
    core::Work work;
    /// Writes the expected values of the words from `first` on, and leaves words that should stay unwritten
    /// `untouched`. Called from several threads concurrently.
    std::function<void(std::uint64_t first, std::span<std::uint32_t> expected)> expect;
    /// Index of a word as text: "(3, 4)". The linear index if empty.
    std::function<core::Text(std::uint64_t word)> indexText;
    // The sentence on the result joins clauses, of which each is complete.
    core::Message wrong =
        "{wrong} of {all} elements are wrong: the first is element {index}, {difference}."_msg;
    core::Message equal = "{right} of {all} elements equal the value computed on the CPU"_msg;
    /// Why there are unwritten words.
    core::Message untouched =
        "no thread covered the other {elements}, because the grid is too small for the problem"_msg;
    /// The end of the sentence if all words are right: "24 threads wrote past the end". Empty without one.
    core::Text note;
};

/// Maximum size of an output. It is far more than the memory of any device today, so that the device itself
/// refuses a problem that is too large for it.
inline constexpr std::uint64_t maxArrayElements = std::uint64_t{1} << 36;

/// Elements along each axis of the problem: the given size, or without one the number of threads of the
/// launch along that axis. Throws BackendError(BadRequest) for axes that the kernel does not have, and for
/// more than `max` elements.
struct ProblemSize {
    std::uint64_t x = 1;
    std::uint64_t y = 1;
    std::uint64_t z = 1;
};
ProblemSize resolveProblem(const core::KernelInfo& info, const DemoLaunch& launch,
                           std::uint64_t max = maxArrayElements);

/// Threads of the launch along an axis, over all blocks.
std::uint64_t threadsAlong(const core::LaunchShape& shape, core::Axis axis);

/// Index text for ArrayPlan::indexText, of a matrix with nx columns or a volume with nx columns and ny rows.
std::function<core::Text(std::uint64_t word)> matrixIndexText(std::uint64_t nx);
std::function<core::Text(std::uint64_t word)> volumeIndexText(std::uint64_t nx, std::uint64_t ny);

/// Makes the plan of a launch. Throws BackendError(BadRequest).
using Planner = std::function<ArrayPlan(const core::KernelInfo& info, const DemoLaunch& launch)>;
/// A Demo::addExtraTables() that also takes the arguments of the launch.
using ExtraTables = std::function<void(const DemoLaunch& launch, std::span<void*> arguments,
                                       Launcher& launcher, core::LaunchResult& result)>;

/// A demo with a planner, whose plan needs no device.
class PlannedDemo : public Demo {
public:
    PlannedDemo(Chapter chapter, core::KernelInfo info, const void* function, const void* traced,
                Planner planner)
        : Demo(chapter, std::move(info), function, traced), planner_(std::move(planner)) {}

    /// Throws BackendError(BadRequest).
    ArrayPlan plan(const DemoLaunch& launch) const { return planner_(info(), launch); }

private:
    Planner planner_;
};

/// `extraTables` may be empty.
std::unique_ptr<Demo> makeArrayDemo(Chapter chapter, core::KernelInfo info, const void* function,
                                    const void* traced, Planner planner, ExtraTables extraTables = {});

/// Columns (x) and rows (y) that the threads of a launch compute.
struct Coverage {
    std::uint64_t x = 0;
    std::uint64_t y = 0;
};
/// Coverage of kernels that compute one element per thread.
Coverage threadCoverage(const core::LaunchShape& shape);
/// Coverage of kernels with a grid-stride loop: all elements.
Coverage fullCoverage(const core::LaunchShape& shape);
/// Plan of a sum of matrices. The threads compute the first `covered.x` columns and `covered.y` rows. Its
/// `sizes` are empty; the caller adds the sizes that the kernel takes.
ArrayPlan planSum(std::uint64_t columns, std::uint64_t rows, Coverage covered);
/// C = A + B, element by element, in one or two dimensions, where element (i, j) has index j · nx + i. The
/// kernel takes (A, B, C, size_t nx), and also size_t ny with a two-axis problem. `coverage` gives the
/// covered columns and rows.
std::unique_ptr<Demo> makeSumDemo(core::KernelInfo info, const void* function, const void* traced = nullptr,
                                  Coverage (*coverage)(const core::LaunchShape&) = threadCoverage);

} // namespace trichevron::gpu
