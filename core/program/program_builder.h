// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Collects the launches of a trace.
#pragma once

#include "core/errors/input_error.h"
#include "core/program/program.h"

#include <cstddef>
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

namespace trichevron::core {

/// A range of the trace, such as one of NVTX, on the clock and the line (a stream, or a thread) of the
/// launches that it may contain.
struct TracedRange {
    std::int64_t line = 0;
    std::int64_t startNs = 0;
    std::int64_t endNs = 0;
    std::uint32_t name = 0; ///< of Program::ranges
};

/// A trace has more than a program can hold.
class ProgramTooLarge : public InputError {
public:
    ProgramTooLarge(std::string_view source, const Text& problem)
        : InputError(source, problem), problem_(problem) {}
    /// What there is too much of, without the source.
    const Text& problem() const { return problem_; }

private:
    Text problem_;
};

/// Its functions throw ProgramTooLarge past these limits. The program keeps what was added before.
class ProgramBuilder {
public:
    /// More would not fit the indices of launches.
    static constexpr std::size_t maxLaunches = 1'000'000'000;
    static constexpr std::size_t maxStreams = 100'000;
    /// Of the names of all kernels and ranges, each counted once.
    static constexpr std::size_t maxNameBytes = std::size_t{256} << 20U;

    ProgramBuilder(std::string source, std::string_view format, std::vector<TraceGap> gaps);

    std::uint32_t kernel(std::string_view name);
    std::uint32_t range(std::string_view name);
    /// The number of the device with this id, which is added where it is new.
    std::uint32_t device(std::int64_t id);
    TracedDevice& deviceAt(std::uint32_t number) { return program_.devices[number]; }
    std::uint32_t stream(std::uint32_t device, std::int64_t id);
    std::uint32_t configuration(const ProgramConfiguration& configuration);

    /// `startNs` is on the trace's clock.
    void add(const ProgramLaunch& launch);
    std::size_t launchCount() const { return program_.launches.size(); }
    void addRefused(std::string_view api, std::int64_t code);

    Program& program() { return program_; }
    const Program& program() const { return program_; }
    /// The launches by their start, counted from the first one.
    Program take() { return ordered(std::move(program_)); }
    /// The same of a copy of program().
    static Program ordered(Program program);

private:
    struct Hash {
        using is_transparent = void;
        std::size_t operator()(std::string_view text) const { return std::hash<std::string_view>()(text); }
        std::size_t operator()(const ProgramConfiguration& configuration) const;
    };
    using Names = std::unordered_map<std::string, std::uint32_t, Hash, std::equal_to<>>;
    using Streams = std::map<std::pair<std::uint32_t, std::int64_t>, std::uint32_t>; ///< by device and id

    std::uint32_t numberOfName(Names& numbers, std::vector<std::string>& list, std::string_view name);

    Program program_;
    Names kernels_;
    Names ranges_;
    std::size_t nameBytes_ = 0;
    Streams streams_;
    std::unordered_map<std::int64_t, std::uint32_t> devices_;
    std::unordered_map<ProgramConfiguration, std::uint32_t, Hash> configurations_;
};

/// For each launch the innermost range on its line that is around its start: `lines` and `startsNs` are those
/// of the launches, in their order.
void assignRanges(std::vector<ProgramLaunch>& launches, const std::vector<std::int64_t>& lines,
                  const std::vector<std::int64_t>& startsNs, std::vector<TracedRange> ranges);

} // namespace trichevron::core
