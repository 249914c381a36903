// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The messages between the program and a worker: JSON-RPC 2.0, one message a line, UTF-8, no byte-order
/// mark. See core/protocol/README.md.
#pragma once

#include "core/json/json_reader.h"

#include <cstdint>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

namespace trichevron::core::protocol {

/// Both sides must speak the same version; the handshake refuses anything else.
inline constexpr int version = 3;
/// The longest line, newline included: short enough to parse between two frames of the window. Longer data is
/// sent in pieces (columns.h).
inline constexpr std::size_t maxMessageBytes = std::size_t{1} * 1024 * 1024;

namespace method {
inline constexpr std::string_view initialize = "initialize";
inline constexpr std::string_view devices = "devices";
inline constexpr std::string_view kernels = "kernels";
inline constexpr std::string_view upload = "upload";
inline constexpr std::string_view loadModule = "loadModule";
inline constexpr std::string_view launch = "launch";
inline constexpr std::string_view measure = "measure";
inline constexpr std::string_view sweep = "sweep";
inline constexpr std::string_view trace = "trace";
// Notifications to the worker.
inline constexpr std::string_view cancel = "cancel"; ///< {"id": N}
// Notifications from the worker about the request "id".
inline constexpr std::string_view progress = "progress"; ///< {"id", "done", "total"}
inline constexpr std::string_view piece = "piece";       ///< {"id", "point", "column", "first", "values"}
inline constexpr std::string_view output = "output";     ///< {"id", "argument", "first", "bytes"}
inline constexpr std::string_view point = "point";       ///< {"id", "point", "outcome"}
} // namespace method

/// Members of "initialize": its parameters and its result.
namespace handshake {
inline constexpr std::string_view protocolVersion = "protocolVersion"; ///< in both: an integer
inline constexpr std::string_view client = "client";   ///< in the request: name and version, for the log
inline constexpr std::string_view server = "server";   ///< in the result: "trichevron-cli 0.1.0"
inline constexpr std::string_view backend = "backend"; ///< in the result: "live" or "recorded"
/// In the result: while a request runs, the worker sends a notification at least this often.
inline constexpr std::string_view heartbeatMilliseconds = "heartbeatMilliseconds";
} // namespace handshake

enum ErrorCode : int {
    ParseError = -32700,
    InvalidRequest = -32600,
    MethodNotFound = -32601,
    InvalidParams = -32602,
    InternalError = -32603,
    BackendFailed = -32000, ///< data: {"kind": toString(BackendErrorKind)}
    VersionMismatch = -32001,
    NotInitialised = -32002,
    Cancelled = -32003,
    MessageTooLong = -32004,
    Busy = -32005
};

struct Request {
    std::int64_t id = 0;
    std::string method;
    Json params;
};
struct Notification {
    std::string method;
    Json params;
};
struct Error {
    int code = 0;
    std::string message; ///< one sentence
    Json data;
};
struct Response {
    std::optional<std::int64_t> id; ///< none if the request could not be parsed
    std::variant<Json, Error> outcome;
};
using Message = std::variant<Request, Notification, Response>;

/// A line that is not a message. The text is one sentence, and what() is it in the language at the time of
/// the throw; code() is the JSON-RPC error code for the reply.
class MessageError : public std::runtime_error {
public:
    MessageError(int code, Text text)
        : std::runtime_error(text.text()), code_(code), text_(std::move(text)) {}
    int code() const { return code_; }
    const Text& text() const { return text_; }

private:
    int code_;
    Text text_;
};

/// Parses one line without its newline. Throws MessageError.
Message parseMessage(std::string_view line);

/// Returns one line with its newline.
std::string toLine(const Request& request);
std::string toLine(const Notification& notification);
std::string toLine(const Response& response);

} // namespace trichevron::core::protocol
