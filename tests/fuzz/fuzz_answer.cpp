// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// Arbitrary bytes as the contents of a message. The first byte selects the type that the rest is read as.
#include "core/json/json_writer.h"
#include "core/model_json/model_json.h"
#include "core/protocol/columns.h"
#include "core/recording/recording.h"
#include "tests/fuzz/invariants.h"

#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>

namespace {

using namespace trichevron;
using namespace trichevron::core;

template <class Value>
void readAndWrite(const Json& json, Value (*read)(const JsonReader&)) {
    const Value value = read(JsonReader(json));
    const Json written = toJson(value);
    // As parsed from a line: writing rounds some numbers.
    const Json arrived = Json::parse(compactText(written));
    try {
        const Value again = read(JsonReader(arrived));
        fuzz::require(compactText(toJson(again)) == compactText(written),
                      "reading and writing a value again does not change its text");
        if constexpr (std::equality_comparable<Value>)
            fuzz::require(again == value, "a value that is written and read again is equal");
    } catch (const InputError& error) {
        fuzz::require(false, error.what());
    }
}

/// {"pieces": […], "head": {…}}: the columns of a job and the head of its result.
void gather(const Json& json) {
    const JsonReader reader(json);
    protocol::ColumnCollector columns;
    std::size_t values = 0;
    for (const JsonReader& piece : reader.at("pieces").elements()) {
        columns.addPiece(piece);
        values += piece.at("values").value().size();
    }
    fuzz::require(values <= protocol::maxJobValues, "a job has at most maxJobValues values");
    protocol::ColumnCollector same = columns;
    const JsonReader head = reader.at("head");
    if (head.find("traced")) {
        const BlockTrace trace = columns.blockTrace(head);
        fuzz::require(trace.blockSm.size() == trace.beginNanoseconds.size() &&
                          trace.blockSm.size() == trace.endNanoseconds.size() &&
                          trace.blockSm.size() <= trace.blocks,
                      "a trace has the same columns for each block");
        (void)summarise(trace);
    } else if (head.find("problem")) {
        fuzz::require(protocol::sweepOutcomeFromJson(head, columns, 0).isReached(),
                      "an outcome has a measurement or a problem");
    } else if (head.find("launch")) {
        for (const ThreadColumn& column : columns.launchResult(head).threads)
            fuzz::require(column.values.size() <= maxReportedThreads,
                          "a result has at most maxReportedThreads threads");
    } else {
        const Measurement measurement = columns.measurement(head);
        fuzz::require(measurement.samplesMicroseconds ==
                          same.column(std::nullopt, protocol::column::samplesMicroseconds),
                      "the samples are those of the pieces");
    }
}

using Reading = void (*)(const Json&);

/// Indexed by the first byte of an input. Append new readers at the end, so that the corpus stays valid.
constexpr std::array<Reading, 11> readings{
    [](const Json& json) { readAndWrite<DeviceProperties>(json, devicePropertiesFromJson); },
    [](const Json& json) { readAndWrite<KernelInfo>(json, kernelInfoFromJson); },
    [](const Json& json) { readAndWrite<LaunchResult>(json, launchResultFromJson); },
    [](const Json& json) { readAndWrite<Measurement>(json, measurementFromJson); },
    [](const Json& json) { readAndWrite<LaunchRequest>(json, launchRequestFromJson); },
    [](const Json& json) { readAndWrite<MeasureRequest>(json, measureRequestFromJson); },
    [](const Json& json) { readAndWrite<Recording>(json, recordingFromJson); },
    [](const Json& json) { readAndWrite<KernelAttributes>(json, kernelAttributesFromJson); },
    [](const Json& json) { readAndWrite<SweepRequest>(json, sweepRequestFromJson); },
    [](const Json& json) { readAndWrite<BlockTrace>(json, blockTraceFromJson); },
    [](const Json& json) { gather(json); },
};

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0)
        return 0;
    const std::string_view text(reinterpret_cast<const char*>(data + 1), size - 1);
    try {
        readings[data[0] % readings.size()](parseJsonLine(text, "answer"));
    } catch (const InputError& error) {
        fuzz::requireSentence(error.what());
    }
    return 0;
}
