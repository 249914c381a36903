// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Notices when one of several files is written.
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace trichevron::core {

/// Remembers the files as they are when it is made. It asks for their time and size: editors replace a file
/// as often as they write it, which a watch on the file itself would lose.
class FileWatch {
public:
    explicit FileWatch(std::vector<std::string> paths);
    /// Whether one of them was written, made or removed since.
    bool hasChanged() const;

private:
    struct State {
        std::int64_t time = 0; ///< in nanoseconds; 0: no such file
        std::uint64_t size = 0;
        std::uint64_t inode = 0;
        friend bool operator==(const State&, const State&) = default;
    };
    static State stateOf(const std::string& path);

    std::vector<std::pair<std::string, State>> files_;
};

} // namespace trichevron::core
