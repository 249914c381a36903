// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// Parses numbers, extents and byte counts from any bytes.
#include "core/dimensions/parse.h"
#include "tests/fuzz/invariants.h"

#include <cstddef>
#include <cstdint>
#include <string>

namespace {

using namespace trichevron;
using namespace trichevron::core;

/// Calls a parser that may throw; the message is one line that begins with the name of the value.
template <class Read>
void parseOrReject(Read read) {
    try {
        read();
    } catch (const InputError& error) {
        const std::string sentence = error.what();
        fuzz::require(sentence.rfind("--here: ", 0) == 0, "an error names the argument");
        fuzz::require(sentence.find('\n') == std::string::npos, "an error is one line");
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    parseOrReject([&] {
        const std::uint64_t value = parseUnsigned(text, "--here", 1, 1000);
        fuzz::require(value >= 1 && value <= 1000, "a number is within its bounds");
    });
    parseOrReject([&] {
        const std::uint64_t value = parseUnsigned(text, "--here");
        fuzz::require(parseUnsigned(std::to_string(value), "--here") == value,
                      "a formatted number parses to the same number");
    });
    parseOrReject([&] {
        const auto grid = parseExtent<level::Grid>(text, "--here");
        const std::string written =
            std::to_string(grid.x) + ',' + std::to_string(grid.y) + ',' + std::to_string(grid.z);
        fuzz::require(parseExtent<level::Grid>(written, "--here") == grid,
                      "a formatted extent parses to the same extent");
    });
    parseOrReject([&] {
        const Bytes bytes = parseBytes(text, "--here");
        fuzz::require(parseBytes(std::to_string(bytes.value) + " B", "--here") == bytes,
                      "a formatted byte size parses to the same size");
    });
    return 0;
}
