// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Reads the tables of an SQLite file that somebody else wrote. Nothing in the file is run: views, triggers
/// and indices with expressions are not used, and a table is read from its beginning to its end.
#pragma once

#include "core/import/import_source.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace trichevron::core {

/// A row while it is read.
class DatabaseRow {
public:
    bool hasColumn(std::string_view name) const { return find(name).has_value(); }
    /// Empty where there is no such column, or its value is no number.
    std::optional<std::int64_t> integer(std::string_view column) const;
    /// Valid until the next row.
    std::string_view text(std::string_view column) const;

private:
    friend class ForeignDatabase;
    std::optional<int> find(std::string_view name) const;

    void* statement_ = nullptr; ///< of sqlite3
    std::vector<std::string> columns_;
};

class ForeignDatabase {
public:
    /// InputError where the file is no database that can be read. A compressed one is unpacked in memory.
    explicit ForeignDatabase(ImportSource& source);
    ~ForeignDatabase();
    ForeignDatabase(const ForeignDatabase&) = delete;
    ForeignDatabase& operator=(const ForeignDatabase&) = delete;

    bool hasTable(std::string_view name) const;
    bool hasColumn(std::string_view table, std::string_view column) const;
    /// Nothing where there is no such table. InputError where the data is damaged; ImportCancelled.
    void forEachRow(std::string_view table, const std::function<void(const DatabaseRow&)>& use) const;

private:
    struct Connection;
    [[noreturn]] void fail() const;

    ImportSource& source_;
    std::unique_ptr<Connection> connection_;
    std::vector<std::string> tables_;
};

} // namespace trichevron::core
