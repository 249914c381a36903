// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// Reads any bytes as the stream of a capture on another machine, whole and in pieces, and as the word of a
// command.
#include "core/capture/capture_stream.h"
#include "tests/fuzz/invariants.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
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
    if (const auto words = core::wordsOf(bytes))
        fuzz::require(core::wordsOf(core::wordsAsOne(*words)) == words,
                      "words read back as they are written");
    return 0;
}
