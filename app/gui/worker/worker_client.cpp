// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/worker/worker_client.h"

#include "app/gui/text/fill.h"
#include "app/gui/text/text.h"
#include "core/errors/backend_error.h"
#include "core/protocol/message.h"

#include <QCoreApplication>
#include <QDateTime>

#include <cstddef>
#include <string>
#include <utility>
#include <variant>

namespace trichevron::gui {
namespace {

std::string clientName() {
    return "trichevron " + QCoreApplication::applicationVersion().toStdString();
}

} // namespace

WorkerClient::WorkerClient(WorkerTimeouts timeouts, QObject* parent, Clock clock)
    : QObject(parent), connection_(*this, timeouts, std::move(clock)), timeouts_(timeouts), start_(timeouts),
      restarts_(timeouts) {
    restartTimer_.setSingleShot(true);
    cancelTimer_.setSingleShot(true);
    connect(&cancelTimer_, &QTimer::timeout, this, &WorkerClient::onCancelIgnored);
    connect(&restartTimer_, &QTimer::timeout, this, &WorkerClient::begin);
    connect(&connection_, &WorkerConnection::progressed, this, &WorkerClient::progressed);
    connect(&connection_, &WorkerConnection::pointMeasured, this, &WorkerClient::pointMeasured);
    connect(&connection_, &WorkerConnection::outputReceived, this, &WorkerClient::outputReceived);
    connect(&connection_, &WorkerConnection::quiet, this, &WorkerClient::quiet);
    connect(&connection_, &WorkerConnection::logged, this, &WorkerClient::logged);
    connect(&connection_, &WorkerConnection::faulted, this, &WorkerClient::fault);
    connect(&connection_, &WorkerConnection::exited, this, &WorkerClient::onExit);
}

void WorkerClient::start(const QStringList& command) {
    command_ = command;
    restart();
}

void WorkerClient::restart() {
    restarts_.reset();
    begin();
}

void WorkerClient::stop() {
    endWorker(WorkerState::Stopped, {});
}

void WorkerClient::begin() {
    restartTimer_.stop();
    const std::vector<qint64> lost = clearPending();
    const WorkerRequest initialize = start_.begin(clientName());
    announceRestart(WorkerState::Starting);
    connection_.start(command_);
    // Sent before the process runs the command, so that the timeout covers a start that never ends, too.
    if (connection_.isRunning())
        connection_.send(initialize);
    failJobs(lost, [] { return tr("The worker was restarted before it replied."); });
}

qint64 WorkerClient::launch(const core::LaunchRequest& request) {
    return sendJob(launchRequest(request, timeouts_), request.timeLimit, request.own);
}

qint64 WorkerClient::measure(const core::MeasureRequest& request) {
    return sendJob(measureRequest(request, timeouts_), request.launch.timeLimit, request.launch.own);
}

qint64 WorkerClient::sweep(const core::SweepRequest& request) {
    return sendJob(sweepRequest(request), request.timeLimit, request.own);
}

qint64 WorkerClient::trace(const core::LaunchRequest& request) {
    return sendJob(traceRequest(request, timeouts_), request.timeLimit, request.own);
}

void WorkerClient::cancel() {
    if (waitingJob_) { // it has not begun
        const qint64 ticket = std::exchange(waitingJob_, std::nullopt)->ticket;
        setState(WorkerState::Ready);
        Q_EMIT jobFailed(
            ticket, [] { return tr("Cancelled."); }, std::nullopt);
        return;
    }
    if (connection_.cancelJob() && !cancelTimer_.isActive())
        cancelTimer_.start(timeouts_.cancelled);
}

qint64 WorkerClient::sendJob(WorkerRequest job, core::Seconds timeLimit,
                             const std::optional<core::OwnLaunch>& own) {
    if (state_ != WorkerState::Ready)
        return 0;
    timeLimitSeconds_ = timeLimit.value;
    restarts_.reset(); // the user wants a reply, however often the worker was restarted before
    const qint64 ticket = connection_.takeId();
    if (!own) {
        connection_.sendAs(ticket, job);
        setState(WorkerState::Busy);
        return ticket;
    }
    waitingJob_ = WaitingJob{ticket, std::move(job), BlobUpload(*own), 0};
    setState(WorkerState::Busy);
    sendPiece();
    return ticket;
}

void WorkerClient::sendPiece() {
    if (waitingJob_->upload.isDone()) {
        const WaitingJob waiting = *std::exchange(waitingJob_, std::nullopt);
        connection_.sendAs(waiting.ticket, waiting.job);
        return;
    }
    waitingJob_->request = connection_.send(uploadRequest(waitingJob_->upload.nextPiece(), timeouts_));
}

void WorkerClient::onUploaded(qint64 request, const core::Json& result) {
    if (!waitingJob_ || waitingJob_->request != request)
        return; // the job was cancelled
    waitingJob_->upload.onReceived(result);
    sendPiece();
}

void WorkerClient::onResult(qint64 id, const PendingRequest& request, const core::Json& result) {
    if (request.kind == RequestKind::Upload)
        onUploaded(id, result);
    else
        continueStart(start_.onResult(request.kind, request.device, result));
}

void WorkerClient::onJobResult(qint64 id, const JobResult& result) {
    cancelTimer_.stop();
    restarts_.reset();
    setState(WorkerState::Ready);
    if (const auto* launched = std::get_if<core::LaunchResult>(&result))
        Q_EMIT launchAnswered(id, *launched);
    else if (const auto* measurement = std::get_if<core::Measurement>(&result))
        Q_EMIT measureAnswered(id, *measurement);
    else if (const auto* trace = std::get_if<core::BlockTrace>(&result))
        Q_EMIT traceAnswered(id, *trace);
    else
        Q_EMIT sweepAnswered(id, std::get<core::Sweep>(result));
    if (const std::optional<core::Fault> lost = lostContext(result)) {
        restart();
        Q_EMIT faulted(*lost);
    }
}

void WorkerClient::onError(qint64 id, const PendingRequest& request, const WorkerError& error) {
    cancelTimer_.stop(); // only one job runs at a time
    passOnPartialResult(id, request);
    if (isJob(request.kind)) {
        onJobError(id, error);
    } else if (request.kind != RequestKind::Upload) {
        continueStart(start_.onError(request.kind, request.device, error));
    } else if (waitingJob_ && waitingJob_->request == id) { // else the job was cancelled
        const qint64 ticket = std::exchange(waitingJob_, std::nullopt)->ticket;
        setState(WorkerState::Ready);
        Q_EMIT jobFailed(ticket, error.message, error.kind);
    }
}

void WorkerClient::onJobError(qint64 id, const WorkerError& error) {
    setState(WorkerState::Ready);
    Q_EMIT jobFailed(id,
                     error.code == core::protocol::Cancelled ? LaterText([] { return tr("Cancelled."); })
                                                             : LaterText(error.message),
                     error.kind);
    if (error.fault && *error.fault != core::FaultKind::NoDevice)
        Q_EMIT faulted({*error.fault, error.message, 0, 0});
    // After a sticky error that process can launch nothing.
    if (error.kind && needsNewProcess(*error.kind))
        restart();
}

void WorkerClient::continueStart(const StartStep& step) {
    if (step.deviceProblem)
        Q_EMIT logged(text(step.deviceProblem->text()));
    switch (step.kind) {
    case StartStep::Kind::Continues:
        for (const WorkerRequest& request : step.requests)
            connection_.send(request);
        break;
    case StartStep::Kind::Ready:
        restarts_.onReady();
        setState(WorkerState::Ready);
        break;
    case StartStep::Kind::NoDevice:
        endWorker(WorkerState::NoDevice, step.reason ? LaterText(*step.reason) : LaterText([] {
                      return tr("The worker has no device.");
                  }));
        if (step.fault)
            Q_EMIT faulted(*step.fault);
        break;
    case StartStep::Kind::Faulty:
        fault(*step.fault);
    }
}

void WorkerClient::onExit(int status) {
    core::Fault ended = core::faultFromExitStatus(status, connection_.lastLogLine().toStdString());
    if (ended.kind == core::FaultKind::NoDevice && state_ == WorkerState::Starting) {
        endWorker(WorkerState::NoDevice, connection_.lastLogLine().isEmpty()
                                             ? LaterText([] { return tr("The worker found no device."); })
                                             : LaterText::quoted(connection_.lastLogLine()));
        return;
    }
    if (ended.kind == core::FaultKind::TimeLimit)
        ended.seconds = timeLimitSeconds_;
    if (ended.kind == core::FaultKind::Cancelled)
        restarts_.reset(); // the user asked for it, however often
    fault(ended);
}

void WorkerClient::onCancelIgnored() {
    connection_.kill();
    restarts_.reset();
    fault({core::FaultKind::Cancelled, {}, 0, 0});
}

void WorkerClient::fault(const core::Fault& fault) {
    const std::vector<qint64> lost = clearPending();
    connection_.abandon();
    const LaterText sentence = [fault] { return text(faultMessages(fault).what); };
    if (const auto pause = restarts_.pauseAfter(fault, state_ == WorkerState::Starting)) {
        restartTimer_.start(*pause);
        announceRestart(WorkerState::Waiting);
    } else {
        setState(WorkerState::Failed, sentence);
    }
    failJobs(lost, sentence);
    Q_EMIT faulted(fault);
}

void WorkerClient::announceRestart(WorkerState state) {
    if (!restarts_.lastFault()) {
        setState(state, [] { return tr("The worker is starting."); });
        return;
    }
    setState(state, [fault = *restarts_.lastFault(), later = restarts_.laterTry()] {
        return text(faultMessages(fault).what) + QLatin1Char(' ') +
               (later ? fill(tr("A new worker is being started: try {number} of {count}."),
                             {{"number", later->number}, {"count", later->count}})
                      : tr("A new worker is being started."));
    });
}

std::vector<qint64> WorkerClient::clearPending() {
    const PendingRequests forgotten = connection_.forgetRequests();
    cancelTimer_.stop();
    std::vector<qint64> lost;
    if (const auto waiting = std::exchange(waitingJob_, std::nullopt))
        lost.push_back(waiting->ticket);
    for (const auto& [id, pending] : forgotten) {
        if (!isJob(pending.kind))
            continue;
        lost.push_back(id);
        passOnPartialResult(id, pending);
    }
    return lost;
}

void WorkerClient::passOnPartialResult(qint64 id, const PendingRequest& pending) {
    if (auto measurement = pending.reply.interruptedMeasurement()) {
        measurement->provenance.kind = start_.backend();
        if (const auto device = static_cast<std::size_t>(pending.device); device < devices().size())
            measurement->provenance.device = devices()[device].properties->name;
        measurement->provenance.date = QDateTime::currentDateTimeUtc().toString(Qt::ISODate).toStdString();
        Q_EMIT measureInterrupted(id, *measurement);
    }
    if (const auto sweep = pending.reply.interruptedSweep())
        Q_EMIT sweepAnswered(id, *sweep);
}

void WorkerClient::failJobs(const std::vector<qint64>& tickets, const LaterText& sentence) {
    const LaterText extended = [sentence] {
        return sentence.text() + QLatin1Char(' ') + tr("What you typed is kept.");
    };
    for (const qint64 ticket : tickets)
        Q_EMIT jobFailed(ticket, extended, std::nullopt);
}

void WorkerClient::endWorker(WorkerState state, const LaterText& sentence) {
    const std::vector<qint64> lost = clearPending();
    connection_.abandon();
    restartTimer_.stop();
    setState(state, sentence);
    failJobs(lost, sentence.isEmpty()
                       ? LaterText([] { return tr("The worker was stopped before it replied."); })
                       : sentence);
}

void WorkerClient::setState(WorkerState state, const LaterText& reason) {
    if (state_ == state && reason_.text() == reason.text())
        return;
    state_ = state;
    reason_ = reason;
    Q_EMIT stateChanged();
}

} // namespace trichevron::gui
