// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The result of a launch as a worker with CUDA reports it: its texts name the messages of gpu/demos.
#pragma once

#include "core/json/json_reader.h"
#include "core/model_json/model_json.h"

namespace trichevron::test {

inline core::LaunchResult reportedResult() {
    constexpr const char* json = R"json({
        "launch": {"code": 0, "name": "cudaSuccess", "message": ""},
        "synchronisation": {"code": 0, "name": "cudaSuccess", "message": ""},
        "verification": {
            "checked": 4096, "mismatches": 0,
            "summary": "4,096 of 4,096 elements equal the sum computed on the CPU; 24 threads wrote past it.",
            "summaryText": {"context": "gpu", "message": "{equal}; {note}.", "arguments": {
                "equal": {"context": "gpu",
                          "message": "{right} of {all} elements equal the sum computed on the CPU",
                          "arguments": {"right": 4096, "all": 4096}},
                "note": {"context": "gpu",
                         "message": "{threads, plural, one {# thread} other {# threads}} wrote past it",
                         "arguments": {"threads": 24}}}}
        },
        "placement": null,
        "hostTimeline": [
            {"what": "launch returned", "microseconds": 2.5,
             "whatText": {"context": "gpu", "message": "launch returned", "arguments": {}}},
            {"what": "synchronised", "microseconds": 31.75}
        ],
        "tables": [{
            "title": "Other launch bounds, in blocks of 256",
            "titleText": {"context": "gpu", "message": "Other launch bounds, in blocks of {block}",
                          "arguments": {"block": "256"}},
            "columns": ["registers", "cudaGetLastError()"],
            "columnTexts": [{"context": "gpu", "message": "registers", "arguments": {}}, null],
            "rows": [["32", "cudaSuccess"], ["too many of them", "cudaErrorInvalidValue"]],
            "rowTexts": [null,
                         [{"context": "gpu", "message": "too many of them", "arguments": {}}, null]]
        }]
})json";
    const core::Json parsed = core::parseJson(json, "result");
    return core::launchResultFromJson(core::JsonReader(parsed));
}

} // namespace trichevron::test
