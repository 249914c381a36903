// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// Arbitrary bytes as a line of the worker protocol.
#include "core/model_json/text_json.h"
#include "core/protocol/message.h"
#include "tests/fuzz/invariants.h"

#include <cstddef>
#include <cstdint>
#include <optional>

namespace {

using namespace trichevron;
using namespace trichevron::core;
using namespace trichevron::core::protocol;

std::optional<protocol::Message> messageFrom(std::string_view line) {
    try {
        return parseMessage(line);
    } catch (const MessageError& error) {
        fuzz::requireSentence(error.what());
        fuzz::require(error.code() == ParseError || error.code() == InvalidRequest,
                      "a line that is not a message has the code ParseError or InvalidRequest");
        return std::nullopt;
    }
}

/// The parts of an error's sentence, as a client shows them.
void readErrorText(const protocol::Message& message) {
    const auto* response = std::get_if<Response>(&message);
    const auto* error = response == nullptr ? nullptr : std::get_if<Error>(&response->outcome);
    if (error == nullptr)
        return;
    try {
        const Text text = textFromJson(JsonReader(error->data).at("text"));
        fuzz::require(textFromJson(JsonReader(toJson(text))) == text, "a text survives a round trip");
        static_cast<void>(text.text());
    } catch (const InputError& problem) {
        fuzz::requireSentence(problem.what());
    }
}

std::string lineOf(const protocol::Message& message) {
    return std::visit([](const auto& kind) { return toLine(kind); }, message);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::optional<protocol::Message> message = messageFrom({reinterpret_cast<const char*>(data), size});
    if (!message)
        return 0;
    readErrorText(*message);
    const std::string line = lineOf(*message);
    fuzz::require(line.find('\n') == line.size() - 1, "a message is one line");
    const std::optional<protocol::Message> again =
        messageFrom(std::string_view(line).substr(0, line.size() - 1));
    fuzz::require(again.has_value(), "a written message can be read");
    fuzz::require(again->index() == message->index(), "a written message keeps its kind");
    fuzz::require(lineOf(*again) == line, "a written message does not change");
    return 0;
}
