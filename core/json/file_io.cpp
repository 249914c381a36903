// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/json/file_io.h"

#include "core/catalogue/message_literal.h"
#include "core/errors/input_error.h"

#include <array>
#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

namespace trichevron::core {

namespace {

[[noreturn]] void failToWrite(const std::string& path) {
    const int reason = errno;
    throw InputError(path, "cannot be written: {reason}"_msg.with("reason"_a = std::strerror(reason)));
}

/// Closes a descriptor when a scope ends.
class Descriptor {
public:
    explicit Descriptor(int number) : number_(number) {}
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;
    ~Descriptor() {
        if (number_ >= 0)
            ::close(number_);
    }
    int number() const { return number_; }

private:
    int number_;
};

/// Removes a file when a scope ends, unless it was renamed to its final name.
class TemporaryFile {
public:
    explicit TemporaryFile(std::string path) : path_(std::move(path)) {}
    TemporaryFile(const TemporaryFile&) = delete;
    TemporaryFile& operator=(const TemporaryFile&) = delete;
    ~TemporaryFile() {
        if (!path_.empty())
            ::unlink(path_.c_str());
    }
    void keep() { path_.clear(); }

private:
    std::string path_;
};

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

} // namespace

FileReader::FileReader(std::string path)
    : path_(std::move(path)), descriptor_(::open(path_.c_str(), O_RDONLY | O_CLOEXEC)) {
    if (const int reason = errno; descriptor_ < 0)
        throw InputError(path_, "cannot be opened: {reason}"_msg.with("reason"_a = std::strerror(reason)));
    struct stat status {};
    if (::fstat(descriptor_, &status) == 0 && S_ISREG(status.st_mode))
        size_ = static_cast<std::uint64_t>(status.st_size);
}

FileReader::~FileReader() {
    ::close(descriptor_);
}

bool FileReader::appendTo(std::string& content) {
    std::array<char, 65536> piece;
    while (true) {
        const ssize_t count = ::read(descriptor_, piece.data(), piece.size());
        if (count > 0)
            content.append(piece.data(), static_cast<std::size_t>(count));
        if (count >= 0)
            return count > 0;
        if (const int reason = errno; reason != EINTR)
            throw InputError(path_, "cannot be read: {reason}"_msg.with("reason"_a = std::strerror(reason)));
    }
}

std::string readFile(const std::string& path) {
    FileReader file(path);
    std::string content;
    while (file.appendTo(content)) {
    }
    return content;
}

void writeFileAtomically(const std::string& path, std::string_view content) {
    std::string temporary = path + ".XXXXXX";
    const Descriptor file(::mkstemp(temporary.data()));
    if (file.number() < 0)
        failToWrite(path);
    TemporaryFile guard(temporary);
    struct stat existing {};
    const mode_t mode = ::stat(path.c_str(), &existing) == 0 ? existing.st_mode & 07777 : newFileMode();
    if (!writeAll(file.number(), content) || ::fchmod(file.number(), mode) != 0 ||
        ::fsync(file.number()) != 0 || std::rename(temporary.c_str(), path.c_str()) != 0)
        failToWrite(path);
    guard.keep();
}

} // namespace trichevron::core
