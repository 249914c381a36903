// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/worker/worker_message.h"

#include "core/errors/input_error.h"
#include "core/fault/worker_faults.h"
#include "core/json/json_reader.h"
#include "core/model_json/text_json.h"

#include <cstddef>
#include <string>
#include <variant>

namespace trichevron::gui {
namespace {

std::optional<core::FaultKind> faultFromBackendError(core::BackendErrorKind kind) {
    switch (kind) {
    case core::BackendErrorKind::NoDriver:
        return core::FaultKind::NoDriver;
    case core::BackendErrorKind::DriverTooOld:
        return core::FaultKind::DriverTooOld;
    case core::BackendErrorKind::NoDevice:
        return core::FaultKind::NoDevice;
    case core::BackendErrorKind::DeviceLost:
        return core::FaultKind::DeviceLost;
    case core::BackendErrorKind::ContextLost:
        return core::FaultKind::OtherSticky;
    case core::BackendErrorKind::OutOfMemory:
        return core::FaultKind::OutOfMemory;
    default:
        return std::nullopt;
    }
}

core::Text errorText(const core::protocol::Error& error) {
    try {
        return textFromJson(core::JsonReader(error.data).at("text"));
    } catch (const core::InputError&) { // of another version, or not a worker of ours
        return core::verbatim(error.message);
    }
}

/// A kernel's source may be longer than other texts, since it scrolls.
void requireShortTexts(const core::Json& value, std::string_view name) {
    constexpr std::size_t maxTextBytes = 4096;
    constexpr std::size_t maxSourceBytes = 262144;
    if (value.is_string() && name != "bytes" && // of an output, which is not shown
        value.get_ref<const std::string&>().size() > (name == "source" ? maxSourceBytes : maxTextBytes))
        throw core::InputError(core::tooLongText(std::string(name)));
    if (value.is_object())
        for (const auto& [key, member] : value.items())
            requireShortTexts(member, key);
    if (value.is_array() && !value.empty() && !value.front().is_number())
        for (const core::Json& element : value)
            requireShortTexts(element, name);
}

void requireShortTexts(const core::protocol::Message& message) {
    if (const auto* notification = std::get_if<core::protocol::Notification>(&message)) {
        requireShortTexts(notification->params, "params");
    } else if (const auto* response = std::get_if<core::protocol::Response>(&message)) {
        if (const auto* error = std::get_if<core::protocol::Error>(&response->outcome)) {
            requireShortTexts(error->message, "message");
            requireShortTexts(error->data, "data");
        } else {
            requireShortTexts(std::get<core::Json>(response->outcome), "result");
        }
    }
}

} // namespace

core::protocol::Message readWorkerMessage(std::string_view line) {
    core::protocol::Message message = core::protocol::parseMessage(line);
    requireShortTexts(message);
    return message;
}

WorkerError workerErrorFrom(const core::protocol::Error& error) {
    WorkerError read{error.code, errorText(error), std::nullopt, std::nullopt};
    if (error.data.is_object() && error.data.contains("kind") && error.data["kind"].is_string())
        read.kind = core::backendErrorKindFromName(error.data["kind"].get<std::string>());
    if (read.kind)
        read.fault = faultFromBackendError(*read.kind);
    return read;
}

} // namespace trichevron::gui
