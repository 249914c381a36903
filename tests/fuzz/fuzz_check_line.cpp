// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// Any bytes as a line of `trichevron-cli check --batch`.
#include "tests/core/fixtures.h"
#include "tests/fuzz/invariants.h"
#include "tests/support/batch_answer.h"

#include <cstddef>
#include <cstdint>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace trichevron;
    using namespace trichevron::core;
    const std::string_view line(reinterpret_cast<const char*>(data), size);
    const test::LineAnswer answer = test::answerCheckLine(line, test::h200Limits());
    const Json json = fuzz::requireAnswer(answer.text, answer.readable, line, "valid");
    if (answer.readable) {
        fuzz::require(json.at("valid") == json.at("violations").empty(),
                      "a launch is valid exactly without violations");
        fuzz::require(!json.at("error").get<std::string>().empty(), "a reply names its error code");
    }
    return 0;
}
