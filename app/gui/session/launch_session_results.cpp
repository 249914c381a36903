// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What devices answered to launches, kept so that going back to a launch brings its own answers back.
#include "app/gui/session/launch_session.h"

#include <algorithm>
#include <utility>

namespace trichevron {
namespace {

/// Answers and measurements that are kept, so that undo brings a launch's own ones back: a whole sweep's, and
/// those that were asked for one by one.
constexpr std::size_t keptResults = mostSweepPoints + 64;
/// A trace may have a million blocks.
constexpr std::size_t keptTraces = 8;
constexpr std::size_t keptSweeps = 16;

template <class Result>
void keepNewest(std::vector<Result>& results, Result result, std::size_t most = keptResults) {
    std::erase_if(results, [&](const Result& earlier) { return earlier.asked == result.asked; });
    if (results.size() >= most)
        results.erase(results.begin());
    results.push_back(std::move(result));
}

template <class Result>
const Result* findResult(const std::vector<Result>& results, const AskedLaunch& asked) {
    const auto found = std::find_if(results.rbegin(), results.rend(),
                                    [&](const Result& result) { return result.asked == asked; });
    return found == results.rend() ? nullptr : &*found;
}

} // namespace

void LaunchSession::addAnswer(ActualAnswer answer) {
    keepNewest(answers_, std::move(answer));
    Q_EMIT resultsChanged();
}

void LaunchSession::addAnswerOfMeasurement(ActualAnswer answer) {
    keepAnswerOfMeasurement(std::move(answer));
    Q_EMIT resultsChanged();
}

void LaunchSession::keepAnswerOfMeasurement(ActualAnswer answer) {
    const ActualAnswer* before = findResult(answers_, answer.asked);
    if (before != nullptr && before->kind == answer.kind && before->result.launch == answer.result.launch &&
        before->result.synchronisation == answer.result.synchronisation &&
        before->result.verification == answer.result.verification) {
        answer.result.tables = before->result.tables;
        answer.result.threads = before->result.threads;
    }
    keepNewest(answers_, std::move(answer));
}

void LaunchSession::addMeasurement(ActualMeasurement measurement) {
    if (keepMeasurement(std::move(measurement)))
        Q_EMIT resultsChanged();
}

bool LaunchSession::keepMeasurement(ActualMeasurement measurement) {
    // What was cut short takes the place of nothing that was not.
    const ActualMeasurement* before = findResult(measurements_, measurement.asked);
    if (before != nullptr && measurement.measurement.stopped == StopReason::Interrupted &&
        before->measurement.samplesMicroseconds.size() >= measurement.measurement.samplesMicroseconds.size())
        return false;
    keepNewest(measurements_, std::move(measurement));
    return true;
}

void LaunchSession::addTrace(ActualTrace trace) {
    keepNewest(traces_, std::move(trace), keptTraces);
    Q_EMIT resultsChanged();
}

AskedLaunch ActualSweep::asked(std::size_t point) const {
    return {deviceKey, kernel, points.at(point).config, points.at(point).optIns};
}

ActualSweep* LaunchSession::findSweep(const QString& deviceKey, const std::string& kernel) {
    const auto found = std::find_if(sweeps_.begin(), sweeps_.end(), [&](const ActualSweep& sweep) {
        return sweep.deviceKey == deviceKey && sweep.kernel == kernel;
    });
    return found == sweeps_.end() ? nullptr : &*found;
}

ActualSweep& LaunchSession::keepSweep(ActualSweep sweep) {
    std::erase_if(sweeps_, [&](const ActualSweep& earlier) {
        return earlier.deviceKey == sweep.deviceKey && earlier.kernel == sweep.kernel;
    });
    if (sweeps_.size() >= keptSweeps)
        sweeps_.erase(sweeps_.begin());
    sweep.sweep.points.resize(sweep.points.size());
    sweep.summaries.assign(sweep.points.size(), std::nullopt);
    sweeps_.push_back(std::move(sweep));
    return sweeps_.back();
}

void LaunchSession::keepOutcome(ActualSweep& sweep, std::size_t point) {
    const SharedMeasurement& measurement = sweep.sweep.points[point].measurement;
    if (!measurement)
        return;
    sweep.summaries[point] = summarise(measurement->samplesMicroseconds);
    keepAnswerOfMeasurement({sweep.asked(point), measurement->result, sweep.kind, sweep.received});
    keepMeasurement({sweep.asked(point), *measurement, sweep.received});
}

void LaunchSession::beginSweep(ActualSweep sweep) {
    keepSweep(std::move(sweep)).isUnderWay = true;
    Q_EMIT resultsChanged();
}

void LaunchSession::addSweep(ActualSweep sweep) {
    ActualSweep& kept = keepSweep(std::move(sweep));
    for (std::size_t point = 0; point < kept.points.size(); ++point)
        keepOutcome(kept, point);
    Q_EMIT resultsChanged();
}

void LaunchSession::addSweepPoint(const QString& deviceKey, const std::string& kernel, std::size_t point,
                                  const SweepOutcome& outcome) {
    ActualSweep* sweep = findSweep(deviceKey, kernel);
    if (sweep == nullptr || point >= sweep->points.size())
        return;
    sweep->sweep.points[point] = outcome;
    sweep->received = QDateTime::currentDateTime();
    keepOutcome(*sweep, point);
    if (!pointsCame_.isActive())
        pointsCame_.start();
}

void LaunchSession::endSweep(const QString& deviceKey, const std::string& kernel, StopReason stopped) {
    ActualSweep* sweep = findSweep(deviceKey, kernel);
    if (sweep == nullptr)
        return;
    sweep->sweep.stopped = stopped;
    sweep->isUnderWay = false;
    pointsCame_.stop();
    Q_EMIT resultsChanged();
}

const ActualAnswer* LaunchSession::answer() const {
    return findResult(answers_, asked());
}

const ActualMeasurement* LaunchSession::measurement() const {
    return findResult(measurements_, asked());
}

const ActualTrace* LaunchSession::trace() const {
    return findResult(traces_, asked());
}

const ActualSweep* LaunchSession::sweep() const {
    const auto found = std::find_if(sweeps_.begin(), sweeps_.end(), [this](const ActualSweep& sweep) {
        return sweep.deviceKey == state_.deviceKey && sweep.kernel == state_.kernel->id;
    });
    return found == sweeps_.end() ? nullptr : &*found;
}

bool LaunchSession::newestAnswerIsOfAnotherLaunch() const {
    return !answers_.empty() && !(answers_.back().asked == asked());
}

} // namespace trichevron
