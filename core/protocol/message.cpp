// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/protocol/message.h"

#include "core/catalogue/message_literal.h"
#include "core/json/json_writer.h"

#include <utility>

namespace trichevron::core::protocol {

namespace {

constexpr std::string_view jsonRpcVersion = "2.0";

/// "params" is always an object in this protocol; if missing, it is empty.
Json paramsFrom(const JsonReader& reader) {
    const auto params = reader.find("params");
    return params ? params->object().value().json() : Json::object();
}

Response responseFrom(const JsonReader& reader) {
    Response response;
    if (const auto id = reader.find("id"))
        response.id = id->integer<std::int64_t>();
    const std::optional<JsonValue> result = reader.value().member("result");
    if (result.has_value() == reader.value().member("error").has_value())
        throw InputError("a response has either a result or an error"_msg);
    if (result) {
        response.outcome = result->json();
        return response;
    }
    const JsonReader error = reader.at("error");
    const auto data = error.find("data");
    response.outcome = Error{error.at("code").integer<int>(), error.at("message").string(),
                             data ? data->value().json() : Json()};
    return response;
}

Message messageFrom(const JsonReader& reader) {
    const JsonReader version = reader.at("jsonrpc");
    if (!version.is(JsonKind::String) || version.text() != jsonRpcVersion)
        version.fail(verbatim("\"2.0\""));
    if (!reader.value().member("method"))
        return responseFrom(reader);
    std::string method = reader.at("method").string();
    if (!reader.value().member("id"))
        return Notification{std::move(method), paramsFrom(reader)};
    return Request{reader.at("id").integer<std::int64_t>(), std::move(method), paramsFrom(reader)};
}

Json envelope() {
    Json json;
    json["jsonrpc"] = jsonRpcVersion;
    return json;
}

std::string line(const Json& json) {
    return compactText(json) + '\n';
}

} // namespace

Message parseMessage(std::string_view text) {
    Json json;
    try {
        json = parseJsonLine(text, "message");
    } catch (const InputError& error) {
        throw MessageError(ParseError, error.text());
    }
    try {
        return messageFrom(JsonReader(json));
    } catch (const InputError& error) {
        throw MessageError(InvalidRequest, error.text());
    }
}

std::string toLine(const Request& request) {
    Json json = envelope();
    json["id"] = request.id;
    json["method"] = request.method;
    json["params"] = request.params;
    return line(json);
}

std::string toLine(const Notification& notification) {
    Json json = envelope();
    json["method"] = notification.method;
    json["params"] = notification.params;
    return line(json);
}

std::string toLine(const Response& response) {
    Json json = envelope();
    json["id"] = response.id ? Json(*response.id) : Json();
    if (const auto* error = std::get_if<Error>(&response.outcome)) {
        json["error"]["code"] = error->code;
        json["error"]["message"] = error->message;
        if (!error->data.is_null())
            json["error"]["data"] = error->data;
    } else {
        json["result"] = std::get<Json>(response.outcome);
    }
    return line(json);
}

} // namespace trichevron::core::protocol
