// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/protocol/server.h"

#include "core/catalogue/language.h"
#include "core/catalogue/message_literal.h"
#include "core/model_json/model_json.h"
#include "core/model_json/own_launch_json.h"
#include "core/model_json/text_json.h"
#include "core/protocol/blob_store.h"
#include "core/protocol/exit_status.h"
#include "core/protocol/heartbeat.h"
#include "core/protocol/job_reporter.h"
#include "core/protocol/outbox.h"
#include "core/protocol/watchdog.h"

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <cstdlib>
#include <deque>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>

namespace trichevron::core::protocol {

namespace {

/// The sentence in English, and its parts for a client with another language.
Error makeError(int code, const Text& sentence, Json data = Json()) {
    if (!sentence.message.context().empty())
        data["text"] = toJson(sentence);
    return {code, englishText(sentence), std::move(data)};
}

/// True for requests that use the device's memory.
bool isLaunching(const Request& request) {
    return request.method == method::launch || request.method == method::measure ||
           request.method == method::sweep || request.method == method::trace ||
           request.method == method::loadModule;
}

Seconds secondsOf(std::chrono::milliseconds time) {
    return {std::chrono::duration<double>(time).count()};
}

template <class Items>
Json listJson(const Items& items) {
    Json list = Json::array();
    for (const auto& item : items)
        list.push_back(toJson(item));
    return list;
}

class Server {
public:
    Server(Backend& backend, Transport& transport, const ServerOptions& options)
        : backend_(backend), transport_(transport), options_(options),
          outbox_(transport, [this] { end(EndReason::OutputLost); }),
          timeLimit_([this] { end(EndReason::TimeLimit); }), cancelGrace_([this] { onCancelIgnored(); }),
          heartbeat_(options.heartbeat, [this] { reporter_->sendHeartbeat(); }) {}

    void run() {
        std::thread jobs([this] { runJobs(); });
        read();
        finish();
        {
            const std::lock_guard lock(mutex_);
            stopping_ = true;
            cancelled_ = true;
            changed_.notify_all();
        }
        outbox_.close();
        jobs.join();
    }

private:
    // The reading thread.
    void read();
    void finish();
    void onLine(std::string_view line);
    void onRequest(Request request);
    Response initialize(const Request& request);
    void enqueue(Request request);
    void cancel(const Json& params);

    // The jobs' thread.
    void runJobs();
    Response reply(const Request& request);
    Json runRequest(const Request& request);
    Json runSweepRequest(const SweepRequest& request);
    template <class AnyRequest>
    AnyRequest withBlobs(AnyRequest request) {
        if (request.own)
            blobs_.fill(*request.own);
        return request;
    }
    JobControl control();

    // Other threads.
    void onCancelIgnored();

    // Any thread.
    void sendError(std::optional<std::int64_t> id, int code, const Text& sentence);
    void end(EndReason reason);

    Backend& backend_;
    Transport& transport_;
    const ServerOptions& options_;
    std::atomic<bool> ended_ = false;
    bool initialised_ = false; ///< used by the reading thread only

    std::mutex mutex_;
    std::condition_variable changed_;
    std::deque<Request> waiting_;
    std::optional<Request> running_;
    bool stopping_ = false;
    std::atomic<bool> cancelled_ = false; ///< the running job was cancelled
    std::atomic<bool> inLaunch_ = false;  ///< the job waits for the device
    bool isGraceExtended_ = false;        ///< cancelGrace has passed, cancelPatience runs

    BlobStore blobs_;                     ///< used by the jobs' thread only
    std::optional<JobReporter> reporter_; ///< of the running job; changes only while the heartbeat is stopped
    Outbox outbox_;
    Watchdog timeLimit_;
    Watchdog cancelGrace_;
    Heartbeat heartbeat_;
};

void Server::read() {
    const EnglishScope english; // the protocol has no other language
    std::string line;
    while (true) {
        switch (transport_.readLine(line)) {
        case ReadStatus::Line:
            if (!line.empty())
                onLine(line);
            break;
        case ReadStatus::TooLong:
            sendError(std::nullopt, MessageTooLong,
                      "a message is longer than {bytes} bytes, the limit for a line"_msg.with(
                          "bytes"_a = std::to_string(maxMessageBytes)));
            break;
        case ReadStatus::End:
        case ReadStatus::Failed:
            return;
        }
    }
}

void Server::finish() {
    std::unique_lock lock(mutex_);
    // No kernel may keep running on a device without a client. A recording has no device.
    if (backend_.kind() == ProvenanceKind::Live) {
        if (running_ && isLaunching(*running_)) {
            lock.unlock();
            end(EndReason::JobAbandoned);
            return;
        }
        waiting_.erase(std::remove_if(waiting_.begin(), waiting_.end(), isLaunching), waiting_.end());
    }
    const auto deadline = std::chrono::steady_clock::now() + options_.grace;
    bool idle = changed_.wait_until(lock, deadline, [this] { return waiting_.empty() && !running_; });
    lock.unlock();
    const auto left =
        std::chrono::duration_cast<std::chrono::milliseconds>(deadline - std::chrono::steady_clock::now());
    idle = idle && outbox_.flush(std::max(left, std::chrono::milliseconds(0)));
    end(idle ? EndReason::InputEnded : EndReason::JobAbandoned);
}

void Server::onLine(std::string_view line) {
    try {
        Message message = parseMessage(line);
        if (auto* request = std::get_if<Request>(&message))
            onRequest(std::move(*request));
        else if (const auto* notification = std::get_if<Notification>(&message))
            if (notification->method == method::cancel)
                cancel(notification->params);
        // JSON-RPC forbids replies to unknown notifications. The worker sends no requests, so it expects no
        // responses.
    } catch (const MessageError& error) {
        sendError(std::nullopt, error.code(), verbatim(error.what()));
    }
}

void Server::onRequest(Request request) {
    if (request.method == method::initialize) {
        outbox_.send(toLine(initialize(request)));
    } else if (!initialised_) {
        sendError(request.id, NotInitialised,
                  "\"{method}\" was sent before \"initialize\", which must be the first request"_msg.with(
                      "method"_a = request.method));
    } else if (request.method == method::devices || request.method == method::kernels ||
               request.method == method::upload || isLaunching(request)) {
        enqueue(std::move(request));
    } else {
        sendError(request.id, MethodNotFound,
                  "there is no method \"{method}\"; the methods are devices, kernels, upload, loadModule, "
                  "launch, measure, "
                  "sweep and trace"_msg.with("method"_a = request.method));
    }
}

Response Server::initialize(const Request& request) {
    if (initialised_)
        return {request.id, makeError(InvalidRequest, "\"initialize\" was sent twice"_msg)};
    std::int64_t clientVersion = 0;
    try {
        clientVersion = JsonReader(request.params).at(handshake::protocolVersion).integer<std::int64_t>();
    } catch (const InputError& error) {
        return {request.id, makeError(InvalidParams, error.text())};
    }
    if (clientVersion != version)
        return {request.id,
                makeError(VersionMismatch,
                          "this worker ({worker}) speaks version {version} of the protocol and the program "
                          "speaks version {clientVersion}; install the same release of both"_msg.with(
                              "worker"_a = options_.name, "version"_a = std::to_string(version),
                              "clientVersion"_a = std::to_string(clientVersion)),
                          {{handshake::protocolVersion, version}})};
    initialised_ = true;
    Json result;
    result[std::string(handshake::protocolVersion)] = version;
    result[std::string(handshake::server)] = options_.name;
    result[std::string(handshake::backend)] = toString(backend_.kind());
    result[std::string(handshake::heartbeatMilliseconds)] = options_.heartbeat.count();
    return {request.id, result};
}

void Server::enqueue(Request request) {
    {
        const std::lock_guard lock(mutex_);
        if (waiting_.size() < options_.maxQueued) {
            waiting_.push_back(std::move(request));
            changed_.notify_all();
            return;
        }
    }
    sendError(request.id, Busy,
              "{requests} requests are already waiting, the limit"_msg.with(
                  "requests"_a = std::to_string(options_.maxQueued)));
}

void Server::cancel(const Json& params) {
    std::int64_t id = 0;
    try {
        id = JsonReader(params).at("id").integer<std::int64_t>();
    } catch (const InputError&) {
        return; // a notification has no reply
    }
    {
        const std::lock_guard lock(mutex_);
        if (running_ && running_->id == id) {
            cancelled_ = true;
            isGraceExtended_ = false;
            cancelGrace_.guard(secondsOf(options_.cancelGrace));
            return;
        }
        const auto found = std::find_if(waiting_.begin(), waiting_.end(),
                                        [id](const Request& request) { return request.id == id; });
        if (found == waiting_.end())
            return; // the reply was sent
        waiting_.erase(found);
        changed_.notify_all();
    }
    sendError(id, Cancelled, "cancelled before it started"_msg);
}

void Server::runJobs() {
    const EnglishScope english;
    std::unique_lock lock(mutex_);
    while (true) {
        changed_.wait(lock, [this] { return stopping_ || !waiting_.empty(); });
        if (stopping_)
            return;
        running_ = std::move(waiting_.front());
        waiting_.pop_front();
        cancelled_ = false;
        const Request request = *running_;
        lock.unlock();

        reporter_.emplace(outbox_, request.id, options_.progressInterval);
        heartbeat_.start();
        std::string line = toLine(reply(request));
        if (isLaunching(request))
            backend_.releaseMemory();
        heartbeat_.stop();
        timeLimit_.stopGuarding();
        if (line.size() > maxMessageBytes)
            line = toLine(Response{
                request.id, makeError(InternalError,
                                      "the reply is longer than {bytes} bytes, the limit for a line"_msg.with(
                                          "bytes"_a = std::to_string(maxMessageBytes)))});

        lock.lock();
        running_.reset();
        cancelGrace_.stopGuarding();
        changed_.notify_all();
        // Still under the lock: finish() must not see an idle server before the reply is in the outbox.
        outbox_.send(std::move(line));
    }
}

Response Server::reply(const Request& request) {
    try {
        return {request.id, runRequest(request)};
    } catch (const BackendError& error) {
        return {request.id, makeError(BackendFailed, error.text(), {{"kind", toString(error.kind())}})};
    } catch (const InputError& error) {
        return {request.id, makeError(InvalidParams, error.text())};
    } catch (const std::bad_alloc&) {
        return {request.id, makeError(BackendFailed, "the worker ran out of memory"_msg,
                                      {{"kind", toString(BackendErrorKind::OutOfMemory)}})};
    } catch (const std::exception& error) {
        return {request.id, Error{InternalError, error.what(), {}}};
    }
}

Json Server::runRequest(const Request& request) {
    const JsonReader params(request.params);
    Json result;
    if (request.method == method::devices) {
        result["devices"] = listJson(backend_.devices());
    } else if (request.method == method::kernels) {
        const auto device = params.find("device");
        result["kernels"] = listJson(backend_.kernels(device ? device->integer<int>(0) : 0));
    } else if (request.method == method::upload) {
        result = blobs_.add(params);
    } else if (request.method == method::loadModule) {
        const auto device = params.find("device");
        const DataBlob module = blobs_.find(params.at("module").string());
        result["kernels"] = listJson(backend_.loadModule(device ? device->integer<int>(0) : 0, module));
    } else if (request.method == method::launch) {
        result = reporter_->sendColumns(backend_.launch(withBlobs(launchRequestFromJson(params)), control()));
    } else if (request.method == method::measure) {
        MeasureRequest measure = measureRequestFromJson(params);
        measure.launch = withBlobs(std::move(measure.launch));
        result = reporter_->sendColumns(backend_.measure(measure, control()));
    } else if (request.method == method::trace) {
        result = reporter_->sendColumns(backend_.trace(withBlobs(launchRequestFromJson(params)), control()));
    } else {
        result = runSweepRequest(withBlobs(sweepRequestFromJson(params)));
    }
    return result;
}

Json Server::runSweepRequest(const SweepRequest& request) {
    const Sweep sweep = runSweep(backend_, request, control());
    Json result;
    result["stopped"] = toString(sweep.stopped);
    result["done"] = std::count_if(sweep.points.begin(), sweep.points.end(),
                                   [](const SweepOutcome& outcome) { return outcome.isReached(); });
    return result;
}

JobControl Server::control() {
    JobControl control;
    JobReporter& reporter = *reporter_;
    control.progress = [&reporter](std::uint64_t done, std::uint64_t total) {
        reporter.progress(done, total);
    };
    control.samples = [&reporter](std::span<const double> microseconds) { reporter.samples(microseconds); };
    control.pointBegins = [&reporter](std::size_t point) { reporter.pointBegins(point); };
    control.pointDone = [&reporter](std::size_t point, const SweepOutcome& outcome) {
        reporter.pointDone(point, outcome);
    };
    control.guardBegins = [this](Seconds limit) {
        inLaunch_ = true;
        timeLimit_.guard(limit);
    };
    control.guardEnds = [this] {
        timeLimit_.stopGuarding();
        inLaunch_ = false;
    };
    control.output = [&reporter](std::size_t argument, std::uint64_t first, std::string_view bytes) {
        reporter.output(argument, first, bytes);
    };
    control.cancelled = &cancelled_;
    return control;
}

void Server::onCancelIgnored() {
    {
        const std::lock_guard lock(mutex_);
        if (!running_ || !cancelled_)
            return; // the job has ended
        // Outside a launch (preparation, verification) the job ends on its own, but may take longer.
        if (!inLaunch_ && !std::exchange(isGraceExtended_, true)) {
            cancelGrace_.guard(secondsOf(options_.cancelPatience));
            return;
        }
    }
    end(EndReason::Cancelled);
}

void Server::sendError(std::optional<std::int64_t> id, int code, const Text& sentence) {
    outbox_.send(toLine(Response{id, makeError(code, sentence)}));
}

void Server::end(EndReason reason) {
    if (ended_.exchange(true))
        return;
    if (!options_.endProcess)
        std::_Exit(toExitStatus(reason));
    options_.endProcess(reason);
}

} // namespace

int toExitStatus(EndReason reason) {
    switch (reason) {
    case EndReason::InputEnded:
        return exitStatus::inputEnded;
    case EndReason::JobAbandoned:
        return exitStatus::jobAbandoned;
    case EndReason::TimeLimit:
        return exitStatus::timeLimit;
    case EndReason::OutputLost:
        return exitStatus::outputLost;
    case EndReason::Cancelled:
        return exitStatus::cancelled;
    }
    return 1;
}

std::string endMessage(EndReason reason) {
    switch (reason) {
    case EndReason::InputEnded:
        return "the input ended"_msg();
    case EndReason::JobAbandoned:
        return "the input ended during a job, which was aborted"_msg();
    case EndReason::TimeLimit:
        return "a launch exceeded its time limit, so the worker process ended"_msg();
    case EndReason::OutputLost:
        return "the worker's output was closed or is not read"_msg();
    case EndReason::Cancelled:
        return "a cancelled job could not be stopped, so the worker process ended"_msg();
    }
    return "";
}

void serve(Backend& backend, Transport& transport, const ServerOptions& options) {
    Server(backend, transport, options).run();
}

} // namespace trichevron::core::protocol
