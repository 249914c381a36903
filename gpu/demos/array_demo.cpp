// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "gpu/demos/array_demo.h"

#include "core/demo/demo_text.h"
#include "core/dimensions/extent_text.h"
#include "core/text/number_text.h"
#include "gpu/bad_request.h"
#include "gpu/cuda_call.h"
#include "gpu/demos/inputs.h"
#include "gpu/gpu_message.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <mutex>

namespace trichevron::gpu {

namespace {

constexpr int untouchedByte = 0xFF;
constexpr std::size_t maxInputs = 2;

/// Comparison result of a part of the output.
struct Tally {
    std::uint64_t wrong = 0;
    std::uint64_t untouched = 0; ///< words that should stay unwritten
    std::uint64_t first = 0;     ///< index of the first wrong word
    std::uint32_t found = 0;
    std::uint32_t expected = 0;

    void add(const Tally& part) {
        if (part.wrong != 0 && (wrong == 0 || part.first < first)) {
            first = part.first;
            found = part.found;
            expected = part.expected;
        }
        wrong += part.wrong;
        untouched += part.untouched;
    }
};

/// Compares `count` consecutive words, starting at index `first`.
Tally compare(const ArrayPlan& plan, const std::uint32_t* words, std::uint64_t first, std::uint64_t count) {
    constexpr std::uint64_t chunkSize = 4096;
    std::array<std::uint32_t, chunkSize> expected{};
    Tally tally;
    for (std::uint64_t done = 0; done < count; done += chunkSize) {
        const std::span part =
            std::span(expected).first(static_cast<std::size_t>(std::min(chunkSize, count - done)));
        std::fill(part.begin(), part.end(), untouched);
        plan.expect(first + done, part);
        for (std::size_t k = 0; k < part.size(); ++k) {
            const std::uint32_t found = words[done + k];
            const bool within = first + done + k < plan.outputs;
            tally.untouched += within && part[k] == untouched ? 1 : 0;
            if (found != part[k] && tally.wrong++ == 0) {
                tally.first = first + done + k;
                tally.found = found;
                tally.expected = part[k];
            }
        }
    }
    return tally;
}

std::string valueText(WordKind kind, std::uint32_t word) {
    return kind == WordKind::Float ? fmt::format("{}", std::bit_cast<float>(word))
                                   : core::withSeparators(word);
}

/// What the first wrong word is, and what it should be.
core::Text difference(WordKind kind, const Tally& tally) {
    const auto found = "found"_a = valueText(kind, tally.found);
    const auto expected = "expected"_a = valueText(kind, tally.expected);
    if (tally.expected == untouched)
        return "with {found} where no thread should write a value"_msg.with(found);
    if (tally.found == untouched)
        return "with nothing where the CPU computes {expected}"_msg.with(expected);
    return "with {found} where the CPU computes {expected}"_msg.with(found, expected);
}

core::Text wrongSummary(const ArrayPlan& plan, const Tally& tally) {
    const core::Text index =
        plan.indexText ? plan.indexText(tally.first) : core::verbatim(std::to_string(tally.first));
    return {plan.wrong,
            {{"wrong", core::Count{tally.wrong}},
             {"all", core::Count{plan.outputs + plan.extraWords}},
             {"index", index},
             {"difference", difference(plan.words, tally)}}};
}

core::Text verificationSummary(const ArrayPlan& plan, const Tally& tally) {
    if (tally.wrong != 0)
        return wrongSummary(plan, tally);
    if (plan.outputs == 0 && plan.extraWords == 0)
        return "The problem has no elements, so every thread was idle."_msg;
    const auto equal = "equal"_a = core::Text{
        plan.equal,
        {{"right", core::Count{plan.outputs - tally.untouched}}, {"all", core::Count{plan.outputs}}}};
    const auto rest = "untouched"_a =
        core::Text{plan.untouched, {{"elements", core::Count{tally.untouched}}}};
    const auto note = "note"_a = plan.note;
    if (tally.untouched == 0)
        return plan.note.isEmpty() ? "{equal}."_msg.with(equal) : "{equal}; {note}."_msg.with(equal, note);
    return plan.note.isEmpty() ? "{equal}; {untouched}."_msg.with(equal, rest)
                               : "{equal}; {untouched}; {note}."_msg.with(equal, rest, note);
}

class ArrayDemo : public PlannedDemo {
public:
    ArrayDemo(Chapter chapter, core::KernelInfo info, const void* function, const void* traced,
              Planner planner, ExtraTables extraTables)
        : PlannedDemo(chapter, std::move(info), function, traced, std::move(planner)),
          extraTables_(std::move(extraTables)) {}

    void prepare(const DemoLaunch& launch) override {
        plan_ = plan(launch);
        pointers_.clear();
        for (std::size_t i = 0; i < plan_.inputs.size(); ++i) {
            fillInput(i, launch.stream);
            pointers_.push_back(inputs_.at(i).data());
        }
        const core::Bytes size{std::max<std::uint64_t>(plan_.outputs + plan_.extraWords, 1) * wordSize};
        output_.ensure(size);
        checkCuda(cudaMemsetAsync(output_.data(), plan_.startsAtZero ? 0 : untouchedByte, size.value,
                                  launch.stream),
                  "cudaMemsetAsync");
        pointers_.push_back(output_.data());
        arguments_.clear();
        for (void*& pointer : pointers_)
            arguments_.push_back(&pointer);
        for (std::uint64_t& value : plan_.sizes)
            arguments_.push_back(&value);
    }

    std::span<void*> arguments(unsigned) override { return arguments_; }
    void* accessWindow() const override { return pointers_.empty() ? nullptr : pointers_.front(); }

    std::optional<core::Work> work() const override {
        if (plan_.work.items == 0)
            return std::nullopt;
        return plan_.work;
    }

    DemoOutcome check(const DemoLaunch& launch) override {
        Tally all;
        std::mutex mutex;
        const std::uint64_t words = plan_.outputs + plan_.extraWords;
        launch.staging->download(output_.data(), words, wordSize, launch.stream,
                                 [&](const void* data, std::size_t first, std::size_t count) {
                                     const auto* piece = static_cast<const std::uint32_t*>(data);
                                     parallelFor(count, [&](std::size_t begin, std::size_t end) {
                                         const Tally part =
                                             compare(plan_, piece + begin, first + begin, end - begin);
                                         const std::scoped_lock lock(mutex);
                                         all.add(part);
                                     });
                                 });
        DemoOutcome outcome;
        outcome.verification = {words, all.wrong, verificationSummary(plan_, all)};
        return outcome;
    }

    void addExtraTables(const DemoLaunch& launch, Launcher& launcher, core::LaunchResult& result) override {
        if (extraTables_)
            extraTables_(launch, arguments_, launcher, result);
    }

    void release() override {
        for (DeviceBuffer& input : inputs_)
            input.release();
        output_.release();
    }

private:
    void fillInput(std::size_t i, cudaStream_t stream) {
        DeviceBuffer& input = inputs_.at(i);
        if (!input.ensure({std::max<std::uint64_t>(plan_.inputs[i], 1) * sizeof(float)}))
            return;
        try {
            // Fill the whole buffer, so that a larger problem that fits finds its input there.
            const auto fill = i == 0 && !plan_.fillFirstWithB ? fillInputA : fillInputB;
            fill(static_cast<float*>(input.data()), input.size().value / sizeof(float), stream);
        } catch (...) {
            input.release(); // otherwise the next launch would treat the buffer as filled
            throw;
        }
    }

    ExtraTables extraTables_;
    ArrayPlan plan_;
    std::array<DeviceBuffer, maxInputs> inputs_;
    DeviceBuffer output_;
    std::vector<void*> pointers_;
    std::vector<void*> arguments_;
};

[[noreturn]] void throwWrongAxes(const core::KernelInfo& info, const core::ProblemExtent& problem) {
    const auto text = "problem"_a = extentText(problem);
    const auto kernel = "kernel"_a = titleFor(info);
    if (info.problemAxes == 0)
        throwBadRequest(
            "The problem is {problem}, but {kernel} takes no problem size: leave it out."_msg.with(text,
                                                                                                   kernel));
    if (info.problemAxes == 1)
        throwBadRequest("The problem is {problem}, but {kernel} takes one axis, x: set the other axes to "
                        "1."_msg.with(text, kernel));
    throwBadRequest(
        "The problem is {problem}, but {kernel} takes two axes, x and y: set z to 1."_msg.with(text, kernel));
}

[[noreturn]] void throwTooManyElements(core::Count elements, std::uint64_t max, bool isProblemGiven) {
    const auto count = "elements"_a = elements;
    const auto limit = "limit"_a = max;
    if (isProblemGiven)
        throwBadRequest(
            "The problem has {elements} elements, more than this kernel's limit of {limit}: make the "
            "problem smaller."_msg.with(count, limit));
    throwBadRequest("The problem has {elements} elements, more than this kernel's limit of {limit}: make the "
                    "grid smaller, or give a problem size."_msg.with(count, limit));
}

ArrayPlan planSumLaunch(const core::KernelInfo& info, const DemoLaunch& launch,
                        Coverage (*coverage)(const core::LaunchShape&)) {
    const auto [nx, ny, nz] = resolveProblem(info, launch);
    const bool isVector = info.problemAxes < 2;
    Coverage covered = coverage(launch.shape);
    if (isVector)
        covered.y = 1;
    ArrayPlan plan = planSum(nx, ny, covered);
    plan.sizes = isVector ? std::vector{nx} : std::vector{nx, ny};
    if (isVector)
        plan.indexText = {};
    return plan;
}

} // namespace

std::uint64_t threadsAlong(const core::LaunchShape& shape, core::Axis axis) {
    return std::uint64_t{shape.grid[axis]} * shape.block[axis];
}

ProblemSize resolveProblem(const core::KernelInfo& info, const DemoLaunch& launch, std::uint64_t max) {
    std::array<std::uint64_t, 3> axes{1, 1, 1};
    const auto axisCount = static_cast<std::size_t>(info.problemAxes);
    for (std::size_t i = 0; i < core::allAxes.size(); ++i) {
        const core::Axis axis = core::allAxes[i];
        if (const auto& problem = launch.config.problem) {
            axes[i] = (*problem)[axis];
            if (i >= axisCount && axes[i] != 1)
                throwWrongAxes(info, *problem);
        } else if (i < axisCount && launch.withinDimLimits) {
            // A launch that exceeds the device limits is refused; plan no data for it, so that the user sees
            // the refusal.
            axes[i] = threadsAlong(launch.shape, axis);
        }
    }
    const core::Count elements = core::Count{axes[0]} * axes[1] * axes[2];
    if (elements > max)
        throwTooManyElements(elements, max, launch.config.problem.has_value());
    return {axes[0], axes[1], axes[2]};
}

std::unique_ptr<Demo> makeArrayDemo(Chapter chapter, core::KernelInfo info, const void* function,
                                    const void* traced, Planner planner, ExtraTables extraTables) {
    return std::make_unique<ArrayDemo>(chapter, std::move(info), function, traced, std::move(planner),
                                       std::move(extraTables));
}

std::function<core::Text(std::uint64_t)> matrixIndexText(std::uint64_t nx) {
    return [nx](std::uint64_t word) { return core::verbatim(fmt::format("({}, {})", word % nx, word / nx)); };
}

std::function<core::Text(std::uint64_t)> volumeIndexText(std::uint64_t nx, std::uint64_t ny) {
    return [nx, ny](std::uint64_t word) {
        return core::verbatim(fmt::format("({}, {}, {})", word % nx, word / nx % ny, word / nx / ny));
    };
}

Coverage threadCoverage(const core::LaunchShape& shape) {
    return {threadsAlong(shape, core::Axis::X), threadsAlong(shape, core::Axis::Y)};
}

Coverage fullCoverage(const core::LaunchShape&) {
    constexpr std::uint64_t all = std::numeric_limits<std::uint64_t>::max();
    return {all, all};
}

ArrayPlan planSum(std::uint64_t columns, std::uint64_t rows, Coverage covered) {
    covered = {std::min(covered.x, columns), std::min(covered.y, rows)};
    const std::uint64_t elements = columns * rows;
    const std::uint64_t computed = covered.x * covered.y;
    ArrayPlan plan;
    plan.inputs = {elements, elements};
    plan.outputs = elements;
    plan.work = {2 * computed * sizeof(float), computed * sizeof(float), computed, "elements"};
    plan.equal = "{right} of {all} elements equal the sum computed on the CPU"_msg;
    plan.expect = [columns, covered](std::uint64_t first, std::span<std::uint32_t> expected) {
        std::uint64_t i = first % columns;
        std::uint64_t j = first / columns;
        for (std::size_t k = 0; k < expected.size(); ++k) {
            if (i < covered.x && j < covered.y)
                expected[k] = floatBits(inputA(first + k) + inputB(first + k));
            if (++i == columns) {
                i = 0;
                ++j;
            }
        }
    };
    plan.indexText = matrixIndexText(columns);
    return plan;
}

std::unique_ptr<Demo> makeSumDemo(core::KernelInfo info, const void* function, const void* traced,
                                  Coverage (*coverage)(const core::LaunchShape&)) {
    return makeArrayDemo(Chapter::Addition, std::move(info), function, traced,
                         [coverage](const core::KernelInfo& of, const DemoLaunch& launch) {
                             return planSumLaunch(of, launch, coverage);
                         });
}

} // namespace trichevron::gpu
