// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/session/job_runner.h"

#include "app/gui/session/job_progress_text.h"
#include "app/gui/session/outside_recording.h"
#include "app/gui/text/fill.h"
#include "app/gui/text/text.h"
#include "core/fault/error_report.h"

#include <QDateTime>

#include <algorithm>
#include <utility>

namespace trichevron::gui {

JobRunner::JobRunner(LaunchSession& session, DeviceSelection& devices, const SweepPlanner& planner,
                     UserMessages& messages, QObject* parent)
    : QObject(parent), session_(session), devices_(devices), planner_(planner), messages_(messages) {
    for (const Machine& machine : devices_.machines().machines())
        addWorker(*devices_.machines().worker(machine.id));
    addWorker(devices_.replayWorker());
    connect(&devices_, &DeviceSelection::workerAdded, this, &JobRunner::addWorker);
    connect(&devices_, &DeviceSelection::machinesChanged, this,
            [this] { Q_EMIT changed(JobChange::Availability); });
    connect(&devices_.ownCodes(), &OwnCodes::changed, this,
            [this] { Q_EMIT changed(JobChange::Availability); });
    connect(&preparation_, &OwnLaunchPreparation::prepared, this,
            [this](const std::shared_ptr<const core::OwnLaunch>& own) { onPrepared(*own); });
    connect(&preparation_, &OwnLaunchPreparation::failed, this,
            [this](const core::Text& sentence) { onUnsent(sentence); });
    connect(&devices_, &DeviceSelection::workerStateChanged, this, [this](const WorkerClient& worker) {
        const bool works = worker.state() == WorkerState::Busy || worker.state() == WorkerState::Ready;
        const bool isOfJob = works && job_ && job_->worker == &worker;
        // The other states of a machine's worker emit machinesChanged().
        if (!isOfJob && (works || &worker == &devices_.replayWorker()))
            Q_EMIT changed(JobChange::Availability);
    });
}

QString JobRunner::launchObstacle() const {
    if (isBusy() && job_->kind == JobKind::Sweep)
        return tr("The device is busy with a sweep.");
    if (isBusy())
        return isLaunching() || isTracing() ? tr("The device is busy with this launch.")
                                            : tr("The device is busy with a launch.");
    if (!session_.unreadable().isEmpty())
        return fill(tr("The launch cannot be read: {reason}"), {{"reason", session_.unreadable()}});
    return devices_.launchObstacle();
}

bool JobRunner::isLaunching() const {
    return job_ && (job_->kind == JobKind::Launch || job_->kind == JobKind::Measure) &&
           job_->launch == session_.launchKey();
}

bool JobRunner::isTracing() const {
    return job_ && job_->kind == JobKind::Trace && job_->launch == session_.launchKey();
}

bool JobRunner::isSweeping() const {
    return job_ && job_->kind == JobKind::Sweep && job_->launch.deviceKey == session_.state().deviceKey &&
           job_->launch.kernel == session_.state().kernel->id;
}

QString JobRunner::launchFailure() const {
    if (const JobFailure* found = failures_.ofLaunch(session_.launchKey()); found != nullptr)
        return found->sentence.text();
    const std::optional<core::Seconds> limit = exceededTimeLimit();
    return limit ? text(core::timeLimitReport(*limit, session_.state().config.api).error) : QString();
}

bool JobRunner::isLaunchNotRecorded() const {
    const JobFailure* found = failures_.ofLaunch(session_.launchKey());
    return found != nullptr && found->isNotRecorded;
}

std::optional<core::Seconds> JobRunner::exceededTimeLimit() const {
    if (const JobFailure* found = failures_.ofLaunch(session_.launchKey()); found != nullptr)
        return found->exceeded;
    // Of an earlier job, or from a session file.
    const ActualTimeLimit* ended = session_.results().timeLimit(session_.launchKey());
    return ended == nullptr || isLaunching() ? std::nullopt : std::optional(ended->limit);
}

bool JobRunner::isOutsideRecording() const {
    const WorkerClient* worker = devices_.currentWorker();
    return worker != nullptr && worker->kind() == core::ProvenanceKind::Recorded &&
           (isLaunchNotRecorded() || gui::isOutsideRecording(*devices_.currentEntry(), session_.state()));
}

QString JobRunner::nothingRecordedText() const {
    return isOutsideRecording() ? gui::nothingRecordedText(*session_.state().kernel) : QString();
}

bool JobRunner::lacksTrace() const {
    const WorkerClient* worker = devices_.currentWorker();
    const auto ask = [this] { return gui::lacksTrace(*devices_.currentEntry(), session_.state()); };
    return worker != nullptr && worker->kind() == core::ProvenanceKind::Recorded &&
           (notRecorded() || lacksTrace_.of({session_.state(), devices_.currentEntry()->kernels}, ask));
}

QString JobRunner::noTraceText() const {
    if (!lacksTrace())
        return {};
    return isOutsideRecording() ? nothingRecordedText()
                                : gui::noTraceText(*devices_.currentEntry(), session_.state());
}

QString JobRunner::status() const {
    if (!job_)
        return devices_.workerStatus();
    return devices_.withMachineName(
        *job_->worker,
        jobProgressText({job_->cancelled, job_->worker->kind() == core::ProvenanceKind::Recorded,
                         job_->started.elapsed() / 1000, job_->timeLimit, job_->progress}));
}

bool JobRunner::isRunning(const WorkerClient& worker, qint64 ticket) const {
    return job_ && job_->worker == &worker && job_->ticket == ticket;
}

std::optional<JobRunner::Job> JobRunner::takeJob(const WorkerClient& worker, qint64 ticket) {
    return isRunning(worker, ticket) ? std::exchange(job_, std::nullopt) : std::nullopt;
}

void JobRunner::addWorker(WorkerClient& worker) {
    connect(&worker, &WorkerClient::faulted, this,
            [this, &worker](const core::Fault& fault) { onFault(worker, fault); });
    connect(&worker, &WorkerClient::logged, this,
            [this, &worker](const QString& line) { onLogged(worker, line); });
    connect(&worker, &WorkerClient::progressed, this,
            [this, &worker](qint64 ticket, quint64 done, quint64 total) {
                if (!isRunning(worker, ticket) || job_->cancelled)
                    return;
                job_->progress = {done, total};
                Q_EMIT progressed(done, total);
            });
    connect(
        &worker, &WorkerClient::launchAnswered, this,
        [this, &worker](qint64 ticket, const core::LaunchResult& result) {
            const std::optional<Job> job = takeJob(worker, ticket);
            if (!job)
                return;
            session_.results().addAnswer({job->launch, result, worker.kind(), QDateTime::currentDateTime()});
            if (job->saving)
                messages_.report(job->saving->finish());
            onSuccess(worker, result);
        });
    connect(&worker, &WorkerClient::measureAnswered, this,
            [this, &worker](qint64 ticket, const core::Measurement& measurement) {
                const std::optional<Job> job = takeJob(worker, ticket);
                if (!job)
                    return;
                session_.results().addMeasuredAnswer({job->launch, measurement, QDateTime::currentDateTime()},
                                                     worker.kind());
                onSuccess(worker, measurement.result);
            });
    connect(
        &worker, &WorkerClient::measureInterrupted, this,
        [this, &worker](qint64 ticket, const core::Measurement& measurement) {
            if (isRunning(worker, ticket))
                session_.results().addMeasurement({job_->launch, measurement, QDateTime::currentDateTime()});
        });
    connect(
        &worker, &WorkerClient::traceAnswered, this,
        [this, &worker](qint64 ticket, const core::BlockTrace& trace) {
            const std::optional<Job> job = takeJob(worker, ticket);
            if (!job)
                return;
            session_.results().addTrace({job->launch, trace, worker.kind(), QDateTime::currentDateTime()});
            onSuccess(worker, trace.result);
        });
    connect(&worker, &WorkerClient::outputReceived, this,
            [this, &worker](qint64 ticket, quint64 argument, quint64 first, const QByteArray& bytes) {
                if (isRunning(worker, ticket) && job_->saving)
                    job_->saving->take(argument, first, bytes);
            });
    addSweepReplies(worker);
    connect(&worker, &WorkerClient::quiet, this, [this, &worker](double seconds) {
        messages_.report(
            devices_.withMachineName(worker, fill(tr("The worker has sent nothing for {seconds:.0f} s, "
                                                     "although it should; it is restarted if it "
                                                     "stays silent."),
                                                  {{"seconds", seconds}})));
    });
    connect(&worker, &WorkerClient::jobFailed, this,
            [this, &worker](qint64 ticket, const LaterText& sentence,
                            std::optional<core::BackendErrorKind> kind) {
                onJobFailed(worker, ticket, sentence, kind);
            });
}

void JobRunner::addSweepReplies(WorkerClient& worker) {
    connect(&worker, &WorkerClient::pointMeasured, this,
            [this, &worker](qint64 ticket, qsizetype point, const core::SweepOutcome& outcome) {
                if (isRunning(worker, ticket))
                    session_.results().addSweepPoint(job_->launch.deviceKey, job_->launch.kernel,
                                                     static_cast<std::size_t>(point), outcome);
            });
    connect(
        &worker, &WorkerClient::sweepAnswered, this,
        [this, &worker](qint64 ticket, const core::Sweep& sweep) { onSweepReply(worker, ticket, sweep); });
}

void JobRunner::onSweepReply(const WorkerClient& worker, qint64 ticket, const core::Sweep& sweep) {
    if (!isRunning(worker, ticket))
        return;
    const LaunchKey launch = job_->launch;
    if (sweep.stopped == core::StopReason::Interrupted) { // jobFailed() follows
        session_.results().endSweep(launch.deviceKey, launch.kernel, sweep.stopped);
        return;
    }
    job_.reset(); // before views refresh
    session_.results().endSweep(launch.deviceKey, launch.kernel, sweep.stopped);
    const auto lost =
        std::find_if(sweep.points.begin(), sweep.points.end(), [](const core::SweepOutcome& outcome) {
            return outcome.measurement && outcome.measurement->result.contextLost;
        });
    onSuccess(worker, lost == sweep.points.end() ? core::LaunchResult{} : lost->measurement->result);
}

void JobRunner::onJobFailed(const WorkerClient& worker, qint64 ticket, const LaterText& sentence,
                            std::optional<core::BackendErrorKind> kind) {
    const std::optional<Job> job = takeJob(worker, ticket);
    if (!job)
        return;
    failures_.add(job->kind, {job->launch, sentence, {}, kind == core::BackendErrorKind::NotRecorded});
    const ActualSweep* sweep = session_.results().sweep(job->launch.deviceKey, job->launch.kernel);
    if (job->kind == JobKind::Sweep && sweep != nullptr && sweep->isRunning) // it was not sent
        session_.results().endSweep(job->launch.deviceKey, job->launch.kernel, core::StopReason::Cancelled);
    if (!kind)
        unanswered_.emplace(&worker, job->kind);
    if (job->isEndless && !kind)
        endlessFailed_.emplace(&worker, job->launch); // the fault that follows says why
    else if (kind !=
             core::BackendErrorKind::NotRecorded) // the page of the results says that, and offers others
        messages_.report(devices_.withMachineName(worker, sentence.text()));
    Q_EMIT changed(JobChange::Failed);
}

ReportedFault JobRunner::reportedFault(const WorkerClient& worker, const core::Fault& fault) const {
    const Machine* machine = devices_.machines().machineOf(&worker);
    if (machine == nullptr)
        return {fault, {}, {}};
    return {fault, devices_.machines().areSeveral() ? machineName(*machine) : QString(), machine->id};
}

void JobRunner::onSuccess(const WorkerClient& worker, const core::LaunchResult& result) {
    const std::optional<core::ApiAnswer>& end = result.synchronisation;
    resultFault_.reset();
    endedInError_ = end && !end->ok();
    if (const auto asserted = std::exchange(asserted_, std::nullopt))
        session_.results().addAssertedThread(*asserted);
    if (const auto kind = end && !end->ok() ? core::faultFromCudaError(end->code) : std::nullopt)
        resultFault_.emplace(&worker, *kind);
    // A recorded fault happened in the past: its result shows it.
    if (resultFault_ && worker.kind() == core::ProvenanceKind::Live)
        Q_EMIT faulted(reportedFault(
            worker, core::Fault{resultFault_->second, core::verbatim(end->name), end->code, 0}));
    else
        Q_EMIT completed();
    Q_EMIT changed(JobChange::Succeeded);
}

void JobRunner::onFault(const WorkerClient& worker, const core::Fault& fault) {
    const Machine* machine = devices_.machines().machineOf(&worker);
    // A computer without a GPU has no fault unless the user asked for its GPU.
    const bool hasNoGpu = fault.kind == core::FaultKind::NoDevice || fault.kind == core::FaultKind::NoDriver;
    if (hasNoGpu && (machine == nullptr || !devices_.isRequested(machine->id)))
        return;
    if (std::exchange(resultFault_, std::nullopt) == std::pair(&worker, fault.kind))
        return;
    const auto endless = std::exchange(endlessFailed_, std::nullopt);
    const bool isTimeLimit = fault.kind == core::FaultKind::TimeLimit;
    if (isTimeLimit)
        onTimeLimit(worker, core::Seconds{fault.seconds});
    if (endless && endless->first == &worker && (isTimeLimit || fault.kind == core::FaultKind::Cancelled)) {
        if (isTimeLimit)
            exceeded_.emplace(endless->second, core::Seconds{fault.seconds});
        Q_EMIT changed(JobChange::Failed); // it failed just now, but nobody knew why
        return;
    }
    Q_EMIT faulted(reportedFault(worker, fault));
}

void JobRunner::onTimeLimit(const WorkerClient& worker, core::Seconds limit) {
    const auto job = std::exchange(unanswered_, std::nullopt);
    const JobFailure* failed =
        job && job->first == &worker ? failures_.setTimeLimit(job->second, limit) : nullptr;
    if (failed == nullptr)
        return;
    if (job->second == JobKind::Launch || job->second == JobKind::Measure)
        session_.results().addTimeLimit({failed->launch, limit, QDateTime::currentDateTime()});
    Q_EMIT changed(JobChange::Failed); // it failed just now, but nobody knew why
}

void JobRunner::onLogged(const WorkerClient& worker, const QString& line) {
    const std::optional<core::AssertedThread> asserted = core::assertedThreadFrom(line.toStdString());
    if (!asserted)
        return;
    if (!job_ || job_->worker != &worker)
        session_.results().addAssertedThread(*asserted);
    else if (!asserted_)
        asserted_ = asserted;
}

void JobRunner::launchEndless() {
    launch();
    if (job_)
        job_->isEndless = true;
}

bool JobRunner::checkLaunchable() {
    const QString obstacle = launchObstacle();
    if (!obstacle.isEmpty())
        messages_.report(obstacle);
    return obstacle.isEmpty();
}

void JobRunner::begin(WorkerClient& worker, JobKind kind, core::Seconds timeLimit) {
    resultFault_.reset();
    endlessFailed_.reset();
    unanswered_.reset();
    exceeded_.reset();
    asserted_.reset();
    job_ = Job{&worker, 0, session_.launchKey(), kind, false, timeLimit};
    job_->started.start();
}

void JobRunner::start(JobKind kind, const std::optional<SavedOutput>& output) {
    if (!checkLaunchable())
        return;
    WorkerClient* worker = devices_.currentWorker();
    const core::LaunchRequest request = session_.request(devices_.currentEntry()->ordinal);
    failures_.forget(kind);
    begin(*worker, kind, request.timeLimit);
    job_->request = request;
    if (output)
        job_->saving = std::make_shared<OutputSaving>(*output);
    prepare();
    Q_EMIT changed(JobChange::Started);
}

void JobRunner::prepare() {
    if (!core::isOwnKernel(session_.state().kernel->id)) {
        send();
        return;
    }
    OwnLaunchPlan plan = planOwnLaunch(session_.state(), devices_.ownKernels(), devices_.ownCodes());
    plan.keepOutputs = job_->saving != nullptr;
    preparation_.start(plan);
}

void JobRunner::onPrepared(const core::OwnLaunch& own) {
    if (!job_)
        return;
    if (job_->sweep)
        job_->sweep->own = own;
    else
        job_->request.own = own;
    std::optional<core::OwnLaunch>& sent = job_->sweep ? job_->sweep->own : job_->request.own;
    if (job_->kind != JobKind::Trace)
        sent->traced.reset(); // it need not be sent
    send();
    if (job_ && job_->ticket == 0)
        onUnsent([reason = LaterText::quoted(job_->worker->reason())] { return reason.text(); });
}

void JobRunner::onUnsent(const LaterText& sentence) {
    if (job_)
        onJobFailed(*job_->worker, job_->ticket, sentence, std::nullopt);
}

void JobRunner::send() {
    WorkerClient& worker = *job_->worker;
    if (job_->sweep) {
        job_->ticket = worker.sweep(*job_->sweep);
        job_->sweep->own.reset(); // its bytes are large
    } else if (job_->kind == JobKind::Measure) {
        core::MeasureRequest request;
        request.launch = std::exchange(job_->request, {});
        job_->ticket = worker.measure(request);
    } else {
        const core::LaunchRequest request = std::exchange(job_->request, {});
        job_->ticket = job_->kind == JobKind::Trace ? worker.trace(request) : worker.launch(request);
    }
}

void JobRunner::sweepPlanned() {
    core::SweepRequest request;
    std::string reason;
    for (const core::PlannedPoint& planned : planner_.points()) {
        if (planned.refusalMessage.empty())
            request.points.push_back(planned.point);
        else
            reason = planned.refusalMessage;
    }
    if (request.points.empty() && !reason.empty() && launchObstacle().isEmpty())
        messages_.report(
            fill(tr("No launch of this sweep is valid, for example: {reason}"), {{"reason", reason}}));
    else
        sweep(std::move(request));
}

void JobRunner::sweep(core::SweepRequest request) {
    if (!checkLaunchable())
        return;
    if (request.points.empty() || request.points.size() > core::maxSweepPoints) {
        messages_.report(
            fill(tr("A sweep has 1 to {limit} launches, and this one has {launches}; choose other blocks."),
                 {{"limit", QString::number(core::maxSweepPoints)},
                  {"launches", QString::number(request.points.size())}}));
        return;
    }
    WorkerClient* worker = devices_.currentWorker();
    request.device = devices_.currentEntry()->ordinal;
    request.kernel = session_.state().kernel->id;
    failures_.forget(JobKind::Sweep);
    begin(*worker, JobKind::Sweep, request.timeLimit);
    ActualSweep sweep;
    sweep.deviceKey = session_.state().deviceKey;
    sweep.kernel = request.kernel;
    sweep.points = request.points;
    sweep.kind = worker->kind();
    sweep.received = QDateTime::currentDateTime();
    sweep.own = job_->launch.own;
    session_.results().beginSweep(std::move(sweep));
    job_->sweep = std::move(request);
    prepare();
    Q_EMIT changed(JobChange::Started);
}

void JobRunner::cancel() {
    if (!job_)
        return;
    job_->cancelled = true;
    if (job_->ticket == 0) { // its files are being read
        preparation_.cancel();
        onUnsent([] { return tr("Cancelled."); });
        return;
    }
    job_->worker->cancel();
    if (!job_)
        return; // its files were being sent
    Q_EMIT changed(JobChange::Cancelling);
}

} // namespace trichevron::gui
