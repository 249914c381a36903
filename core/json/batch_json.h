// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The lines of `trichevron-cli check --batch` and `trichevron-cli occupancy --batch`, and their answers.
#pragma once

#include "core/json/model_json.h"

#include <string_view>

namespace trichevron {

/// Answers one line with one JSON object. Never throws InputError: a line that cannot be read is answered
/// with {"id", "inputError"}, which names `source`.
struct BatchAnswer {
    Json json;
    bool readable = true;
};
BatchAnswer answerCheckLine(std::string_view line, std::string_view source, const DeviceProperties& device);
BatchAnswer answerOccupancyLine(std::string_view line, std::string_view source,
                                const DeviceProperties& device);
/// For a line that was too long to be read at all.
BatchAnswer unreadableLine(const Json& id, std::string_view sentence);

/// The "kernel" of a line: attributes, or a list of them for several architectures (`binaryVersion`), of
/// which the device's driver would pick one.
struct ChosenKernel {
    KernelAttributes attributes;
    std::string assumption; ///< one sentence, when the attributes are of another architecture; else empty
};
ChosenKernel kernelForDevice(const JsonReader& reader, const DeviceProperties& device);

} // namespace trichevron
