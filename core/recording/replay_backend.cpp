// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/recording/replay_backend.h"
#include "core/launch/launch_attribute_text.h"

#include "core/catalogue/message_literal.h"
#include "core/dimensions/extent_text.h"
#include "core/text/number_text.h"

#include <algorithm>
#include <chrono>
#include <span>
#include <thread>

namespace trichevron::core {

namespace {

std::string joined(std::span<const std::string> items) {
    std::string text;
    for (const std::string& item : items)
        text += (text.empty() ? "" : ", ") + item;
    return text;
}

/// The first items, separated by commas, and the number of the others.
std::string joinFirst(const std::vector<std::string>& items) {
    constexpr std::size_t maxItems = 12;
    if (items.size() <= maxItems)
        return joined(items);
    return "{items} and {count} more"_msg("items"_a = joined(std::span(items).first(maxItems)),
                                          "count"_a = digits(items.size() - maxItems));
}

void addOnce(std::vector<std::string>& items, std::string item) {
    if (std::find(items.begin(), items.end(), item) == items.end())
        items.push_back(std::move(item));
}

/// A launch for a sentence, without its default values.
std::string describeLaunch(const LaunchConfig& written, const KernelOptIns& optIns) {
    const LaunchConfig config = canonical(written);
    constexpr KernelOptIns defaults;
    std::vector<std::string> parts{"grid {grid} and block {block}"_msg(
        "grid"_a = extentText(config.gridDim), "block"_a = extentText(config.blockDim))};
    if (config.clusterDim)
        parts.push_back("cluster {size}"_msg("size"_a = extentText(*config.clusterDim)));
    for (const std::string& attribute : launchAttributeTexts(config.attributes))
        parts.push_back(attribute);
    if (config.dynamicSmemBytes.value != 0)
        parts.push_back("{size} of dynamic shared memory"_msg("size"_a = bytesText(config.dynamicSmemBytes)));
    if (optIns.maxDynamicSharedSizeBytes != defaults.maxDynamicSharedSizeBytes)
        parts.push_back("an opt-in to {size}"_msg("size"_a = bytesText(optIns.maxDynamicSharedSizeBytes)));
    if (optIns.nonPortableClusterSizeAllowed)
        parts.push_back("non-portable cluster sizes allowed"_msg());
    if (optIns.preferredShmemCarveout != defaults.preferredShmemCarveout)
        parts.push_back("carveout {share} %"_msg("share"_a = std::to_string(optIns.preferredShmemCarveout)));
    if (config.cooperative)
        parts.push_back("cooperative"_msg());
    if (config.stream != StreamKind::Default)
        parts.push_back("stream {stream}"_msg("stream"_a = toString(config.stream)));
    if (config.greenContextSmCount)
        parts.push_back("a green context of {sms} SMs"_msg("sms"_a = digits(*config.greenContextSmCount)));
    if (config.problem)
        parts.push_back("problem {size}"_msg("size"_a = extentText(*config.problem)));
    parts.push_back("launched with {api}"_msg("api"_a = toString(config.api)));
    return joined(parts);
}

/// What was recorded that is closest to the request.
std::string closestRecorded(const Recording& recording, const LaunchRequest& request) {
    std::vector<std::string> blocks;
    std::vector<std::string> sameBlock;
    for (const RecordedLaunch& launch : recording.launches) {
        if (launch.kernel != request.kernel)
            continue;
        addOnce(blocks, extentText(launch.config.blockDim));
        if (launch.config.blockDim == request.config.blockDim)
            addOnce(sameBlock, describeLaunch(launch.config, launch.optIns));
    }
    if (blocks.empty())
        return "no launch of it was recorded"_msg();
    if (sameBlock.empty())
        return "recorded block shapes for it are {shapes}"_msg("shapes"_a = joinFirst(blocks));
    if (sameBlock.size() == 1)
        return "with this block, recorded is {launch}"_msg("launch"_a = sameBlock.front());
    return "with this block, recorded is {launch}, and {count} more"_msg(
        "launch"_a = sameBlock.front(), "count"_a = digits(sameBlock.size() - 1));
}

const Recording& recordingOf(const std::vector<Recording>& recordings, int device) {
    if (device < 0 || static_cast<std::size_t>(device) >= recordings.size())
        throw BackendError(BackendErrorKind::NoDevice,
                           "there is no device {device}: {count, plural, one {# device is} other {# devices "
                           "are}} recorded here"_msg.with("device"_a = std::to_string(device),
                                                          "count"_a = recordings.size()));
    return recordings[static_cast<std::size_t>(device)];
}

Text unknownKernel(const Recording& recording, const std::string& kernel) {
    const auto name = "kernel"_a = kernel;
    const auto device = "device"_a = recording.device.name;
    if (recording.kernels.empty())
        return "there is no kernel \"{kernel}\" in the recording of {device}: it has none"_msg.with(name,
                                                                                                    device);
    std::vector<std::string> ids;
    for (const KernelInfo& known : recording.kernels)
        ids.push_back(known.id);
    return "there is no kernel \"{kernel}\" in the recording of {device}: its kernels are {kernels}"_msg.with(
        name, device, "kernels"_a = joinFirst(ids));
}

const RecordedLaunch& recordedLaunch(const Recording& recording, const LaunchRequest& request) {
    const bool isKnown = std::any_of(recording.kernels.begin(), recording.kernels.end(),
                                     [&](const KernelInfo& kernel) { return kernel.id == request.kernel; });
    if (!isKnown)
        throw BackendError(BackendErrorKind::UnknownKernel, unknownKernel(recording, request.kernel));
    const RecordedLaunch* launch = recording.find(request.kernel, request.config, request.optIns);
    if (launch == nullptr)
        throw BackendError(BackendErrorKind::NotRecorded,
                           "not recorded on {device}: {kernel} with {launch}; {closest}"_msg.with(
                               "device"_a = recording.device.name, "kernel"_a = request.kernel,
                               "launch"_a = describeLaunch(request.config, request.optIns),
                               "closest"_a = closestRecorded(recording, request)));
    return *launch;
}

/// Waits like a launch that never ends, until the watchdog ends this process as it ended the recorded one.
[[noreturn]] void waitForTimeLimit(const LaunchRequest& request, const JobControl& control) {
    constexpr std::chrono::seconds timeForWatchdog{10};
    control.guardBegins(request.timeLimit);
    const auto end = std::chrono::steady_clock::now() +
                     std::chrono::duration<double>(request.timeLimit.value) + timeForWatchdog;
    while (std::chrono::steady_clock::now() < end)
        std::this_thread::sleep_for(std::chrono::milliseconds(50));
    control.guardEnds();
    throw BackendError(BackendErrorKind::ContextLost, "the launch exceeded its time limit"_msg.with());
}

/// The recorded launch. Does not return for one that exceeded its time limit.
const RecordedLaunch& replayedLaunch(const Recording& recording, const LaunchRequest& request,
                                     const JobControl& control) {
    const RecordedLaunch& launch = recordedLaunch(recording, request);
    if (launch.exceededTimeLimit)
        waitForTimeLimit(request, control);
    return launch;
}

/// The recorded process lost its context; the replaying one did not.
LaunchResult replayed(LaunchResult result) {
    result.contextLost = false;
    return result;
}

} // namespace

ReplayBackend::ReplayBackend(std::vector<Recording> recordings) : recordings_(std::move(recordings)) {}

std::vector<DeviceProperties> ReplayBackend::devices() {
    std::vector<DeviceProperties> devices;
    devices.reserve(recordings_.size());
    for (const Recording& recording : recordings_)
        devices.push_back(recording.device);
    return devices;
}

std::vector<KernelInfo> ReplayBackend::kernels(int device) {
    const Recording& recording = recordingOf(recordings_, device);
    std::vector<KernelInfo> kernels = recording.kernels;
    std::size_t listed = 0;
    for (const RecordedLaunch& launch : recording.launches) {
        const auto kernel = std::find_if(kernels.begin(), kernels.end(),
                                         [&](const KernelInfo& one) { return one.id == launch.kernel; });
        if (kernel != kernels.end() && listed++ < maxListedLaunches)
            kernel->recorded.push_back({{launch.config, launch.optIns}, launch.trace.has_value()});
    }
    return kernels;
}

LaunchResult ReplayBackend::launch(const LaunchRequest& request, const JobControl& control) {
    const Recording& recording = recordingOf(recordings_, request.device);
    return replayed(replayedLaunch(recording, request, control).measurement.result);
}

Measurement ReplayBackend::measure(const MeasureRequest& request, const JobControl& control) {
    const Measurement& measurement =
        replayedLaunch(recordingOf(recordings_, request.launch.device), request.launch, control).measurement;
    const std::uint64_t samples = measurement.samplesMicroseconds.size();
    control.samples(measurement.samplesMicroseconds);
    control.progress(samples, samples);
    Measurement answer = measurement;
    answer.result = replayed(answer.result);
    answer.result.threads.clear();
    return answer;
}

BlockTrace ReplayBackend::trace(const LaunchRequest& request, const JobControl& control) {
    const Recording& recording = recordingOf(recordings_, request.device);
    const RecordedLaunch& launch = replayedLaunch(recording, request, control);
    if (!launch.trace)
        throw BackendError(
            BackendErrorKind::NotRecorded,
            "not recorded on {device}: where and when the blocks of this launch ran; only its timings were "
            "recorded"_msg.with("device"_a = recording.device.name));
    BlockTrace answer = *launch.trace;
    answer.result = replayed(answer.result);
    return answer;
}

} // namespace trichevron::core
