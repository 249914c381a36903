// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// A file of what a device answered: its properties, its demo kernels, and launches with their timings.
#pragma once

#include "core/backend/backend.h"
#include "core/json/json_reader.h"
#include "core/measurement/measurement.h"
#include "core/trace/block_trace.h"

#include <optional>
#include <string>
#include <vector>

namespace trichevron {

struct RecordedLaunch {
    std::string kernel; ///< KernelInfo::id
    LaunchConfig config;
    KernelOptIns optIns;
    Measurement measurement;         ///< with its own provenance: date and clocks of this very measurement
    std::optional<BlockTrace> trace; ///< where it was traced too
    friend bool operator==(const RecordedLaunch&, const RecordedLaunch&) = default;
};

struct Recording {
    Provenance provenance; ///< of the recording as a whole
    DeviceProperties device;
    std::vector<KernelInfo> kernels;
    std::vector<RecordedLaunch> launches;

    /// The recorded launch of this kernel with the same configuration, however written, and opt-ins; null
    /// when there is none.
    const RecordedLaunch* find(const std::string& kernel, const LaunchConfig& config,
                               const KernelOptIns& optIns) const;
    /// Adds a launch, its configuration canonical, in place of an earlier one that find() would find for it.
    /// Trace, tables and threads that it does not bring stay, where both launches ended alike.
    void add(RecordedLaunch launch);
};

/// "format": "trichevron-recording". Samples are rounded to a nanosecond. Whatever the file says, what is
/// read counts as recorded: it was not read off a device by this run.
Json toJson(const Recording& recording);
Recording recordingFromJson(const JsonReader& reader);

/// Compressed where the path ends in ".gz". InputError where the file cannot be written.
void saveRecording(const Recording& recording, const std::string& path);

} // namespace trichevron
