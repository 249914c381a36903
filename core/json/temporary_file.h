// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// A file that is being written, beside the one that it will replace. Its process locks it, so that others
/// can tell the files of killed processes: their locks are gone.
#pragma once

#include "core/json/descriptor.h"

#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace trichevron::core {

/// Removed when a scope ends, unless it was renamed.
class TemporaryFile {
public:
    /// An empty file in a folder (empty: the current one), with a name of our own. None, with errno, where
    /// the folder takes no file.
    static std::optional<TemporaryFile> createIn(const std::string& folder);
    TemporaryFile(TemporaryFile&& other) noexcept = default;
    TemporaryFile& operator=(TemporaryFile&&) = delete;
    TemporaryFile(const TemporaryFile&) = delete;
    TemporaryFile& operator=(const TemporaryFile&) = delete;
    ~TemporaryFile();

    int descriptor() const { return file_.number(); }
    /// False, with errno, where that is not possible.
    bool renameTo(const std::string& path);

private:
    TemporaryFile(std::string path, Descriptor file) : path_(std::move(path)), file_(std::move(file)) {}

    std::string path_; ///< empty once renamed
    Descriptor file_;
};

/// Whether a name is the prefix and the six letters and digits with which mkstemp() and mkdtemp() end it.
bool isTemporaryName(std::string_view name, std::string_view prefix);

/// Removes the temporary files of processes that were killed before they could. Errors are ignored: they
/// hinder nothing but tidiness.
void removeAbandonedTemporaryFiles(const std::string& folder);

} // namespace trichevron::core
