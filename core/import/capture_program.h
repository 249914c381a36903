// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// What the processes of a captured program have in common.
#pragma once

#include "core/json/json_reader.h"
#include "core/program/program_builder.h"

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <tuple>

namespace trichevron::core {

class CaptureProgram {
public:
    explicit CaptureProgram(std::string source);

    ProgramBuilder& builder() { return builder_; }
    const ProgramBuilder& builder() const { return builder_; }
    Program& program() { return builder_.program(); }
    /// The number of a process that begins, from 0.
    std::int64_t addPart() { return parts_++; }
    std::int64_t partCount() const { return parts_; }
    bool hasLaunches() const;

    /// The number in the program of a device that a process describes: processes may number them differently.
    std::uint32_t device(const JsonReader& object);
    /// The number in Program::refusedLaunches.
    std::uint32_t refused(const ProgramConfiguration& configuration, const std::string& api, int code);

private:
    ProgramBuilder builder_;
    std::int64_t parts_ = 0;
    std::map<std::array<std::uint32_t, 3>, std::int64_t> boards_; ///< ids in the program, by place on the bus
    std::map<std::tuple<std::uint32_t, std::string, int>, std::uint32_t> refused_;
};

} // namespace trichevron::core
