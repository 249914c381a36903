// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Sends requests, watches the worker, and handles its end. Replies are read in worker_replies.cpp.
#include "app/gui/worker/worker_client.h"

#include "app/gui/text/fill.h"
#include "app/gui/text/text.h"
#include "core/model_json/model_json.h"
#include "core/protocol/exit_status.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QElapsedTimer>

#include <algorithm>
#include <utility>

namespace trichevron::gui {
namespace {

using std::chrono::milliseconds;

constexpr milliseconds longestPause{30000};
/// How often silence and deadlines are checked.
constexpr milliseconds watchInterval{100};
/// A command that does not speak the protocol does not speak it the next time either, so it gets fewer tries.
constexpr int maxProtocolErrors = 3;

std::string clientName() {
    return "trichevron " + QCoreApplication::applicationVersion().toStdString();
}

WorkerClient::Clock computersClock() {
    QElapsedTimer since;
    since.start();
    return [since] { return since.elapsed(); };
}

milliseconds toMilliseconds(core::Seconds seconds) {
    return milliseconds(static_cast<qint64>(seconds.value * 1000));
}

} // namespace

WorkerClient::WorkerClient(WorkerTimeouts timeouts, QObject* parent, Clock clock)
    : QObject(parent), timeouts_(timeouts), clock_(clock ? std::move(clock) : computersClock()) {
    restartTimer_.setSingleShot(true);
    cancelTimer_.setSingleShot(true);
    watchTimer_.setInterval(watchInterval);
    connect(&watchTimer_, &QTimer::timeout, this, &WorkerClient::watch);
    connect(&cancelTimer_, &QTimer::timeout, this, &WorkerClient::onCancelIgnored);
    connect(&restartTimer_, &QTimer::timeout, this, &WorkerClient::begin);
    connect(&process_, &WorkerProcess::lineReceived, this, &WorkerClient::onLine);
    connect(&process_, &WorkerProcess::logged, this, [this](const QString& line) {
        if (!line.trimmed().isEmpty())
            lastLogLine_ = line.trimmed();
        Q_EMIT logged(line);
    });
    connect(&process_, &WorkerProcess::faulted, this, &WorkerClient::onProcessFault);
    connect(&process_, &WorkerProcess::exited, this, &WorkerClient::onExit);
}

void WorkerClient::start(const QStringList& command) {
    command_ = command;
    restart();
}

void WorkerClient::restart() {
    resetRetries();
    begin();
}

void WorkerClient::resetRetries() {
    restartsLeft_ = timeouts_.restarts;
    pause_ = milliseconds(0);
    protocolErrors_ = 0;
    laterTry_.reset();
    lastFault_ = {};
}

void WorkerClient::stop() {
    endWorker(WorkerState::Stopped, {});
}

void WorkerClient::begin() {
    restartTimer_.stop();
    const std::vector<qint64> lost = clearPending();
    devices_.clear();
    lastLogLine_.clear();
    announceRestart(WorkerState::Starting);
    process_.start(command_);
    // Sent before the process runs the command, so that the timeout covers a start that never ends, too.
    if (process_.isRunning())
        send(RequestKind::Initialize, core::protocol::method::initialize,
             core::Json{{core::protocol::handshake::protocolVersion, core::protocol::version},
                        {core::protocol::handshake::client, clientName()}},
             timeouts_.handshake.count() > 0 ? Timeout(timeouts_.handshake) : std::nullopt);
    failJobs(lost, [] { return tr("The worker was restarted before it replied."); });
}

qint64 WorkerClient::launch(const core::LaunchRequest& request) {
    timeLimitSeconds_ = request.timeLimit.value;
    return sendJob({RequestKind::Launch, core::protocol::method::launch, toJson(request),
                    toMilliseconds(request.timeLimit) + timeouts_.margin, request.device},
                   request.own);
}

qint64 WorkerClient::measure(const core::MeasureRequest& request) {
    timeLimitSeconds_ = request.launch.timeLimit.value;
    return sendJob({RequestKind::Measure, core::protocol::method::measure, toJson(request),
                    // The verification, the warm-up and the first sample may each take the whole time limit,
                    // and the hot samples half the budget of the cold ones.
                    3 * toMilliseconds(request.launch.timeLimit) +
                        toMilliseconds(request.limits.budget) * 3 / 2 + timeouts_.margin,
                    request.launch.device},
                   request.launch.own);
}

qint64 WorkerClient::sweep(const core::SweepRequest& request) {
    timeLimitSeconds_ = request.timeLimit.value;
    return sendJob({RequestKind::Sweep, core::protocol::method::sweep, toJson(request), std::nullopt,
                    request.device, request.points.size()},
                   request.own);
}

qint64 WorkerClient::trace(const core::LaunchRequest& request) {
    timeLimitSeconds_ = request.timeLimit.value;
    return sendJob({RequestKind::Trace, core::protocol::method::trace, toJson(request),
                    toMilliseconds(request.timeLimit) + timeouts_.margin, request.device},
                   request.own);
}

void WorkerClient::cancel() {
    if (waitingJob_) { // it has not begun
        const qint64 ticket = std::exchange(waitingJob_, std::nullopt)->ticket;
        setState(WorkerState::Ready);
        Q_EMIT jobFailed(
            ticket, [] { return tr("Cancelled."); }, std::nullopt);
        return;
    }
    for (const auto& [id, pending] : pending_) {
        if (!pending.isJob())
            continue;
        process_.write(core::protocol::toLine(core::protocol::Notification{
            std::string(core::protocol::method::cancel), core::Json{{"id", id}}}));
        if (!cancelTimer_.isActive())
            cancelTimer_.start(timeouts_.cancelled);
    }
}

qint64 WorkerClient::sendJob(Job job, const std::optional<core::OwnLaunch>& own) {
    if (state_ != WorkerState::Ready)
        return 0;
    resetRetries(); // the user wants a reply, however often the worker was restarted before
    const qint64 ticket = nextId_++;
    if (!own) {
        sendJobAs(ticket, job);
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
        sendJobAs(waiting.ticket, waiting.job);
        return;
    }
    waitingJob_->request = send(RequestKind::Upload, core::protocol::method::upload,
                                waitingJob_->upload.nextPiece(), timeouts_.margin);
}

void WorkerClient::onUploaded(qint64 id, const core::Json& result) {
    if (!waitingJob_ || waitingJob_->request != id)
        return; // the job was cancelled
    waitingJob_->upload.onReceived(result);
    sendPiece();
}

std::optional<qint64> WorkerClient::takeWaitingJob(qint64 request) {
    if (!waitingJob_ || waitingJob_->request != request)
        return std::nullopt;
    return std::exchange(waitingJob_, std::nullopt)->ticket;
}

void WorkerClient::sendJobAs(qint64 ticket, const Job& job) {
    sendAs(ticket, job.kind, job.method, job.params, job.timeout, job.device);
    pending_[ticket].sweep.points.resize(job.sweepPoints);
}

qint64 WorkerClient::send(RequestKind kind, std::string_view method, const core::Json& params,
                          Timeout timeout, int device) {
    const qint64 id = nextId_++;
    sendAs(id, kind, method, params, timeout, device);
    return id;
}

void WorkerClient::sendAs(qint64 id, RequestKind kind, std::string_view method, const core::Json& params,
                          Timeout timeout, int device) {
    Pending& pending = pending_[id];
    pending.kind = kind;
    pending.device = device;
    pending.sentAt = clock_();
    if (timeout)
        pending.deadline = pending.sentAt + timeout->count();
    process_.write(core::protocol::toLine(core::protocol::Request{id, std::string(method), params}));
    noteActivity();
    if (!watchTimer_.isActive()) {
        lastWatch_ = clock_();
        watchTimer_.start();
    }
}

void WorkerClient::noteActivity() {
    silence_ = milliseconds(0);
    quietReported_ = false;
}

void WorkerClient::watch() {
    if (pending_.empty()) {
        watchTimer_.stop();
        return;
    }
    const qint64 now = clock_();
    // Counts only time in which this program was able to read: if its event loop was blocked, what the worker
    // wrote meanwhile is still in the pipe.
    silence_ += std::min(milliseconds(now - std::exchange(lastWatch_, now)), 2 * watchInterval);
    // Before the handshake the worker sends no heartbeat.
    const bool hasHeartbeat = pending_.begin()->second.kind != RequestKind::Initialize;
    const auto late = std::find_if(pending_.begin(), pending_.end(), [now](const auto& one) {
        return one.second.deadline && now >= *one.second.deadline;
    });
    const bool isSilent = hasHeartbeat && silence_ >= timeouts_.silence;
    if (isSilent || late != pending_.end()) {
        process_.kill(); // it may be stopped, and would keep its device
        const qint64 waited = isSilent ? silence_.count() : now - late->second.sentAt;
        fault({isSilent || !hasHeartbeat ? core::FaultKind::WorkerSilent : core::FaultKind::WorkerStuck,
               {},
               0,
               static_cast<double>(waited) / 1000});
        return;
    }
    if (hasHeartbeat && silence_ >= timeouts_.quiet && !quietReported_) {
        quietReported_ = true;
        Q_EMIT quiet(static_cast<double>(silence_.count()) / 1000);
    }
}

void WorkerClient::onExit(int status) {
    core::Fault ended = core::faultFromExitStatus(status, lastLogLine_.toStdString());
    if (ended.kind == core::FaultKind::NoDevice && state_ == WorkerState::Starting) {
        endWorker(WorkerState::NoDevice, lastLogLine_.isEmpty()
                                             ? LaterText([] { return tr("The worker found no device."); })
                                             : LaterText::quoted(lastLogLine_));
        return;
    }
    if (ended.kind == core::FaultKind::TimeLimit)
        ended.seconds = timeLimitSeconds_;
    if (ended.kind == core::FaultKind::Cancelled)
        resetRetries(); // the user asked for it, however often
    fault(ended);
}

void WorkerClient::onProcessFault(const core::Fault& ended) {
    core::Fault detailed = ended;
    if (detailed.detail.isEmpty() && detailed.kind != core::FaultKind::WorkerKilled &&
        !lastLogLine_.isEmpty())
        detailed.detail = core::verbatim(lastLogLine_.toStdString());
    fault(detailed);
}

void WorkerClient::onCancelIgnored() {
    process_.kill();
    resetRetries();
    fault({core::FaultKind::Cancelled, {}, 0, 0});
}

bool WorkerClient::canRetry(const core::Fault& fault) {
    switch (fault.kind) {
    case core::FaultKind::WorkerMissing:
    case core::FaultKind::WorkerUnusable:
    case core::FaultKind::VersionMismatch:
        return false; // a restart changes nothing
    case core::FaultKind::WorkerProtocolError:
        return ++protocolErrors_ < maxProtocolErrors && restartsLeft_ > 0;
    default:
        return restartsLeft_ > 0;
    }
}

void WorkerClient::fault(const core::Fault& fault) {
    const std::vector<qint64> lost = clearPending();
    process_.abandon();
    const LaterText sentence = [fault] { return text(faultMessages(fault).what); };
    if (canRetry(fault)) {
        --restartsLeft_;
        restartTimer_.start(pause_);
        pause_ = std::clamp(pause_ * 2, timeouts_.firstPause, longestPause);
        if (state_ == WorkerState::Starting)
            countFailedStart(fault);
        lastFault_ = sentence;
        announceRestart(WorkerState::Waiting);
    } else {
        setState(WorkerState::Failed, sentence);
    }
    failJobs(lost, sentence);
    Q_EMIT faulted(fault);
}

void WorkerClient::countFailedStart(const core::Fault& fault) {
    const int number = laterTry_ ? laterTry_->number + 1 : 2;
    const int more = fault.kind == core::FaultKind::WorkerProtocolError
                         ? std::min(restartsLeft_, maxProtocolErrors - protocolErrors_ - 1)
                         : restartsLeft_;
    laterTry_ = Try{number, number + more};
}

void WorkerClient::announceRestart(WorkerState state) {
    if (lastFault_.isEmpty()) {
        setState(state, [] { return tr("The worker is starting."); });
        return;
    }
    setState(state, [fault = lastFault_, later = laterTry_] {
        return fault.text() + QLatin1Char(' ') +
               (later ? fill(tr("A new worker is being started: try {number} of {count}."),
                             {{"number", later->number}, {"count", later->count}})
                      : tr("A new worker is being started."));
    });
}

std::vector<qint64> WorkerClient::clearPending() {
    std::map<qint64, Pending> forgotten;
    forgotten.swap(pending_);
    watchTimer_.stop();
    cancelTimer_.stop();
    std::vector<qint64> lost;
    if (const auto waiting = std::exchange(waitingJob_, std::nullopt))
        lost.push_back(waiting->ticket);
    for (auto& [id, pending] : forgotten) {
        if (!pending.isJob())
            continue;
        lost.push_back(id);
        keepPartialResult(id, pending);
    }
    return lost;
}

void WorkerClient::keepPartialResult(qint64 id, Pending& pending) {
    const auto& samples = pending.columns.column(std::nullopt, core::protocol::column::samplesMicroseconds);
    if (pending.kind == RequestKind::Measure && !samples.empty()) {
        core::Measurement measurement; // there are samples, so the launch itself succeeded
        measurement.result.synchronisation = core::ApiAnswer{};
        measurement.samplesMicroseconds = samples;
        measurement.stopped = core::StopReason::Interrupted;
        measurement.provenance.kind = kind_;
        if (const auto device = static_cast<std::size_t>(pending.device); device < devices_.size())
            measurement.provenance.device = devices_[device].properties->name;
        measurement.provenance.date = QDateTime::currentDateTimeUtc().toString(Qt::ISODate).toStdString();
        Q_EMIT measureInterrupted(id, measurement);
    }
    if (pending.kind == RequestKind::Sweep) {
        pending.sweep.stopped = core::StopReason::Interrupted;
        Q_EMIT sweepAnswered(id, pending.sweep);
    }
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
    process_.abandon();
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
