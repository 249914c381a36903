// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// Any bytes as a line of `trichevron-cli occupancy --batch`.
#include "tests/core/fixtures.h"
#include "tests/fuzz/invariants.h"
#include "tests/support/batch_answer.h"

#include <cstddef>
#include <cstdint>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace trichevron;
    using namespace trichevron::core;
    const std::string_view line(reinterpret_cast<const char*>(data), size);
    const test::LineAnswer answer = test::answerLine(BatchQuestion::Occupancy, line, test::h200Limits());
    const Json json =
        fuzz::requireAnswer(answer.text, answer.readable, line, "maxActiveBlocksPerMultiprocessor");
    if (answer.readable) {
        const std::uint32_t warps = json.at("activeWarps");
        fuzz::require(warps <= json.at("maxWarps"), "resident warps are at most the maximum of an SM");
        fuzz::require(!json.at("limiters").empty(), "there is a limiter");
    }
    return 0;
}
