// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// Reads any bytes as the stream of a capture on another machine, whole and in pieces: as its beginning, as
// frames, as what is to be run, and as what a user's machine is sent.
#include "core/capture/capture_client.h"
#include "core/capture/capture_stream.h"
#include "core/errors/input_error.h"
#include "tests/fuzz/invariants.h"
#include "tests/support/temporary_directory.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace {

using namespace trichevron;

/// The stream as it is read in pieces of so many bytes, written again.
std::string readInPieces(std::string_view bytes, std::size_t piece, bool& isDamaged) {
    core::CaptureFrames frames;
    std::string written;
    for (std::size_t at = 0; at < bytes.size(); at += piece) {
        frames.add(bytes.substr(at, piece));
        while (const auto frame = frames.next())
            written += frameText(frame->kind, frame->content);
    }
    isDamaged = frames.isDamaged();
    return written;
}

/// Bytes that begin a stream, whole and one after the other.
void requireReadableHello(std::string_view bytes) {
    namespace fuzz = trichevron::core::fuzz;
    const auto rest = [&](std::size_t piece) -> std::optional<std::string> {
        core::CaptureHello hello;
        for (std::size_t at = 0; at < bytes.size(); at += piece)
            if (auto after = hello.add(bytes.substr(at, piece)))
                return *after + std::string(bytes.substr(std::min(bytes.size(), at + piece)));
        return std::nullopt;
    };
    try {
        const auto whole = rest(std::max<std::size_t>(bytes.size(), 1));
        fuzz::require(whole == rest(1), "where a stream begins does not depend on the pieces");
        fuzz::require(!whole || bytes.ends_with(*whole), "what follows the beginning is left");
    } catch (const core::InputError& error) {
        fuzz::requireSentence(error.text().text());
    }
}

/// A client that is sent these bytes after the beginning. It never writes outside the folder of the parts.
void askClient(std::string_view bytes) {
    namespace fuzz = trichevron::core::fuzz;
    static const test::TemporaryDirectory folder;
    const core::CaptureParts parts(folder / "capture");
    core::CaptureClient client({{"program"}, "", {}}, parts);
    client.receive(core::captureHelloText());
    client.receive(bytes);
    fuzz::require(client.hasBegun(), "the beginning was there");
    if (client.problem())
        fuzz::requireSentence(client.problem()->text());
    for (const core::CaptureFrame& frame : client.takePrinted())
        fuzz::require(frame.kind == core::CaptureFrameKind::Output ||
                          frame.kind == core::CaptureFrameKind::Errors,
                      "only what the program prints is printed");
    fuzz::require(client.roomForInput() <= core::mostInputUnderWay, "the input under way is bounded");
    for (const std::string& part : parts.files())
        std::filesystem::remove(part);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    namespace fuzz = trichevron::core::fuzz;
    const std::string_view bytes(reinterpret_cast<const char*>(data), size);
    bool isDamaged = false;
    const std::string whole = readInPieces(bytes, std::max<std::size_t>(size, 1), isDamaged);
    fuzz::require(bytes.starts_with(whole), "the frames are the beginning of the stream");
    for (const std::size_t piece : {std::size_t{1}, std::size_t{7}}) {
        bool isDamagedInPieces = false;
        fuzz::require(readInPieces(bytes, piece, isDamagedInPieces) == whole &&
                          isDamagedInPieces == isDamaged,
                      "the pieces that arrive do not matter");
    }
    requireReadableHello(bytes);
    if (const auto request = core::requestOf(bytes)) {
        const std::string written = core::requestText(*request);
        const auto again = core::requestOf(written);
        fuzz::require(again && core::requestText(*again) == written && again->program == request->program,
                      "a request reads back as it is written");
    }
    askClient(bytes);
    return 0;
}
