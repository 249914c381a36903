// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/lesson/lesson_answers.h"

#include "core/catalogue/message_literal.h"
#include "core/errors/input_error.h"
#include "core/measurement/summary.h"

#include <algorithm>
#include <utility>

namespace trichevron::core {

namespace {

KernelOptIns optInsFor(const LessonLaunch& launch, const KernelInfo& info) {
    return launch.optIns.value_or(initialOptIns(info));
}

DeviceReply recordedReply(const RecordedLaunch& recorded) {
    DeviceReply reply;
    reply.result = recorded.measurement.result;
    reply.exceededTimeLimit = recorded.exceededTimeLimit.has_value();
    reply.medianMicroseconds = computeMedian(recorded.measurement.samplesMicroseconds);
    return reply;
}

} // namespace

LessonAnswers::LessonAnswers(std::vector<Recording> recordings, std::vector<DeviceProperties> catalogue)
    : recordings_(std::move(recordings)), catalogue_(std::move(catalogue)) {}

void LessonAnswers::replaceReplies(std::string deviceName, Ask ask) {
    askedDevice_ = std::move(deviceName);
    ask_ = std::move(ask);
}

const Recording* LessonAnswers::recordingOf(const std::string& device) const {
    const auto found = std::find_if(recordings_.begin(), recordings_.end(),
                                    [&](const Recording& each) { return each.device.name == device; });
    return found == recordings_.end() ? nullptr : &*found;
}

ResolvedLaunch LessonAnswers::resolve(const LessonLaunch& launch) const {
    ResolvedLaunch resolved;
    const Recording* recording = recordingOf(launch.device);
    if (recording != nullptr) {
        resolved.device = &recording->device;
    } else {
        const auto found =
            std::find_if(catalogue_.begin(), catalogue_.end(),
                         [&](const DeviceProperties& each) { return each.name == launch.device; });
        if (found == catalogue_.end())
            throw InputError("there is no device \"{device}\""_msg.with("device"_a = launch.device));
        resolved.device = &*found;
        if (!recordings_.empty())
            recording = &recordings_.front();
    }
    if (recording != nullptr)
        for (const KernelInfo& info : recording->kernels)
            if (info.id == launch.kernel)
                resolved.info = &info;
    if (resolved.info == nullptr)
        throw InputError("there is no kernel \"{kernel}\""_msg.with("kernel"_a = launch.kernel));
    resolved.config = launch.config;
    resolved.kernel = resolved.info->attributes;
    resolved.kernel.optIns = optInsFor(launch, *resolved.info);
    resolved.evaluation = evaluate(resolved.config, resolved.kernel, *resolved.device);
    return resolved;
}

std::optional<DeviceReply> LessonAnswers::reply(const LessonLaunch& launch) const {
    const ResolvedLaunch resolved = resolve(launch);
    if (ask_ && launch.device == askedDevice_)
        return ask_(launch, resolved.kernel.optIns);
    const Recording* recording = recordingOf(launch.device);
    if (recording == nullptr)
        return std::nullopt;
    const RecordedLaunch* found = recording->find(launch.kernel, launch.config, resolved.kernel.optIns);
    return found == nullptr ? std::nullopt : std::optional(recordedReply(*found));
}

} // namespace trichevron::core
