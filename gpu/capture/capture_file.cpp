// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "gpu/capture/capture_file.h"

#include <algorithm>
#include <cerrno>
#include <cstring>

#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>

namespace trichevron::capture {

namespace {

/// Of the mapped part, and of each piece of room: a multiple of every page size.
constexpr std::size_t windowBytes = std::size_t{4} << 20U;

} // namespace

bool CaptureFile::open(const std::string& path) {
    // No O_TRUNC: a path that somebody prepared is not written through.
    descriptor_ = ::open(path.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
    isFull_ = false;
    size_ = 0;
    return descriptor_ >= 0;
}

bool CaptureFile::openWindow() {
    windowBegin_ = size_ / windowBytes * windowBytes;
    // posix_fallocate returns its error.
    if (const int error = ::posix_fallocate(descriptor_, static_cast<off_t>(windowBegin_), windowBytes);
        error != 0) {
        errno = error;
        return false;
    }
    void* mapped = ::mmap(nullptr, windowBytes, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor_,
                          static_cast<off_t>(windowBegin_));
    if (mapped == MAP_FAILED)
        return false;
    window_ = static_cast<char*>(mapped);
    return true;
}

void CaptureFile::closeWindow() {
    if (window_ != nullptr)
        ::munmap(window_, windowBytes);
    window_ = nullptr;
}

bool CaptureFile::append(std::string_view text) {
    if (descriptor_ < 0 || isFull_)
        return false;
    const std::size_t begin = size_;
    while (!text.empty()) {
        if (window_ == nullptr && !openWindow()) {
            isFull_ = true;
            size_ = begin; // a line that is begun in the last window is cut off by close()
            return false;
        }
        const std::size_t at = size_ - windowBegin_;
        const std::size_t count = std::min(text.size(), windowBytes - at);
        std::memcpy(window_ + at, text.data(), count);
        size_ += count;
        text.remove_prefix(count);
        if (size_ == windowBegin_ + windowBytes)
            closeWindow();
    }
    return true;
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
    if (window_ != nullptr)
        ::munmap(window_, windowBytes);
    window_ = nullptr;
    if (descriptor_ >= 0)
        ::close(descriptor_);
    descriptor_ = -1;
    size_ = 0;
}

} // namespace trichevron::capture
