// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "gpu/capture/activity_buffers.h"

#include "gpu/capture/lock.h"

#include <algorithm>
#include <cstring>

#include <sys/mman.h>

namespace trichevron::capture {

std::uint8_t* ActivityBuffers::take() {
    {
        const Lock lock(mutex_);
        if (keptCount_ > 0) {
            ++taken_;
            return kept_[--keptCount_];
        }
    }
    // Not of the program's heap, which would be in pieces afterwards. Its pages are there before the
    // launches.
    void* const made =
        ::mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_POPULATE, -1, 0);
    if (made == MAP_FAILED)
        return nullptr;
    ++taken_;
    return static_cast<std::uint8_t*>(made);
}

void ActivityBuffers::giveBack(std::uint8_t* buffer, std::size_t used) {
    std::memset(buffer, 0, std::min(used, bytes));
    const Lock lock(mutex_);
    --taken_;
    if (keptCount_ < mostKept)
        kept_[keptCount_++] = buffer;
    else
        ::munmap(buffer, bytes);
}

} // namespace trichevron::capture
