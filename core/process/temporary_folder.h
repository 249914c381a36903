// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// A folder for what another program writes.
#pragma once

#include "core/json/descriptor.h"

#include <string>
#include <string_view>

namespace trichevron::core {

/// Writes a file into a folder that only this process and its parent use. InputError where it cannot be
/// written, such as on a full disk.
void writeTemporaryFile(const std::string& path, std::string_view content);

/// A new folder in TMPDIR, or in /tmp, that only this user can read. It is removed with its content when a
/// scope ends. Its process locks it, so that others can tell the folders of killed processes: their locks are
/// gone. The first folder of a process removes those.
class TemporaryFolder {
public:
    /// InputError where it cannot be made.
    TemporaryFolder();
    ~TemporaryFolder();
    TemporaryFolder(const TemporaryFolder&) = delete;
    TemporaryFolder& operator=(const TemporaryFolder&) = delete;

    const std::string& path() const { return path_; }
    /// The path of a file in it.
    std::string file(const std::string& name) const { return path_ + '/' + name; }
    /// As writeTemporaryFile().
    void write(const std::string& name, std::string_view content) const;

private:
    std::string path_;
    Descriptor lock_{-1};
};

/// Removes this user's temporary folders of killed processes from a folder. Errors are ignored: they hinder
/// nothing but tidiness.
void removeAbandonedTemporaryFolders(const std::string& parent);

} // namespace trichevron::core
