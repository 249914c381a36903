// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// JSON of what evaluate() says: the verdict of a batch answer.
#include "core/json/json_writer.h"
#include "core/json/model_json.h"
#include "core/words/words.h"

namespace trichevron {

namespace {

/// JSON readers keep integers exact up to 2^53; larger counts are written as decimal strings.
constexpr Count largestExactInteger = Count{1} << 53U;

Json countJson(Count count) {
    if (count <= largestExactInteger)
        return static_cast<std::uint64_t>(count);
    return digits(count);
}

Json argumentJson(const Arguments& arguments, std::string_view name) {
    for (const Argument& argument : arguments) {
        if (argument.name != name)
            continue;
        if (const auto* count = std::get_if<Count>(&argument.value))
            return countJson(*count);
        if (const auto* number = std::get_if<double>(&argument.value))
            return *number;
        return std::get<std::string>(argument.value);
    }
    return {};
}

/// The fields of a batch line that a fix changes, with their new values.
Json changeJson(const Fix& fix, const Json& before) {
    Json change = Json::object();
    const Json after = toJson(fix.config);
    for (const auto& item : after.items())
        if (item.value() != before.at(item.key()))
            change[item.key()] = item.value();
    if (fix.id == FixId::SetSmemOptIn)
        change["kernel"]["maxDynamicSharedSizeBytes"] = fix.optIns.maxDynamicSharedSizeBytes.value;
    if (fix.id == FixId::AllowNonPortableCluster)
        change["kernel"]["nonPortableClusterSizeAllowed"] = fix.optIns.nonPortableClusterSizeAllowed;
    return change;
}

Json fixJson(const Fix& fix, const Json& before) {
    Json json = objectOf(4);
    json["fix"] = nameOf(fix.id);
    json["label"] = labelOf(fix);
    json["message"] = sentenceOf(fix);
    json["change"] = changeJson(fix, before);
    return json;
}

Json findingJson(const Finding& finding, const LaunchConfig& config) {
    Json json = objectOf(7);
    json["rule"] = nameOf(finding.rule);
    json["value"] = argumentJson(finding.arguments, "value");
    json["limit"] = argumentJson(finding.arguments, "limit");
    json["source"]["attribute"] = finding.source.attribute;
    json["source"]["provenance"] = provenanceName(finding.source);
    if (finding.status == FindingStatus::Violated)
        json["error"] = errorNameFor(config.api, finding.error);
    json["message"] = sentenceOf(finding);
    if (finding.status == FindingStatus::Violated) {
        Json& fixes = json["fixes"] = Json::array();
        const Json before = finding.fixes.empty() ? Json() : toJson(config);
        for (const Fix& fix : finding.fixes)
            fixes.push_back(fixJson(fix, before));
    }
    return json;
}

} // namespace

Json toJson(const Occupancy& occupancy) {
    Json json = objectOf(13); // with what an evaluation adds
    json["maxActiveBlocksPerMultiprocessor"] = occupancy.maxActiveBlocksPerMultiprocessor;
    Json& limiters = json["limiters"] = Json::array();
    Json allowed = objectOf(allLimiters.size());
    for (const Limiter limiter : allLimiters) {
        if (occupancy.limitedBy(limiter))
            limiters.push_back(nameOf(limiter));
        const std::uint32_t blocks = occupancy.allowedBy(limiter);
        allowed[std::string(nameOf(limiter))] = blocks == unlimitedBlocks ? Json() : Json(blocks);
    }
    json["blocksAllowedBy"] = std::move(allowed);
    json["warpsPerBlock"] = occupancy.warpsPerBlock;
    json["activeWarps"] = occupancy.activeWarps;
    json["maxWarps"] = occupancy.maxWarps;
    json["registersPerBlock"] = occupancy.registersPerBlock;
    json["sharedMemoryPerBlock"] = occupancy.sharedMemoryPerBlock.value;
    return json;
}

Json toJson(const Evaluation& evaluation, const LaunchConfig& config) {
    Json json = objectOf(9); // with a batch's assumption
    json["valid"] = evaluation.accepted;
    json["error"] = errorNameFor(config.api, evaluation.predicted);
    json["reportedFirst"] = evaluation.reportedFirst ? Json(nameOf(*evaluation.reportedFirst)) : Json();
    Json& violations = json["violations"] = Json::array();
    for (const Finding& finding : evaluation.findings)
        if (finding.status == FindingStatus::Violated)
            violations.push_back(findingJson(finding, config));
    Json& advice = json["advice"] = Json::array();
    for (const Finding& finding : evaluation.findings)
        if (finding.status == FindingStatus::Advice)
            advice.push_back(findingJson(finding, config));
    json["totalBlocks"] = countJson(evaluation.totalBlocks);
    json["totalThreads"] = countJson(evaluation.totalThreads);
    Json& occupancy = json["occupancy"] = toJson(evaluation.occupancy);
    occupancy["launchable"] = evaluation.accepted;
    occupancy["waves"] = countJson(evaluation.waves);
    const auto& clusters = evaluation.clusters;
    occupancy["maxActiveClusters"] = clusters && clusters->isExact() ? Json(clusters->most) : Json();
    if (clusters && !clusters->isExact())
        occupancy["activeClustersBounds"] = {clusters->least, clusters->most};
    occupancy["maxPotentialClusterSize"] =
        evaluation.maxPotentialClusterSize > 0 ? Json(evaluation.maxPotentialClusterSize) : Json();
    return json;
}

} // namespace trichevron
