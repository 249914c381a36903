// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/process/temporary_folder.h"

#include "core/catalogue/message_literal.h"
#include "core/errors/input_error.h"
#include "core/json/temporary_file.h"

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <filesystem>
#include <fstream>
#include <mutex>
#include <sys/file.h>
#include <sys/stat.h>
#include <system_error>

namespace trichevron::core {

namespace {

namespace fs = std::filesystem;

/// Not "trichevron-": Qt's temporary folders of the window have that name, and no lock.
constexpr std::string_view folderPrefix = "trichevron-work-";

/// Absolute, since other programs get the paths of what is in the folder, and run in it.
std::string parentOfFolders() {
    const char* chosen = std::getenv("TMPDIR");
    std::error_code ignored;
    return fs::absolute(chosen != nullptr && *chosen != '\0' ? chosen : "/tmp", ignored).string();
}

/// Below 0 where it is no folder; a symbolic link is none.
Descriptor openFolder(const std::string& path) {
    return Descriptor(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_DIRECTORY | O_NOFOLLOW));
}

/// Whether the path still leads to the open folder, and not to another one that has taken its name.
bool isAt(const std::string& path, const Descriptor& folder) {
    struct stat open {};
    struct stat named {};
    return ::fstat(folder.number(), &open) == 0 && ::lstat(path.c_str(), &named) == 0 &&
           open.st_dev == named.st_dev && open.st_ino == named.st_ino;
}

/// Holding its lock while removing it keeps its owner, who has made but not yet locked it, from using it.
void removeFolderIfAbandoned(const std::string& path) {
    const Descriptor folder = openFolder(path);
    struct stat status {};
    std::error_code ignored;
    if (folder.number() >= 0 && ::fstat(folder.number(), &status) == 0 && status.st_uid == ::geteuid() &&
        ::flock(folder.number(), LOCK_EX | LOCK_NB) == 0 && isAt(path, folder))
        fs::remove_all(path, ignored); // links in it are removed, not followed
}

void removeAbandonedOnce() {
    static std::once_flag once;
    std::call_once(once, [] { removeAbandonedTemporaryFolders(parentOfFolders()); });
}

} // namespace

void writeTemporaryFile(const std::string& path, std::string_view content) {
    errno = 0;
    std::ofstream stream(path, std::ios::binary);
    stream.write(content.data(), static_cast<std::streamsize>(content.size()));
    stream.close();
    if (!stream)
        throw InputError(path, "cannot be written: {reason}"_msg.with(
                                   "reason"_a = std::strerror(errno != 0 ? errno : EIO)));
}

TemporaryFolder::TemporaryFolder() {
    removeAbandonedOnce();
    do {
        path_ = parentOfFolders() + '/' + std::string(folderPrefix) + "XXXXXX";
        if (::mkdtemp(path_.data()) == nullptr)
            throw InputError(path_, "cannot make a temporary folder: {reason}"_msg.with(
                                        "reason"_a = std::strerror(errno)));
        lock_ = openFolder(path_);
        // Where a file system has no locks, no other process takes the folder for abandoned either.
        while (::flock(lock_.number(), LOCK_EX) != 0 && errno == EINTR) {
        }
    } while (lock_.number() >= 0 && !isAt(path_, lock_)); // another process was faster
}

TemporaryFolder::~TemporaryFolder() {
    std::error_code ignored;
    fs::remove_all(path_, ignored);
}

void removeAbandonedTemporaryFolders(const std::string& parent) {
    std::error_code error;
    for (fs::directory_iterator entry(parent, error), last; !error && entry != last; entry.increment(error))
        if (isTemporaryName(entry->path().filename().string(), folderPrefix))
            removeFolderIfAbandoned(entry->path().string());
}

void TemporaryFolder::write(const std::string& name, std::string_view content) const {
    writeTemporaryFile(file(name), content);
}

} // namespace trichevron::core
