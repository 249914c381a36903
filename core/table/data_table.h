// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The data of a plot or a table, written as CSV, Markdown or JSON.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace trichevron::core {

/// std::monostate is an empty cell: unknown, or not applicable.
using TableCell = std::variant<std::monostate, std::int64_t, double, std::string>;

/// What is the same for all rows of a table.
struct TableFact {
    std::string name; ///< "device"
    TableCell value;
    friend bool operator==(const TableFact&, const TableFact&) = default;
};

struct DataTable {
    std::string title;
    std::vector<std::string> columns; ///< with their units: "median (µs)"
    std::vector<std::vector<TableCell>> rows;
    /// What the numbers are of: the kernel, the launch, the device. Without them a file says nothing of it.
    std::vector<TableFact> about{};

    bool isEmpty() const { return columns.empty() || rows.empty(); }
    friend bool operator==(const DataTable&, const DataTable&) = default;
};

enum class TableFormat { AsCsv, AsMarkdown, AsJson };
/// The file name extension: "csv", "md", "json".
std::string_view suffixOf(TableFormat format);

/// A line of headings and a line per row, quoted as in RFC 4180. Numbers have the shortest digits that read
/// back as the same number. What the table is about is in the last columns, the same in each row, because the
/// format has no other place for it.
std::string csvText(const DataTable& table);
/// The title as a heading, what the table is about as a list, and a table in GitHub's Markdown; markup
/// characters are escaped.
std::string markdownText(const DataTable& table);
/// {"format": "trichevron-table", "version": 1, "title", "about", "columns", "rows"}; a row is an array, an
/// empty cell null.
std::string jsonText(const DataTable& table);
std::string textOf(const DataTable& table, TableFormat format);

/// The number in a text such as "12", "-3.5" or "1,024"; else the text itself, and an empty cell for an empty
/// text. A text that a number would not reproduce, such as "007", stays text.
TableCell cellFromText(std::string_view text);

} // namespace trichevron::core
