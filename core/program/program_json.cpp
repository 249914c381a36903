// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/program/program_json.h"

#include "core/catalogue/language.h"
#include "core/messages/rule_messages.h"
#include "core/occupancy/occupancy_curve.h"
#include "core/program/program_words.h"

namespace trichevron::core {

namespace {

double secondsOfNs(std::uint64_t ns) {
    return static_cast<double>(ns) / 1e9;
}

template <class Extent>
Json extentJson(const Extent& extent) {
    return Json::array({extent.x, extent.y, extent.z});
}

/// A number where it is exact, [least, most] where the trace rounds, null where it is not in the trace.
Json rangeJson(const std::optional<ByteRange>& range) {
    if (!range)
        return nullptr;
    return range->isExact() ? Json(range->least) : Json::array({range->least, range->most});
}

Json limitersJson(const Occupancy& occupancy) {
    Json list = Json::array();
    for (const std::string_view name : limiterNamesOf(occupancy))
        list.push_back(name);
    return list;
}

Json countJson(Count count) {
    return count > ~std::uint64_t{0} ? Json() : Json(static_cast<std::uint64_t>(count));
}

Json configurationJson(const ProgramAnalysis& analysis, std::uint32_t number) {
    const Program& program = *analysis.program;
    const ProgramConfiguration& c = program.configurations[number];
    const ConfigurationSummary& summary = analysis.configurations[number];
    const ConfigurationVerdict* verdict = summary.verdict ? &*summary.verdict : nullptr;
    Json json;
    json["kernel"] = program.kernels[c.kernel];
    json["device"] = c.device;
    json["gridDim"] = extentJson(c.gridDim);
    json["blockDim"] = extentJson(c.blockDim);
    json["clusterDim"] = c.clusterDim ? extentJson(*c.clusterDim) : Json();
    json["numRegs"] = c.numRegs ? Json(*c.numRegs) : Json();
    json["sharedSizeBytes"] = rangeJson(c.sharedSizeBytes);
    json["dynamicSmemBytes"] = rangeJson(c.dynamicSmemBytes);
    json["sharedMemoryBytes"] = rangeJson(c.smemBytes());
    json["numBlockBarriers"] = c.numBlockBarriers ? Json(*c.numBlockBarriers) : Json();
    json["count"] = summary.count;
    json["refusedCount"] = summary.refusedCount;
    if (summary.refusedCount > 0) {
        Json& refused = json["refused"] = Json::array();
        for (const RefusedLaunches& launches : program.refusedLaunches)
            if (launches.configuration == number)
                refused.push_back(
                    {{"api", launches.api},
                     {"code", launches.code},
                     {"error", refusedErrorName(launches)},
                     {"count", launches.count},
                     {"driverSentence", launches.sentence.empty() ? Json() : Json(launches.sentence)}});
    }
    json["totalSeconds"] = secondsOfNs(summary.totalNs);
    json["medianSeconds"] = secondsOfNs(summary.medianNs);
    json["valid"] = verdict != nullptr ? Json(verdict->accepted) : Json();
    json["error"] = verdict != nullptr ? Json(errorNameFor(verdict->api, verdict->predicted)) : Json();
    json["rule"] =
        verdict != nullptr && verdict->violation ? Json(toString(verdict->violation->rule)) : Json();
    const Occupancy* occupancy = verdict != nullptr && verdict->occupancy ? &*verdict->occupancy : nullptr;
    json["maxActiveBlocksPerMultiprocessor"] =
        occupancy != nullptr ? Json(occupancy->maxActiveBlocksPerMultiprocessor) : Json();
    json["occupancy"] = occupancy != nullptr ? Json(occupancy->fraction()) : Json();
    json["limiters"] = occupancy != nullptr ? limitersJson(*occupancy) : Json();
    json["waves"] = occupancy != nullptr && verdict->blocks > 0 ? countJson(verdict->waves) : Json();
    const auto perSm = occupancy != nullptr ? verdict->wavesPerMultiprocessor() : std::nullopt;
    json["wavesPerMultiprocessor"] = perSm ? Json(*perSm) : Json();
    json["blocksPerWave"] = occupancy != nullptr ? countJson(verdict->blocksPerWave) : Json();
    json["traceOccupancy"] = c.claim ? Json(c.claim->occupancy) : Json();
    json["traceOccupancyKind"] =
        c.claim ? Json(c.claim->kind == OccupancyClaimKind::Estimate ? "estimate" : "theoretical") : Json();
    Json& findings = json["findings"] = Json::array();
    for (const ProgramFinding& finding : analysis.findings)
        if (finding.configuration == number)
            findings.push_back(finding.kind);
    return json;
}

Json devicesJson(const ProgramAnalysis& analysis) {
    Json list = Json::array();
    for (std::size_t i = 0; i < analysis.devices.size(); ++i) {
        const TracedDevice& traced = analysis.program->devices[i];
        const std::optional<DeviceProperties>& device = analysis.devices[i];
        Json json;
        json["id"] = traced.id;
        json["name"] = !traced.name.empty() ? Json(traced.name) : Json();
        json["device"] = device ? Json(device->name) : Json();
        json["computeCapability"] = device ? Json(std::to_string(device->computeCapability.major) + '.' +
                                                  std::to_string(device->computeCapability.minor))
                                           : Json();
        json["multiProcessorCount"] = device ? Json(device->multiProcessorCount) : Json();
        json["provenance"] = device ? Json(toString(device->provenance.kind)) : Json();
        list.push_back(std::move(json));
    }
    return list;
}

Json findingsOfProgram(const ProgramAnalysis& analysis) {
    Json list = Json::array();
    for (const ProgramFinding& finding : analysis.findings) {
        Json json;
        json["kind"] = finding.kind;
        json["kernel"] =
            finding.configuration
                ? Json(analysis.program
                           ->kernels[analysis.program->configurations[*finding.configuration].kernel])
                : Json();
        json["worthSeconds"] = finding.worthNs ? Json(secondsOfNs(*finding.worthNs)) : Json();
        json["message"] = finding.text.text();
        json["basis"] = finding.worthNs ? Json(finding.basis.text()) : Json();
        list.push_back(std::move(json));
    }
    return list;
}

} // namespace

Json programJson(const ProgramAnalysis& analysis) {
    const EnglishScope english;
    const Program& program = *analysis.program;
    Json json;
    json["format"] = "trichevron-program";
    json["version"] = 1;
    json["source"] = program.source;
    json["trace"] = program.format;
    json["launchCount"] = program.launchCount();
    json["unfinishedCount"] = program.unfinishedLaunches;
    json["refusedCount"] = analysis.refusedCount;
    json["kernelCount"] = analysis.kernelCount;
    json["gpuSeconds"] = secondsOfNs(analysis.gpuNs);
    json["wallSeconds"] =
        program.leavesOut(TraceGap::StartTimes) ? Json() : Json(secondsOfNs(analysis.wallNs));
    json["occupancyByTime"] = analysis.occupancyByTime ? Json(*analysis.occupancyByTime) : Json();
    json["problem"] = program.problem ? Json(program.problem->text()) : Json();
    json["notes"] = notesOf(program);
    json["devices"] = devicesJson(analysis);
    json["findings"] = findingsOfProgram(analysis);
    Json& configurations = json["configurations"] = Json::array();
    for (const std::uint32_t number : rankedConfigurations(analysis))
        configurations.push_back(configurationJson(analysis, number));
    return json;
}

Json deviceAnswersJson(const ProgramAnalysis& analysis, const std::vector<DeviceAnswer>& answers) {
    const EnglishScope english;
    const Program& program = *analysis.program;
    Json list = Json::array();
    for (const DeviceAnswer& answer : answers) {
        Json json;
        json["device"] = answer.device->name;
        json["provenance"] = toString(answer.device->provenance.kind);
        json["refusedCount"] = answer.refusedLaunches;
        json["uncertainCount"] = answer.uncertainLaunches;
        json["occupancyByTime"] = answer.occupancyByTime ? Json(*answer.occupancyByTime) : Json();
        const auto listOf = [&](const std::vector<std::uint32_t>& numbers) {
            Json configurations = Json::array();
            for (const std::uint32_t number : numbers) {
                const ProgramConfiguration& c = program.configurations[number];
                const ConfigurationVerdict verdict = judgeOn(*answer.device, analysis, number);
                const Finding& violation =
                    verdict.violation ? *verdict.violation : *verdict.possibleViolation;
                Json one;
                one["kernel"] = program.kernels[c.kernel];
                one["gridDim"] = extentJson(c.gridDim);
                one["blockDim"] = extentJson(c.blockDim);
                one["count"] = analysis.configurations[number].count;
                one["error"] =
                    errorNameFor(verdict.api, verdict.violation ? verdict.predicted : violation.error);
                one["rule"] = toString(violation.rule);
                configurations.push_back(std::move(one));
            }
            return configurations;
        };
        json["refused"] = listOf(answer.refused);
        json["uncertain"] = listOf(answer.uncertain);
        list.push_back(std::move(json));
    }
    return list;
}

Json programComparisonJson(const ProgramComparison& comparison) {
    Json json;
    json["gpuSeconds"] = Json::array({secondsOfNs(comparison.gpuNs[0]), secondsOfNs(comparison.gpuNs[1])});
    Json& kernels = json["kernels"] = Json::array();
    for (const KernelChange& change : comparison.kernels) {
        Json one;
        one["kernel"] = change.kernel;
        one["count"] = Json::array({change.count[0], change.count[1]});
        one["totalSeconds"] = Json::array({secondsOfNs(change.totalNs[0]), secondsOfNs(change.totalNs[1])});
        one["configurationsChanged"] = change.configurationsChanged;
        kernels.push_back(std::move(one));
    }
    return json;
}

} // namespace trichevron::core
