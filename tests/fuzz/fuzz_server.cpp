// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// Arbitrary bytes as the whole input of a worker that replays a recording. The first byte selects whether a
// handshake precedes them and the maximum line length, the second the number of bytes that arrive at a time.
#include "core/import/import.h"
#include "core/protocol/server.h"
#include "core/recording/replay_backend.h"
#include "tests/fuzz/byte_source.h"
#include "tests/fuzz/invariants.h"
#include "tests/support/schema.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

namespace {

using namespace trichevron;
using namespace trichevron::core;
using namespace trichevron::core::protocol;

/// Input that arrives in pieces and ends. Stores the output.
class Pieces final : public Transport {
public:
    Pieces(std::string_view input, std::size_t pieceBytes, std::size_t maxLineBytes)
        : rest_(input), pieceBytes_(pieceBytes), arrived_(maxLineBytes) {}

    ReadStatus readLine(std::string& line) override {
        while (true) {
            if (const auto status = arrived_.take(line, rest_.empty()))
                return *status;
            arrived_.append(rest_.substr(0, pieceBytes_));
            rest_.remove_prefix(std::min(pieceBytes_, rest_.size()));
        }
    }
    bool writeLine(std::string_view line) override {
        const std::lock_guard lock(writing_);
        lines.emplace_back(line);
        return true;
    }

    std::vector<std::string> lines;

private:
    std::string_view rest_;
    std::size_t pieceBytes_;
    LineBuffer arrived_;
    std::mutex writing_;
};

ReplayBackend& backend() {
    static ReplayBackend replay(
        {loadRecording(TRICHEVRON_TEST_DATA "/test-fixture-gpu/recordings/fixture-recording.json")});
    return replay;
}

/// Number of responses by request id. No id: responses to lines that are not messages.
using Responses = std::map<std::optional<std::int64_t>, int>;

/// The expected responses, computed in the simplest way.
Responses expectedFor(std::string_view input, std::size_t maxLineBytes) {
    Responses expected;
    while (!input.empty()) {
        const std::size_t length = std::min(input.find('\n'), input.size());
        std::string_view line = input.substr(0, length);
        input.remove_prefix(std::min(length + 1, input.size()));
        if (line.size() + 1 > maxLineBytes) {
            ++expected[std::nullopt];
            continue;
        }
        if (line.ends_with('\r'))
            line.remove_suffix(1);
        if (line.empty())
            continue;
        try {
            const protocol::Message message = parseMessage(line);
            if (const auto* request = std::get_if<Request>(&message))
                ++expected[request->id];
        } catch (const MessageError&) {
            ++expected[std::nullopt];
        }
    }
    return expected;
}

struct ParsedLine {
    bool isResponse = false;
    std::optional<std::int64_t> id;
};

/// Parses a line of the server, which must match the schema.
ParsedLine parseLine(const std::string& line) {
    fuzz::require(line.size() <= maxMessageBytes, "no line exceeds the limit");
    fuzz::require(line.find('\n') == line.size() - 1, "a message is one line");
    const std::string faults = test::schemaErrors(line, "message");
    fuzz::require(faults.empty(), faults);
    const protocol::Message message = parseMessage(std::string_view(line).substr(0, line.size() - 1));
    const auto* response = std::get_if<Response>(&message);
    if (response == nullptr)
        return {};
    if (const auto* error = std::get_if<Error>(&response->outcome))
        fuzz::requireSentence(error->message);
    return {true, response->id};
}

Responses responsesAmong(const std::vector<std::string>& lines) {
    // Most lines repeat, and checking them against the schema is slow.
    static std::unordered_map<std::string, ParsedLine> known;
    if (known.size() > 1000)
        known.clear();
    Responses responses;
    for (const std::string& line : lines) {
        const auto [place, isNew] = known.try_emplace(line);
        if (isNew)
            place->second = parseLine(line);
        if (place->second.isResponse)
            ++responses[place->second.id];
    }
    return responses;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    fuzz::ByteSource bytes(data, std::min<std::size_t>(size, 2));
    const std::uint8_t way = bytes.byte();
    const std::size_t pieceBytes = 1U + bytes.byte();
    const std::size_t maxLineBytes = (way & 2U) != 0 ? 256 : maxMessageBytes;
    std::string input;
    if ((way & 1U) != 0)
        input = toLine(Request{0, std::string(method::initialize), {{handshake::protocolVersion, version}}});
    input.append(reinterpret_cast<const char*>(data) + std::min<std::size_t>(size, 2),
                 size - std::min<std::size_t>(size, 2));

    Pieces transport(input, pieceBytes, maxLineBytes);
    ServerOptions options;
    options.grace = std::chrono::minutes(1); // enough on a busy machine
    std::optional<EndReason> ended;
    options.endProcess = [&ended](EndReason reason) { ended = reason; };
    serve(backend(), transport, options);
    fuzz::require(ended == EndReason::InputEnded, "a worker ends only at the end of its input");
    fuzz::require(responsesAmong(transport.lines) == expectedFor(input, maxLineBytes),
                  "each request and each line that is not a message gets one response");
    return 0;
}
