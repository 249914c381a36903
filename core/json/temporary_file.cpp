// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/json/temporary_file.h"

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <fcntl.h>
#include <filesystem>
#include <string_view>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace trichevron::core {

namespace {

namespace fs = std::filesystem;

constexpr std::string_view prefix = ".trichevron-";
constexpr std::string_view placeholders = "XXXXXX";

/// Whether a file was removed while this process waited for its lock.
bool isRemoved(int descriptor) {
    struct stat status {};
    return ::fstat(descriptor, &status) == 0 && status.st_nlink == 0;
}

/// Holding its lock while removing it keeps its owner, who has created but not yet locked it, from using it.
void removeIfAbandoned(const fs::path& path) {
    const Descriptor file(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK));
    struct stat status {};
    if (file.number() >= 0 && ::fstat(file.number(), &status) == 0 && S_ISREG(status.st_mode) &&
        status.st_uid == ::geteuid() && ::flock(file.number(), LOCK_EX | LOCK_NB) == 0)
        ::unlink(path.c_str());
}

} // namespace

std::optional<TemporaryFile> TemporaryFile::createIn(const std::string& folder) {
    while (true) {
        std::string path = fs::path(folder) / (std::string(prefix) + std::string(placeholders));
        Descriptor file(::mkostemp(path.data(), O_CLOEXEC));
        if (file.number() < 0)
            return std::nullopt;
        // Where a file system has no locks, no other process takes the file for abandoned either.
        while (::flock(file.number(), LOCK_EX) != 0 && errno == EINTR) {
        }
        if (!isRemoved(file.number()))
            return TemporaryFile(std::move(path), std::move(file));
    }
}

TemporaryFile::~TemporaryFile() {
    const int reason = errno; // of what failed before
    if (file_.number() >= 0 && !path_.empty())
        ::unlink(path_.c_str());
    errno = reason;
}

bool TemporaryFile::renameTo(const std::string& path) {
    if (std::rename(path_.c_str(), path.c_str()) != 0)
        return false;
    path_.clear();
    return true;
}

bool isTemporaryName(std::string_view name, std::string_view beginning) {
    constexpr std::string_view alphanumeric =
        "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";
    return name.size() == beginning.size() + placeholders.size() && name.starts_with(beginning) &&
           name.find_first_not_of(alphanumeric, beginning.size()) == std::string_view::npos;
}

void removeAbandonedTemporaryFiles(const std::string& folder) {
    std::error_code error;
    for (fs::directory_iterator entry(folder.empty() ? fs::path(".") : fs::path(folder), error), last;
         !error && entry != last; entry.increment(error))
        if (isTemporaryName(entry->path().filename().string(), prefix))
            removeIfAbandoned(entry->path());
}

} // namespace trichevron::core
