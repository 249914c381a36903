// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/inspect/byte_source.h"

#include "core/catalogue/message_literal.h"
#include "core/errors/input_error.h"
#include "core/json/file_io.h"
#include "core/text/number_text.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <sys/stat.h>
#include <unistd.h>

namespace trichevron::core {

FileBytes::FileBytes(const std::string& path) : path_(path), file_(openRegularFile(path)) {
    struct stat status {};
    if (::fstat(file_.number(), &status) == 0)
        size_ = static_cast<std::uint64_t>(status.st_size);
    if (size_ > maxSearchedBytes)
        throw InputError(
            path, "the file is larger than {limit}"_msg.with("limit"_a = bytesText(Bytes{maxSearchedBytes})));
}

std::size_t FileBytes::read(std::uint64_t offset, char* bytes, std::size_t size) const {
    std::size_t done = 0;
    while (done < size) {
        const ssize_t count =
            ::pread(file_.number(), bytes + done, size - done, static_cast<off_t>(offset + done));
        if (count == 0)
            break;
        if (count > 0)
            done += static_cast<std::size_t>(count);
        else if (errno != EINTR)
            throw InputError(path_, "cannot be read: {reason}"_msg.with("reason"_a = std::strerror(errno)));
    }
    return done;
}

std::size_t MemoryBytes::read(std::uint64_t offset, char* bytes, std::size_t size) const {
    if (offset >= bytes_.size())
        return 0;
    const std::string_view part = bytes_.substr(static_cast<std::size_t>(offset), size);
    std::copy(part.begin(), part.end(), bytes);
    return part.size();
}

} // namespace trichevron::core
