// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Reads the parts of a capture while the processes of the program write them.
#pragma once

#include "core/import/capture_lines.h"
#include "core/import/capture_part.h"
#include "core/import/capture_program.h"

#include <atomic>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace trichevron::core {

class CaptureFollower {
public:
    /// `source` is how the user knows the capture.
    explicit CaptureFollower(std::string source) : program_(std::move(source)) {}

    /// Reads what these files have more than at the last time. True: there is something new. Ends early when
    /// `cancelled` is set, from any thread.
    bool read(const std::vector<std::string>& files, const std::atomic<bool>& cancelled);
    bool hasLaunches() const { return program_.hasLaunches(); }
    /// What was read so far. Calls whose kernel CUPTI has not handed over yet are not in it.
    Program soFar();
    /// What went wrong in a process, such as that CUPTI was not found; empty: nothing.
    std::optional<Text> problem() const;

private:
    /// The file of one process.
    struct File {
        explicit File(CaptureProgram& program)
            : lines([this, &program](std::string_view line) { readLine(program, line); }) {}
        void readLine(CaptureProgram& program, std::string_view line);

        CaptureLines lines;
        std::uint64_t offset = 0;
        std::optional<CapturePart> part;
        bool isDamaged = false;
    };

    bool readMore(const std::string& path, File& file, const std::atomic<bool>& cancelled) const;

    CaptureProgram program_;
    std::map<std::string, std::unique_ptr<File>> files_;
};

} // namespace trichevron::core
