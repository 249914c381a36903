// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// What the program and a worker send each other inside a message, of any bytes. The first byte says as what
// the rest is read.
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
    // As it comes out of a line: some numbers are others once they are written.
    const Json arrived = Json::parse(compactText(written));
    try {
        const Value again = read(JsonReader(arrived));
        fuzz::require(compactText(toJson(again)) == compactText(written),
                      "a value is written as it was read");
        if constexpr (std::equality_comparable<Value>)
            fuzz::require(again == value, "a value that is written reads as itself");
    } catch (const InputError& error) {
        fuzz::require(false, error.what());
    }
}

/// {"pieces": […], "head": {…}}: the columns of a job and what they belong to.
void gather(const Json& json) {
    const JsonReader reader(json);
    protocol::ColumnCollector columns;
    std::size_t values = 0;
    for (const JsonReader& piece : reader.at("pieces").elements()) {
        columns.take(piece);
        values += piece.at("values").value().size();
    }
    fuzz::require(values <= protocol::maxJobValues, "no more values are kept than a job may have");
    protocol::ColumnCollector same = columns;
    const JsonReader head = reader.at("head");
    if (head.find("traced")) {
        const BlockTrace trace = columns.blockTrace(head);
        fuzz::require(trace.blockSm.size() == trace.beginNanoseconds.size() &&
                          trace.blockSm.size() == trace.endNanoseconds.size() &&
                          trace.blockSm.size() <= trace.blocks,
                      "a trace tells the same of each block");
        (void)summarise(trace);
    } else if (head.find("problem")) {
        fuzz::require(protocol::sweepOutcomeFrom(head, columns, 0).isReached(),
                      "a point that is told was reached");
    } else if (head.find("launch")) {
        for (const ThreadColumn& column : columns.launchResult(head).threads)
            fuzz::require(column.values.size() <= mostReportedThreads,
                          "no more threads than a result may have");
    } else {
        const Measurement measurement = columns.measurement(head);
        fuzz::require(measurement.samplesMicroseconds ==
                          same.column(std::nullopt, protocol::column::samplesMicroseconds),
                      "samples are those of the pieces");
    }
}

using Reading = void (*)(const Json&);

/// Its order is that of the first byte in the corpus: what is new comes last.
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
