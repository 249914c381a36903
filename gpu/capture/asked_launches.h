// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The launches that a thread asked for lately, by the values that CUPTI gives: as a rule, one of them comes
/// again.
#pragma once

#include "gpu/capture/launch_records.h"
#include "gpu/capture/recorder.h"

#include <array>
#include <cstdint>
#include <string_view>

namespace trichevron::capture {

/// The function that was called, and the kernel.
struct AskedFunction {
    std::uint32_t domain = 0;
    std::uint32_t id = 0;
    const char* name = nullptr;
    const char* symbol = nullptr; ///< null: none
};

/// Of one thread.
class AskedLaunches {
public:
    /// The number of the configuration; 0: not known here. The launch has neither api nor kernel.
    std::uint32_t find(const AskedLaunch& launch, const AskedFunction& function) const;
    /// Asks the recorder, under its lock.
    std::uint32_t add(const AskedLaunch& launch, const AskedFunction& function, Recorder& recorder);
    void clear() { known_ = {}; }

private:
    struct Known {
        AskedLaunch launch; ///< with neither api nor kernel
        std::uint32_t domain = 0;
        std::uint32_t id = 0;
        std::string_view symbol;
        std::uint32_t number = 0; ///< 0: free
    };

    static std::size_t placeOf(const AskedLaunch& launch, const AskedFunction& function);

    std::array<Known, 64> known_{};
};

} // namespace trichevron::capture
