// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The lines of one process of a captured program (docs/capture.md).
#pragma once

#include "core/import/capture_lines.h"
#include "core/import/capture_program.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

namespace trichevron::core {

class CapturePart {
public:
    /// `head` is the first line of the process.
    CapturePart(CaptureProgram& program, const JsonReader& head);

    void readList(const CaptureList& list);
    /// Throws InputError.
    void readObject(const JsonReader& object);
    /// Joins what was asked for with what ran, by CUPTI's correlation ids, which are those of a process.
    void join();
    /// What is counted and not listed, so far. `program` is the program, or a copy of it.
    void addCounts(Program& program) const;
    /// After the last line.
    void end();
    /// What went wrong in the process; empty: nothing.
    const std::optional<Text>& problem() const { return problem_; }

private:
    struct Call {
        std::uint32_t correlation = 0;
        std::uint32_t configuration = 0;
        std::uint32_t place = 0;
        std::int64_t timeNs = 0;
        bool ran = false;
    };
    struct Run {
        std::uint32_t configuration = 0; ///< of the program
        std::uint32_t stream = 0;        ///< of the program
        std::uint32_t graph = ProgramLaunch::none;
    };
    struct Asked {
        ProgramConfiguration configuration;
        std::string api;
        bool isGraph = false;
    };
    struct Ran {
        std::uint32_t correlation = 0;
        std::uint32_t launch = 0; ///< of the program
    };

    void addRun(const std::array<std::int64_t, 4>& n);
    void addCall(const std::array<std::int64_t, 4>& n, std::size_t count);
    void addProblem(const JsonReader& problem);
    void addConfiguration(const JsonReader& object);
    void addRunKind(const JsonReader& object);
    void addRefused(const JsonReader& object);
    void addUnfinished();
    std::int64_t timeOf(std::int64_t sinceStart) const;
    std::uint32_t kernelAt(const JsonReader& object);
    std::uint32_t deviceAt(const JsonReader& object);
    Run likeRun(const ProgramConfiguration& asked);

    CaptureProgram& program_;
    std::int64_t firstStream_; ///< what the numbers of this process's streams begin at
    std::int64_t startNs_;
    std::optional<Text> problem_;
    std::unordered_map<std::uint32_t, std::string> names_;
    std::unordered_map<std::uint32_t, std::uint32_t> places_; ///< ranges of the program
    std::unordered_map<std::uint32_t, Asked> asked_;
    std::unordered_map<std::int64_t, Run> runs_;
    std::unordered_map<std::int32_t, std::uint32_t> devices_;
    std::vector<Call> calls_;
    std::vector<Ran> ran_; ///< that are not joined
    std::map<std::int64_t, std::pair<std::uint64_t, std::uint64_t>> runCounts_;
    std::map<std::int64_t, std::uint64_t> refusalCounts_;
    std::unordered_map<std::uint32_t, std::uint32_t> lastRefused_; ///< by what was asked for
};

} // namespace trichevron::core
