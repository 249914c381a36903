// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// JSON of launch results.
#include "core/catalogue/message_literal.h"
#include "core/demo/reported_text.h"
#include "core/model_json/model_json.h"
#include "core/model_json/text_json.h"

#include <algorithm>
#include <cmath>

namespace trichevron::core {

namespace {

// A text is written in English. Next to it, for readers with another language, stands the message that it is
// made of, under a name that ends in "Text" or "Texts".

/// null for a text whose English is enough: it is the same in every language, or the reader finds its
/// message.
Json messageJson(const Text& text) {
    const bool isEnough = text.isEmpty() || isVerbatim(text) ||
                          (text.arguments.empty() && reportedText(englishText(text)) == text);
    return isEnough ? Json() : toJson(text);
}

void addText(Json& json, const char* name, const char* messageName, const Text& text) {
    json[name] = englishText(text);
    if (Json message = messageJson(text); !message.is_null())
        json[messageName] = std::move(message);
}

/// `message` has the message, if there is one.
Text textFrom(const JsonReader& english, const std::optional<JsonReader>& message) {
    const std::string text = english.string(); // required even where the message is known
    const Text known = message && !message->is(JsonKind::Null) ? textFromJson(*message) : Text();
    return known.isEmpty() || isVerbatim(known) ? reportedText(text) : known;
}

Text textFrom(const JsonReader& reader, const char* name, const char* messageName) {
    return textFrom(reader.at(name), reader.find(messageName));
}

Json textsJson(const std::vector<Text>& texts, Json (*toTextJson)(const Text&)) {
    Json json = Json::array();
    for (const Text& text : texts)
        json.push_back(toTextJson(text));
    return json;
}

Json englishJson(const Text& text) {
    return englishText(text);
}

bool anyMessage(const std::vector<Text>& texts) {
    return std::any_of(texts.begin(), texts.end(),
                       [](const Text& text) { return !messageJson(text).is_null(); });
}

/// `messages` is an array with one message or null for each text.
std::vector<Text> textsFrom(const JsonReader& reader, const std::optional<JsonReader>& messages) {
    const std::vector<JsonReader> english = reader.elements();
    const std::vector<JsonReader> known = messages ? messages->elements() : std::vector<JsonReader>();
    if (messages && known.size() != english.size())
        messages->fail("{texts, plural, one {# message} other {# messages}}, one for each text"_msg.with(
            "texts"_a = english.size()));
    std::vector<Text> texts;
    for (std::size_t i = 0; i < english.size(); ++i)
        texts.push_back(textFrom(english[i], messages ? std::optional(known[i]) : std::nullopt));
    return texts;
}

Json answerJson(const ApiAnswer& answer) {
    Json json;
    json["code"] = answer.code;
    json["name"] = answer.name;
    json["message"] = answer.message;
    if (answer.driverLog)
        json["driverLog"] = *answer.driverLog;
    if (answer.failsAt)
        json["failsAt"] = toString(*answer.failsAt);
    return json;
}

LaunchStep stepFrom(const JsonReader& reader) {
    if (const auto step = launchStepFromName(reader.string()))
        return *step;
    reader.fail("addNode, setAttribute, instantiate or launch"_msg);
}

ApiAnswer answerFrom(const JsonReader& reader) {
    ApiAnswer answer;
    answer.code = reader.at("code").integer<int>();
    answer.name = reader.at("name").string();
    answer.message = reader.at("message").string();
    if (const auto log = reader.find("driverLog")) {
        std::vector<std::string>& sentences = answer.driverLog.emplace();
        for (const JsonReader& sentence : log->elements())
            sentences.push_back(sentence.string());
        if (sentences.size() > maxDriverSentences)
            log->fail("an array of at most {limit}"_msg.with("limit"_a = std::to_string(maxDriverSentences)));
    }
    if (const auto step = reader.find("failsAt"))
        answer.failsAt = stepFrom(*step);
    return answer;
}

Json verificationJson(const Verification& verification) {
    Json json;
    json["checked"] = verification.checked;
    json["mismatches"] = verification.mismatches;
    addText(json, "summary", "summaryText", verification.summary);
    return json;
}

Verification verificationFrom(const JsonReader& reader) {
    return {reader.at("checked").integer<std::uint64_t>(), reader.at("mismatches").integer<std::uint64_t>(),
            textFrom(reader, "summary", "summaryText")};
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
    for (const HostEvent& event : timeline) {
        Json& added = json.emplace_back(Json::object());
        addText(added, "what", "whatText", event.what);
        added["microseconds"] = event.microseconds;
    }
    return json;
}

std::vector<HostEvent> timelineFrom(const JsonReader& reader) {
    std::vector<HostEvent> timeline;
    for (const JsonReader& event : reader.elements()) {
        const JsonReader time = event.at("microseconds");
        timeline.push_back({textFrom(event, "what", "whatText"), time.number()});
        if (!std::isfinite(timeline.back().microseconds) || timeline.back().microseconds < 0)
            time.fail("microseconds, not negative"_msg);
    }
    if (timeline.size() > maxHostEvents)
        reader.fail("at most {limit} events"_msg.with("limit"_a = std::to_string(maxHostEvents)));
    return timeline;
}

Json tableJson(const ResultTable& table) {
    Json json;
    addText(json, "title", "titleText", table.title);
    json["columns"] = textsJson(table.columns, englishJson);
    if (anyMessage(table.columns))
        json["columnTexts"] = textsJson(table.columns, messageJson);
    Json& rows = json["rows"] = Json::array();
    for (const std::vector<Text>& row : table.rows)
        rows.push_back(textsJson(row, englishJson));
    if (std::any_of(table.rows.begin(), table.rows.end(), anyMessage))
        for (const std::vector<Text>& row : table.rows)
            json["rowTexts"].push_back(anyMessage(row) ? textsJson(row, messageJson) : Json());
    return json;
}

std::vector<std::vector<Text>> rowsFrom(const JsonReader& reader, const std::optional<JsonReader>& messages,
                                        std::size_t columns) {
    const std::vector<JsonReader> english = reader.elements();
    const std::vector<JsonReader> known = messages ? messages->elements() : std::vector<JsonReader>();
    if (messages && known.size() != english.size())
        messages->fail("{rows, plural, one {# row} other {# rows}} of messages, as many as there are "
                       "rows"_msg.with("rows"_a = english.size()));
    std::vector<std::vector<Text>> rows;
    for (std::size_t i = 0; i < english.size(); ++i) {
        if (english[i].elements().size() != columns)
            english[i].fail("{texts, plural, one {# text} other {# texts}}, one for each column"_msg.with(
                "texts"_a = columns));
        const bool hasMessages = messages && !known[i].is(JsonKind::Null);
        rows.push_back(textsFrom(english[i], hasMessages ? std::optional(known[i]) : std::nullopt));
    }
    return rows;
}

ResultTable tableFrom(const JsonReader& reader) {
    ResultTable table;
    table.title = textFrom(reader, "title", "titleText");
    const JsonReader columns = reader.at("columns");
    const std::size_t count = columns.elements().size();
    if (count == 0 || count > maxTableColumns)
        columns.fail("1 to {limit} headings"_msg.with("limit"_a = std::to_string(maxTableColumns)));
    table.columns = textsFrom(columns, reader.find("columnTexts"));
    const JsonReader rows = reader.at("rows");
    table.rows = rowsFrom(rows, reader.find("rowTexts"), count);
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
