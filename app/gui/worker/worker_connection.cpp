// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/worker/worker_connection.h"

#include "core/errors/error_text.h"
#include "core/fault/worker_faults.h"
#include "core/json/json_reader.h"

#include <QElapsedTimer>

#include <cstddef>
#include <cstdint>
#include <exception>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

namespace trichevron::gui {
namespace {

WorkerConnection::Clock computersClock() {
    QElapsedTimer since;
    since.start();
    return [since] { return since.elapsed(); };
}

} // namespace

WorkerConnection::WorkerConnection(WorkerReceiver& receiver, const WorkerTimeouts& timeouts, Clock clock)
    : receiver_(receiver), clock_(clock ? std::move(clock) : computersClock()), replyWatch_(timeouts) {
    watchTimer_.setInterval(ReplyWatch::interval);
    connect(&watchTimer_, &QTimer::timeout, this, &WorkerConnection::watch);
    connect(&process_, &WorkerProcess::lineReceived, this, &WorkerConnection::onLine);
    connect(&process_, &WorkerProcess::logged, this, [this](const QString& line) {
        if (!line.trimmed().isEmpty())
            lastLogLine_ = line.trimmed();
        Q_EMIT logged(line);
    });
    connect(&process_, &WorkerProcess::faulted, this, &WorkerConnection::report);
    connect(&process_, &WorkerProcess::exited, this, &WorkerConnection::exited);
}

void WorkerConnection::start(const QStringList& command) {
    lastLogLine_.clear();
    process_.start(command);
}

qint64 WorkerConnection::send(const WorkerRequest& request) {
    const qint64 id = nextId_++;
    sendAs(id, request);
    return id;
}

void WorkerConnection::sendAs(qint64 id, const WorkerRequest& request) {
    PendingRequest pending{request.kind, request.device, clock_(), std::nullopt,
                           JobReply(request.kind, request.sweepPoints)};
    if (request.timeout)
        pending.deadline = pending.sentAt + request.timeout->count();
    pending_[id] = std::move(pending);
    process_.write(
        core::protocol::toLine(core::protocol::Request{id, std::string(request.method), request.params}));
    replyWatch_.noteActivity();
    if (!watchTimer_.isActive()) {
        replyWatch_.begin(clock_());
        watchTimer_.start();
    }
}

bool WorkerConnection::cancelJob() {
    bool found = false;
    for (const auto& [id, pending] : pending_) {
        if (!isJob(pending.kind))
            continue;
        process_.write(core::protocol::toLine(core::protocol::Notification{
            std::string(core::protocol::method::cancel), core::Json{{"id", id}}}));
        found = true;
    }
    return found;
}

PendingRequests WorkerConnection::forgetRequests() {
    watchTimer_.stop();
    return std::exchange(pending_, {});
}

void WorkerConnection::watch() {
    if (pending_.empty()) {
        watchTimer_.stop();
        return;
    }
    const std::optional<ReplyDelay> delay = replyWatch_.check(clock_(), pending_);
    if (!delay)
        return;
    if (delay->kind == ReplyDelay::Kind::Quiet) {
        Q_EMIT quiet(delay->seconds);
        return;
    }
    process_.kill(); // it may be stopped, and would keep its device
    Q_EMIT faulted({delay->kind == ReplyDelay::Kind::Silent ? core::FaultKind::WorkerSilent
                                                            : core::FaultKind::WorkerStuck,
                    {},
                    0,
                    delay->seconds});
}

void WorkerConnection::onLine(const QByteArray& line) {
    try {
        const core::protocol::Message message =
            readWorkerMessage(std::string_view(line.constData(), static_cast<std::size_t>(line.size())));
        replyWatch_.noteActivity();
        if (const auto* response = std::get_if<core::protocol::Response>(&message))
            onResponse(*response);
        else if (const auto* notification = std::get_if<core::protocol::Notification>(&message))
            onNotification(*notification);
        else
            report(core::requestFromWorker());
    } catch (const core::protocol::MessageError& error) {
        report(core::notAMessage(error.text()));
    } catch (const std::exception& error) {
        report(core::invalidReply(core::textOf(error)));
    }
}

void WorkerConnection::onResponse(const core::protocol::Response& response) {
    const auto* error = std::get_if<core::protocol::Error>(&response.outcome);
    if (!response.id) {
        report(core::rejectedRequest(error != nullptr ? workerErrorFrom(*error).message : core::Text()));
        return;
    }
    const qint64 id = *response.id;
    const auto found = pending_.find(id);
    if (found == pending_.end())
        return; // the request is no longer pending, or this is a second reply
    if (error == nullptr && isJob(found->second.kind)) {
        // Read before the request is removed, and from a copy, so that an invalid result fails the job and
        // leaves what came before it.
        JobReply reply = found->second.reply;
        const JobResult result = reply.complete(std::get<core::Json>(response.outcome));
        pending_.erase(found);
        receiver_.onJobResult(id, result);
        return;
    }
    const PendingRequest request = std::move(found->second);
    pending_.erase(found);
    if (error == nullptr)
        receiver_.onResult(id, request, std::get<core::Json>(response.outcome));
    else
        receiver_.onError(id, request, workerErrorFrom(*error));
}

void WorkerConnection::onNotification(const core::protocol::Notification& notification) {
    const core::JsonReader params(notification.params);
    const auto named = params.find("id");
    const auto found = named ? pending_.find(named->integer<std::int64_t>()) : pending_.end();
    if (found == pending_.end())
        return;
    const qint64 id = found->first;
    JobReply& reply = found->second.reply;
    const bool ofJob = isJob(found->second.kind);
    if (notification.method == core::protocol::method::progress) {
        const auto total = params.at("total").integer<std::uint64_t>();
        const auto done = params.at("done").integer<std::uint64_t>();
        if (ofJob && total != 0)
            Q_EMIT progressed(id, done, total);
    } else if (notification.method == core::protocol::method::piece && ofJob) {
        reply.addPiece(params);
    } else if (notification.method == core::protocol::method::output && ofJob) {
        const OutputBytes output = outputBytesFrom(params);
        Q_EMIT outputReceived(id, output.argument, output.firstByte, QByteArray::fromStdString(output.bytes));
    } else if (notification.method == core::protocol::method::point) {
        const std::size_t point = reply.addPoint(params);
        Q_EMIT pointMeasured(id, static_cast<qsizetype>(point), core::SweepOutcome(reply.outcome(point)));
    }
}

void WorkerConnection::report(const core::Fault& ended) {
    core::Fault detailed = ended;
    if (detailed.detail.isEmpty() && detailed.kind != core::FaultKind::WorkerKilled &&
        !lastLogLine_.isEmpty())
        detailed.detail = core::verbatim(lastLogLine_.toStdString());
    Q_EMIT faulted(detailed);
}

} // namespace trichevron::gui
