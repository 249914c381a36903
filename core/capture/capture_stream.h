// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// What both sides of a capture on another machine send each other: a program's streams, and the parts of its
/// capture.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace trichevron::core {

/// Before the first frame of the other machine, whose shell may print something before it.
inline constexpr std::string_view captureStreamHello = "trichevron-capture-stream 1\n";

enum class CaptureFrameKind : char {
    // to the user's machine
    Output = 'o', ///< what the program prints
    Errors = 'e',
    Part = 'p', ///< the name of a part, a line break, and what is new at its end
    End = 'x',  ///< how the program ended, as in textOf()
    // to the other machine
    Input = 'i',    ///< for the program
    InputEnd = 'q', ///< its input ends
    Stop = 's',     ///< nothing more is recorded
    Signal = 'k',   ///< the number of a signal for the program
};

struct CaptureFrame {
    CaptureFrameKind kind{};
    std::string content;
};

std::string frameText(CaptureFrameKind kind, std::string_view content);

/// Takes frames out of the bytes that arrive.
class CaptureFrames {
public:
    void add(std::string_view bytes) { rest_ += bytes; }
    /// None: the next frame has not arrived as a whole.
    std::optional<CaptureFrame> next();
    /// True: what arrived is no frame, and nothing more is read.
    bool isDamaged() const { return isDamaged_; }

private:
    std::string rest_;
    std::size_t begin_ = 0; ///< of the next frame
    bool isDamaged_ = false;
};

/// Words of a command as one word of letters and digits: each shell on the way leaves it as it is.
std::string wordsAsOne(const std::vector<std::string>& words);
/// None where it is not such a word.
std::optional<std::vector<std::string>> wordsOf(std::string_view one);

} // namespace trichevron::core
