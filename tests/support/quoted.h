// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Paths in the commands of a shell: a clone may be in a folder with a blank or a quote in its name.
#pragma once

#include <string>

namespace trichevron::test {

/// Quotes a word for a POSIX shell.
inline std::string quoted(const std::string& word) {
    std::string text = "'";
    for (const char c : word)
        text += c == '\'' ? std::string("'\\''") : std::string(1, c);
    return text + "'";
}

} // namespace trichevron::test
