// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "gpu/capture/capture_file.h"

#include "gpu/capture/json_line.h"

#include <algorithm>
#include <cerrno>
#include <cstring>

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <unistd.h>

#ifndef MADV_POPULATE_WRITE
#define MADV_POPULATE_WRITE 23 // since Linux 5.14; others refuse it
#endif

namespace trichevron::capture {

namespace {

/// Of the mapped part, and of each piece of room: a multiple of every page size.
constexpr std::size_t windowBytes = std::size_t{1} << 20U;
/// The least piece of room, where there is no more.
constexpr std::size_t leastRoom = 64U << 10U;
/// That are kept for the last line of a file without room.
constexpr std::size_t lastLineBytes = 512;

/// Going past a limit on file sizes is a signal that ends the program (setrlimit(2)), so it is not tried.
bool isAllowed(std::size_t end) {
    rlimit limit{};
    return ::getrlimit(RLIMIT_FSIZE, &limit) != 0 || limit.rlim_cur == RLIM_INFINITY || end <= limit.rlim_cur;
}

} // namespace

bool CaptureFile::open(const std::string& path) {
    // No O_TRUNC: a path that somebody prepared is not written through.
    descriptor_ = ::open(path.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
    isFull_ = false;
    size_ = 0;
    allocated_ = 0;
    return descriptor_ >= 0;
}

/// Room up to `end` at least; errno says why there is none.
bool CaptureFile::allocate(std::size_t end) {
    while (allocated_ < end) {
        bool isDone = false;
        for (std::size_t bytes = windowBytes; bytes >= leastRoom && !isDone; bytes /= 2) {
            // posix_fallocate returns its error.
            const int error = isAllowed(allocated_ + bytes)
                                  ? ::posix_fallocate(descriptor_, static_cast<off_t>(allocated_),
                                                      static_cast<off_t>(bytes))
                                  : EFBIG;
            isDone = error == 0;
            if (isDone)
                allocated_ += bytes;
            else
                errno = error;
        }
        if (!isDone)
            return false;
    }
    return true;
}

bool CaptureFile::openWindow() {
    windowBegin_ = size_ / leastRoom * leastRoom;
    windowSize_ = std::min(allocated_ - windowBegin_, windowBytes);
    void* mapped = ::mmap(nullptr, windowSize_, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor_,
                          static_cast<off_t>(windowBegin_));
    if (mapped == MAP_FAILED)
        return false;
    ::madvise(mapped, windowSize_, MADV_POPULATE_WRITE); // one call in the place of a fault for each page
    window_ = static_cast<char*>(mapped);
    return true;
}

void CaptureFile::closeWindow() {
    if (window_ != nullptr)
        ::munmap(window_, windowSize_);
    window_ = nullptr;
}

/// Of what has room.
bool CaptureFile::write(std::string_view text) {
    while (!text.empty()) {
        if (window_ == nullptr && !openWindow())
            return false;
        const std::size_t at = size_ - windowBegin_;
        const std::size_t count = std::min(text.size(), windowSize_ - at);
        std::memcpy(window_ + at, text.data(), count);
        size_ += count;
        text.remove_prefix(count);
        if (size_ == windowBegin_ + windowSize_)
            closeWindow();
    }
    return true;
}

void CaptureFile::append(std::string_view lines) {
    if (descriptor_ < 0 || isFull_)
        return;
    const std::size_t begin = size_;
    if (allocate(begin + lines.size() + lastLineBytes) && write(lines))
        return;
    const int error = errno;
    size_ = begin; // of lines that are begun, a rest may stand behind the last one: it is cut off by close()
    endFull(error);
}

void CaptureFile::endFull(int error) {
    isFull_ = true;
    closeWindow();
    if (size_ + lastLineBytes > allocated_)
        return; // not even the first line has room
    JsonLine line;
    line.raw("{")
        .key("problem")
        .raw("{")
        .field("kind", "full")
        .field("text", std::strerror(error))
        .raw("}}\n");
    write(line.text());
}

void CaptureFile::close() {
    if (descriptor_ < 0)
        return;
    closeWindow();
    [[maybe_unused]] const int cut = ::ftruncate(descriptor_, static_cast<off_t>(size_));
    ::close(descriptor_);
    descriptor_ = -1;
}

void CaptureFile::abandon() {
    closeWindow();
    if (descriptor_ >= 0)
        ::close(descriptor_);
    descriptor_ = -1;
    size_ = 0;
}

} // namespace trichevron::capture
