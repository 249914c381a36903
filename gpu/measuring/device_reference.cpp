// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "gpu/measuring/device_reference.h"

#include "gpu/cuda_call.h"
#include "gpu/measuring/plain_kernels.h"

#include <algorithm>

namespace trichevron::gpu::measuring {

namespace {

constexpr std::size_t pieceSize = 16;

using Launch = std::function<cudaError_t(cudaStream_t)>;

/// Median of `samples` timings of `launch`.
double medianTime(LaunchTimer& timer, Cache cache, std::size_t samples, const Launch& launch) {
    const cudaStream_t stream = nullptr;
    std::vector<double> times;
    while (times.size() < samples) {
        const Timing timing = timer.time(stream, cache, [&](cudaEvent_t begin, cudaEvent_t end) {
            checkCuda(cudaEventRecord(begin, stream), "cudaEventRecord");
            const cudaError_t code = launch(stream);
            checkCuda(cudaEventRecord(end, stream), "cudaEventRecord");
            return static_cast<int>(code);
        });
        checkCuda(static_cast<cudaError_t>(timing.launch), "the launch of a reference kernel");
        checkCuda(static_cast<cudaError_t>(timing.wait), "cudaStreamSynchronize");
        if (!timing.blockingTimedOut)
            times.push_back(timing.microseconds);
    }
    return *core::computeMedian(times);
}

/// The minimum of several such medians. Stops when one is hardly below the minimum so far.
double bestTime(LaunchTimer& timer, Cache cache, std::size_t samples, const Launch& launch) {
    constexpr int maxRounds = 5;
    constexpr double tolerance = 0.02;
    checkCuda(launch(nullptr), "the launch of a reference kernel"); // loads the kernel
    double best = medianTime(timer, cache, samples, launch);
    for (int round = 1; round < maxRounds; ++round) {
        const double median = medianTime(timer, cache, samples, launch);
        const bool isStable = median >= (1 - tolerance) * best;
        best = std::min(best, median);
        if (isStable)
            break;
    }
    return best;
}

/// The best of several ways to copy, since none is the best on every device.
double copyBytesPerSecond(LaunchTimer& timer, core::Bytes size) {
    constexpr std::size_t samples = 5;
    DeviceBuffer from;
    DeviceBuffer to;
    from.ensure(size);
    to.ensure(size);
    checkCuda(cudaMemset(from.data(), 1, size.value), "cudaMemset");
    double best = bestTime(timer, Cache::Cold, samples, [&](cudaStream_t stream) {
        return cudaMemcpyAsync(to.data(), from.data(), size.value, cudaMemcpyDeviceToDevice, stream);
    });
    for (const unsigned threads : {128U, 256U, 512U, 1024U})
        best =
            std::min(best, bestTime(timer, Cache::Cold, samples, [&](cudaStream_t stream) {
                         return launchCopy(to.data(), from.data(), size.value / pieceSize, threads, stream);
                     }));
    return 2 * static_cast<double>(size.value) / (best * 1e-6);
}

} // namespace

std::optional<core::DeviceReference> measureReference(DeviceSession& session, LaunchTimer& timer) {
    if (session.reference())
        return session.reference();
    constexpr std::size_t preferredSize = std::size_t{256} << 20U; // much larger than any L2 cache
    constexpr std::size_t minSize = std::size_t{16} << 20U;
    std::size_t free = 0;
    std::size_t total = 0;
    checkCuda(cudaMemGetInfo(&free, &total), "cudaMemGetInfo");
    const std::size_t size = std::min(preferredSize, free / 8) / pieceSize * pieceSize;
    if (size < minSize)
        return std::nullopt;
    core::DeviceReference reference;
    reference.copyBytesPerSecond = copyBytesPerSecond(timer, {size});
    constexpr std::size_t emptySamples = 25;
    reference.emptyMicroseconds = bestTime(timer, Cache::Hot, emptySamples, launchEmpty);
    session.setReference(reference);
    return reference;
}

} // namespace trichevron::gpu::measuring
