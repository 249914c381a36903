// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/session/result_store.h"

#include "core/fault/fault.h"

#include <algorithm>
#include <tuple>
#include <unordered_map>
#include <utility>

namespace trichevron::gui {
namespace {

/// Answers and measurements: those of a whole sweep, and some that were asked for one by one.
constexpr std::size_t maxResults = core::maxSweepPoints + 64;
/// A trace may have a million blocks.
constexpr std::size_t maxTraces = 8;
constexpr std::size_t maxSweeps = 16;
/// A recorded sweep replies with thousands of points in a second, and views refresh with every change.
constexpr int pointsMilliseconds = 50;

template <class Result>
const Result& storedResult(const Result& result) {
    return result;
}
template <class Result>
const Result& storedResult(const std::shared_ptr<Result>& result) {
    return *result;
}

/// The position of the launch's newest result; end() when there is none.
template <class Results>
auto findNewest(Results& results, const LaunchKey& launch) {
    const auto found = std::find_if(results.rbegin(), results.rend(), [&](const auto& result) {
        return storedResult(result).launch == launch;
    });
    return found == results.rend() ? results.end() : std::prev(found.base());
}

template <class Result>
void keepNewest(std::vector<Result>& results, Result result, std::size_t max) {
    if (const auto earlier = findNewest(results, storedResult(result).launch); earlier != results.end())
        results.erase(earlier);
    if (results.size() >= max)
        results.erase(results.begin());
    results.push_back(std::move(result));
}

/// Measurements of one sweep come from small problems and blocks to large ones.
std::tuple<core::Count, core::Count, std::uint32_t> sizeOf(const ActualMeasurement& measured) {
    const core::LaunchConfig& config = measured.launch.config;
    return {config.problem ? volume(*config.problem) : core::Count{}, volume(config.blockDim),
            config.blockDim.x};
}

} // namespace

LaunchKey ActualSweep::launch(std::size_t point) const {
    return {deviceKey, kernel, points.at(point).config, points.at(point).optIns, own};
}

ResultStore::ResultStore(QObject* parent) : QObject(parent) {
    pointsTimer_.setSingleShot(true);
    pointsTimer_.setInterval(pointsMilliseconds);
    connect(&pointsTimer_, &QTimer::timeout, this, &ResultStore::changed);
}

void ResultStore::addAnswer(ActualAnswer answer) {
    keepAnswer(std::move(answer));
    Q_EMIT changed();
}

void ResultStore::keepAnswer(ActualAnswer answer) {
    std::erase_if(timeLimits_, [&](const ActualTimeLimit& ended) { return ended.launch == answer.launch; });
    answer.isOfLesson = isOfLesson_;
    keepNewest(answers_, std::move(answer), maxResults);
}

void ResultStore::addMeasurement(ActualMeasurement measurement) {
    if (keepMeasurement(std::move(measurement)) != nullptr)
        Q_EMIT changed();
}

void ResultStore::addMeasuredAnswer(ActualMeasurement measurement, core::ProvenanceKind kind) {
    keepMeasuredAnswer({measurement.launch, measurement.measurement.result, kind, measurement.received});
    keepMeasurement(std::move(measurement));
    Q_EMIT changed();
}

void ResultStore::keepMeasuredAnswer(ActualAnswer answer) {
    const ActualAnswer* before = this->answer(answer.launch);
    if (before != nullptr && before->kind == answer.kind && before->result.launch == answer.result.launch &&
        before->result.synchronisation == answer.result.synchronisation &&
        before->result.verification == answer.result.verification) {
        answer.result.tables = before->result.tables;
        answer.result.threads = before->result.threads;
    }
    keepAnswer(std::move(answer));
}

/// Null when it was not kept.
std::shared_ptr<ActualMeasurement> ResultStore::keepMeasurement(ActualMeasurement measurement) {
    const ActualMeasurement* before = this->measurement(measurement.launch);
    if (before != nullptr && measurement.measurement.stopped == core::StopReason::Interrupted &&
        before->measurement.samplesMicroseconds.size() >= measurement.measurement.samplesMicroseconds.size())
        return nullptr;
    measurement.isOfLesson = isOfLesson_;
    auto kept = std::make_shared<ActualMeasurement>(std::move(measurement));
    keepNewest(measurements_, kept, maxResults);
    return kept;
}

void ResultStore::addAssertedThread(const core::AssertedThread& asserted) {
    if (answers_.empty() || answers_.back().asserted)
        return;
    const std::optional<core::ApiAnswer>& end = answers_.back().result.synchronisation;
    if (!end || core::faultFromCudaError(end->code) != core::FaultKind::DeviceAssert)
        return;
    answers_.back().asserted = asserted;
    Q_EMIT changed();
}

void ResultStore::addTrace(ActualTrace trace) {
    trace.isOfLesson = isOfLesson_;
    keepNewest(traces_, std::move(trace), maxTraces);
    Q_EMIT changed();
}

void ResultStore::addTimeLimit(ActualTimeLimit ended) {
    ended.isOfLesson = isOfLesson_;
    keepNewest(timeLimits_, std::move(ended), maxResults);
    Q_EMIT changed();
}

ActualSweep* ResultStore::findSweep(const QString& deviceKey, const std::string& kernel) {
    const auto found = std::find_if(sweeps_.begin(), sweeps_.end(), [&](const ActualSweep& sweep) {
        return sweep.deviceKey == deviceKey && sweep.kernel == kernel;
    });
    return found == sweeps_.end() ? nullptr : &*found;
}

ActualSweep& ResultStore::keepSweep(ActualSweep sweep) {
    std::erase_if(sweeps_, [&](const ActualSweep& earlier) {
        return earlier.deviceKey == sweep.deviceKey && earlier.kernel == sweep.kernel;
    });
    if (sweeps_.size() >= maxSweeps)
        sweeps_.erase(sweeps_.begin());
    sweep.sweep.points.resize(sweep.points.size());
    sweep.summaries.assign(sweep.points.size(), std::nullopt);
    sweeps_.push_back(std::move(sweep));
    return sweeps_.back();
}

void ResultStore::keepOutcome(ActualSweep& sweep, std::size_t point) {
    core::SharedMeasurement& measurement = sweep.sweep.points[point].measurement;
    if (!measurement)
        return;
    sweep.summaries[point] = core::summarise(measurement->samplesMicroseconds);
    keepMeasuredAnswer({sweep.launch(point), measurement->result, sweep.kind, sweep.received});
    const auto kept = keepMeasurement({sweep.launch(point), *measurement, sweep.received});
    if (kept != nullptr)
        measurement =
            core::SharedMeasurement(std::shared_ptr<const core::Measurement>(kept, &kept->measurement));
}

void ResultStore::beginSweep(ActualSweep sweep) {
    keepSweep(std::move(sweep)).isRunning = true;
    Q_EMIT changed();
}

void ResultStore::addSweep(ActualSweep sweep) {
    ActualSweep& kept = keepSweep(std::move(sweep));
    for (std::size_t point = 0; point < kept.points.size(); ++point)
        keepOutcome(kept, point);
    Q_EMIT changed();
}

void ResultStore::addSweepPoint(const QString& deviceKey, const std::string& kernel, std::size_t point,
                                const core::SweepOutcome& outcome) {
    ActualSweep* sweep = findSweep(deviceKey, kernel);
    if (sweep == nullptr || point >= sweep->points.size())
        return;
    sweep->sweep.points[point] = outcome;
    sweep->received = QDateTime::currentDateTime();
    keepOutcome(*sweep, point);
    if (!pointsTimer_.isActive())
        pointsTimer_.start();
}

void ResultStore::endSweep(const QString& deviceKey, const std::string& kernel, core::StopReason stopped) {
    if (ActualSweep* sweep = findSweep(deviceKey, kernel); sweep != nullptr) {
        sweep->sweep.stopped = stopped;
        sweep->isRunning = false;
    }
    pointsTimer_.stop();
    Q_EMIT changed();
}

void ResultStore::moveDevice(const QString& from, const QString& to) {
    bool moved = false;
    const auto move = [&](QString& deviceKey) {
        if (deviceKey != from)
            return;
        deviceKey = to;
        moved = true;
    };
    for (ActualAnswer& answer : answers_)
        move(answer.launch.deviceKey);
    for (const auto& measurement : measurements_)
        move(measurement->launch.deviceKey);
    for (LaunchKey& launch : compared_)
        move(launch.deviceKey);
    for (ActualTrace& trace : traces_)
        move(trace.launch.deviceKey);
    for (ActualTimeLimit& ended : timeLimits_)
        move(ended.launch.deviceKey);
    for (ActualSweep& sweep : sweeps_)
        move(sweep.deviceKey);
    if (moved)
        Q_EMIT changed();
}

const ActualAnswer* ResultStore::answer(const LaunchKey& launch) const {
    const auto found = findNewest(answers_, launch);
    return found == answers_.end() ? nullptr : &*found;
}

const ActualMeasurement* ResultStore::measurement(const LaunchKey& launch) const {
    const auto found = findNewest(measurements_, launch);
    return found == measurements_.end() ? nullptr : found->get();
}

const ActualTrace* ResultStore::trace(const LaunchKey& launch) const {
    const auto found = findNewest(traces_, launch);
    return found == traces_.end() ? nullptr : &*found;
}

const ActualTimeLimit* ResultStore::timeLimit(const LaunchKey& launch) const {
    const auto found = findNewest(timeLimits_, launch);
    return found == timeLimits_.end() ? nullptr : &*found;
}

const ActualSweep* ResultStore::sweep(const QString& deviceKey, const std::string& kernel) const {
    const auto found = std::find_if(sweeps_.begin(), sweeps_.end(), [&](const ActualSweep& sweep) {
        return sweep.deviceKey == deviceKey && sweep.kernel == kernel;
    });
    return found == sweeps_.end() ? nullptr : &*found;
}

void ResultStore::setCompared(const LaunchKey& launch, bool isCompared) {
    std::erase(compared_, launch);
    if (isCompared)
        compared_.push_back(launch);
}

void ResultStore::compareAll() {
    compared_.clear();
    for (const auto& measurement : measurements_)
        compared_.push_back(measurement->launch);
}

bool ResultStore::isCompared(const LaunchKey& launch) const {
    return std::find(compared_.begin(), compared_.end(), launch) != compared_.end();
}

std::vector<const ActualMeasurement*> ResultStore::listed() const {
    std::unordered_map<const core::Measurement*, std::size_t> sweepOf;
    for (std::size_t sweep = 0; sweep < sweeps_.size(); ++sweep)
        for (const core::SweepOutcome& point : sweeps_[sweep].sweep.points)
            if (point.measurement)
                sweepOf.emplace(&*point.measurement, sweep);
    std::unordered_map<std::size_t, std::size_t> placeOfSweep;
    std::unordered_map<const ActualMeasurement*, std::size_t> places;
    std::vector<const ActualMeasurement*> listed;
    for (std::size_t i = measurements_.size(); i-- > 0;) {
        const auto sweep = sweepOf.find(&measurements_[i]->measurement);
        const std::size_t newest = sweep == sweepOf.end()
                                       ? listed.size()
                                       : placeOfSweep.emplace(sweep->second, listed.size()).first->second;
        places.emplace(measurements_[i].get(), newest);
        listed.push_back(measurements_[i].get());
    }
    std::stable_sort(listed.begin(), listed.end(),
                     [&](const ActualMeasurement* a, const ActualMeasurement* b) {
                         return std::pair(places.at(a), sizeOf(*a)) < std::pair(places.at(b), sizeOf(*b));
                     });
    return listed;
}

std::vector<const ActualMeasurement*> ResultStore::comparedWith(const LaunchKey& launch) const {
    std::vector<const ActualMeasurement*> compared;
    const ActualMeasurement* atHand = measurement(launch);
    if (atHand != nullptr)
        compared.push_back(atHand);
    for (const ActualMeasurement* measured : listed())
        if (measured != atHand && isCompared(measured->launch))
            compared.push_back(measured);
    return compared;
}

} // namespace trichevron::gui
