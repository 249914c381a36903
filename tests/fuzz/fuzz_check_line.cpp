// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// A line of `trichevron-cli check --batch`, of any bytes.
#include "core/json/batch_json.h"
#include "core/json/json_writer.h"
#include "tests/core/fixtures.h"
#include "tests/fuzz/invariants.h"

#include <cstddef>
#include <cstdint>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace trichevron;
    const std::string_view line(reinterpret_cast<const char*>(data), size);
    const BatchAnswer answer = answerCheckLine(line, "line 1", test::h200Limits());
    const Json json = fuzz::requireAnswer(compactText(answer.json), answer.readable, line, "valid");
    if (answer.readable) {
        fuzz::require(json.at("valid") == json.at("violations").empty(), "valid is no violation");
        fuzz::require(!json.at("error").get<std::string>().empty(), "an answer names its code");
    }
    return 0;
}
