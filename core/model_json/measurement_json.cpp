// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// JSON of measurements.
#include "core/catalogue/message_literal.h"
#include "core/model_json/model_json.h"

#include <cmath>

namespace trichevron::core {

namespace {

double positiveOrZero(const JsonReader& reader, Message expected) {
    const double number = reader.number();
    if (!std::isfinite(number) || number < 0)
        reader.fail({expected, {}});
    return number;
}

Json workJson(const Work& work) {
    Json json;
    json["bytesRead"] = work.bytesRead;
    json["bytesWritten"] = work.bytesWritten;
    json["items"] = work.items;
    json["itemName"] = work.itemName;
    return json;
}

Work workFrom(const JsonReader& reader) {
    return {reader.at("bytesRead").integer<std::uint64_t>(),
            reader.at("bytesWritten").integer<std::uint64_t>(), reader.at("items").integer<std::uint64_t>(),
            reader.at("itemName").string()};
}

Json referenceJson(const DeviceReference& reference) {
    Json json;
    json["copyBytesPerSecond"] = reference.copyBytesPerSecond;
    json["emptyMicroseconds"] = reference.emptyMicroseconds;
    return json;
}

DeviceReference referenceFrom(const JsonReader& reader) {
    return {positiveOrZero(reader.at("copyBytesPerSecond"), "bytes in a second, not negative"_msg),
            positiveOrZero(reader.at("emptyMicroseconds"), "microseconds, not negative"_msg)};
}

} // namespace

Json headJson(const Measurement& measurement) {
    Json json;
    json["result"] = toJson(measurement.result);
    json["stopped"] = toString(measurement.stopped);
    json["provenance"] = toJson(measurement.provenance);
    json["hotBatch"] = measurement.hotBatch;
    json["warmUps"] = measurement.warmUps;
    json["discarded"] = measurement.discarded;
    json["throttled"] = measurement.throttled;
    if (measurement.includesLaunchLatency)
        json["hostInTimes"] = true;
    json["work"] = measurement.work ? workJson(*measurement.work) : Json();
    json["reference"] = measurement.reference ? referenceJson(*measurement.reference) : Json();
    return json;
}

Measurement measurementFromHead(const JsonReader& reader) {
    Measurement measurement;
    measurement.result = launchResultFromJson(reader.at("result"));
    const JsonReader stopped = reader.at("stopped");
    const auto reason = stopReasonFromName(stopped.string());
    if (!reason)
        stopped.fail("\"samplesReached\", \"converged\", \"budgetSpent\", \"cancelled\", \"refused\" or "
                     "\"interrupted\""_msg);
    measurement.stopped = *reason;
    measurement.provenance = provenanceFromJson(reader.at("provenance"));
    if (const auto batch = reader.find("hotBatch"))
        measurement.hotBatch = batch->integer<std::uint32_t>();
    if (const auto count = reader.find("warmUps"))
        measurement.warmUps = count->integer<std::uint32_t>();
    if (const auto count = reader.find("discarded"))
        measurement.discarded = count->integer<std::uint32_t>();
    if (const auto throttled = reader.find("throttled"))
        measurement.throttled = throttled->boolean();
    if (const auto host = reader.find("hostInTimes"))
        measurement.includesLaunchLatency = host->boolean();
    if (const auto work = reader.find("work"))
        measurement.work = workFrom(*work);
    if (const auto reference = reader.find("reference"))
        measurement.reference = referenceFrom(*reference);
    return measurement;
}

Json toJson(const Measurement& measurement) {
    Json json = headJson(measurement);
    forEachColumn(measurement,
                  [&](const char* name, const std::vector<double>& column) { json[name] = column; });
    return json;
}

Measurement measurementFromJson(const JsonReader& reader) {
    Measurement measurement = measurementFromHead(reader);
    forEachColumn(measurement, [&](const char* name, std::vector<double>& column) {
        const auto values = reader.find(name);
        if (!values)
            return;
        for (const JsonReader& value : values->elements())
            column.push_back(positiveOrZero(value, "a number, not negative"_msg));
    });
    (void)reader.at("samplesMicroseconds");
    if (!measurement.smClockMegahertz.empty() &&
        measurement.smClockMegahertz.size() != measurement.samplesMicroseconds.size())
        reader.at("smClockMegahertz").fail("as many values as samplesMicroseconds has"_msg);
    return measurement;
}

} // namespace trichevron::core
