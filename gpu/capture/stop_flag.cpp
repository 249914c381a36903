// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "gpu/capture/stop_flag.h"

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

namespace trichevron::capture {

StopFlag::StopFlag(const std::string& folder) {
    const int file = ::open((folder + "/stop").c_str(), O_RDONLY | O_CLOEXEC);
    if (file < 0)
        return;
    struct stat status {};
    if (::fstat(file, &status) == 0 && status.st_size > 0) {
        void* const mapped = ::mmap(nullptr, 1, PROT_READ, MAP_SHARED, file, 0);
        if (mapped != MAP_FAILED)
            byte_ = static_cast<const unsigned char*>(mapped);
    }
    ::close(file);
}

void StopFlag::tellFailure(const std::string& folder, int error) {
    const int file = ::open((folder + "/stop").c_str(), O_WRONLY | O_CLOEXEC);
    if (file < 0)
        return;
    const auto byte = static_cast<unsigned char>(error);
    [[maybe_unused]] const ssize_t written = ::pwrite(file, &byte, 1, 1);
    ::close(file);
}

} // namespace trichevron::capture
