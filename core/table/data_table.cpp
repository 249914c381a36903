// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/table/data_table.h"

#include "core/json/json_writer.h"
#include "core/text/markdown.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <string_view>
#include <system_error>

namespace trichevron::core {
namespace {

std::string numberText(double number) {
    char digits[32];
    const auto end = std::to_chars(std::begin(digits), std::end(digits), number);
    return {std::begin(digits), end.ptr};
}

/// Without escapes. The formats have no numbers that are not finite.
std::string plainText(const TableCell& cell) {
    if (const auto* whole = std::get_if<std::int64_t>(&cell))
        return std::to_string(*whole);
    if (const auto* number = std::get_if<double>(&cell))
        return std::isfinite(*number) ? numberText(*number) : std::string();
    if (const auto* text = std::get_if<std::string>(&cell))
        return *text;
    return {};
}

std::string csvCell(const std::string& text) {
    const bool edge = !text.empty() && (text.front() == ' ' || text.back() == ' ');
    if (!edge && text.find_first_of(",\"\r\n") == std::string::npos)
        return text;
    std::string quoted = "\"";
    for (const char character : text) {
        if (character == '"')
            quoted += '"';
        quoted += character;
    }
    return quoted + '"';
}

/// A cell has one line: a break of it is a tag.
std::string markdownCell(const std::string& text) {
    std::string cell;
    std::size_t begin = 0;
    while (true) {
        const std::size_t end = std::min(text.find_first_of("\r\n", begin), text.size());
        cell += escapeMarkdown(std::string_view(text).substr(begin, end - begin));
        if (end == text.size())
            return cell;
        cell += "<br>";
        begin = end + (text.compare(end, 2, "\r\n") == 0 ? 2 : 1);
    }
}

bool isText(const TableCell& cell) {
    return std::holds_alternative<std::string>(cell);
}

/// A column of numbers alone is right-aligned.
bool holdsNumbers(const DataTable& table, std::size_t column) {
    bool any = false;
    for (const std::vector<TableCell>& row : table.rows) {
        if (column >= row.size() || std::holds_alternative<std::monostate>(row[column]))
            continue;
        if (isText(row[column]))
            return false;
        any = true;
    }
    return any;
}

/// One cell per column, also for a shorter or longer row.
template <class Add>
void forEachCell(const DataTable& table, const std::vector<TableCell>& row, Add add) {
    static const TableCell empty;
    for (std::size_t column = 0; column < table.columns.size(); ++column)
        add(column < row.size() ? row[column] : empty);
}

Json jsonOf(const TableCell& cell) {
    if (const auto* whole = std::get_if<std::int64_t>(&cell))
        return *whole;
    if (const auto* number = std::get_if<double>(&cell))
        return std::isfinite(*number) ? Json(*number) : Json();
    if (const auto* text = std::get_if<std::string>(&cell))
        return *text;
    return {};
}

} // namespace

std::string_view suffixOf(TableFormat format) {
    switch (format) {
    case TableFormat::AsCsv:
        return "csv";
    case TableFormat::AsMarkdown:
        return "md";
    case TableFormat::AsJson:
        return "json";
    }
    return "";
}

std::string csvText(const DataTable& table) {
    std::string text;
    const auto endLine = [&] { text.back() = '\n'; }; // replaces the last comma
    if (table.columns.empty())
        return text;
    for (const std::string& column : table.columns)
        text += csvCell(column) + ',';
    std::string facts;
    for (const TableFact& fact : table.about) {
        text += csvCell(fact.name) + ',';
        facts += csvCell(plainText(fact.value)) + ',';
    }
    endLine();
    for (const std::vector<TableCell>& row : table.rows) {
        forEachCell(table, row, [&](const TableCell& cell) { text += csvCell(plainText(cell)) + ','; });
        text += facts;
        endLine();
    }
    return text;
}

std::string markdownText(const DataTable& table) {
    std::string text;
    if (!table.title.empty())
        text += "### " + markdownCell(table.title) + "\n\n";
    const std::size_t begin = text.size();
    for (const TableFact& fact : table.about)
        if (const std::string value = plainText(fact.value); !value.empty())
            text += "- " + markdownCell(fact.name) + ": " + markdownCell(value) + '\n';
    if (text.size() > begin)
        text += '\n';
    if (table.columns.empty())
        return text;
    text += "|";
    for (const std::string& column : table.columns)
        text += " " + markdownCell(column) + " |";
    text += "\n|";
    for (std::size_t column = 0; column < table.columns.size(); ++column)
        text += holdsNumbers(table, column) ? " ---: |" : " --- |";
    text += '\n';
    for (const std::vector<TableCell>& row : table.rows) {
        text += "|";
        forEachCell(table, row,
                    [&](const TableCell& cell) { text += " " + markdownCell(plainText(cell)) + " |"; });
        text += '\n';
    }
    return text;
}

std::string jsonText(const DataTable& table) {
    Json json;
    json["format"] = "trichevron-table";
    json["version"] = 1;
    json["title"] = table.title;
    for (const TableFact& fact : table.about)
        json["about"][fact.name] = jsonOf(fact.value);
    json["columns"] = table.columns;
    Json& rows = json["rows"] = Json::array();
    for (const std::vector<TableCell>& row : table.rows) {
        Json cells = Json::array();
        forEachCell(table, row, [&](const TableCell& cell) { cells.push_back(jsonOf(cell)); });
        rows.push_back(std::move(cells));
    }
    return fileText(json);
}

std::string textOf(const DataTable& table, TableFormat format) {
    switch (format) {
    case TableFormat::AsCsv:
        return csvText(table);
    case TableFormat::AsMarkdown:
        return markdownText(table);
    case TableFormat::AsJson:
        return jsonText(table);
    }
    return {};
}

TableCell cellFromText(std::string_view text) {
    if (text.empty())
        return {};
    std::string plain(text);
    std::erase(plain, ',');
    if (plain.size() != text.size()) {
        // Separators must divide groups of three digits: "1,2" is not a number.
        const std::size_t whole = std::min(text.find('.'), text.size());
        for (std::size_t i = 0; i < text.size(); ++i) {
            const bool due = i > 0 && i < whole && text[i - 1] != '-' && (whole - i) % 4 == 0;
            if ((text[i] == ',') != due)
                return std::string(text);
        }
    }
    const char* const end = plain.data() + plain.size();
    std::int64_t whole = 0;
    if (const auto read = std::from_chars(plain.data(), end, whole);
        read.ec == std::errc() && read.ptr == end && std::to_string(whole) == plain)
        return whole;
    double number = 0;
    const bool decimal = plain.find_first_not_of("-.0123456789") == std::string::npos;
    const auto read = std::from_chars(plain.data(), end, number, std::chars_format::fixed);
    const std::size_t first = plain.front() == '-' ? 1 : 0;
    const bool leading = plain.size() > first + 1 && plain[first] == '0' && plain[first + 1] != '.';
    if (decimal && !leading && plain.size() > first && plain[first] != '.' && plain.back() != '.' &&
        read.ec == std::errc() && read.ptr == end && plain.find('.') != std::string::npos)
        return number;
    return std::string(text);
}

} // namespace trichevron::core
