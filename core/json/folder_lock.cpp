// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/json/folder_lock.h"

#include "core/catalogue/message_literal.h"
#include "core/errors/input_error.h"
#include "core/json/file_io.h"

#include <cerrno>
#include <chrono>
#include <fcntl.h>
#include <filesystem>
#include <sys/file.h>
#include <thread>

namespace trichevron::core {

namespace {

/// A save takes seconds at most; this ends waiting for a process that keeps the lock for another reason.
constexpr std::chrono::minutes patience{1};
constexpr std::chrono::milliseconds pause{10};

int openFolderOf(const std::string& file) {
    const std::filesystem::path folder = std::filesystem::path(withoutLinks(file)).parent_path();
    return ::open(folder.empty() ? "." : folder.c_str(), O_RDONLY | O_CLOEXEC | O_DIRECTORY);
}

} // namespace

FolderLock::FolderLock(const std::string& fileInFolder) : folder_(openFolderOf(fileInFolder)) {
    const auto end = std::chrono::steady_clock::now() + patience;
    while (folder_.number() >= 0 && ::flock(folder_.number(), LOCK_EX | LOCK_NB) != 0 &&
           (errno == EWOULDBLOCK || errno == EINTR)) {
        if (std::chrono::steady_clock::now() > end)
            throw InputError(fileInFolder,
                             "cannot be written: another program has locked its folder for a minute"_msg);
        std::this_thread::sleep_for(pause);
    }
}

} // namespace trichevron::core
