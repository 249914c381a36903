// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "gpu/cuda_backend.h"

#include "gpu/availability.h"
#include "gpu/cluster_groups.h"
#include "gpu/cuda_call.h"
#include "gpu/device_query.h"
#include "gpu/device_session.h"
#include "gpu/driver_api.h"
#include "gpu/live_provenance.h"
#include "gpu/opt_ins.h"
#include "gpu/prepared_launch.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <map>

namespace trichevron {

namespace {

using Clock = std::chrono::steady_clock;

double secondsSince(Clock::time_point begin) {
    return std::chrono::duration<double>(Clock::now() - begin).count();
}

/// Tells the watcher that a wait begins that may not end.
class GuardedWait {
public:
    GuardedWait(const JobControl& control, Seconds limit) : control_(control) { control_.guardBegins(limit); }
    ~GuardedWait() { control_.guardEnds(); }
    GuardedWait(const GuardedWait&) = delete;
    GuardedWait& operator=(const GuardedWait&) = delete;

private:
    const JobControl& control_;
};

/// A request with all that its launches need.
struct Job {
    Job(DeviceSession& session, Demo& theDemo, const LaunchRequest& theRequest, const JobControl& theControl)
        : request(theRequest), control(theControl), demo(theDemo) {
        requireExpressible(request.config);
        info = session.infoOf(demo);
        launch.config = request.config;
        launch.shape = shapeOf(request.config, info.attributes, session.warpSize());
        launch.withinDimLimits = session.withinDimLimits(request.config);
        launch.stream = session.stream(request.config.stream);
        launch.staging = &session.staging();
    }

    const LaunchRequest& request;
    const JobControl& control;
    Demo& demo;
    KernelInfo info;
    DemoLaunch launch;
};

class CudaBackend : public Backend {
    /// Turns what CUDA throws into what a backend throws, and refuses to go on after a sticky error.
    template <class Work>
    auto guarded(Work&& work) {
        if (lostTo_)
            throw BackendError(
                BackendErrorKind::ContextLost,
                fmt::format("The GPU's context was lost to {}: a new process is needed to go on.", *lostTo_));
        try {
            return work();
        } catch (const CudaError& error) {
            if (isSticky(error.code()))
                lostTo_ = cudaGetErrorName(error.code());
            throw asBackendError(error);
        }
    }

public:
    explicit CudaBackend(DemoMaker maker) : makeDemos_(maker) {}

    ProvenanceKind kind() const override { return ProvenanceKind::Live; }

    std::vector<DeviceProperties> devices() override {
        return guarded([&] {
            const int count = requireDevices();
            std::vector<DeviceProperties> all;
            all.reserve(static_cast<std::size_t>(count));
            for (int device = 0; device < count; ++device) {
                all.push_back(queryDevice(device, nvml()));
                setClusterGroups(all.back(), clusterGroupsOf(device, count));
            }
            return all;
        });
    }

    std::vector<KernelInfo> kernels(int device) override {
        return guarded([&] {
            const DeviceSession& on = session(device);
            std::vector<KernelInfo> all;
            for (const auto& demo : on.demos())
                if (on.canRun(*demo))
                    all.push_back(on.infoOf(*demo));
            return all;
        });
    }

    LaunchResult launch(const LaunchRequest& request, const JobControl& control) override {
        return guarded([&] {
            DeviceSession& on = session(request.device);
            Job job(on, on.demo(request.kernel), request, control);
            const ScopedOptIns optIns(job.demo.function(), request.optIns);
            if (optIns.refused())
                return refusedBeforeLaunch(*optIns.refused());
            job.demo.prepare(job.launch);
            PreparedLaunch prepared(request.config, job.demo.function(), job.demo.arguments(),
                                    job.launch.stream, driver());
            return launchAndCheck(job, prepared);
        });
    }

    Measurement measure(const MeasureRequest& request, const JobControl& control) override {
        return guarded([&] {
            const LaunchRequest& asked = request.launch;
            DeviceSession& on = session(asked.device);
            Job job(on, on.demo(asked.kernel), asked, control);
            Measurement measurement;
            measurement.provenance = liveProvenance(nvml(), on.deviceName(), "cudaEventElapsedTime");
            measurement.stopped = StopReason::Refused;
            const ScopedOptIns optIns(job.demo.function(), asked.optIns);
            if (optIns.refused()) {
                measurement.result = refusedBeforeLaunch(*optIns.refused());
                return measurement;
            }
            job.demo.prepare(job.launch);
            PreparedLaunch prepared(asked.config, job.demo.function(), job.demo.arguments(),
                                    job.launch.stream, driver());
            measurement.result = launchAndCheck(job, prepared);
            if (measurement.result.launch.ok() && measurement.result.synchronisation->ok() &&
                warmUp(job, prepared, measurement))
                takeSamples(request, on, job, prepared, measurement);
            return measurement;
        });
    }

private:
    DeviceSession& session(int device) {
        requireDevice(device);
        auto& slot = sessions_[device];
        if (!slot)
            slot = std::make_unique<DeviceSession>(device, makeDemos_());
        slot->makeCurrent();
        return *slot;
    }

    /// Learnt once, since it needs a context.
    const std::vector<std::uint32_t>& clusterGroupsOf(int device, int deviceCount) {
        const auto known = clusterGroups_.find(device);
        if (known != clusterGroups_.end())
            return known->second;
        const bool inUse = driver().hasPrimaryContext(device);
        const auto& learnt = clusterGroups_[device] = learnClusterGroups(device);
        // A process that only lists the GPUs of a machine keeps no memory on those it does not use.
        const bool made = !inUse && driver().hasPrimaryContext(device);
        if (made && deviceCount > 1 && cudaSetDevice(device) == cudaSuccess)
            (void)cudaDeviceReset();
        (void)cudaGetLastError();
        return learnt;
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

    /// Remembers the end of the context. Codes of both APIs are equal for these errors. Waits for the device,
    /// so that what was prepared for a refused launch does not run into the next one.
    void noteLoss(int code) {
        const auto error = static_cast<cudaError_t>(code);
        if (code == 0)
            return;
        // An error that a second wait repeats has ended the context too, whatever it is.
        if (isSticky(error) || cudaDeviceSynchronize() != cudaSuccess)
            lostTo_ = cudaGetErrorName(error);
        (void)cudaGetLastError();
    }

    static LaunchResult refusedBeforeLaunch(const ApiAnswer& answer) {
        LaunchResult result;
        result.launch = answer;
        return result;
    }

    LaunchResult launchAndCheck(Job& job, PreparedLaunch& prepared) {
        LaunchResult result;
        int launchCode = 0;
        int waitCode = 0;
        {
            const GuardedWait guard(job.control, job.request.timeLimit);
            launchCode = prepared.launch();
            if (launchCode == 0)
                waitCode = prepared.synchronise();
        }
        result.launch = prepared.answer(launchCode);
        if (launchCode != 0) {
            noteLoss(launchCode);
            return result;
        }
        result.synchronisation = prepared.answer(waitCode);
        if (waitCode != 0) {
            noteLoss(waitCode);
            return result;
        }
        DemoOutcome outcome = job.demo.check(job.launch);
        result.verification = std::move(outcome.verification);
        result.placement = std::move(outcome.placement);
        return result;
    }

    /// Writes a failure into the measurement; true when there was none.
    bool succeeded(int launchCode, int waitCode, const PreparedLaunch& prepared, Measurement& measurement) {
        if (launchCode == 0 && waitCode == 0)
            return true;
        measurement.stopped = StopReason::Refused;
        measurement.result.launch = prepared.answer(launchCode);
        measurement.result.synchronisation.reset();
        if (launchCode == 0)
            measurement.result.synchronisation = prepared.answer(waitCode);
        noteLoss(launchCode != 0 ? launchCode : waitCode);
        return false;
    }

    /// A few launches that are not counted, so that clocks and caches are as they stay. False when one
    /// failed.
    bool warmUp(const Job& job, PreparedLaunch& prepared, Measurement& measurement) {
        constexpr int launches = 3;
        constexpr double mostSeconds = 0.005;
        const Clock::time_point begin = Clock::now();
        for (int i = 0; i < launches && secondsSince(begin) < mostSeconds && !job.control.isCancelled();
             ++i) {
            int launchCode = 0;
            int waitCode = 0;
            {
                const GuardedWait guard(job.control, job.request.timeLimit);
                launchCode = prepared.launch();
                if (launchCode == 0)
                    waitCode = prepared.synchronise();
            }
            if (!succeeded(launchCode, waitCode, prepared, measurement))
                return false;
        }
        return true;
    }

    /// At least one sample, unless cancelled. The clocks are read half-way, between two samples.
    void takeSamples(const MeasureRequest& request, DeviceSession& on, const Job& job,
                     PreparedLaunch& prepared, Measurement& measurement) {
        constexpr std::uint32_t mostReserved = 1U << 16;
        constexpr double progressInterval = 0.05;
        std::vector<double>& samples = measurement.samplesMicroseconds;
        samples.reserve(std::min(request.samples, mostReserved));
        measurement.stopped = StopReason::SamplesReached;
        bool clocksRead = false;
        const auto readClocks = [&] {
            setClocks(measurement.provenance, nvml().clocks(on.pciBusId()));
            clocksRead = true;
        };
        const Clock::time_point begin = Clock::now();
        double told = 0;
        while (samples.size() < request.samples) {
            const double elapsed = secondsSince(begin);
            if (job.control.isCancelled()) {
                measurement.stopped = StopReason::Cancelled;
                break;
            }
            if (!samples.empty() && elapsed >= request.budget.value) {
                measurement.stopped = StopReason::BudgetSpent;
                break;
            }
            if (!clocksRead && (samples.size() * 2 >= request.samples || elapsed * 2 >= request.budget.value))
                readClocks();
            if (!takeSample(on, job, prepared, measurement))
                return;
            if (elapsed - told >= progressInterval) {
                job.control.progress(samples.size(), request.samples);
                told = elapsed;
            }
        }
        if (!clocksRead && !samples.empty())
            readClocks();
        job.control.progress(samples.size(), request.samples);
    }

    /// One launch between two events. False when it failed.
    bool takeSample(const DeviceSession& on, const Job& job, PreparedLaunch& prepared,
                    Measurement& measurement) {
        int launchCode = 0;
        cudaError_t waitCode = cudaSuccess;
        {
            const GuardedWait guard(job.control, job.request.timeLimit);
            checkCuda(cudaEventRecord(on.startEvent(), job.launch.stream), "cudaEventRecord");
            launchCode = prepared.launch();
            checkCuda(cudaEventRecord(on.stopEvent(), job.launch.stream), "cudaEventRecord");
            waitCode = cudaEventSynchronize(on.stopEvent());
        }
        if (!succeeded(launchCode, static_cast<int>(waitCode), prepared, measurement))
            return false;
        float milliseconds = 0;
        checkCuda(cudaEventElapsedTime(&milliseconds, on.startEvent(), on.stopEvent()),
                  "cudaEventElapsedTime");
        measurement.samplesMicroseconds.push_back(static_cast<double>(milliseconds) * 1000);
        return true;
    }

    DemoMaker makeDemos_;
    std::map<int, std::unique_ptr<DeviceSession>> sessions_;
    std::map<int, std::vector<std::uint32_t>> clusterGroups_;
    std::unique_ptr<Nvml> nvml_;
    std::optional<DriverApi> driver_;
    std::optional<std::string> lostTo_; ///< the error that ended the context
};

} // namespace

std::unique_ptr<Backend> makeCudaBackend() {
    return makeCudaBackendWith(makeDemos);
}

std::unique_ptr<Backend> makeCudaBackendWith(DemoMaker maker) {
    return std::make_unique<CudaBackend>(maker);
}

} // namespace trichevron
