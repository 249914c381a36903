// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What is asked of a worker, and what comes of it.
#include "app/gui/session/workbench.h"

#include "core/base/input_error.h"
#include "core/json/json_reader.h"

#include <algorithm>
#include <utility>

namespace trichevron {

std::optional<Workbench::Job> Workbench::takeJob(const WorkerClient& worker, qint64 ticket) {
    if (!job_ || job_->ticket != ticket || job_->worker != &worker)
        return std::nullopt;
    return std::exchange(job_, std::nullopt);
}

void Workbench::connectWorker(WorkerClient& worker) {
    connect(&worker, &WorkerClient::stateChanged, this, [this, &worker] { onWorkerState(worker); });
    connect(&worker, &WorkerClient::logged, this,
            [this, &worker](const QString& line) { Q_EMIT logged(named(worker, line)); });
    connect(&worker, &WorkerClient::faulted, this,
            [this, &worker](const Fault& fault) { onFault(worker, fault); });
    connect(&worker, &WorkerClient::progressed, this,
            [this, &worker](qint64 ticket, quint64 done, quint64 total) {
                if (job_ && job_->worker == &worker && job_->ticket == ticket && !job_->cancelled)
                    Q_EMIT progressed(done, total);
            });
    connect(&worker, &WorkerClient::launchAnswered, this,
            [this, &worker](qint64 ticket, const LaunchResult& result) {
                const std::optional<Job> job = takeJob(worker, ticket);
                if (!job)
                    return;
                session_.addAnswer({job->asked, result, worker.kind(), QDateTime::currentDateTime()});
                onAnswer(worker, result);
            });
    connect(&worker, &WorkerClient::measureAnswered, this,
            [this, &worker](qint64 ticket, const Measurement& measurement) {
                const std::optional<Job> job = takeJob(worker, ticket);
                if (!job)
                    return;
                const QDateTime now = QDateTime::currentDateTime();
                session_.addAnswerOfMeasurement({job->asked, measurement.result, worker.kind(), now});
                session_.addMeasurement({job->asked, measurement, now});
                onAnswer(worker, measurement.result);
            });
    connect(&worker, &WorkerClient::measureInterrupted, this,
            [this, &worker](qint64 ticket, const Measurement& measurement) {
                if (job_ && job_->worker == &worker && job_->ticket == ticket)
                    session_.addMeasurement({job_->asked, measurement, QDateTime::currentDateTime()});
            });
    connect(&worker, &WorkerClient::traceAnswered, this,
            [this, &worker](qint64 ticket, const BlockTrace& trace) {
                const std::optional<Job> job = takeJob(worker, ticket);
                if (!job)
                    return;
                session_.addTrace({job->asked, trace, worker.kind(), QDateTime::currentDateTime()});
                onAnswer(worker, trace.result);
            });
    connectSweeps(worker);
    connect(&worker, &WorkerClient::quiet, this, [this, &worker](double seconds) {
        Q_EMIT told(named(worker, tr("The worker has said nothing for %1 s, though it should; it is given up "
                                     "when it stays silent.")
                                      .arg(seconds, 0, 'f', 0)));
    });
    connect(&worker, &WorkerClient::jobFailed, this, [this, &worker](qint64 ticket, const QString& sentence) {
        const std::optional<Job> job = takeJob(worker, ticket);
        if (!job)
            return;
        failures_[job->kind] = Failure{job->asked, sentence};
        Q_EMIT told(named(worker, sentence));
        Q_EMIT workerChanged();
    });
}

void Workbench::connectSweeps(WorkerClient& worker) {
    connect(&worker, &WorkerClient::pointMeasured, this,
            [this, &worker](qint64 ticket, qsizetype point, const SweepOutcome& outcome) {
                if (job_ && job_->worker == &worker && job_->ticket == ticket)
                    session_.addSweepPoint(job_->asked.deviceKey, job_->asked.kernel,
                                           static_cast<std::size_t>(point), outcome);
            });
    connect(&worker, &WorkerClient::sweepAnswered, this,
            [this, &worker](qint64 ticket, const Sweep& sweep) { onSweepAnswer(worker, ticket, sweep); });
}

void Workbench::onSweepAnswer(const WorkerClient& worker, qint64 ticket, const Sweep& sweep) {
    if (!job_ || job_->worker != &worker || job_->ticket != ticket)
        return;
    session_.endSweep(job_->asked.deviceKey, job_->asked.kernel, sweep.stopped);
    if (sweep.stopped == StopReason::Interrupted)
        return; // that the job failed follows
    takeJob(worker, ticket);
    const auto lost = std::find_if(sweep.points.begin(), sweep.points.end(), [](const SweepOutcome& outcome) {
        return outcome.measurement && outcome.measurement->result.contextLost;
    });
    onAnswer(worker, lost == sweep.points.end() ? LaunchResult{} : lost->measurement->result);
}

ToldFault Workbench::toldOf(const WorkerClient& worker, const Fault& fault) const {
    const Machine* machine = machines_.machineOf(&worker);
    if (machine == nullptr)
        return {fault, {}, {}};
    return {fault, machines_.areSeveral() ? machine->name : QString(), machine->id};
}

void Workbench::onAnswer(const WorkerClient& worker, const LaunchResult& result) {
    const std::optional<ApiAnswer>& end = result.synchronisation;
    faultOfAnswer_.reset();
    if (const auto kind = end && !end->ok() ? faultOfCudaError(end->code) : std::nullopt)
        faultOfAnswer_.emplace(&worker, *kind);
    // What a recorded device met once is no fault of now; its answer says it.
    if (faultOfAnswer_ && worker.kind() == ProvenanceKind::Live)
        Q_EMIT faulted(toldOf(worker, Fault{faultOfAnswer_->second, end->name, end->code, 0}));
    else
        Q_EMIT answered();
    Q_EMIT workerChanged();
}

void Workbench::onFault(const WorkerClient& worker, const Fault& fault) {
    const Machine* machine = machines_.machineOf(&worker);
    // A computer without a GPU is no fault where nobody asked for one.
    const bool none = fault.kind == FaultKind::NoDevice || fault.kind == FaultKind::NoDriver;
    if (none && (machine == nullptr || !askedFor_.contains(machine->id)))
        return;
    if (std::exchange(faultOfAnswer_, std::nullopt) == std::pair(&worker, fault.kind))
        return;
    Q_EMIT faulted(toldOf(worker, fault));
}

QString Workbench::whyNotLaunch() const {
    if (isBusy() && job_->kind == JobKind::Sweep)
        return tr("The device is busy with a sweep.");
    if (isBusy())
        return isAsking() || isTracing() ? tr("The device is busy with this launch.")
                                         : tr("The device is busy with a launch.");
    if (!session_.unreadable().isEmpty())
        return tr("The launch cannot be read: %1").arg(session_.unreadable());
    const DeviceEntry* entry = directory_.find(session_.state().deviceKey);
    if (entry != nullptr && !entry->problem.isEmpty())
        return entry->problem;
    const WorkerClient* worker = workerOfChosen();
    if (worker != nullptr && worker->state() == WorkerState::Ready) {
        const LaunchState& state = session_.state();
        if (state.kernel->id.empty())
            return tr("No kernel is known to launch.");
        return state.device
                   ? QString::fromStdString(whyItCannotRun(*state.kernel, state.device->computeCapability))
                   : QString();
    }
    if (worker != nullptr)
        return named(*worker, worker->reason());
    if (const Machine* machine = machines_.machineOfKey(session_.state().deviceKey); machine != nullptr)
        return tr("%1 is not connected; choose its line in the list of devices to connect it.")
            .arg(machine->name);
    if (!session_.state().device)
        return tr("There is no device, live or recorded, to launch on.");
    return tr("%1 is known by a device file only, which cannot launch.")
        .arg(QString::fromStdString(session_.state().device->name));
}

bool Workbench::isAsking() const {
    return job_ && (job_->kind == JobKind::Launch || job_->kind == JobKind::Measure) &&
           job_->asked == session_.asked();
}

bool Workbench::isTracing() const {
    return job_ && job_->kind == JobKind::Trace && job_->asked == session_.asked();
}

bool Workbench::isSweeping() const {
    return job_ && job_->kind == JobKind::Sweep && job_->asked.deviceKey == session_.state().deviceKey &&
           job_->asked.kernel == session_.state().kernel->id;
}

QString Workbench::failureOf(JobKind kind) const {
    const auto failure = failures_.find(kind);
    return failure != failures_.end() && failure->second.asked == session_.asked() ? failure->second.sentence
                                                                                   : QString();
}

QString Workbench::failure() const {
    const QString ofLaunch = failureOf(JobKind::Launch);
    return ofLaunch.isEmpty() ? failureOf(JobKind::Measure) : ofLaunch;
}

QString Workbench::traceFailure() const {
    return failureOf(JobKind::Trace);
}

QString Workbench::sweepFailure() const {
    const auto failure = failures_.find(JobKind::Sweep);
    const bool isShown = failure != failures_.end() &&
                         failure->second.asked.deviceKey == session_.state().deviceKey &&
                         failure->second.asked.kernel == session_.state().kernel->id;
    return isShown ? failure->second.sentence : QString();
}

void Workbench::launch() {
    ask(JobKind::Launch);
}

void Workbench::measure() {
    ask(JobKind::Measure);
}

void Workbench::trace() {
    ask(JobKind::Trace);
}

bool Workbench::mayAsk() {
    const QString obstacle = whyNotLaunch();
    if (!obstacle.isEmpty())
        Q_EMIT told(obstacle);
    return obstacle.isEmpty();
}

SweepChoice Workbench::sweepChoice() const {
    const KernelInfo& kernel = *session_.state().kernel;
    return sweepChoice_ && sweepChoice_->first == kernel.id ? sweepChoice_->second : suggestedSweep(kernel);
}

void Workbench::setSweepChoice(const SweepChoice& choice) {
    if (choice == sweepChoice())
        return;
    sweepChoice_.emplace(session_.state().kernel->id, choice);
    Q_EMIT sweepChoiceChanged();
}

std::vector<PlannedPoint> Workbench::plannedSweep() const {
    const LaunchState& state = session_.state();
    if (!state.device)
        return {};
    const SweepBase base{{state.config, state.optIns}, state.gridFollowsProblem};
    return planSweep(base, sweepChoice(), *state.kernel, *state.device);
}

void Workbench::sweepPlanned() {
    SweepRequest request;
    std::string whyNot;
    for (const PlannedPoint& planned : plannedSweep()) {
        if (planned.whyNot.empty())
            request.points.push_back(planned.point);
        else
            whyNot = planned.whyNot;
    }
    if (request.points.empty() && !whyNot.empty() && whyNotLaunch().isEmpty())
        Q_EMIT told(tr("Nothing of this sweep can be launched: %1").arg(QString::fromStdString(whyNot)));
    else
        sweep(std::move(request));
}

void Workbench::sweep(SweepRequest request) {
    if (!mayAsk())
        return;
    if (request.points.empty() || request.points.size() > mostSweepPoints) {
        Q_EMIT told(tr("A sweep has 1 to %1 launches, and this one has %2; choose other blocks.")
                        .arg(mostSweepPoints)
                        .arg(request.points.size()));
        return;
    }
    WorkerClient* worker = workerOfChosen();
    request.device = directory_.find(session_.state().deviceKey)->ordinal;
    request.kernel = session_.state().kernel->id;
    failures_.erase(JobKind::Sweep);
    faultOfAnswer_.reset();
    job_ = Job{worker, 0, session_.asked(), JobKind::Sweep, false};
    ActualSweep begun;
    begun.deviceKey = session_.state().deviceKey;
    begun.kernel = request.kernel;
    begun.points = request.points;
    begun.kind = worker->kind();
    begun.received = QDateTime::currentDateTime();
    session_.beginSweep(std::move(begun));
    job_->ticket = worker->sweep(request);
    Q_EMIT sweepBegan();
    Q_EMIT workerChanged();
}

void Workbench::ask(JobKind kind) {
    if (!mayAsk())
        return;
    WorkerClient* worker = workerOfChosen();
    const DeviceEntry* entry = directory_.find(session_.state().deviceKey);
    const LaunchRequest request = session_.request(entry->ordinal);
    failures_.erase(kind);
    if (kind == JobKind::Launch || kind == JobKind::Measure) { // both answer the launch
        failures_.erase(JobKind::Launch);
        failures_.erase(JobKind::Measure);
    }
    faultOfAnswer_.reset();
    job_ = Job{worker, 0, session_.asked(), kind, false};
    if (kind == JobKind::Measure) {
        MeasureRequest wanted;
        wanted.launch = request;
        job_->ticket = worker->measure(wanted);
    } else {
        job_->ticket = kind == JobKind::Trace ? worker->trace(request) : worker->launch(request);
    }
    if (kind == JobKind::Trace)
        Q_EMIT traceBegan();
    Q_EMIT workerChanged();
}

void Workbench::cancel() {
    if (!job_)
        return;
    job_->cancelled = true;
    job_->worker->cancel();
    Q_EMIT workerChanged();
}

void Workbench::saveTimings(const QString& path) const {
    const ActualMeasurement* found = session_.measurement();
    if (found == nullptr)
        throw InputError("There are no timings of this launch to save; measure it first.");
    std::string csv = "sample,microseconds\n";
    const std::vector<double>& samples = found->measurement.samplesMicroseconds;
    for (std::size_t i = 0; i < samples.size(); ++i)
        csv += std::to_string(i + 1) + "," + QByteArray::number(samples[i], 'g', 9).toStdString() + "\n";
    writeFileAtomically(path.toStdString(), csv);
}

} // namespace trichevron
