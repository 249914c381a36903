// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Long lists of numbers in messages: each is a column, and comes in pieces, in notifications before the
/// answer that it belongs to. So no message is long, and what was told before a worker died is known. docs:
/// core/protocol/README.md
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

namespace trichevron::protocol {

namespace column {
inline constexpr std::string_view samplesMicroseconds = "samplesMicroseconds";
/// Before the name of a ThreadColumn.
inline constexpr std::string_view threadsPrefix = "threads/";
inline constexpr std::string_view blockSm = "blockSm";
inline constexpr std::string_view beginNanoseconds = "beginNanoseconds";
inline constexpr std::string_view endNanoseconds = "endNanoseconds";
} // namespace column

/// Values in one piece.
inline constexpr std::size_t maxPieceValues = 8192;
/// Values of all columns of one job: more than any request can ask for.
inline constexpr std::size_t maxJobValues = 32'000'000;
/// Bytes in the name of a column.
inline constexpr std::size_t maxColumnName = 64;

/// A piece of a column: `first` is the place of its first value. `point` is that of a sweep.
template <class Value>
Notification pieceOf(std::int64_t id, std::optional<std::size_t> point, std::string_view name,
                     std::size_t first, std::span<const Value> values) {
    Notification piece{std::string(method::piece), {{"id", id}}};
    if (point)
        piece.params["point"] = *point;
    piece.params["column"] = name;
    piece.params["first"] = first;
    piece.params["values"] = Json(std::vector<Value>(values.begin(), values.end()));
    return piece;
}

/// Gathers the columns of one job. Everything throws InputError for what does not fit together.
class ColumnCollector {
public:
    using Point = std::optional<std::size_t>;

    /// The parameters of a piece: it has to continue its column.
    void take(const JsonReader& params);
    /// What was told of a column so far.
    const std::vector<double>& column(Point point, std::string_view name) const;

    /// The whole values whose heads, with the number of values in each column, are these.
    LaunchResult launchResult(const JsonReader& head);
    Measurement measurement(const JsonReader& head, Point point = std::nullopt);
    BlockTrace blockTrace(const JsonReader& head);

private:
    /// Moves a column out, which must have as many values as the head says.
    std::vector<double> whole(const JsonReader& head, Point point, std::string_view name);

    std::map<std::pair<Point, std::string>, std::vector<double>, std::less<>> columns_;
    std::size_t values_ = 0;
};

/// The head of a value, with the number of values in each of its columns.
Json headWithColumns(const LaunchResult& result);
Json headWithColumns(const Measurement& measurement);
Json headWithColumns(const BlockTrace& trace);

/// The outcome of a point in its notification, and back.
Json toJson(const SweepOutcome& outcome);
SweepOutcome sweepOutcomeFrom(const JsonReader& reader, ColumnCollector& columns, std::size_t point);

} // namespace trichevron::protocol
