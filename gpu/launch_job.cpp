// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "gpu/launch_job.h"

#include "gpu/cuda_call.h"

namespace trichevron {

namespace {

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

} // namespace

LaunchJob::LaunchJob(DeviceSession& session, const LaunchRequest& request, const JobControl& control,
                     ContextHealth& health)
    : session_(session), request_(request), control_(control), health_(health),
      demo_(session.demo(request.kernel)) {
    requireExpressible(request.config);
    info_ = session.infoOf(demo_);
    launch_.config = request.config;
    launch_.shape = shapeOf(request.config, info_.attributes, session.warpSize());
    launch_.withinDimLimits = session.withinDimLimits(request.config);
    launch_.stream = session.stream(request.config.stream);
    launch_.staging = &session.staging();
}

bool LaunchJob::prepare(const Kernel& kernel, const DriverApi& driver, LaunchResult& result) {
    optIns_.emplace(kernel.function, request_.optIns);
    if (optIns_->refused()) {
        result.launch = *optIns_->refused();
        return false;
    }
    demo_.prepare(launch_);
    if (kernel.firstParameter != nullptr)
        arguments_.push_back(kernel.firstParameter);
    const auto own = demo_.arguments();
    arguments_.insert(arguments_.end(), own.begin(), own.end());
    prepared_.emplace(request_.config, kernel.function, arguments_.data(), launch_.stream, driver);
    return true;
}

LaunchCodes LaunchJob::run() {
    const GuardedWait guard(control_, request_.timeLimit);
    LaunchCodes codes;
    codes.launch = prepared_->launch();
    if (codes.launch == 0)
        codes.wait = prepared_->synchronise();
    return codes;
}

std::optional<double> LaunchJob::runTimed(LaunchCodes& codes) {
    {
        const GuardedWait guard(control_, request_.timeLimit);
        checkCuda(cudaEventRecord(session_.startEvent(), launch_.stream), "cudaEventRecord");
        codes.launch = prepared_->launch();
        checkCuda(cudaEventRecord(session_.stopEvent(), launch_.stream), "cudaEventRecord");
        codes.wait = static_cast<int>(cudaEventSynchronize(session_.stopEvent()));
    }
    if (!codes.ok())
        return std::nullopt;
    float milliseconds = 0;
    checkCuda(cudaEventElapsedTime(&milliseconds, session_.startEvent(), session_.stopEvent()),
              "cudaEventElapsedTime");
    return static_cast<double>(milliseconds) * 1000;
}

void LaunchJob::tellFailure(const LaunchCodes& codes, LaunchResult& result) {
    result.launch = prepared_->answer(codes.launch);
    result.synchronisation.reset();
    if (codes.launch == 0)
        result.synchronisation = prepared_->answer(codes.wait);
    health_.noteFailure(codes.launch != 0 ? codes.launch : codes.wait);
    result.contextLost = health_.isLost();
}

LaunchResult LaunchJob::runAndCheck(bool check) {
    LaunchResult result;
    const LaunchCodes codes = run();
    if (!codes.ok()) {
        tellFailure(codes, result);
        return result;
    }
    result.launch = prepared_->answer(codes.launch);
    result.synchronisation = prepared_->answer(codes.wait);
    if (!check)
        return result;
    DemoOutcome outcome = demo_.check(launch_);
    result.verification = std::move(outcome.verification);
    result.placement = std::move(outcome.placement);
    return result;
}

} // namespace trichevron
