// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/recording/replay_backend.h"

#include "core/text/number_text.h"

#include <fmt/format.h>

#include <algorithm>

namespace trichevron::core {

namespace {

/// Over all kernels of a device, so that their list fits in one message of the protocol.
constexpr std::size_t maxListedLaunches = 1500;

/// The first items, separated by commas, and the number of the others.
std::string joinFirst(const std::vector<std::string>& items) {
    constexpr std::size_t maxItems = 12;
    std::string text;
    for (std::size_t i = 0; i < std::min(items.size(), maxItems); ++i)
        text += (i == 0 ? "" : ", ") + items[i];
    if (items.size() > maxItems)
        text += fmt::format(" and {} more", items.size() - maxItems);
    return text;
}

void addOnce(std::vector<std::string>& items, std::string item) {
    if (std::find(items.begin(), items.end(), item) == items.end())
        items.push_back(std::move(item));
}

/// A launch for a sentence, without its default values.
std::string describeLaunch(const LaunchConfig& written, const KernelOptIns& optIns) {
    const LaunchConfig config = canonical(written);
    std::string text =
        fmt::format("grid {} and block {}", extentText(config.gridDim), extentText(config.blockDim));
    if (config.clusterDim)
        text += ", cluster " + extentText(*config.clusterDim);
    if (config.dynamicSmemBytes.value != 0)
        text += fmt::format(", {} of dynamic shared memory", bytesText(config.dynamicSmemBytes));
    if (optIns.maxDynamicSharedSizeBytes != KernelOptIns{}.maxDynamicSharedSizeBytes)
        text += fmt::format(", an opt-in to {}", bytesText(optIns.maxDynamicSharedSizeBytes));
    if (optIns.nonPortableClusterSizeAllowed)
        text += ", non-portable cluster sizes allowed";
    if (optIns.preferredShmemCarveout != KernelOptIns{}.preferredShmemCarveout)
        text += fmt::format(", carveout {} %", optIns.preferredShmemCarveout);
    if (config.cooperative)
        text += ", cooperative";
    if (config.stream != StreamKind::Default)
        text += fmt::format(", stream {}", toString(config.stream));
    if (config.problem)
        text += ", problem " + extentText(*config.problem);
    return text + fmt::format(", launched with {}", toString(config.api));
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
        return "no launch of it was recorded";
    if (sameBlock.empty())
        return "recorded block shapes for it are " + joinFirst(blocks);
    return "with this block, recorded is " + sameBlock.front() +
           (sameBlock.size() > 1 ? fmt::format(", and {} more", sameBlock.size() - 1) : "");
}

const Recording& recordingOf(const std::vector<Recording>& recordings, int device) {
    if (device < 0 || static_cast<std::size_t>(device) >= recordings.size())
        throw BackendError(BackendErrorKind::NoDevice,
                           fmt::format("there is no device {}: {} recorded here", device,
                                       recordings.size() == 1
                                           ? "1 device is"
                                           : fmt::format("{} devices are", recordings.size())));
    return recordings[static_cast<std::size_t>(device)];
}

const RecordedLaunch& recordedLaunch(const Recording& recording, const LaunchRequest& request) {
    const auto known = std::find_if(recording.kernels.begin(), recording.kernels.end(),
                                    [&](const KernelInfo& kernel) { return kernel.id == request.kernel; });
    if (known == recording.kernels.end()) {
        std::vector<std::string> ids;
        for (const KernelInfo& kernel : recording.kernels)
            ids.push_back(kernel.id);
        throw BackendError(BackendErrorKind::UnknownKernel,
                           fmt::format("there is no kernel \"{}\" in the recording of {}: {}", request.kernel,
                                       recording.device.name,
                                       ids.empty() ? "it has none" : "its kernels are " + joinFirst(ids)));
    }
    const RecordedLaunch* launch = recording.find(request.kernel, request.config, request.optIns);
    if (launch == nullptr)
        throw BackendError(BackendErrorKind::NotRecorded,
                           fmt::format("not recorded on {}: {} with {}; {}", recording.device.name,
                                       request.kernel, describeLaunch(request.config, request.optIns),
                                       closestRecorded(recording, request)));
    return *launch;
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
            kernel->recorded.push_back({launch.config, launch.optIns});
    }
    return kernels;
}

LaunchResult ReplayBackend::launch(const LaunchRequest& request, const JobControl&) {
    return replayed(recordedLaunch(recordingOf(recordings_, request.device), request).measurement.result);
}

Measurement ReplayBackend::measure(const MeasureRequest& request, const JobControl& control) {
    const Measurement& measurement =
        recordedLaunch(recordingOf(recordings_, request.launch.device), request.launch).measurement;
    const std::uint64_t samples = measurement.samplesMicroseconds.size();
    control.samples(measurement.samplesMicroseconds);
    control.progress(samples, samples);
    Measurement answer = measurement;
    answer.result = replayed(answer.result);
    answer.result.threads.clear();
    return answer;
}

BlockTrace ReplayBackend::trace(const LaunchRequest& request, const JobControl&) {
    const Recording& recording = recordingOf(recordings_, request.device);
    const RecordedLaunch& launch = recordedLaunch(recording, request);
    if (!launch.trace)
        throw BackendError(
            BackendErrorKind::NotRecorded,
            fmt::format("not recorded on {}: where and when the blocks of this launch ran; only its "
                        "timings were recorded",
                        recording.device.name));
    BlockTrace answer = *launch.trace;
    answer.result = replayed(answer.result);
    return answer;
}

} // namespace trichevron::core
