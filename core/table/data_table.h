// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Numbers behind a picture, or the cells of a table, as the formats that other programs take.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace trichevron {

/// Nothing is an empty cell: what is not known, or does not apply.
using TableCell = std::variant<std::monostate, std::int64_t, double, std::string>;

struct DataTable {
    std::string title;
    std::vector<std::string> columns; ///< with their units: "median (µs)"
    std::vector<std::vector<TableCell>> rows;

    bool isEmpty() const { return columns.empty() || rows.empty(); }
    friend bool operator==(const DataTable&, const DataTable&) = default;
};

enum class TableFormat { AsCsv, AsMarkdown, AsJson };
/// "csv", "md", "json": what a file of the format is called.
std::string_view suffixOf(TableFormat format);

/// A line of headings and a line a row, cells quoted as RFC 4180 has it. Numbers are whole, with as many
/// digits as tell them from any other.
std::string csvText(const DataTable& table);
/// The title as a heading, and a table as GitHub's Markdown has it; what would be read as markup is escaped.
std::string markdownText(const DataTable& table);
/// {"format": "trichevron-table", "version": 1, "title", "columns", "rows"}, an array a row; an empty cell is
/// null.
std::string jsonText(const DataTable& table);
std::string textOf(const DataTable& table, TableFormat format);

/// The number that a text is, written as people do: "12", "-3.5", "1,024"; else the text itself, and nothing
/// for an empty one. A text that a number would not give back, such as "007", stays a text.
TableCell cellFromText(std::string_view text);

} // namespace trichevron
