// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// A line of `trichevron-cli occupancy --batch`, of any bytes.
#include "core/json/batch_json.h"
#include "core/json/json_writer.h"
#include "tests/core/fixtures.h"
#include "tests/fuzz/invariants.h"

#include <cstddef>
#include <cstdint>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace trichevron;
    const std::string_view line(reinterpret_cast<const char*>(data), size);
    const BatchAnswer answer = answerOccupancyLine(line, "line 1", test::h200Limits());
    const Json json = fuzz::requireAnswer(compactText(answer.json), answer.readable, line,
                                          "maxActiveBlocksPerMultiprocessor");
    if (answer.readable) {
        const std::uint32_t warps = json.at("activeWarps");
        fuzz::require(warps <= json.at("maxWarps"), "no more warps are resident than a multiprocessor holds");
        fuzz::require(!json.at("limiters").empty(), "something limits");
    }
    return 0;
}
