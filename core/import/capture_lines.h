// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The lines of a capture, which arrive in pieces.
#pragma once

#include "core/catalogue/message.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace trichevron::core {

/// A line such as ["ran",17,3,1200,850].
struct CaptureList {
    std::string_view word;
    std::array<std::int64_t, 4> numbers{};
    std::size_t count = 0; ///< of the numbers
};
/// None where the line has another form: the last line of a process that was killed.
std::optional<CaptureList> captureList(std::string_view line);

class CaptureLines {
public:
    /// Called with each line that has text, without the room that a killed process left around it.
    explicit CaptureLines(std::function<void(std::string_view line)> use) : use_(std::move(use)) {}

    /// False after a line that is too long: then nothing more is read.
    bool add(std::string_view piece);
    /// The last line has no line break where its process was killed.
    void end();
    /// The number of the line that is in use, from 1.
    std::uint64_t number() const { return number_; }
    /// What is wrong with the lines; empty: nothing.
    const std::optional<Text>& problem() const { return problem_; }

private:
    void use(std::string_view line);

    std::function<void(std::string_view line)> use_;
    std::string rest_; ///< of a line that the last piece began
    std::uint64_t number_ = 0;
    std::optional<Text> problem_;
};

} // namespace trichevron::core
