// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/protocol/columns.h"

#include "core/model_json/model_json.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <limits>

namespace trichevron::core::protocol {

namespace {

template <class Integer>
std::vector<Integer> integers(const std::vector<double>& values, const JsonReader& head,
                              std::string_view name) {
    // Up to 2^53, or 104 days in nanoseconds, a double is an exact integer.
    constexpr double max =
        std::min(static_cast<double>(std::numeric_limits<Integer>::max()), 9007199254740992.0);
    std::vector<Integer> result;
    result.reserve(values.size());
    for (const double value : values) {
        if (value > max || value != std::floor(value))
            head.fail(fmt::format("integers in the column {}", name));
        result.push_back(static_cast<Integer>(value));
    }
    return result;
}

} // namespace

void ColumnCollector::addPiece(const JsonReader& params) {
    Point point;
    if (const auto given = params.find("point"))
        point = given->integer<std::size_t>(0, maxSweepPoints - 1);
    const JsonReader named = params.at("column");
    const std::string name = named.string();
    if (name.empty() || name.size() > maxColumnName)
        named.fail(fmt::format("a name of 1 to {} bytes", maxColumnName));
    std::vector<double>& column = columns_[{point, name}];
    const JsonReader first = params.at("first");
    if (first.integer<std::size_t>() != column.size())
        first.fail(fmt::format("{}, the index of the next value", column.size()));
    const JsonReader values = params.at("values");
    if (values.is(JsonKind::Array) && values.value().size() > maxPieceValues)
        values.fail(fmt::format("at most {} values in a piece", maxPieceValues));
    for (const JsonReader& value : values.elements()) {
        const double number = value.number();
        if (!std::isfinite(number) || number < 0)
            value.fail("a number, not negative");
        if (++values_ > maxJobValues)
            values.fail(fmt::format("no more than {} values for one job", maxJobValues));
        column.push_back(number);
    }
}

const std::vector<double>& ColumnCollector::column(Point point, std::string_view name) const {
    static const std::vector<double> none;
    const auto found = columns_.find(std::pair(point, std::string(name)));
    return found == columns_.end() ? none : found->second;
}

std::vector<double> ColumnCollector::takeColumn(const JsonReader& head, Point point, std::string_view name) {
    const JsonReader count = head.at("columns").at(name);
    auto found = columns_.extract({point, std::string(name)});
    std::vector<double> values = found.empty() ? std::vector<double>() : std::move(found.mapped());
    if (count.integer<std::size_t>() != values.size())
        count.fail(fmt::format("{}, the number of values in the pieces", values.size()));
    return values;
}

LaunchResult ColumnCollector::launchResult(const JsonReader& head) {
    LaunchResult result = launchResultFromJson(head);
    const auto threads = head.find("threads");
    if (!threads)
        return result;
    const JsonReader names = threads->at("names");
    for (const JsonReader& name : names.elements()) {
        const std::string column = std::string(column::threadsPrefix) + name.string();
        result.threads.push_back(
            {name.string(), integers<std::uint64_t>(takeColumn(head, std::nullopt, column), head, column)});
    }
    if (result.threads.size() > maxThreadColumns)
        names.fail(fmt::format("at most {} names", maxThreadColumns));
    for (const ThreadColumn& column : result.threads)
        if (column.values.size() > maxReportedThreads ||
            column.values.size() != result.threads.front().values.size())
            head.at("columns").fail(fmt::format(
                "the same number of values for each thread column, and at most {}", maxReportedThreads));
    return result;
}

Measurement ColumnCollector::measurement(const JsonReader& head, Point point) {
    Measurement measurement = measurementFromHead(head);
    forEachColumn(measurement, [&](std::string_view name, std::vector<double>& column) {
        column = takeColumn(head, point, name);
    });
    if (!measurement.smClockMegahertz.empty() &&
        measurement.smClockMegahertz.size() != measurement.samplesMicroseconds.size())
        head.at("columns").at("smClockMegahertz").fail("one value per sample");
    return measurement;
}

BlockTrace ColumnCollector::blockTrace(const JsonReader& head) {
    BlockTrace trace = blockTraceFromHead(head);
    const auto read = [&]<class Integer>(std::string_view name, std::vector<Integer>& column) {
        column = integers<Integer>(takeColumn(head, std::nullopt, name), head, name);
    };
    read(column::blockSm, trace.blockSm);
    read(column::beginNanoseconds, trace.beginNanoseconds);
    read(column::endNanoseconds, trace.endNanoseconds);
    if (trace.beginNanoseconds.size() != trace.blockSm.size() ||
        trace.endNanoseconds.size() != trace.blockSm.size() || trace.blockSm.size() > trace.blocks)
        head.at("columns").fail("the same number of values in each column, and at most one per block");
    return trace;
}

Json headWithColumns(const LaunchResult& result) {
    Json head = toJson(result);
    for (const ThreadColumn& column : result.threads) {
        head["threads"]["names"].push_back(column.name);
        head["columns"][std::string(column::threadsPrefix) + column.name] = column.values.size();
    }
    return head;
}

Json headWithColumns(const Measurement& measurement) {
    Json head = headJson(measurement);
    forEachColumn(measurement, [&](const char* name, const std::vector<double>& column) {
        head["columns"][name] = column.size();
    });
    return head;
}

Json headWithColumns(const BlockTrace& trace) {
    Json head = headJson(trace);
    for (const std::string_view name : {column::blockSm, column::beginNanoseconds, column::endNanoseconds})
        head["columns"][std::string(name)] = trace.blockSm.size();
    return head;
}

Json toJson(const SweepOutcome& outcome) {
    Json json;
    json["measurement"] = outcome.measurement ? headWithColumns(*outcome.measurement) : Json();
    json["problem"] = englishText(outcome.problem);
    if (outcome.problemKind)
        json["problemKind"] = toString(*outcome.problemKind);
    return json;
}

SweepOutcome sweepOutcomeFromJson(const JsonReader& reader, ColumnCollector& columns, std::size_t point) {
    SweepOutcome outcome;
    if (const auto measurement = reader.find("measurement"))
        outcome.measurement = columns.measurement(*measurement, point);
    if (std::string problem = reader.at("problem").string(); !problem.empty())
        outcome.problem = verbatim(std::move(problem));
    if (const auto kind = reader.find("problemKind"))
        outcome.problemKind = backendErrorKindFromName(kind->string());
    if (!outcome.isReached())
        reader.fail("a measurement or a problem");
    return outcome;
}

} // namespace trichevron::core::protocol
