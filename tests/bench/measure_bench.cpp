// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// Time of one measurement with the default limits, for each kernel that the device can run. The counters give
// the time that its samples took and their number: the rest is verification, warm-up and hot batches. Needs a
// GPU; without one it prints the reason and ends.
#include "core/demo/kernel_info.h"
#include "gpu/cuda_backend.h"

#include <benchmark/benchmark.h>

#include <cstdio>
#include <memory>
#include <numeric>
#include <vector>

namespace {

using namespace trichevron;
using namespace trichevron::core;

void measureKernel(benchmark::State& state, Backend& backend, const KernelInfo& kernel) {
    MeasureRequest request;
    request.launch.kernel = kernel.id;
    request.launch.config = kernel.suggested;
    request.launch.optIns = kernel.suggestedOptIns;
    backend.measure(request, {}); // the first one also allocates and loads the kernel
    std::vector<double> samples;
    for (auto _ : state)
        samples = backend.measure(request, {}).samplesMicroseconds;
    state.counters["samplesMilliseconds"] = std::accumulate(samples.begin(), samples.end(), 0.0) / 1000;
    state.counters["samples"] = static_cast<double>(samples.size());
}

} // namespace

int main(int argc, char** argv) {
    benchmark::Initialize(&argc, argv);
    const std::unique_ptr<Backend> backend = gpu::makeCudaBackend();
    std::vector<KernelInfo> kernels;
    try {
        const DeviceProperties device = backend->devices().front();
        kernels = backend->kernels(0);
        std::erase_if(kernels, [&device](const KernelInfo& kernel) {
            return kernel.endsInFault || !kernelUnavailableReason(kernel, device.computeCapability).empty();
        });
    } catch (const BackendError& error) {
        if (!meansNoDevice(error.kind()))
            throw;
        std::printf("skipped: %s\n", error.what());
        return 0;
    }
    for (const KernelInfo& kernel : kernels)
        benchmark::RegisterBenchmark(
            kernel.id.c_str(),
            [&backend, &kernel](benchmark::State& state) { measureKernel(state, *backend, kernel); })
            ->UseRealTime()
            ->Unit(benchmark::kMillisecond);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
