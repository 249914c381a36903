// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// JSON of what a device answered: launches and measurements.
#include "core/json/model_json.h"

#include <cmath>

namespace trichevron {

namespace {

Json answerJson(const ApiAnswer& answer) {
    Json json;
    json["code"] = answer.code;
    json["name"] = answer.name;
    json["message"] = answer.message;
    return json;
}

ApiAnswer answerFrom(const JsonReader& reader) {
    return {reader.at("code").integer<int>(), reader.at("name").string(), reader.at("message").string()};
}

Json verificationJson(const Verification& verification) {
    Json json;
    json["checked"] = verification.checked;
    json["mismatches"] = verification.mismatches;
    json["summary"] = verification.summary;
    return json;
}

Verification verificationFrom(const JsonReader& reader) {
    return {reader.at("checked").integer<std::uint64_t>(), reader.at("mismatches").integer<std::uint64_t>(),
            reader.at("summary").string()};
}

Placement placementFrom(const JsonReader& reader) {
    const JsonReader list = reader.at("blockSm");
    Placement placement;
    if (list.is(JsonKind::Array) && list.value().size() > maxPlacedBlocks)
        list.fail("an array of at most " + std::to_string(maxPlacedBlocks));
    for (const JsonReader& sm : list.elements())
        placement.blockSm.push_back(sm.integer<std::int32_t>());
    return placement;
}

} // namespace

Json toJson(const LaunchResult& result) {
    Json json;
    json["launch"] = answerJson(result.launch);
    json["synchronisation"] = result.synchronisation ? answerJson(*result.synchronisation) : Json();
    json["verification"] = result.verification ? verificationJson(*result.verification) : Json();
    Json& placement = json["placement"] = nullptr;
    if (result.placement)
        placement["blockSm"] = result.placement->blockSm;
    if (result.contextLost)
        json["contextLost"] = true;
    return json;
}

LaunchResult launchResultFromJson(const JsonReader& reader) {
    LaunchResult result;
    result.launch = answerFrom(reader.at("launch"));
    if (const auto answer = reader.find("synchronisation"))
        result.synchronisation = answerFrom(*answer);
    if (const auto verification = reader.find("verification"))
        result.verification = verificationFrom(*verification);
    if (const auto placement = reader.find("placement"))
        result.placement = placementFrom(*placement);
    if (const auto lost = reader.find("contextLost"))
        result.contextLost = lost->boolean();
    return result;
}

Json headJson(const Measurement& measurement) {
    Json json;
    json["result"] = toJson(measurement.result);
    json["stopped"] = nameOf(measurement.stopped);
    json["provenance"] = toJson(measurement.provenance);
    return json;
}

Measurement measurementFromHead(const JsonReader& reader) {
    Measurement measurement;
    measurement.result = launchResultFromJson(reader.at("result"));
    const JsonReader stopped = reader.at("stopped");
    const auto reason = stopReasonFromName(stopped.string());
    if (!reason)
        stopped.fail("\"samplesReached\", \"budgetSpent\", \"cancelled\", \"refused\" or \"interrupted\"");
    measurement.stopped = *reason;
    measurement.provenance = provenanceFromJson(reader.at("provenance"));
    return measurement;
}

Json toJson(const Measurement& measurement) {
    Json json = headJson(measurement);
    json["samplesMicroseconds"] = measurement.samplesMicroseconds;
    return json;
}

Measurement measurementFromJson(const JsonReader& reader) {
    Measurement measurement = measurementFromHead(reader);
    for (const JsonReader& sample : reader.at("samplesMicroseconds").elements()) {
        const double microseconds = sample.number();
        if (!std::isfinite(microseconds) || microseconds < 0)
            sample.fail("microseconds, not negative");
        measurement.samplesMicroseconds.push_back(microseconds);
    }
    return measurement;
}

} // namespace trichevron
