// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/import/foreign_database.h"

#include "core/catalogue/message_literal.h"
#include "core/errors/input_error.h"
#include "core/text/escape.h"

#include <sqlite3.h>

#include <algorithm>
#include <memory>

namespace trichevron::core {

namespace {

/// Instructions of SQLite's machine between two looks at whether the import is cancelled.
constexpr int instructionsPerLook = 100'000;
constexpr int longestValue = 1 << 20;

using Statement = std::unique_ptr<sqlite3_stmt, int (*)(sqlite3_stmt*)>;

sqlite3_stmt* statementOf(void* pointer) {
    return static_cast<sqlite3_stmt*>(pointer);
}

/// The path as SQLite's URI of a file that nobody writes.
std::string uriOf(const std::string& path) {
    constexpr std::string_view hex = "0123456789abcdef";
    std::string uri = "file:";
    for (const char c : path) {
        const auto byte = static_cast<unsigned char>(c);
        if (c == '?' || c == '#' || c == '%')
            uri += {'%', hex[byte >> 4U], hex[byte & 15U]};
        else
            uri += c;
    }
    return uri + "?mode=ro&immutable=1";
}

} // namespace

struct ForeignDatabase::Connection {
    sqlite3* database = nullptr;
    ~Connection() { sqlite3_close(database); }
    Statement prepare(const std::string& sql) const {
        sqlite3_stmt* statement = nullptr;
        sqlite3_prepare_v2(database, sql.c_str(), -1, &statement, nullptr);
        return {statement, sqlite3_finalize};
    }
};

std::optional<int> DatabaseRow::find(std::string_view name) const {
    const auto found = std::find(columns_.begin(), columns_.end(), name);
    return found == columns_.end() ? std::nullopt : std::optional(static_cast<int>(found - columns_.begin()));
}

std::optional<std::int64_t> DatabaseRow::integer(std::string_view column) const {
    const std::optional<int> number = find(column);
    if (!number)
        return std::nullopt;
    const int type = sqlite3_column_type(statementOf(statement_), *number);
    return type == SQLITE_INTEGER || type == SQLITE_FLOAT
               ? std::optional<std::int64_t>(sqlite3_column_int64(statementOf(statement_), *number))
               : std::nullopt;
}

std::string_view DatabaseRow::text(std::string_view column) const {
    const std::optional<int> number = find(column);
    if (!number || sqlite3_column_type(statementOf(statement_), *number) != SQLITE_TEXT)
        return {};
    const auto* bytes = reinterpret_cast<const char*>(sqlite3_column_text(statementOf(statement_), *number));
    return {bytes, static_cast<std::size_t>(sqlite3_column_bytes(statementOf(statement_), *number))};
}

ForeignDatabase::ForeignDatabase(ImportSource& source)
    : source_(source), connection_(std::make_unique<Connection>()) {
    const bool isFile = !source.path().empty() && !source.isCompressed();
    const int opened =
        sqlite3_open_v2(isFile ? uriOf(source.path()).c_str() : ":memory:", &connection_->database,
                        (isFile ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE) | SQLITE_OPEN_URI, nullptr);
    if (opened != SQLITE_OK)
        fail();
    sqlite3* const database = connection_->database;
    sqlite3_db_config(database, SQLITE_DBCONFIG_DEFENSIVE, 1, nullptr);
    sqlite3_db_config(database, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, nullptr);
    sqlite3_db_config(database, SQLITE_DBCONFIG_ENABLE_TRIGGER, 0, nullptr);
    sqlite3_db_config(database, SQLITE_DBCONFIG_ENABLE_VIEW, 0, nullptr);
    sqlite3_limit(database, SQLITE_LIMIT_LENGTH, longestValue);
    if (!isFile) {
        const std::string_view content = source.content();
        // SQLite does not write to it: SQLITE_DESERIALIZE_READONLY.
        auto* const bytes = reinterpret_cast<unsigned char*>(const_cast<char*>(content.data()));
        if (sqlite3_deserialize(database, "main", bytes, static_cast<sqlite3_int64>(content.size()),
                                static_cast<sqlite3_int64>(content.size()),
                                SQLITE_DESERIALIZE_READONLY) != SQLITE_OK)
            fail();
    }
    sqlite3_progress_handler(
        database, instructionsPerLook,
        [](void* control) { return static_cast<const ImportControl*>(control)->isCancelled() ? 1 : 0; },
        const_cast<ImportControl*>(&source.control()));
    const Statement tables = connection_->prepare(
        "SELECT name FROM sqlite_schema WHERE type = 'table' AND sql LIKE 'CREATE TABLE%'");
    int step = tables ? sqlite3_step(tables.get()) : SQLITE_ERROR;
    for (; step == SQLITE_ROW; step = sqlite3_step(tables.get()))
        if (const auto* name = sqlite3_column_text(tables.get(), 0))
            tables_.emplace_back(reinterpret_cast<const char*>(name));
    if (step != SQLITE_DONE)
        fail();
}

ForeignDatabase::~ForeignDatabase() = default;

void ForeignDatabase::fail() const {
    if (source_.control().isCancelled())
        throw ImportCancelled(source_.name());
    throw InputError(source_.name(), "the database cannot be read: {reason}"_msg.with(
                                         "reason"_a = escapeControls(sqlite3_errmsg(connection_->database))));
}

bool ForeignDatabase::hasTable(std::string_view name) const {
    return std::find(tables_.begin(), tables_.end(), name) != tables_.end();
}

bool ForeignDatabase::hasColumn(std::string_view table, std::string_view column) const {
    if (!hasTable(table))
        return false;
    const Statement info = connection_->prepare("PRAGMA table_info(\"" + std::string(table) + "\")");
    while (info && sqlite3_step(info.get()) == SQLITE_ROW)
        if (const auto* name = sqlite3_column_text(info.get(), 1))
            if (column == reinterpret_cast<const char*>(name))
                return true;
    return false;
}

void ForeignDatabase::forEachRow(std::string_view table,
                                 const std::function<void(const DatabaseRow&)>& use) const {
    if (!hasTable(table))
        return;
    const Statement rows = connection_->prepare("SELECT * FROM \"" + std::string(table) + "\" NOT INDEXED");
    if (!rows)
        fail();
    DatabaseRow row;
    row.statement_ = rows.get();
    for (int i = 0; i < sqlite3_column_count(rows.get()); ++i)
        row.columns_.emplace_back(sqlite3_column_name(rows.get(), i));
    int step = sqlite3_step(rows.get());
    for (std::uint64_t count = 0; step == SQLITE_ROW; step = sqlite3_step(rows.get())) {
        use(row);
        if (++count % 65536 == 0)
            source_.control().progress(count, 0);
    }
    if (step != SQLITE_DONE)
        fail();
}

} // namespace trichevron::core
