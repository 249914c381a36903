// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "gpu/launch_job.h"

#include "core/measurement/summary.h"
#include "gpu/bad_request.h"
#include "gpu/cuda_call.h"
#include "gpu/gpu_message.h"
#include "gpu/measuring/launch_timer.h"

#include <array>
#include <chrono>

namespace trichevron::gpu {

namespace {

using Clock = std::chrono::steady_clock;

double microsecondsSince(Clock::time_point begin) {
    return std::chrono::duration<double, std::micro>(Clock::now() - begin).count();
}

// The events on the host of a launch with two kernels.
constexpr std::array<core::Message, 2> launched{"launch 1 returned"_msg, "launch 2 returned"_msg};
constexpr std::array<core::Message, 2> synchronised{"stream 1 synchronised"_msg, "stream 2 synchronised"_msg};

/// The launch itself ended before, so its result stays valid.
void noteMissingTables(core::Text reason, core::LaunchResult& result) {
    result.tables.push_back(
        {"Additional results are not available"_msg, {"reason"_msg}, {{std::move(reason)}}});
    (void)cudaGetLastError();
}

} // namespace

class LaunchJob::ExtraLaunches : public Launcher {
public:
    ExtraLaunches(LaunchJob& job, const DriverApi& driver) : job_(job), driver_(driver) {}

    ExtraAnswer launch(const ExtraLaunch& launch) override {
        ExtraAnswer answer;
        const ScopedOptIns optIns(launch.function, job_.request_.optIns);
        if (optIns.refused()) {
            answer.launch = *optIns.refused();
            return answer;
        }
        PreparedLaunch prepared(launch.config, launch.function, launch.arguments.data(), job_.stream(),
                                driver_);
        const GuardedWait guard(job_.control_, job_.request_.timeLimit);
        const Clock::time_point begin = Clock::now();
        const int code = prepared.launch();
        answer.launch = prepared.answer(code);
        job_.health_.noteFailure(code);
        if (code != 0)
            return answer;
        const int wait = prepared.synchronise();
        answer.microseconds = microsecondsSince(begin);
        answer.synchronisation = prepared.answer(wait);
        job_.health_.noteFailure(wait);
        return answer;
    }

    std::optional<double> medianMicroseconds(const ExtraLaunch& launch) override {
        constexpr std::size_t samples = 20;
        constexpr auto maxDuration = std::chrono::milliseconds(250);
        const ScopedOptIns optIns(launch.function, job_.request_.optIns);
        PreparedLaunch prepared(launch.config, launch.function, launch.arguments.data(), job_.stream(),
                                driver_);
        if (!timer_)
            timer_.emplace(job_.session_);
        std::vector<double> times;
        const Clock::time_point begin = Clock::now();
        while (times.size() < samples && (times.empty() || Clock::now() - begin < maxDuration)) {
            const GuardedWait guard(job_.control_, job_.request_.timeLimit);
            const auto timing =
                timer_->time(job_.stream(), measuring::Cache::Cold, [&](cudaEvent_t first, cudaEvent_t last) {
                    checkCuda(cudaEventRecord(first, job_.stream()), "cudaEventRecord");
                    const int code = prepared.launch();
                    checkCuda(cudaEventRecord(last, job_.stream()), "cudaEventRecord");
                    return code;
                });
            job_.health_.noteFailure(timing.launch != 0 ? timing.launch : timing.wait);
            if (!timing.ok() || isCancelled())
                return std::nullopt;
            if (!timing.blockingTimedOut)
                times.push_back(timing.microseconds);
        }
        return core::summarise(std::move(times))->median;
    }

    void runWithTimeLimit(const std::function<void()>& launchAndWait) override {
        const GuardedWait guard(job_.control_, job_.request_.timeLimit);
        launchAndWait();
    }

    bool isCancelled() const override { return job_.control_.isCancelled(); }
    std::uint32_t multiProcessorCount() const override { return job_.session_.multiProcessorCount(); }

private:
    LaunchJob& job_;
    const DriverApi& driver_;
    std::optional<measuring::LaunchTimer> timer_;
};

LaunchJob::LaunchJob(DeviceSession& session, const core::LaunchRequest& request,
                     const core::JobControl& control, ContextHealth& health)
    : session_(session), request_(request), control_(control), health_(health),
      demo_(session.demoFor(request)) {
    if (core::Text why = kernelUnavailableText(demo_.info(), session.computeCapability()); !why.isEmpty())
        throwBadRequest(std::move(why));
    requireSupportedByApi(request.config);
    info_ = session.queryInfo(demo_);
    const DeviceSession::Streams streams = session.streams(request.config);
    launch_.config = request.config;
    launch_.shape = computeShape(request.config, info_.attributes, session.warpSize());
    launch_.withinDimLimits = session.withinDimLimits(request.config);
    launch_.stream = streams.first;
    greenContextCode_ = streams.refused;
    launch_.staging = &session.staging();
    launch_.control = &control;
    second_ = demo_.sharesStream() ? streams.first : streams.second;
    kernels_ = demo_.kernelsPerLaunch();
}

bool LaunchJob::prepare(const Kernel& kernel, const DriverApi& driver, core::LaunchResult& result) {
    if (greenContextCode_ != 0) {
        result.launch = isDriverApi(request_.config.api)
                            ? driver.answer(static_cast<CUresult>(greenContextCode_))
                            : runtimeAnswer(static_cast<cudaError_t>(greenContextCode_));
        return false;
    }
    optIns_.emplace(kernel.function, request_.optIns);
    if (optIns_->refused()) {
        result.launch = *optIns_->refused();
        return false;
    }
    demo_.prepare(launch_);
    for (unsigned i = 0; i < kernels_; ++i) {
        std::vector<void*>& arguments = arguments_.at(i);
        if (kernel.firstParameters.at(i) != nullptr)
            arguments.push_back(kernel.firstParameters.at(i));
        const auto own = demo_.arguments(i);
        arguments.insert(arguments.end(), own.begin(), own.end());
        prepared_.at(i).emplace(request_.config, kernel.function, arguments.data(),
                                i == 0 ? launch_.stream : second_, driver, demo_.accessWindow());
    }
    // The demo prepared its data in the first stream. Wait for it before the second stream uses the data.
    if (kernels_ > 1)
        checkCuda(cudaStreamSynchronize(launch_.stream), "cudaStreamSynchronize");
    return true;
}

int LaunchJob::launchKernel(unsigned i) {
    if (i > 0 && usesTwoStreams()) {
        const LaunchEvents& events = prepared_[0]->events();
        for (const LaunchEvents::Owned& event : {events.programmatic, events.completion})
            if (event != nullptr)
                checkCuda(cudaStreamWaitEvent(second_, event.get(), 0), "cudaStreamWaitEvent");
    }
    return prepared_.at(i)->launch();
}

int LaunchJob::enqueue() {
    for (unsigned i = 0; i < kernels_; ++i)
        if (const int code = launchKernel(i); code != 0)
            return code;
    return 0;
}

int LaunchJob::enqueueBetween(cudaEvent_t begin, cudaEvent_t end, std::uint32_t launches) {
    const bool forks = usesTwoStreams();
    checkCuda(cudaEventRecord(begin, launch_.stream), "cudaEventRecord");
    if (forks)
        checkCuda(cudaStreamWaitEvent(second_, begin, 0), "cudaStreamWaitEvent");
    int code = 0;
    for (std::uint32_t i = 0; i < launches && code == 0; ++i)
        code = enqueue();
    if (forks) {
        checkCuda(cudaEventRecord(session_.joinEvent(), second_), "cudaEventRecord");
        checkCuda(cudaStreamWaitEvent(launch_.stream, session_.joinEvent(), 0), "cudaStreamWaitEvent");
    }
    checkCuda(cudaEventRecord(end, launch_.stream), "cudaEventRecord");
    return code;
}

int LaunchJob::wait() {
    for (unsigned i = 0; i < kernels_; ++i)
        if (const int code = prepared_.at(i)->synchronise(); code != 0)
            return code;
    return 0;
}

LaunchCodes LaunchJob::run() {
    const GuardedWait guard(control_, request_.timeLimit);
    LaunchCodes codes;
    codes.launch = enqueue();
    if (codes.ok())
        codes.wait = wait();
    return codes;
}

void LaunchJob::recordFailure(const LaunchCodes& codes, core::LaunchResult& result) {
    const bool secondIsRefused = kernels_ > 1 && prepared_[1]->isRefused();
    result.launch = prepared_.at(secondIsRefused ? 1 : 0)->answer(codes.launch);
    result.synchronisation.reset();
    if (codes.launch == 0)
        result.synchronisation = prepared_[0]->answer(codes.wait);
    health_.noteFailure(codes.launch != 0 ? codes.launch : codes.wait);
    result.contextLost = health_.isLost();
}

core::LaunchResult LaunchJob::runAndCheck() {
    core::LaunchResult result;
    const auto addEvent = [&result](core::Message what, double microseconds) {
        result.hostTimeline.push_back({{what, {}}, microseconds});
    };
    LaunchCodes codes;
    {
        const GuardedWait guard(control_, request_.timeLimit);
        const Clock::time_point begin = Clock::now();
        for (unsigned i = 0; i < kernels_ && codes.launch == 0; ++i) {
            codes.launch = launchKernel(i);
            addEvent(kernels_ == 1 ? core::Message("launch returned"_msg) : launched.at(i),
                     microsecondsSince(begin));
            result.lastError = runtimeAnswer(prepared_.at(i)->lastError());
        }
        const unsigned streams = demo_.sharesStream() ? 1 : kernels_;
        for (unsigned i = 0; i < streams && codes.ok(); ++i) {
            codes.wait = prepared_.at(i)->synchronise();
            addEvent(streams == 1 ? core::Message("synchronised"_msg) : synchronised.at(i),
                     microsecondsSince(begin));
        }
    }
    if (!codes.ok()) {
        recordFailure(codes, result);
        return result;
    }
    result.launch = prepared_[0]->answer(codes.launch);
    result.synchronisation = prepared_[0]->answer(codes.wait);
    DemoOutcome outcome = demo_.check(launch_);
    if (outcome.isVerified)
        result.verification = std::move(outcome.verification);
    result.placement = std::move(outcome.placement);
    result.threads = std::move(outcome.threads);
    result.tables = std::move(outcome.tables);
    return result;
}

void LaunchJob::addExtraTables(const DriverApi& driver, core::LaunchResult& result) {
    if (result.contextLost)
        return;
    ExtraLaunches launches(*this, driver);
    try {
        demo_.addExtraTables(launch_, launches, result);
    } catch (const core::BackendError& error) {
        noteMissingTables(error.text(), result);
    } catch (const CudaError& error) {
        noteMissingTables(error.text(), result);
    } catch (const std::exception& error) {
        noteMissingTables(core::verbatim(error.what()), result);
    }
    result.contextLost = health_.isLost();
}

} // namespace trichevron::gpu
