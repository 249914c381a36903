// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The user's side of a capture on another machine: what is sent, and what becomes of what arrives. The
/// command line and the window bring the bytes over a connection of their own.
#pragma once

#include "core/capture/capture_parts.h"
#include "core/capture/capture_stream.h"
#include "core/catalogue/message.h"
#include "core/process/foreground_process.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace trichevron::core {

/// Whether a word of a command is trichevron-cli, also in quotes for the shell of another machine:
/// '/opt/my tools/trichevron-cli'.
bool isCaptureServer(std::string_view word);

/// The command that serves a capture, for one that starts a worker: "ssh gpu01 trichevron-cli worker". None
/// where no word is "worker" after trichevron-cli.
std::optional<std::vector<std::string>> captureServerOf(std::vector<std::string> workerCommand);

class CaptureClient {
public:
    /// What is captured is written into `parts`, which must outlive it.
    CaptureClient(CaptureRequest request, const CaptureParts& parts);

    void receive(std::string_view bytes);
    /// To be sent; who sends it takes it away.
    std::string& unsent() { return unsent_; }

    /// The other side has answered.
    bool hasBegun() const { return hasBegun_; }
    /// Nothing more is to arrive: the program has ended, or `problem()` says why it cannot be captured.
    bool hasEnded() const { return end_ || problem_; }
    const std::optional<ForegroundResult>& end() const { return end_; }
    const std::optional<Text>& problem() const { return problem_; }
    /// Why not all that was captured is in the parts. The program went on.
    const std::optional<Text>& lossOfParts() const { return lossOfParts_; }
    /// Where the connection has ended too early.
    Text lostText() const;

    /// How much input may be given now.
    std::size_t roomForInput() const;
    void giveInput(std::string_view bytes);
    /// No more is given.
    void endInput();
    bool takesInput() const { return hasBegun_ && !inputEnded_; }
    void signal(int number);
    void stopCapturing();
    /// What the program has printed since the last call: frames of Output and Errors.
    std::vector<CaptureFrame> takePrinted();

private:
    void onFrame(CaptureFrame frame);
    void addToPart(std::string_view content);
    void send(CaptureFrameKind kind, std::string_view content = {}) { unsent_ += frameText(kind, content); }

    CaptureRequest request_;
    const CaptureParts& parts_;
    CaptureHello hello_;
    CaptureFrames frames_;
    std::string unsent_;
    std::vector<CaptureFrame> printed_;
    std::size_t inputUnderWay_ = 0;
    bool hasBegun_ = false;
    bool inputEnded_ = false;
    bool isStopped_ = false;
    std::optional<ForegroundResult> end_;
    std::optional<Text> problem_;
    std::optional<Text> lossOfParts_;
};

} // namespace trichevron::core
