// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/backend/backend.h"

#include <algorithm>
#include <numeric>
#include <random>

namespace trichevron::core {

namespace {

/// A shuffle that depends on the number of points alone, so that a sweep is repeatable.
std::vector<std::size_t> orderOf(std::size_t points) {
    std::vector<std::size_t> order(points);
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::mt19937_64 random(points); // NOLINT(cert-msc32-c,cert-msc51-cpp): not for secrets
    for (std::size_t i = points; i > 1; --i)
        std::swap(order[i - 1], order[random() % i]);
    return order;
}

SweepOutcome outcomeOf(Backend& backend, const MeasureRequest& request, const JobControl& control) {
    SweepOutcome outcome;
    try {
        outcome.measurement = backend.measure(request, control);
    } catch (const BackendError& error) {
        // An error of the device affects every point; any other error belongs to this point alone.
        if (needsNewProcess(error.kind()) || meansNoDevice(error.kind()) ||
            error.kind() == BackendErrorKind::UnknownKernel)
            throw;
        outcome.problem = error.text();
        outcome.problemKind = error.kind();
    }
    return outcome;
}

} // namespace

Sweep runSweep(Backend& backend, const SweepRequest& request, const JobControl& control) {
    Sweep sweep;
    sweep.points.resize(request.points.size());
    MeasureRequest measure;
    measure.launch.device = request.device;
    measure.launch.kernel = request.kernel;
    measure.launch.timeLimit = request.timeLimit;
    measure.launch.own = request.own;
    measure.limits = request.limits;
    JobControl pointControl = control;
    pointControl.progress = [](std::uint64_t, std::uint64_t) {}; // progress counts points, not samples
    std::uint64_t done = 0;
    for (const std::size_t i : orderOf(request.points.size())) {
        control.progress(done, request.points.size());
        if (control.isCancelled()) {
            sweep.stopped = StopReason::Cancelled;
            return sweep;
        }
        measure.launch.config = request.points[i].config;
        measure.launch.optIns = request.points[i].optIns;
        control.pointBegins(i);
        SweepOutcome& outcome = sweep.points[i] = outcomeOf(backend, measure, pointControl);
        control.pointDone(i, outcome);
        ++done;
        if (outcome.measurement && outcome.measurement->result.contextLost) {
            sweep.stopped = StopReason::Refused;
            return sweep;
        }
        if (outcome.measurement && outcome.measurement->stopped == StopReason::Cancelled) {
            sweep.stopped = StopReason::Cancelled;
            return sweep;
        }
    }
    control.progress(done, request.points.size());
    return sweep;
}

} // namespace trichevron::core
