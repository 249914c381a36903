// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Whether the capture was stopped from outside: a byte of a file that all captured processes map.
#pragma once

#include <string>

namespace trichevron::capture {

class StopFlag {
public:
    /// Maps FOLDER/stop. Where there is none, the capture is not stopped.
    explicit StopFlag(const std::string& folder);
    /// Costs no more than reading a byte.
    bool isSet() const { return __atomic_load_n(byte_, __ATOMIC_RELAXED) != 0; }

    /// For the command that started the program: this process could not write its part.
    static void tellFailure(const std::string& folder, int error);

private:
    static constexpr unsigned char notStopped = 0;
    const unsigned char* byte_ = &notStopped; ///< mapped until the process ends
};

} // namespace trichevron::capture
