// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/import/csv_rows.h"

namespace trichevron::core {

void CsvRows::useRow(std::string_view row) {
    if (row.ends_with('\r'))
        row.remove_suffix(1);
    fields_.clear();
    unquoted_.clear();
    unquoted_.reserve(row.size()); // its elements must stay where they are
    std::size_t at = 0;
    while (at <= row.size()) {
        if (at < row.size() && row[at] == '"') {
            std::size_t end = at + 1;
            bool hasPairs = false;
            while (end < row.size() && (row[end] != '"' || (end + 1 < row.size() && row[end + 1] == '"'))) {
                hasPairs = hasPairs || row[end] == '"';
                end += row[end] == '"' ? 2 : 1;
            }
            std::string_view field = row.substr(at + 1, std::min(end, row.size()) - at - 1);
            if (hasPairs) {
                std::string& text = unquoted_.emplace_back();
                for (std::size_t i = 0; i < field.size(); ++i) {
                    text += field[i];
                    if (field[i] == '"')
                        ++i;
                }
                field = text;
            }
            fields_.push_back(field);
            at = row.find(',', std::min(end + 1, row.size()));
        } else {
            const std::size_t end = row.find(',', at);
            fields_.push_back(row.substr(at, end == std::string_view::npos ? end : end - at));
            at = end;
        }
        if (at == std::string_view::npos)
            break;
        ++at;
    }
    use_(fields_, line_);
}

bool CsvRows::add(std::string_view piece) {
    if (endedInAZeroByte_)
        return false;
    const std::size_t zero = piece.find('\0');
    endedInAZeroByte_ = zero != std::string_view::npos;
    rest_.append(piece.substr(0, zero));
    std::size_t begin = 0;
    for (std::size_t i = scanned_; i < rest_.size(); ++i) {
        const char c = rest_[i];
        if (c == '"')
            inQuotes_ = !inQuotes_;
        lines_ += c == '\n' ? 1 : 0;
        if ((c == '\n' && !inQuotes_) || i - begin >= maxRow) {
            useRow(std::string_view(rest_).substr(begin, i - begin));
            begin = i + 1;
            line_ += lines_;
            lines_ = 0;
            inQuotes_ = false;
        }
    }
    rest_.erase(0, begin);
    scanned_ = rest_.size();
    return !endedInAZeroByte_;
}

void CsvRows::end() {
    endedInARow_ = !rest_.empty();
    if (endedInARow_ && !inQuotes_ && !endedInAZeroByte_)
        useRow(rest_);
    rest_.clear();
    scanned_ = 0;
}

CsvColumn csvColumn(const std::vector<std::string>& headings, std::string_view name) {
    for (std::size_t i = 0; i < headings.size(); ++i) {
        const std::string_view heading = headings[i];
        if (heading == name)
            return {i, {}};
        if (heading.starts_with(name) && heading.substr(name.size()).starts_with(" (") &&
            heading.ends_with(')'))
            return {i, std::string(heading.substr(name.size() + 2, heading.size() - name.size() - 3))};
    }
    return {};
}

std::string_view csvField(const CsvRows::Fields& fields, const CsvColumn& column) {
    return column.number < fields.size() ? fields[column.number] : std::string_view();
}

} // namespace trichevron::core
