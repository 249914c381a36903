// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/catalogue/message_literal.h"
#include "core/errors/input_error.h"
#include "core/json/atomic_file.h"
#include "core/json/descriptor.h"
#include "core/json/file_io.h"
#include "core/json/temporary_file.h"

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <optional>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

namespace trichevron::core {

namespace {

namespace fs = std::filesystem;

[[noreturn]] void failToWrite(const std::string& path, int reason) {
    throw InputError(path, "cannot be written: {reason}"_msg.with("reason"_a = std::strerror(reason)));
}

bool writeAll(int descriptor, std::string_view content) {
    while (!content.empty()) {
        const ssize_t written = ::write(descriptor, content.data(), content.size());
        if (written < 0 && errno != EINTR)
            return false;
        if (written > 0)
            content.remove_prefix(static_cast<std::size_t>(written));
    }
    return true;
}

/// What a new file may be, given the user's umask. (mkstemp gives its owner everything and others nothing.)
mode_t newFileMode() {
    const mode_t mask = ::umask(0);
    ::umask(mask);
    return static_cast<mode_t>(0666) & ~mask;
}

/// The mode of the file at the path; none where there is no file. Fails where the file must not be replaced.
std::optional<mode_t> modeOfWritable(const std::string& path) {
    struct stat existing {};
    if (::stat(path.c_str(), &existing) != 0) {
        if (errno != ENOENT)
            failToWrite(path, errno);
        return std::nullopt;
    }
    if (S_ISDIR(existing.st_mode))
        failToWrite(path, EISDIR);
    if (!S_ISREG(existing.st_mode))
        throw InputError(path,
                         "cannot be written: it is a pipe, a socket or a device; name a regular file"_msg);
    constexpr mode_t anyoneWrites = S_IWUSR | S_IWGRP | S_IWOTH;
    // To root every file is writable, but one that nobody may write is meant to stay as it is.
    if ((existing.st_mode & anyoneWrites) == 0)
        throw InputError(path, "cannot be written: the file is read-only"_msg);
    if (::access(path.c_str(), W_OK) != 0)
        failToWrite(path, errno);
    return existing.st_mode & static_cast<mode_t>(07777);
}

std::optional<TemporaryFile> createBeside(const std::string& target) {
    const std::string folder = fs::path(target).parent_path().string();
    removeAbandonedTemporaryFiles(folder);
    return TemporaryFile::createIn(folder);
}

} // namespace

std::string withoutLinks(const std::string& path) {
    constexpr int maxLinks = 40; // as the kernel follows
    fs::path place = path;
    for (int i = 0; i < maxLinks; ++i) {
        std::error_code error;
        const fs::path target = fs::read_symlink(place, error);
        if (error)
            return place.string();
        place = place.parent_path() / target; // an absolute target replaces the folder
    }
    failToWrite(path, ELOOP);
}

void requireWritable(const std::string& path) {
    (void)modeOfWritable(path);
    const fs::path folder = fs::path(withoutLinks(path)).parent_path();
    if (::access(folder.empty() ? "." : folder.c_str(), W_OK) != 0)
        failToWrite(path, errno);
}

AtomicFile::AtomicFile(std::string path)
    : path_(std::move(path)), target_(withoutLinks(path_)),
      mode_(modeOfWritable(path_).value_or(newFileMode())), file_(createBeside(target_)) {
    if (!file_)
        failToWrite(path_, errno);
}

void AtomicFile::writeAt(std::uint64_t place, std::string_view piece) {
    if (::lseek(file_->descriptor(), static_cast<off_t>(place), SEEK_SET) < 0 ||
        !writeAll(file_->descriptor(), piece))
        failToWrite(path_, errno);
}

void AtomicFile::commit() {
    if (::fchmod(file_->descriptor(), mode_) != 0 || ::fsync(file_->descriptor()) != 0 ||
        !file_->renameTo(target_))
        failToWrite(path_, errno);
}

void writeFileAtomically(const std::string& path, std::string_view content) {
    AtomicFile file(path);
    file.writeAt(0, content);
    file.commit();
}

} // namespace trichevron::core
