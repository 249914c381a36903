// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// How a program is started so that its launches are captured.
#pragma once

#include "core/capture/capture_parts.h"
#include "core/catalogue/message.h"

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace trichevron::core {

struct CaptureSettings {
    std::uint64_t limit = 2'000'000; ///< launches that are listed; those above are counted
    bool stacks = false;             ///< from which function of the program each launch comes
    bool ranges = false;             ///< in which NVTX range each launch is
};

/// The library that the driver loads into the program: installed beside this program, or in the build's
/// folder; empty where there is none.
std::string captureLibrary();
/// What to install where there is no capture library.
Text noCaptureLibraryText();
/// Whether this machine has the library of a CUDA driver.
bool hasCudaDriver();
/// What the other machine of a capture says where it has none.
Text noDriverThereText();
/// What is said where no process of the program has written a part. `ranHere`: on this machine; the other one
/// says itself that it has no driver.
Text nothingCapturedText(const CaptureParts& parts, bool ranHere);
/// InputError where another tool is to be injected into the program.
void requireNoOtherTool(const CaptureSettings& settings);

/// Variables besides those of this process.
std::vector<std::pair<std::string, std::string>>
captureEnvironment(const CaptureSettings& settings, const std::string& library, const CaptureParts& parts);
/// Where a capture is saved without another wish: "train.trichevron-capture" for "/bin/train".
std::string captureFileName(const std::string& program);

} // namespace trichevron::core
