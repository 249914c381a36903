// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/compile/file_watch.h"

#include <algorithm>
#include <sys/stat.h>

namespace trichevron::core {

FileWatch::State FileWatch::stateOf(const std::string& path) {
    constexpr std::int64_t nanosecondsPerSecond = 1'000'000'000;
    struct ::stat status {};
    if (::stat(path.c_str(), &status) != 0)
        return {};
    return {status.st_mtim.tv_sec * nanosecondsPerSecond + status.st_mtim.tv_nsec,
            static_cast<std::uint64_t>(status.st_size), status.st_ino};
}

FileWatch::FileWatch(std::vector<std::string> paths) {
    for (std::string& path : paths) {
        const State state = stateOf(path);
        files_.emplace_back(std::move(path), state);
    }
}

bool FileWatch::hasChanged() const {
    return std::any_of(files_.begin(), files_.end(),
                       [](const auto& file) { return stateOf(file.first) != file.second; });
}

} // namespace trichevron::core
