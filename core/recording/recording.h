// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// A recording: a device's properties, its demo kernels, and launches with their results and timings.
#pragma once

#include "core/backend/backend.h"
#include "core/json/json_reader.h"
#include "core/measurement/measurement.h"
#include "core/trace/block_trace.h"

#include <optional>
#include <string>
#include <vector>

namespace trichevron::core {

struct RecordedLaunch {
    std::string kernel; ///< KernelInfo::id
    LaunchConfig config;
    KernelOptIns optIns;
    Measurement measurement;         ///< its provenance has the date and the clocks of this measurement
    std::optional<BlockTrace> trace; ///< where the launch was traced
    /// The launch still ran after this time, when its process was ended; it has no result.
    std::optional<Seconds> exceededTimeLimit;
    friend bool operator==(const RecordedLaunch&, const RecordedLaunch&) = default;
};

struct Recording {
    Provenance provenance; ///< of the recording as a whole
    DeviceProperties device;
    std::vector<KernelInfo> kernels;
    std::vector<RecordedLaunch> launches;

    /// The recorded launch of this kernel with an equivalent configuration and the same opt-ins; null where
    /// there is none.
    const RecordedLaunch* find(const std::string& kernel, const LaunchConfig& config,
                               const KernelOptIns& optIns) const;
    /// Adds a launch with its configuration made canonical. It replaces the launch that find() returns for
    /// it. The trace, tables and threads of the replaced launch are kept where the new one has none and both
    /// returned the same errors.
    void add(RecordedLaunch launch);
};

/// "format": "trichevron-recording". Samples are rounded to a nanosecond. What is read has the provenance
/// "recorded", whatever the file says.
Json toJson(const Recording& recording);
Recording recordingFromJson(const JsonReader& reader);

/// Compressed where the path ends in ".gz". InputError where the file cannot be written.
void saveRecording(const Recording& recording, const std::string& path);

} // namespace trichevron::core
