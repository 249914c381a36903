// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// Arbitrary bytes as the content of a protocol message. The first byte selects the type of the content.
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

template <class Value>
void readAndWrite(const Json& json, Value (*read)(const JsonReader&)) {
    const Value value = read(JsonReader(json));
    const Json written = toJson(value);
    // Parse the text: some numbers change when they are written.
    const Json arrived = Json::parse(compactText(written));
    try {
        const Value again = read(JsonReader(arrived));
        fuzz::require(compactText(toJson(again)) == compactText(written),
                      "writing a value gives the text that was read");
        if constexpr (std::equality_comparable<Value>)
            fuzz::require(again == value, "writing and reading a value gives the same value");
    } catch (const InputError& error) {
        fuzz::require(false, error.what());
    }
}

/// Reads {"pieces": […], "head": {…}}: the columns of a job and the reply that they belong to.
void gather(const Json& json) {
    const JsonReader reader(json);
    protocol::ColumnCollector columns;
    std::size_t values = 0;
    for (const JsonReader& piece : reader.at("pieces").elements()) {
        columns.take(piece);
        values += piece.at("values").value().size();
    }
    fuzz::require(values <= protocol::maxJobValues, "the values do not exceed the maximum of a job");
    protocol::ColumnCollector same = columns;
    const JsonReader head = reader.at("head");
    if (head.find("traced")) {
        const BlockTrace trace = columns.blockTrace(head);
        fuzz::require(trace.blockSm.size() == trace.beginNanoseconds.size() &&
                          trace.blockSm.size() == trace.endNanoseconds.size() &&
                          trace.blockSm.size() <= trace.blocks,
                      "all columns of a trace have the same length");
        (void)summarise(trace);
    } else if (head.find("problem")) {
        fuzz::require(protocol::sweepOutcomeFrom(head, columns, 0).isReached(),
                      "a reported point was reached");
    } else if (head.find("launch")) {
        for (const ThreadColumn& column : columns.launchResult(head).threads)
            fuzz::require(column.values.size() <= mostReportedThreads,
                          "the threads do not exceed the maximum of a result");
    } else {
        const Measurement measurement = columns.measurement(head);
        fuzz::require(measurement.samplesMicroseconds ==
                          same.column(std::nullopt, protocol::column::samplesMicroseconds),
                      "the samples are those of the pieces");
    }
}

using Reading = void (*)(const Json&);

/// The first byte of an input is an index into this list. Append new entries, so that the corpus stays valid.
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
