// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Keeps other processes from changing a file between reading and writing it.
#pragma once

#include "core/json/descriptor.h"

#include <string>

namespace trichevron::core {

/// Held until a scope ends or the process does, however it ends. It locks the folder, since writing replaces
/// the file, and leaves nothing behind. A file system without locks is not locked.
class FolderLock {
public:
    /// Waits for its turn. InputError, naming the file, where another process holds the lock for a minute.
    explicit FolderLock(const std::string& fileInFolder);

private:
    Descriptor folder_;
};

} // namespace trichevron::core
