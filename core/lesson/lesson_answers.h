// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// What answers the claims of lessons: the model on the devices of the catalogue, and what devices replied.
#pragma once

#include "core/backend/backend.h"
#include "core/lesson/lesson.h"
#include "core/recording/recording.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace trichevron::core {

/// A launch with everything that its evaluation needs.
struct ResolvedLaunch {
    const DeviceProperties* device = nullptr;
    const KernelInfo* info = nullptr;
    KernelAttributes kernel; ///< with the opt-ins of the launch
    LaunchConfig config;
    Evaluation evaluation;
};

class LessonAnswers {
public:
    /// Asks a device; none where it has no reply.
    using Ask =
        std::function<std::optional<DeviceReply>(const LessonLaunch& launch, const KernelOptIns& optIns)>;

    /// Replies come from the recordings. Their devices stand before those of the catalogue.
    LessonAnswers(std::vector<Recording> recordings, std::vector<DeviceProperties> catalogue);

    /// Replies come from this, where the launch's device has this name.
    void replaceReplies(std::string deviceName, Ask ask);

    /// InputError where there is no such device or kernel. A device that was not recorded has the kernels of
    /// the first recording.
    ResolvedLaunch resolve(const LessonLaunch& launch) const;
    std::optional<DeviceReply> reply(const LessonLaunch& launch) const;

    const std::vector<Recording>& recordings() const { return recordings_; }

private:
    const Recording* recordingOf(const std::string& device) const;

    std::vector<Recording> recordings_;
    std::vector<DeviceProperties> catalogue_;
    std::string askedDevice_;
    Ask ask_;
};

} // namespace trichevron::core
