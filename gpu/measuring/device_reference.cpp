// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "gpu/measuring/device_reference.h"

#include "gpu/cuda_call.h"
#include "gpu/measuring/plain_kernels.h"

#include <algorithm>

namespace trichevron::measuring {

namespace {

constexpr std::size_t pieceSize = 16;

using Launch = std::function<cudaError_t(cudaStream_t)>;

/// Median of so many timings of what is launched between the events.
double medianTime(Instruments& instruments, Cache cache, std::size_t samples, const Launch& launch) {
    const cudaStream_t stream = nullptr;
    std::vector<double> times;
    while (times.size() < samples) {
        const Timing timing = instruments.time(stream, cache, [&](cudaEvent_t begin, cudaEvent_t end) {
            checkCuda(cudaEventRecord(begin, stream), "cudaEventRecord");
            const cudaError_t code = launch(stream);
            checkCuda(cudaEventRecord(end, stream), "cudaEventRecord");
            return static_cast<int>(code);
        });
        checkCuda(static_cast<cudaError_t>(timing.launch), "a launch for the device's reference");
        checkCuda(static_cast<cudaError_t>(timing.wait), "cudaStreamSynchronize");
        if (!timing.isDisturbed)
            times.push_back(timing.microseconds);
    }
    return *medianOf(times);
}

/// The lowest of such medians, taken until one is hardly below those before it.
double bestTime(Instruments& instruments, Cache cache, std::size_t samples, const Launch& launch) {
    constexpr int mostRounds = 5;
    constexpr double alike = 0.02;
    checkCuda(launch(nullptr), "a launch for the device's reference"); // loads it
    double best = medianTime(instruments, cache, samples, launch);
    for (int round = 1; round < mostRounds; ++round) {
        const double median = medianTime(instruments, cache, samples, launch);
        const bool isStable = median >= (1 - alike) * best;
        best = std::min(best, median);
        if (isStable)
            break;
    }
    return best;
}

/// The best of several ways to copy, since no one of them is the best on every device.
double copyBytesPerSecond(Instruments& instruments, Bytes size) {
    constexpr std::size_t samples = 5;
    DeviceBuffer from;
    DeviceBuffer to;
    from.ensure(size);
    to.ensure(size);
    checkCuda(cudaMemset(from.data(), 1, size.value), "cudaMemset");
    double best = bestTime(instruments, Cache::Cold, samples, [&](cudaStream_t stream) {
        return cudaMemcpyAsync(to.data(), from.data(), size.value, cudaMemcpyDeviceToDevice, stream);
    });
    for (const unsigned threads : {128U, 256U, 512U, 1024U})
        best =
            std::min(best, bestTime(instruments, Cache::Cold, samples, [&](cudaStream_t stream) {
                         return launchCopy(to.data(), from.data(), size.value / pieceSize, threads, stream);
                     }));
    return 2 * static_cast<double>(size.value) / (best * 1e-6);
}

} // namespace

std::optional<DeviceReference> referenceOf(DeviceSession& session, Instruments& instruments) {
    if (session.reference())
        return session.reference();
    constexpr std::size_t wanted = std::size_t{256} << 20U; // far more than any L2 cache
    constexpr std::size_t least = std::size_t{16} << 20U;
    std::size_t free = 0;
    std::size_t total = 0;
    checkCuda(cudaMemGetInfo(&free, &total), "cudaMemGetInfo");
    const std::size_t size = std::min(wanted, free / 8) / pieceSize * pieceSize;
    if (size < least)
        return std::nullopt;
    DeviceReference reference;
    reference.copyBytesPerSecond = copyBytesPerSecond(instruments, {size});
    constexpr std::size_t emptySamples = 25;
    reference.emptyMicroseconds = bestTime(instruments, Cache::AsItIs, emptySamples, launchEmpty);
    session.setReference(reference);
    return reference;
}

} // namespace trichevron::measuring
