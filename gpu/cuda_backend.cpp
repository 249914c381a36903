// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "gpu/cuda_backend.h"

#include "core/demo/demo_text.h"
#include "core/inspect/traced_ptx.h"
#include "gpu/availability.h"
#include "gpu/bad_request.h"
#include "gpu/cuda_call.h"
#include "gpu/device_query.h"
#include "gpu/device_session.h"
#include "gpu/driver_api.h"
#include "gpu/gpc_layout.h"
#include "gpu/gpu_message.h"
#include "gpu/kernel_query.h"
#include "gpu/launch_job.h"
#include "gpu/live_provenance.h"
#include "gpu/measuring/measuring.h"
#include "gpu/opt_ins.h"
#include "gpu/trace/trace_buffers.h"

#include <algorithm>
#include <limits>
#include <map>

namespace trichevron::gpu {

namespace {

/// Resident blocks per SM; none where the launch is refused.
std::optional<int> residentBlocks(const void* function, const core::LaunchRequest& request) {
    const ScopedOptIns optIns(function, request.optIns);
    int blocks = 0;
    const cudaError_t code = cudaOccupancyMaxActiveBlocksPerMultiprocessor(
        &blocks, function,
        static_cast<int>(
            std::min<core::Count>(volume(request.config.blockDim), std::numeric_limits<int>::max())),
        request.config.dynamicSmemBytes.value);
    if (code == cudaSuccess)
        return blocks;
    (void)cudaGetLastError();
    return std::nullopt;
}

/// A trace of a launch with another residency would show another launch.
void requireEqualResidency(const void* plain, const void* traced, const core::LaunchRequest& request) {
    const std::optional<int> expected = residentBlocks(plain, request);
    const std::optional<int> found = residentBlocks(traced, request);
    if (expected == found || !expected)
        return;
    const std::uint32_t registers = queryKernel(plain, "").numRegs;
    const std::uint32_t tracedRegisters = queryKernel(traced, "").numRegs;
    throwBadRequest(
        "The code that traces changes the residency: with {traced} registers instead of {plain}, {found, "
        "plural, one "
        "{# block is} other {# blocks are}} resident per SM instead of {expected}; trace another block size."_msg
            .with("traced"_a = tracedRegisters, "plain"_a = registers,
                  "found"_a = static_cast<std::uint32_t>(found.value_or(0)),
                  "expected"_a = static_cast<std::uint32_t>(*expected)));
}

class CudaBackend : public core::Backend {
    /// Calls `work`. Translates CudaError to BackendError, and refuses every call after a sticky error.
    template <class Work>
    auto callCuda(Work&& work) {
        health_.requireUsable();
        try {
            return work();
        } catch (const CudaError& error) {
            if (isSticky(error.code()))
                health_.markLost(cudaGetErrorName(error.code()));
            throw toBackendError(error);
        }
    }

public:
    explicit CudaBackend(DemoMaker maker) : makeDemos_(maker) {}

    core::ProvenanceKind kind() const override { return core::ProvenanceKind::Live; }

    std::vector<core::DeviceProperties> devices() override {
        return callCuda([&] {
            const int count = requireDevices();
            std::vector<core::DeviceProperties> all;
            all.reserve(static_cast<std::size_t>(count));
            for (int device = 0; device < count; ++device) {
                all.push_back(queryDevice(device, nvml()));
                setSmsPerGpc(all.back(), smsPerGpc(device, count));
            }
            return all;
        });
    }

    std::vector<core::KernelInfo> kernels(int device) override {
        return callCuda([&] {
            const bool inUse = sessions_.count(device) != 0;
            const DeviceSession& on = session(device);
            std::vector<core::KernelInfo> all;
            for (const auto& demo : on.demos())
                all.push_back(on.queryInfo(*demo));
            if (!inUse && requireDevices() > 1)
                releaseContext(device);
            return all;
        });
    }

    std::vector<core::ModuleKernel> loadModule(int device, const core::DataBlob& module) override {
        return callCuda([&] { return session(device).module(module)->kernels(); });
    }

    core::LaunchResult launch(const core::LaunchRequest& request, const core::JobControl& control) override {
        return callCuda([&] {
            LaunchJob job(session(request.device), request, control, health_, driver());
            core::LaunchResult result;
            if (job.prepare({job.demo().function(), {}}, result)) {
                result = job.runAndCheck();
                job.addExtraTables(result);
            }
            return result;
        });
    }

    core::Measurement measure(const core::MeasureRequest& request, const core::JobControl& control) override {
        return callCuda([&] {
            DeviceSession& on = session(request.launch.device);
            LaunchJob job(on, request.launch, control, health_, driver());
            core::Measurement measurement;
            measurement.provenance = liveProvenance(nvml(), on.deviceName(), "cudaEventElapsedTime");
            measurement.stopped = core::StopReason::Refused;
            if (!job.prepare({job.demo().function(), {}}, measurement.result))
                return measurement;
            measurement.result = job.runAndCheck();
            measurement.result.threads.clear();
            measurement.work = job.demo().work();
            if (measurement.result.launch.ok() && measurement.result.synchronisation->ok())
                measuring::measure(job, request.limits, nvml(), measurement);
            return measurement;
        });
    }

    core::BlockTrace trace(const core::LaunchRequest& request, const core::JobControl& control) override {
        return callCuda([&] {
            DeviceSession& on = session(request.device);
            LaunchJob job(on, request, control, health_, driver());
            const auto ownTraced =
                request.own && request.own->traced ? on.module(*request.own->traced) : nullptr;
            const void* function =
                ownTraced != nullptr ? ownTraced->function(request.own->kernel) : job.demo().tracedFunction();
            if (function == nullptr)
                throwBadRequest(request.own
                                    ? "{kernel} cannot be traced: its code has no PTX."_msg.with(
                                          "kernel"_a = titleFor(job.demo().info()))
                                    : "{kernel} cannot be traced: its kernel has no traced version."_msg.with(
                                          "kernel"_a = titleFor(job.demo().info())));
            if (ownTraced != nullptr)
                requireEqualResidency(job.demo().function(), function, request);
            core::BlockTrace trace;
            trace.provenance = liveProvenance(nvml(), on.deviceName(), "%globaltimer and %smid");
            trace.traced = queryKernel(function, request.kernel + " traced");
            trace.traced.declared = job.demo().declarationFor(trace.traced);
            const std::uint32_t kernels = job.demo().kernelsPerLaunch();
            const core::Count blocksPerKernel = volume(job.launch().shape.grid);
            const core::Count blocks = blocksPerKernel * kernels;
            trace.kernels = kernels;
            trace.blocks = static_cast<std::uint64_t>(
                std::min<core::Count>(blocks, std::numeric_limits<std::uint64_t>::max()));
            TraceBuffers buffers(
                job.launch().withinDimLimits
                    ? static_cast<std::size_t>(std::min<core::Count>(blocks, core::maxTracedBlocks))
                    : 0,
                static_cast<std::uint64_t>(blocksPerKernel));
            if (ownTraced != nullptr &&
                !ownTraced->setVariable(core::traceVariable, buffers.parameters()[0], sizeof(TraceTarget)))
                throwBadRequest("{kernel} cannot be traced: its code was not made for it."_msg.with(
                    "kernel"_a = titleFor(job.demo().info())));
            if (!job.prepare({function, ownTraced != nullptr ? std::array<void*, 2>{} : buffers.parameters()},
                             trace.result))
                return trace;
            trace.result = job.runAndCheck();
            trace.result.threads.clear();
            if (trace.result.launch.ok() && trace.result.synchronisation->ok())
                buffers.read(trace, on.staging(), job.stream());
            return trace;
        });
    }

    void releaseMemory() override {
        if (health_.isLost())
            return; // the memory was freed with the context
        for (const auto& [device, session] : sessions_) {
            if (cudaSetDevice(device) == cudaSuccess)
                session->releaseMemory();
        }
        (void)cudaGetLastError();
    }

private:
    DeviceSession& session(int device) {
        requireDevice(device);
        auto known = sessions_.find(device);
        if (known == sessions_.end()) // construct first: a session whose constructor throws is not stored
            known = sessions_.emplace(device, std::make_unique<DeviceSession>(device, makeDemos_())).first;
        known->second->makeCurrent();
        return *known->second;
    }

    /// Queried once per device, since the query needs a context.
    const std::vector<std::uint32_t>& smsPerGpc(int device, int deviceCount) {
        const auto known = smsPerGpc_.find(device);
        if (known != smsPerGpc_.end())
            return known->second;
        const bool inUse = driver().hasPrimaryContext(device);
        const auto& queried = smsPerGpc_[device] = querySmsPerGpc(device);
        if (!inUse && driver().hasPrimaryContext(device) && deviceCount > 1)
            releaseContext(device);
        return queried;
    }

    /// Destroys the context of a device, so that a process that only lists the GPUs keeps no memory on them.
    void releaseContext(int device) {
        sessions_.erase(device);
        if (cudaSetDevice(device) == cudaSuccess)
            (void)cudaDeviceReset();
        (void)cudaGetLastError();
    }

    const Nvml& nvml() {
        if (!nvml_)
            nvml_ = std::make_unique<Nvml>();
        return *nvml_;
    }

    const DriverApi& driver() {
        if (!driver_)
            driver_ = loadDriverApi();
        return *driver_;
    }

    DemoMaker makeDemos_;
    std::map<int, std::unique_ptr<DeviceSession>> sessions_;
    std::map<int, std::vector<std::uint32_t>> smsPerGpc_;
    std::unique_ptr<Nvml> nvml_;
    std::optional<DriverApi> driver_;
    ContextHealth health_;
};

} // namespace

std::unique_ptr<core::Backend> makeCudaBackend() {
    return makeCudaBackendWith(makeDemos);
}

std::unique_ptr<core::Backend> makeCudaBackendWith(DemoMaker maker) {
    return std::make_unique<CudaBackend>(maker);
}

} // namespace trichevron::gpu
