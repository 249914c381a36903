// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// JSON of an Evaluation: the verdict in a batch reply.
#include "core/catalogue/language.h"
#include "core/messages/rule_messages.h"
#include "core/model_json/model_json.h"
#include "core/occupancy/clusters.h"
#include "core/occupancy/occupancy_curve.h"
#include "core/rules/rule.h"
#include "core/text/number_text.h"

#include <string>

namespace trichevron::core {

namespace {

/// JSON readers keep integers exact up to 2^53; larger counts become decimal strings.
constexpr Count largestExactInteger = Count{1} << 53U;

template <class Out>
void writeCount(Out& out, Count count) {
    if (count <= largestExactInteger)
        out.value(static_cast<std::uint64_t>(count));
    else
        out.name(digits(count));
}

/// An extent has separators where it is read ("3,907 × 1 × 1"), and none in data.
std::string withoutSeparators(std::string text) {
    if (text.find(" × ") != std::string::npos)
        std::erase(text, ',');
    return text;
}

template <class Out>
void writeArgument(Out& out, const Arguments& arguments, std::string_view name) {
    out.key(name);
    for (const Argument& argument : arguments) {
        if (argument.name != name)
            continue;
        if (const auto* count = std::get_if<Count>(&argument.value))
            writeCount(out, *count);
        else if (const auto* number = std::get_if<double>(&argument.value))
            out.json(Json(*number).dump());
        else if (const auto* text = std::get_if<Text>(&argument.value))
            out.value(std::string_view(text->text()));
        else
            out.value(std::string_view(withoutSeparators(std::get<std::string>(argument.value))));
        return;
    }
    out.value(nullptr);
}

/// The fields of a batch line that a fix changes, with their new values.
template <class Out>
void writeChange(Out& out, const Fix& fix, const LaunchConfig& before) {
    out.beginObject();
    writeLaunchMembers(out, fix.config, &before);
    if (fix.id == FixId::SetSmemOptIn) {
        out.key("kernel");
        out.beginObject();
        out.member("maxDynamicSharedSizeBytes", fix.optIns.maxDynamicSharedSizeBytes.value);
        out.endObject();
    }
    if (fix.id == FixId::AllowNonPortableCluster) {
        out.key("kernel");
        out.beginObject();
        out.member("nonPortableClusterSizeAllowed", fix.optIns.nonPortableClusterSizeAllowed);
        out.endObject();
    }
    out.endObject();
}

template <class Out>
void writeFix(Out& out, const Fix& fix, const LaunchConfig& before) {
    out.beginObject();
    out.namedMember("fix", toString(fix.id));
    out.member("label", std::string_view(fixLabel(fix)));
    out.member("message", std::string_view(messageFor(fix)));
    out.key("change");
    writeChange(out, fix, before);
    out.endObject();
}

template <class Out>
void writeFinding(Out& out, const Finding& finding, const LaunchConfig& config) {
    out.beginObject();
    out.namedMember("rule", toString(finding.rule));
    writeArgument(out, finding.arguments, "value");
    writeArgument(out, finding.arguments, "limit");
    out.key("source");
    out.beginObject();
    out.member("attribute", finding.source.attribute);
    out.namedMember("provenance", provenanceName(finding.source));
    out.endObject();
    if (finding.status == FindingStatus::Violated)
        out.namedMember("error", errorNameFor(config.api, finding.error));
    out.member("message", std::string_view(messageFor(finding)));
    if (finding.status == FindingStatus::Violated) {
        out.key("fixes");
        out.beginArray();
        for (const Fix& fix : finding.fixes)
            writeFix(out, fix, config);
        out.endArray();
    }
    out.endObject();
}

template <class Out>
void writeFindings(Out& out, std::string_view key, FindingStatus status, const Evaluation& evaluation,
                   const LaunchConfig& config) {
    out.key(key);
    out.beginArray();
    for (const Finding& finding : evaluation.findings)
        if (finding.status == status)
            writeFinding(out, finding, config);
    out.endArray();
}

template <class Out>
void writeBounds(Out& out, std::string_view name, std::uint32_t min, std::uint32_t max) {
    out.key(name);
    out.beginArray();
    out.value(min);
    out.value(max);
    out.endArray();
}

/// The exact numbers; where only bounds are known, null and the bounds.
template <class Out>
void writeClusters(Out& out, const Evaluation& evaluation) {
    const auto& clusters = evaluation.clusters;
    if (clusters && clusters->isExact())
        out.member("maxActiveClusters", clusters->max);
    else
        out.member("maxActiveClusters", nullptr);
    if (clusters && !clusters->isExact())
        writeBounds(out, "activeClustersBounds", clusters->min, clusters->max);
    const ClusterSize& size = evaluation.maxPotentialClusterSize;
    if (size.isExact() && size.max > 0)
        out.member("maxPotentialClusterSize", size.max);
    else
        out.member("maxPotentialClusterSize", nullptr);
    if (!size.isExact())
        writeBounds(out, "potentialClusterSizeBounds", size.min, size.max);
}

/// Null where the number of clusters is not exact.
template <class Out>
void writeWaves(Out& out, const Evaluation& evaluation) {
    out.key("waves");
    if (evaluation.clusters && !evaluation.clusters->isExact())
        out.value(nullptr);
    else
        writeCount(out, evaluation.waves);
}

template <class Out>
void writeOccupancy(Out& out, const Occupancy& occupancy) {
    out.member("maxActiveBlocksPerMultiprocessor", occupancy.maxActiveBlocksPerMultiprocessor);
    out.key("limiters");
    out.beginArray();
    for (const std::string_view name : limiterNamesOf(occupancy))
        out.name(name);
    out.endArray();
    out.key("blocksAllowedBy");
    out.beginObject();
    for (const Limiter limiter : allLimiters) {
        const std::uint32_t blocks = occupancy.allowedBy(limiter);
        if (blocks == unlimitedBlocks)
            out.member(toString(limiter), nullptr);
        else
            out.member(toString(limiter), blocks);
    }
    if (occupancy.limitedByClusters())
        out.member("clusters", maxClusteredBlocksPerMultiprocessor);
    out.endObject();
    out.member("warpsPerBlock", occupancy.warpsPerBlock);
    out.member("activeWarps", occupancy.activeWarps);
    out.member("maxWarps", occupancy.maxWarps);
    out.member("registersPerBlock", occupancy.registersPerBlock);
    out.member("sharedMemoryPerBlock", occupancy.sharedMemoryPerBlock.value);
}

template <class Out>
void writeVerdict(Out& out, const Evaluation& evaluation, const LaunchConfig& config) {
    const EnglishScope english;
    out.member("valid", evaluation.accepted);
    out.namedMember("error", errorNameFor(config.api, evaluation.predicted));
    out.key("reportedFirst");
    if (evaluation.reportedFirst)
        out.name(toString(*evaluation.reportedFirst));
    else
        out.value(nullptr);
    if (isGraphNode(config.api)) {
        out.key("failsAt");
        if (evaluation.failsAt)
            out.name(toString(*evaluation.failsAt));
        else
            out.value(nullptr);
    }
    writeFindings(out, "violations", FindingStatus::Violated, evaluation, config);
    writeFindings(out, "advice", FindingStatus::Advice, evaluation, config);
    out.key("totalBlocks");
    writeCount(out, evaluation.totalBlocks);
    out.key("totalThreads");
    writeCount(out, evaluation.totalThreads);
    out.key("occupancy");
    out.beginObject();
    writeOccupancy(out, evaluation.launchOccupancy());
    out.member("launchable", evaluation.accepted);
    writeWaves(out, evaluation);
    writeClusters(out, evaluation);
    out.endObject();
}

} // namespace

void writeMembers(JsonText& out, const Occupancy& occupancy) {
    writeOccupancy(out, occupancy);
}

void writeMembers(JsonText& out, const Evaluation& evaluation, const LaunchConfig& config) {
    writeVerdict(out, evaluation, config);
}

Json toJson(const Occupancy& occupancy) {
    return buildObject([&](JsonBuilder& out) { writeOccupancy(out, occupancy); });
}

Json driverLogJson(RuleId id) {
    const Rule& rule = ruleRecord(id);
    if (!isDriverLogKnown(rule))
        return {};
    Json json;
    Json& sentences = json["sentences"] = Json::array();
    for (const std::string_view sentence : rule.driverSentences)
        if (!sentence.empty())
            sentences.push_back(sentence);
    json["device"] = driverLogSource.device;
    json["driverVersion"] = driverLogSource.driverVersion;
    json["date"] = driverLogSource.date;
    return json;
}

Json toJson(const Evaluation& evaluation, const LaunchConfig& config) {
    return buildObject([&](JsonBuilder& out) { writeVerdict(out, evaluation, config); });
}

} // namespace trichevron::core
