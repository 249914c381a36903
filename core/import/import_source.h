// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The bytes of a file that is being imported.
#pragma once

#include "core/import/import_snapshots.h"
#include "core/json/file_io.h"

#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <stdexcept>
#include <string>
#include <string_view>

namespace trichevron::core {

/// How the caller of an import follows it and cancels it.
struct ImportControl {
    /// Called after each piece, from the importing thread. `total` is 0 where the size is unknown.
    std::function<void(std::uint64_t bytesRead, std::uint64_t total)> progress =
        [](std::uint64_t /*bytesRead*/, std::uint64_t /*total*/) {};
    const std::atomic<bool>* cancelled = nullptr; ///< set from any thread
    /// Called now and then, from the importing thread, with what was read so far of a large program. Its
    /// numbers, such as those of its configurations, mean the same in later snapshots and in the result.
    std::function<void(Program soFar)> snapshot;
    std::chrono::milliseconds snapshotPause{150}; ///< before the first snapshot, and between two
    bool isCancelled() const { return cancelled != nullptr && cancelled->load(); }
};

/// ImportControl::cancelled was set.
class ImportCancelled : public std::runtime_error {
public:
    explicit ImportCancelled(const std::string& source);
};

/// Reads no more of a file than is asked for, and keeps never more than maxBytes. Files that are compressed
/// with gzip are unpacked. Throws InputError with the file's name, and ImportCancelled.
class ImportSource {
public:
    /// Bytes of a file, and of its content after unpacking.
    static constexpr std::size_t maxBytes = maxFileBytes;
    /// Bytes of the content that head() returns.
    static constexpr std::size_t headBytes = 65536;

    explicit ImportSource(const std::string& path, ImportControl control = {});
    /// A file that is in memory already.
    ImportSource(std::string name, std::string bytes, ImportControl control = {});

    /// How the user knows the file: its path.
    const std::string& name() const { return name_; }
    const ImportControl& control() const { return control_; }
    /// As ImportSnapshots::offer().
    void offerSnapshot(const std::function<Program()>& make) { snapshots_.offer(make); }
    bool isCompressed();
    /// The beginning of the content: what a format is recognized by.
    std::string_view head();
    /// The whole content.
    std::string_view content();
    /// The whole content piece by piece, of any size; the file's bytes are not kept. `use` returns false
    /// where it needs no more: then nothing more is read, however long the file is. To be called once, and
    /// not after content().
    void forEachPiece(const std::function<bool(std::string_view)>& use);
    /// The path of the file; empty where the bytes were given.
    const std::string& path() const { return path_; }

private:
    void readUpTo(std::size_t bytes);

    std::string name_;
    std::string path_;
    ImportControl control_;
    ImportSnapshots snapshots_;
    std::unique_ptr<FileReader> file_; ///< null at the end of the file
    std::string bytes_;                ///< as they are in the file
    std::string head_;
    std::string unpacked_; ///< of a compressed file
    bool hasHead_ = false;
    bool isUnpacked_ = false;
};

} // namespace trichevron::core
