// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/sweep_output.h"

#include "app/cli/cli_message.h"
#include "app/cli/output.h"
#include "app/cli/run_output.h"
#include "app/cli/timing_text.h"
#include "core/dimensions/extent_text.h"
#include "core/model_json/model_json.h"
#include "core/sweep/sweep_cell.h"
#include "core/sweep/sweep_table.h"
#include "core/text/number_text.h"

#include <fmt/format.h>

#include <map>

namespace trichevron::cli {

namespace {

/// By point: whether its time is compared with those of the others.
std::vector<bool> comparedPoints(const SweepResults& results) {
    std::vector<core::SweepPoint> points;
    std::vector<std::size_t> timed;
    for (std::size_t i = 0; i < results.points.size(); ++i) {
        points.push_back(results.points[i].planned.point);
        if (results.points[i].timed() != nullptr)
            timed.push_back(i);
    }
    std::vector<bool> compared(points.size(), false);
    for (const std::size_t i : comparable(timed, points, results.kernel.attributes))
        compared[i] = true;
    return compared;
}

core::Ranking rankPoints(const SweepResults& results) {
    const std::vector<bool> compared = comparedPoints(results);
    std::vector<core::TimedLaunch> launches;
    for (std::size_t i = 0; i < results.points.size(); ++i)
        launches.push_back(
            {compared[i] ? results.points[i].timed() : nullptr, &results.points[i].planned.point.config});
    return rank(launches);
}

std::string clusterText(const core::LaunchConfig& config) {
    return config.clusterDim ? shortExtentText(*config.clusterDim) : "";
}

/// What all launches have in common.
std::string headText(const SweepResults& results) {
    std::vector<std::string> parts{results.kernel.id};
    const core::LaunchConfig& config = results.points.front().planned.point.config;
    if (config.problem)
        parts.push_back(problemText(results.kernel, *config.problem));
    parts.push_back(streamPart(config));
    if (config.dynamicSmemBytes.value != 0)
        parts.push_back(dynamicSmemPart(config.dynamicSmemBytes));
    return deviceText(results.device) + '\n' + joined(parts) + '\n';
}

std::string statusText(PointStatus status) {
    switch (status) {
    case PointStatus::Measured:
        return "measured"_msg();
    case PointStatus::Wrong:
        return "wrong"_msg();
    case PointStatus::Refused:
        return "refused"_msg();
    case PointStatus::Skipped:
        return "skipped"_msg();
    case PointStatus::Unknown:
        return "unknown"_msg();
    case PointStatus::NotReached:
        return "not reached"_msg();
    }
    return "";
}

/// The launches without times, with the reasons.
std::string untimedText(const SweepResults& results) {
    Table table({"block"_msg(), "cluster"_msg(), "status"_msg(), "reason"_msg()});
    bool any = false;
    for (const SweptPoint& point : results.points) {
        if (point.status() == PointStatus::Measured)
            continue;
        any = true;
        const core::LaunchConfig& config = point.planned.point.config;
        table.add({shortExtentText(config.blockDim), clusterText(config), statusText(point.status()),
                   point.reason()});
    }
    return any ? '\n' + table.text() : "";
}

std::string launchText(const core::LaunchConfig& config) {
    const std::string cluster = clusterText(config);
    const std::string block = shortExtentText(config.blockDim);
    return cluster.empty() ? block
                           : "{block} in clusters of {cluster}"_msg("block"_a = block, "cluster"_a = cluster);
}

/// Warnings about the timings. Combines launches with the same warning.
std::string warningsText(const SweepResults& results) {
    std::map<std::string, std::vector<std::string>> launches;
    const std::vector<bool> compared = comparedPoints(results);
    for (std::size_t i = 0; i < results.points.size(); ++i) {
        const SweptPoint& point = results.points[i];
        if (point.timed() == nullptr)
            continue;
        std::vector<std::string> warnings = timingWarnings(*point.timed());
        if (!compared[i])
            warnings.push_back(
                "not compared: the grid leaves elements of the problem without a thread"_msg());
        for (const std::string& warning : warnings)
            launches[warning].push_back(launchText(point.planned.point.config));
    }
    constexpr std::size_t maxNamed = 4;
    std::string text;
    for (const auto& [warning, affected] : launches)
        text += fmt::format(
            "{}: {}\n",
            affected.size() > maxNamed
                ? "{launches, plural, one {# launch} other {# launches}}"_msg("launches"_a = affected.size())
                : joined(affected),
            warning);
    return text.empty() ? "" : '\n' + text;
}

core::Json pointJson(const SweptPoint& point, core::Standing standing) {
    core::Json entry;
    entry["launch"] = toJson(point.planned.point.config);
    entry["optIns"] = toJson(point.planned.point.optIns);
    entry["status"] = toString(point.status());
    const std::string reason = point.reason();
    entry["reason"] = reason.empty() ? core::Json() : core::Json(reason);
    entry["blocksPerMultiprocessor"] = point.planned.blocksPerSm;
    const core::Measurement* timed = point.timed();
    addTimings(entry, timed == nullptr ? core::Measurement{} : *timed, standing);
    entry["measurement"] = point.outcome.measurement ? toJson(*point.outcome.measurement) : core::Json();
    return entry;
}

core::SweepCell sweptCell(const SweptPoint& point, const SweepResults& results) {
    core::SweepCell cell = plannedCell(point.planned, results.kernel.attributes, results.device);
    addOutcome(cell, point.outcome);
    if (const core::Measurement* timed = point.timed())
        cell.time = core::summarise(timed->samplesMicroseconds);
    return cell;
}

/// What the times of a launch are of. The date is that of the launch where it was timed.
std::vector<core::TableFact> sourceOf(const SweptPoint& point, const SweepResults& results) {
    core::Provenance from = results.device.provenance;
    from.device = results.device.name;
    if (const core::Measurement* timed = point.timed())
        from.date = timed->provenance.date;
    return core::timingSource(results.kernel.id, from);
}

} // namespace

std::string_view toString(PointStatus status) {
    switch (status) {
    case PointStatus::Measured:
        return "measured";
    case PointStatus::Wrong:
        return "wrong";
    case PointStatus::Refused:
        return "refused";
    case PointStatus::Skipped:
        return "skipped";
    case PointStatus::Unknown:
        return "unknown";
    case PointStatus::NotReached:
        return "notReached";
    }
    return "";
}

PointStatus SweptPoint::status() const {
    if (!planned.refusalMessage.empty())
        return PointStatus::Skipped;
    if (!outcome.isReached())
        return PointStatus::NotReached;
    if (!outcome.measurement)
        return PointStatus::Unknown;
    if (!outcome.measurement->result.launch.ok())
        return PointStatus::Refused;
    if (!isFine(*outcome.measurement))
        return PointStatus::Wrong;
    return outcome.measurement->samplesMicroseconds.empty() ? PointStatus::NotReached : PointStatus::Measured;
}

std::string SweptPoint::reason() const {
    switch (status()) {
    case PointStatus::Measured:
        return "";
    case PointStatus::Wrong: {
        const core::LaunchResult& result = outcome.measurement->result;
        if (result.synchronisation && !result.synchronisation->ok())
            return fmt::format("{}: {}", result.synchronisation->name,
                               synchronisationText(*result.synchronisation));
        return result.verification ? result.verification->summary.text()
                                   : "the kernel was not synchronised"_msg();
    }
    case PointStatus::Refused: {
        const core::ApiAnswer& answer = outcome.measurement->result.launch;
        return "the device returned {error}: {message}"_msg("error"_a = answer.name,
                                                            "message"_a = answer.message);
    }
    case PointStatus::Skipped:
        return planned.refusalMessage;
    case PointStatus::Unknown:
        return outcome.problem.text();
    case PointStatus::NotReached:
        return "the sweep ended before this launch"_msg();
    }
    return "";
}

const core::Measurement* SweptPoint::timed() const {
    return status() == PointStatus::Measured ? &*outcome.measurement : nullptr;
}

std::string sweepText(const SweepResults& results) {
    std::vector<std::string> heads = timingHeaders(Detail::Brief);
    const std::vector<std::string> leading{"block"_msg(), "cluster"_msg(), "grid"_msg(), "blocks/SM"_msg()};
    heads.insert(heads.begin(), leading.begin(), leading.end());
    Table table(std::move(heads));
    const core::Ranking ranking = rankPoints(results);
    std::size_t timed = 0;
    for (std::size_t i = 0; i < results.points.size(); ++i) {
        const SweptPoint& point = results.points[i];
        if (point.timed() == nullptr)
            continue;
        ++timed;
        const core::LaunchConfig& config = point.planned.point.config;
        std::vector<std::string> row{shortExtentText(config.blockDim), clusterText(config),
                                     shortExtentText(config.gridDim),
                                     std::to_string(point.planned.blocksPerSm)};
        for (std::string& cell : timingCells(*point.timed(), ranking.standings[i], Detail::Brief))
            row.push_back(std::move(cell));
        table.add(std::move(row));
    }
    std::string text = headText(results) + '\n';
    text += timed == 0 ? "No launch was timed."_msg() + '\n' : table.text();
    if (const std::string note = rankingNote(ranking); !note.empty())
        text += '\n' + note;
    if (results.stopped == core::StopReason::Cancelled)
        text += '\n' + "The sweep was cancelled."_msg() + '\n';
    return text + warningsText(results) + untimedText(results);
}

core::Json sweepJson(const SweepResults& results) {
    core::Json json;
    json["device"] = deviceSummaryJson(results.device);
    json["kernel"] = results.kernel.id;
    json["stopped"] = toString(results.stopped);
    const core::Ranking ranking = rankPoints(results);
    json["rankedBy"] = toString(ranking.by);
    core::Json& list = json["points"] = core::Json::array();
    for (std::size_t i = 0; i < results.points.size(); ++i)
        list.push_back(pointJson(results.points[i], ranking.standings[i]));
    return json;
}

std::string sweepCsv(const SweepResults& results) {
    core::DataTable table;
    table.columns = core::sweepColumns();
    const core::Ranking ranking = rankPoints(results);
    for (std::size_t i = 0; i < results.points.size(); ++i) {
        const SweptPoint& point = results.points[i];
        core::SweepCell cell = sweptCell(point, results);
        cell.standing = ranking.standings[i];
        std::vector<core::TableCell>& row = table.rows.emplace_back(sweepRow(cell, ranking.by));
        for (const core::TableFact& fact : sourceOf(point, results)) {
            if (i == 0)
                table.columns.push_back(fact.name);
            row.push_back(fact.value);
        }
    }
    return csvText(table);
}

} // namespace trichevron::cli
