// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "gpu/cuda_call.h"
#include "gpu/measuring/clock_probe.h"
#include "gpu/trace/traced_kernel.cuh"

namespace trichevron::gpu::measuring {

namespace {

/// Each SM has its own cycle counter, so both readings must come from the same SM: only the block on SM 0
/// reads.
__global__ void readCounters(volatile unsigned long long* nanoseconds, volatile unsigned long long* cycles) {
    unsigned sm;
    asm volatile("mov.u32 %0, %%smid;" : "=r"(sm));
    if (sm != 0)
        return;
    const unsigned long long time = globalNanoseconds();
    const unsigned long long count = clock64();
    *nanoseconds = time;
    *cycles = count;
}

} // namespace

ClockProbe::ClockProbe(std::uint32_t multiprocessors) : multiprocessors_(multiprocessors) {
    void* memory = nullptr;
    checkCuda(cudaHostAlloc(&memory, 2 * sizeof(Reading), cudaHostAllocMapped), "cudaHostAlloc");
    readings_ = new (memory) Reading[2]{};
}

ClockProbe::~ClockProbe() {
    (void)cudaFreeHost(const_cast<Reading*>(readings_));
}

void ClockProbe::read(cudaStream_t stream, std::size_t which) {
    volatile Reading& reading = readings_[which];
    reading.nanoseconds = 0;
    reading.cycles = 0;
    readCounters<<<multiprocessors_, 1, 0, stream>>>(&reading.nanoseconds, &reading.cycles);
    checkCuda(cudaGetLastError(), "readCounters<<<>>>");
}

void ClockProbe::begin(cudaStream_t stream) {
    read(stream, 0);
}

void ClockProbe::end(cudaStream_t stream) {
    read(stream, 1);
}

std::optional<double> ClockProbe::megahertz() const {
    const unsigned long long from = readings_[0].nanoseconds;
    const unsigned long long to = readings_[1].nanoseconds;
    if (from == 0 || to <= from)
        return std::nullopt;
    return static_cast<double>(readings_[1].cycles - readings_[0].cycles) / static_cast<double>(to - from) *
           1000;
}

} // namespace trichevron::gpu::measuring
