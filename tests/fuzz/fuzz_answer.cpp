// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// What the program and a worker send each other inside a message, of any bytes. The first byte says as what
// the rest is read.
#include "core/json/json_writer.h"
#include "core/json/model_json.h"
#include "core/measurement/recording.h"
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

using Reading = void (*)(const Json&);

/// Its order is that of the first byte in the corpus: what is new comes last.
constexpr std::array<Reading, 8> readings{
    [](const Json& json) { readAndWrite<DeviceProperties>(json, devicePropertiesFromJson); },
    [](const Json& json) { readAndWrite<KernelInfo>(json, kernelInfoFromJson); },
    [](const Json& json) { readAndWrite<LaunchResult>(json, launchResultFromJson); },
    [](const Json& json) { readAndWrite<Measurement>(json, measurementFromJson); },
    [](const Json& json) { readAndWrite<LaunchRequest>(json, launchRequestFromJson); },
    [](const Json& json) { readAndWrite<MeasureRequest>(json, measureRequestFromJson); },
    [](const Json& json) { readAndWrite<Recording>(json, recordingFromJson); },
    [](const Json& json) { readAndWrite<KernelAttributes>(json, kernelAttributesFromJson); },
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
