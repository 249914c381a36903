// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Asking, and how a worker ends. What it says is read in worker_answers.cpp.
#include "app/gui/worker/worker_client.h"

#include "app/gui/words/text.h"
#include "core/model_json/model_json.h"
#include "core/protocol/exit_status.h"

#include <QCoreApplication>
#include <QDateTime>

#include <algorithm>

namespace trichevron {
namespace {

using std::chrono::milliseconds;

constexpr milliseconds longestPause{30000};
/// How often silence and deadlines are looked at.
constexpr milliseconds watchInterval{100};
/// A worker that speaks no protocol speaks none the next time either, so it gets fewer tries.
constexpr int mostBabbles = 3;

std::string clientName() {
    return "trichevron " + QCoreApplication::applicationVersion().toStdString();
}

milliseconds toMilliseconds(Seconds seconds) {
    return milliseconds(static_cast<qint64>(seconds.value * 1000));
}

} // namespace

WorkerClient::WorkerClient(WorkerTimeouts timeouts, QObject* parent) : QObject(parent), timeouts_(timeouts) {
    clock_.start();
    again_.setSingleShot(true);
    cancelled_.setSingleShot(true);
    watch_.setInterval(watchInterval);
    connect(&watch_, &QTimer::timeout, this, &WorkerClient::watch);
    connect(&cancelled_, &QTimer::timeout, this, &WorkerClient::onCancelIgnored);
    connect(&again_, &QTimer::timeout, this, &WorkerClient::begin);
    connect(&process_, &WorkerProcess::started, this, [this] {
        const Patience patience =
            timeouts_.handshake.count() > 0 ? Patience(timeouts_.handshake) : std::nullopt;
        send(Asked::Initialize, protocol::method::initialize,
             Json{{protocol::handshake::protocolVersion, protocol::version},
                  {protocol::handshake::client, clientName()}},
             patience);
    });
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
    regainTrust();
    begin();
}

void WorkerClient::regainTrust() {
    restartsLeft_ = timeouts_.restarts;
    pause_ = milliseconds(0);
    babbles_ = 0;
}

void WorkerClient::stop() {
    giveUp(WorkerState::Stopped, {});
}

void WorkerClient::begin() {
    again_.stop();
    const std::vector<qint64> lost = forgetPending();
    devices_.clear();
    lastLogLine_.clear();
    setState(WorkerState::Starting, tr("The worker is starting."));
    process_.start(command_);
    failJobs(lost, tr("The worker was started anew before it answered."));
}

qint64 WorkerClient::launch(const LaunchRequest& request) {
    timeLimitSeconds_ = request.timeLimit.value;
    return sendJob(Asked::Launch, protocol::method::launch, toJson(request),
                   toMilliseconds(request.timeLimit) + timeouts_.margin, request.device);
}

qint64 WorkerClient::measure(const MeasureRequest& request) {
    timeLimitSeconds_ = request.launch.timeLimit.value;
    return sendJob(Asked::Measure, protocol::method::measure, toJson(request),
                   // Verifying, warming up and the first sample may each take as long as a launch may, and
                   // the hot samples half as long as the others.
                   3 * toMilliseconds(request.launch.timeLimit) +
                       toMilliseconds(request.limits.budget) * 3 / 2 + timeouts_.margin,
                   request.launch.device);
}

qint64 WorkerClient::sweep(const SweepRequest& request) {
    timeLimitSeconds_ = request.timeLimit.value;
    const qint64 id =
        sendJob(Asked::Sweep, protocol::method::sweep, toJson(request), std::nullopt, request.device);
    if (id != 0)
        pending_[id].sweep.points.resize(request.points.size());
    return id;
}

qint64 WorkerClient::trace(const LaunchRequest& request) {
    timeLimitSeconds_ = request.timeLimit.value;
    return sendJob(Asked::Trace, protocol::method::trace, toJson(request),
                   toMilliseconds(request.timeLimit) + timeouts_.margin, request.device);
}

void WorkerClient::cancel() {
    for (const auto& [id, pending] : pending_) {
        if (!pending.isJob())
            continue;
        process_.write(protocol::toLine(
            protocol::Notification{std::string(protocol::method::cancel), Json{{"id", id}}}));
        if (!cancelled_.isActive())
            cancelled_.start(timeouts_.cancelled);
    }
}

qint64 WorkerClient::sendJob(Asked asked, std::string_view method, const Json& params, Patience patience,
                             int device) {
    if (state_ != WorkerState::Ready)
        return 0;
    regainTrust(); // whoever asks wants an answer, however often a worker had to be replaced
    const qint64 id = send(asked, method, params, patience, device);
    setState(WorkerState::Busy);
    return id;
}

qint64 WorkerClient::send(Asked asked, std::string_view method, const Json& params, Patience patience,
                          int device) {
    const qint64 id = nextId_++;
    Pending& pending = pending_[id];
    pending.asked = asked;
    pending.device = device;
    pending.askedAt = clock_.elapsed();
    if (patience)
        pending.deadline = clock_.elapsed() + patience->count();
    process_.write(protocol::toLine(protocol::Request{id, std::string(method), params}));
    heard_ = clock_.elapsed();
    quietTold_ = false;
    if (!watch_.isActive())
        watch_.start();
    return id;
}

void WorkerClient::watch() {
    if (pending_.empty()) {
        watch_.stop();
        return;
    }
    const qint64 now = clock_.elapsed();
    const qint64 silent = now - heard_;
    // Before the handshake nothing has promised to tell that it is alive.
    const bool promised = pending_.begin()->second.asked != Asked::Initialize;
    const auto late = std::find_if(pending_.begin(), pending_.end(), [now](const auto& one) {
        return one.second.deadline && now >= *one.second.deadline;
    });
    const bool mute = promised && silent >= timeouts_.silence.count();
    if (mute || late != pending_.end()) {
        process_.kill(); // it may be stopped, and would hold its device
        const qint64 waited = mute ? silent : now - late->second.askedAt;
        fault({mute || !promised ? FaultKind::WorkerSilent : FaultKind::WorkerStuck,
               {},
               0,
               static_cast<double>(waited) / 1000});
        return;
    }
    if (promised && silent >= timeouts_.quiet.count() && !quietTold_) {
        quietTold_ = true;
        Q_EMIT quiet(static_cast<double>(silent) / 1000);
    }
}

void WorkerClient::onExit(int status) {
    Fault ended = faultOfExit(status, lastLogLine_.toStdString());
    if (ended.kind == FaultKind::NoDevice && state_ == WorkerState::Starting) {
        giveUp(WorkerState::NoDevice,
               lastLogLine_.isEmpty() ? tr("The worker found no device.") : QString(lastLogLine_));
        return;
    }
    if (ended.kind == FaultKind::TimeLimit)
        ended.seconds = timeLimitSeconds_;
    if (ended.kind == FaultKind::Cancelled)
        regainTrust(); // the user wanted this, however often
    fault(ended);
}

void WorkerClient::onProcessFault(const Fault& ended) {
    Fault told = ended;
    if (told.detail.empty() && told.kind != FaultKind::WorkerKilled)
        told.detail = lastLogLine_.toStdString();
    fault(told);
}

void WorkerClient::onCancelIgnored() {
    process_.kill();
    regainTrust();
    fault({FaultKind::Cancelled, {}, 0, 0});
}

bool WorkerClient::mayRetry(const Fault& fault) {
    switch (fault.kind) {
    case FaultKind::WorkerMissing:
    case FaultKind::WorkerUnusable:
    case FaultKind::VersionMismatch:
        return false; // the next one is no better
    case FaultKind::WorkerBabbled:
        return ++babbles_ < mostBabbles && restartsLeft_ > 0;
    default:
        return restartsLeft_ > 0;
    }
}

void WorkerClient::fault(const Fault& fault) {
    const std::vector<qint64> lost = forgetPending();
    process_.abandon();
    const QString sentence = text(wordsOf(fault).what);
    if (mayRetry(fault)) {
        --restartsLeft_;
        again_.start(pause_);
        pause_ = std::clamp(pause_ * 2, timeouts_.firstPause, longestPause);
        setState(WorkerState::Waiting, tr("%1 A new worker is being started.").arg(sentence));
    } else {
        setState(WorkerState::Failed, sentence);
    }
    failJobs(lost, sentence);
    Q_EMIT faulted(fault);
}

std::vector<qint64> WorkerClient::forgetPending() {
    std::map<qint64, Pending> forgotten;
    forgotten.swap(pending_);
    watch_.stop();
    cancelled_.stop();
    std::vector<qint64> lost;
    for (auto& [id, pending] : forgotten) {
        if (!pending.isJob())
            continue;
        lost.push_back(id);
        salvage(id, pending);
    }
    return lost;
}

void WorkerClient::salvage(qint64 id, Pending& pending) {
    const auto& samples = pending.columns.column(std::nullopt, protocol::column::samplesMicroseconds);
    if (pending.asked == Asked::Measure && !samples.empty()) {
        Measurement measurement; // there are samples, so the launch itself went well
        measurement.result.synchronisation = ApiAnswer{};
        measurement.samplesMicroseconds = samples;
        measurement.stopped = StopReason::Interrupted;
        measurement.provenance.kind = kind_;
        if (const auto device = static_cast<std::size_t>(pending.device); device < devices_.size())
            measurement.provenance.device = devices_[device].properties->name;
        measurement.provenance.date = QDateTime::currentDateTimeUtc().toString(Qt::ISODate).toStdString();
        Q_EMIT measureInterrupted(id, measurement);
    }
    if (pending.asked == Asked::Sweep) {
        pending.sweep.stopped = StopReason::Interrupted;
        Q_EMIT sweepAnswered(id, pending.sweep);
    }
}

void WorkerClient::failJobs(const std::vector<qint64>& tickets, const QString& sentence) {
    for (const qint64 ticket : tickets)
        Q_EMIT jobFailed(ticket, tr("%1 What you typed is kept.").arg(sentence));
}

void WorkerClient::giveUp(WorkerState state, const QString& sentence) {
    const std::vector<qint64> lost = forgetPending();
    process_.abandon();
    again_.stop();
    setState(state, sentence);
    failJobs(lost, sentence.isEmpty() ? tr("The worker was stopped before it answered.") : sentence);
}

void WorkerClient::setState(WorkerState state, const QString& reason) {
    if (state_ == state && reason_ == reason)
        return;
    state_ = state;
    reason_ = reason;
    Q_EMIT stateChanged();
}

} // namespace trichevron
