// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// What both sides of a capture on another machine send each other: what is to be run, the program's streams,
/// and the parts of its capture.
#pragma once

#include "core/capture/capture_launch.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace trichevron::core {

/// Both sides must have the same.
inline constexpr std::string_view captureStreamVersion = "2";
/// Before the first frame of the other machine.
std::string captureHelloText();
/// Of a program's input that may be under way: sent, and not yet written to the program.
inline constexpr std::size_t mostInputUnderWay = std::size_t{1} << 20U;

enum class CaptureFrameKind : char {
    // to the user's machine
    Output = 'o', ///< what the program prints
    Errors = 'e',
    Part = 'p',    ///< the name of a part, a line break, and what is new at its end
    Taken = 't',   ///< how many bytes of the input the program's pipe has taken since the last such frame
    NoPart = 'n',  ///< why there is no part, but that the program used no CUDA, in one sentence
    Problem = 'f', ///< the last one: why nothing is captured there, in one sentence
    End = 'x',     ///< the last one: how the program ended
    // to the other machine
    Begin = 'b',  ///< the first one: a CaptureRequest
    Input = 'i',  ///< for the program
    Stop = 's',   ///< nothing more is recorded
    Signal = 'k', ///< the number of a signal for the program
    // to both
    InputEnd = 'q', ///< the program's input ends; from the program: it reads no more
};

struct CaptureFrame {
    CaptureFrameKind kind{};
    std::string content;
};

std::string frameText(CaptureFrameKind kind, std::string_view content = {});
/// Of Taken and Signal; none where it is no number.
std::optional<std::size_t> numberOf(std::string_view content);

/// Of NoPart and Problem, for another language.
std::string sentenceText(const Text& sentence);
/// InputError where it is none.
Text sentenceOf(std::string_view content);

/// Where what arrives is something else.
Text notTheStreamText();

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

/// Finds where the other side begins. Its shell may print something before.
class CaptureHello {
public:
    /// What follows the hello; none: it has not arrived. InputError where the other side has another version,
    /// or too much arrives before it.
    std::optional<std::string> add(std::string_view bytes);

private:
    std::string before_;
};

/// What is to be run.
struct CaptureRequest {
    std::vector<std::string> program;
    std::string folder; ///< where the program begins; empty: where the connection does
    CaptureSettings settings;
};
/// Of a Begin frame: no shell on the way reads it.
std::string requestText(const CaptureRequest& request);
/// None where it is none.
std::optional<CaptureRequest> requestOf(std::string_view text);

} // namespace trichevron::core
