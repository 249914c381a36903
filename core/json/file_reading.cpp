// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/catalogue/message_literal.h"
#include "core/errors/input_error.h"
#include "core/json/descriptor.h"
#include "core/json/file_io.h"
#include "core/text/number_text.h"

#include <array>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace trichevron::core {

namespace {

[[noreturn]] void failToOpen(const std::string& path, int reason) {
    throw InputError(path, "cannot be opened: {reason}"_msg.with("reason"_a = std::strerror(reason)));
}

[[noreturn]] void failToRead(const std::string& path, int reason) {
    throw InputError(path, "cannot be read: {reason}"_msg.with("reason"_a = std::strerror(reason)));
}

void requireRegular(const std::string& path, mode_t mode) {
    if (S_ISREG(mode))
        return;
    if (S_ISDIR(mode))
        failToRead(path, EISDIR);
    if (S_ISFIFO(mode))
        throw InputError(path, "cannot be read: it is a pipe; give a regular file"_msg);
    if (S_ISSOCK(mode))
        throw InputError(path, "cannot be read: it is a socket; give a regular file"_msg);
    throw InputError(path, "cannot be read: it is a device; give a regular file"_msg);
}

} // namespace

int openRegularFile(const std::string& path) {
    struct stat status {};
    if (::stat(path.c_str(), &status) != 0)
        failToOpen(path, errno);
    requireRegular(path, status.st_mode);
    // O_NONBLOCK: another file may have taken the path since, and opening a pipe waits for its writer.
    Descriptor file(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY));
    if (file.number() < 0 || ::fstat(file.number(), &status) != 0)
        failToOpen(path, errno);
    requireRegular(path, status.st_mode);
    return file.release();
}

FileReader::~FileReader() {
    ::close(descriptor_);
}

std::uint64_t FileReader::size() const {
    struct stat status {};
    return ::fstat(descriptor_, &status) == 0 ? static_cast<std::uint64_t>(status.st_size) : 0;
}

bool FileReader::appendTo(std::string& content) {
    std::array<char, 65536> piece;
    while (true) {
        const ssize_t count = ::read(descriptor_, piece.data(), piece.size());
        if (count > 0)
            content.append(piece.data(), static_cast<std::size_t>(count));
        if (count >= 0)
            return count > 0;
        if (errno != EINTR)
            failToRead(path_, errno);
    }
}

std::string readFile(const std::string& path, std::size_t maxBytes) {
    FileReader file(path);
    std::string content;
    while (file.appendTo(content))
        if (content.size() > maxBytes)
            throw InputError(
                path, "the file is larger than {limit}"_msg.with("limit"_a = bytesText(Bytes{maxBytes})));
    return content;
}

} // namespace trichevron::core
