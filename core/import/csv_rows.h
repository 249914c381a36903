// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The rows of a CSV file of any size (RFC 4180), one at a time.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace trichevron::core {

class CsvRows {
public:
    using Fields = std::vector<std::string_view>;
    /// A row that is longer ends at this many bytes.
    static constexpr std::size_t maxRow = std::size_t{1} << 20U;

    /// Calls use(fields, number of the row's first line). The fields are valid during the call.
    explicit CsvRows(std::function<void(const Fields&, std::uint64_t line)> use) : use_(std::move(use)) {}

    /// False after a zero byte, which no text has: then nothing more is read. A hole in a file can be without
    /// end.
    bool add(std::string_view piece);
    /// The content has ended: its last line need not. A row that ends in quotes or in a zero byte is not
    /// whole, and is not used.
    void end();
    /// Whether the last line had no end.
    bool endedInARow() const { return endedInARow_; }
    /// Whether the content ended within the quotes of a field, in the row of line().
    bool endedInQuotes() const { return inQuotes_; }
    /// Whether add() found one, in the row of line().
    bool endedInAZeroByte() const { return endedInAZeroByte_; }
    std::uint64_t line() const { return line_; }

private:
    void useRow(std::string_view row);

    std::function<void(const Fields&, std::uint64_t)> use_;
    std::string rest_;
    std::size_t scanned_ = 0; ///< of rest_
    bool inQuotes_ = false;   ///< at scanned_
    std::uint64_t line_ = 1;  ///< of the next row
    std::uint64_t lines_ = 0; ///< line ends in the row so far
    bool endedInARow_ = false;
    bool endedInAZeroByte_ = false;
    Fields fields_;
    std::vector<std::string> unquoted_;
};

/// The number of a column by its name, or by its name before " (" with the unit in brackets.
struct CsvColumn {
    static constexpr std::size_t none = ~std::size_t{0};
    std::size_t number = none;
    std::string unit; ///< what the heading has in brackets
};
CsvColumn csvColumn(const std::vector<std::string>& headings, std::string_view name);
/// The field of the column; empty where there is none.
std::string_view csvField(const CsvRows::Fields& fields, const CsvColumn& column);

} // namespace trichevron::core
