// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// JSON of launch results.
#include "core/catalogue/message_literal.h"
#include "core/model_json/model_json.h"

#include <cmath>

namespace trichevron::core {

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
        list.fail("an array of at most {limit}"_msg.with("limit"_a = std::to_string(maxPlacedBlocks)));
    for (const JsonReader& sm : list.elements())
        placement.blockSm.push_back(sm.integer<std::int32_t>());
    return placement;
}

/// Exact in a double, which the columns of messages hold.
constexpr std::uint64_t maxThreadValue = std::uint64_t{1} << 53U;

Json timelineJson(const std::vector<HostEvent>& timeline) {
    Json json = Json::array();
    for (const HostEvent& event : timeline)
        json.push_back({{"what", event.what}, {"microseconds", event.microseconds}});
    return json;
}

std::vector<HostEvent> timelineFrom(const JsonReader& reader) {
    std::vector<HostEvent> timeline;
    for (const JsonReader& event : reader.elements()) {
        const JsonReader time = event.at("microseconds");
        timeline.push_back({event.at("what").string(), time.number()});
        if (!std::isfinite(timeline.back().microseconds) || timeline.back().microseconds < 0)
            time.fail("microseconds, not negative"_msg);
    }
    if (timeline.size() > maxHostEvents)
        reader.fail("at most {limit} events"_msg.with("limit"_a = std::to_string(maxHostEvents)));
    return timeline;
}

Json tableJson(const ResultTable& table) {
    Json json;
    json["title"] = table.title;
    json["columns"] = table.columns;
    json["rows"] = table.rows;
    return json;
}

std::vector<std::string> textsFrom(const JsonReader& reader) {
    std::vector<std::string> texts;
    for (const JsonReader& text : reader.elements())
        texts.push_back(text.string());
    return texts;
}

ResultTable tableFrom(const JsonReader& reader) {
    ResultTable table;
    table.title = reader.at("title").string();
    const JsonReader columns = reader.at("columns");
    table.columns = textsFrom(columns);
    if (table.columns.empty() || table.columns.size() > maxTableColumns)
        columns.fail("1 to {limit} headings"_msg.with("limit"_a = std::to_string(maxTableColumns)));
    const JsonReader rows = reader.at("rows");
    for (const JsonReader& row : rows.elements()) {
        table.rows.push_back(textsFrom(row));
        if (table.rows.back().size() != table.columns.size())
            row.fail("{texts, plural, one {# text} other {# texts}}, one for each column"_msg.with(
                "texts"_a = table.columns.size()));
    }
    if (table.rows.size() > maxTableRows)
        rows.fail("at most {limit} rows"_msg.with("limit"_a = std::to_string(maxTableRows)));
    return table;
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
    if (result.lastError)
        json["lastError"] = answerJson(*result.lastError);
    if (!result.hostTimeline.empty())
        json["hostTimeline"] = timelineJson(result.hostTimeline);
    for (const ResultTable& table : result.tables)
        json["tables"].push_back(tableJson(table));
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
    if (const auto answer = reader.find("lastError"))
        result.lastError = answerFrom(*answer);
    if (const auto timeline = reader.find("hostTimeline"))
        result.hostTimeline = timelineFrom(*timeline);
    if (const auto tables = reader.find("tables")) {
        for (const JsonReader& table : tables->elements())
            result.tables.push_back(tableFrom(table));
        if (result.tables.size() > maxResultTables)
            tables->fail("at most {limit} tables"_msg.with("limit"_a = std::to_string(maxResultTables)));
    }
    if (const auto lost = reader.find("contextLost"))
        result.contextLost = lost->boolean();
    return result;
}

Json threadsJson(const std::vector<ThreadColumn>& threads) {
    Json json = Json::array();
    for (const ThreadColumn& column : threads)
        json.push_back({{"name", column.name}, {"values", column.values}});
    return json;
}

std::vector<ThreadColumn> threadsFromJson(const JsonReader& reader) {
    std::vector<ThreadColumn> threads;
    for (const JsonReader& element : reader.elements()) {
        const JsonReader values = element.at("values");
        ThreadColumn column{element.at("name").string(), {}};
        for (const JsonReader& value : values.elements())
            column.values.push_back(value.integer<std::uint64_t>(0, maxThreadValue));
        if (column.values.size() > maxReportedThreads)
            values.fail("at most {limit} values"_msg.with("limit"_a = std::to_string(maxReportedThreads)));
        if (!threads.empty() && column.values.size() != threads.front().values.size())
            values.fail(
                "{values, plural, one {# value} other {# values}}, as many as the first column has"_msg.with(
                    "values"_a = threads.front().values.size()));
        threads.push_back(std::move(column));
    }
    if (threads.size() > maxThreadColumns)
        reader.fail("at most {limit} columns"_msg.with("limit"_a = std::to_string(maxThreadColumns)));
    return threads;
}

} // namespace trichevron::core
