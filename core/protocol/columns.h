// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Long lists of numbers in messages. Each list is a column, which is sent in pieces: notifications before
/// the reply. So no message is long, and the values that a worker sent before it died are kept. See
/// core/protocol/README.md.
#pragma once

#include "core/backend/backend.h"
#include "core/json/json_reader.h"
#include "core/protocol/message.h"

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace trichevron::core::protocol {

namespace column {
inline constexpr std::string_view samplesMicroseconds = "samplesMicroseconds";
/// Prefix of the name of a ThreadColumn.
inline constexpr std::string_view threadsPrefix = "threads/";
inline constexpr std::string_view blockSm = "blockSm";
inline constexpr std::string_view beginNanoseconds = "beginNanoseconds";
inline constexpr std::string_view endNanoseconds = "endNanoseconds";
} // namespace column

/// Values per piece.
inline constexpr std::size_t maxPieceValues = 8192;
/// Values in all columns of one job: more than any request can ask for.
inline constexpr std::size_t maxJobValues = 32'000'000;
/// Bytes of a column name.
inline constexpr std::size_t maxColumnName = 64;

/// The notification of a piece: `first` is the index of its first value in the column, `point` the index in a
/// sweep.
template <class Value>
Notification makePiece(std::int64_t id, std::optional<std::size_t> point, std::string_view name,
                       std::size_t first, std::span<const Value> values) {
    Notification piece{std::string(method::piece), {{"id", id}}};
    if (point)
        piece.params["point"] = *point;
    piece.params["column"] = name;
    piece.params["first"] = first;
    piece.params["values"] = Json(std::vector<Value>(values.begin(), values.end()));
    return piece;
}

/// Collects the columns of one job. Every function throws InputError for pieces or counts that do not match.
class ColumnCollector {
public:
    using Point = std::optional<std::size_t>;

    /// Appends a piece, given its parameters. It must continue its column.
    void addPiece(const JsonReader& params);
    /// The values received so far.
    const std::vector<double>& column(Point point, std::string_view name) const;

    /// Complete a result: its head, which has the number of values of each column, plus the columns.
    LaunchResult launchResult(const JsonReader& head);
    Measurement measurement(const JsonReader& head, Point point = std::nullopt);
    BlockTrace blockTrace(const JsonReader& head);

private:
    /// Moves a column out. It must have as many values as the head says.
    std::vector<double> takeColumn(const JsonReader& head, Point point, std::string_view name);

    std::map<std::pair<Point, std::string>, std::vector<double>, std::less<>> columns_;
    std::size_t values_ = 0;
};

/// The head of a result: everything but the columns, plus the number of values of each.
Json headWithColumns(const LaunchResult& result);
Json headWithColumns(const Measurement& measurement);
Json headWithColumns(const BlockTrace& trace);

/// The outcome of a sweep point, for its notification.
Json toJson(const SweepOutcome& outcome);
SweepOutcome sweepOutcomeFromJson(const JsonReader& reader, ColumnCollector& columns, std::size_t point);

} // namespace trichevron::core::protocol
