// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/protocol/slow_backend.h"

#include <gtest/gtest.h>

namespace trichevron::test {

std::vector<core::KernelInfo> SlowBackend::kernels(int device) {
    switch (device) {
    case 0:
        return {};
    case 1:
        throw core::BackendError(core::BackendErrorKind::ContextLost, core::verbatim("The context is lost."));
    case 2:
        throw std::bad_alloc();
    default:
        throw std::runtime_error("A fault.");
    }
}

core::LaunchResult SlowBackend::launch(const core::LaunchRequest& request, const core::JobControl& control) {
    control.guardBegins(request.timeLimit);
    std::unique_lock lock(mutex_);
    launching_ = true;
    changed_.notify_all();
    changed_.wait(lock, [this] { return finishing_; });
    control.guardEnds();
    return {};
}

core::Measurement SlowBackend::measure(const core::MeasureRequest&, const core::JobControl& control) {
    {
        const std::lock_guard lock(mutex_);
        launching_ = true;
        changed_.notify_all();
    }
    std::uint64_t done = 0;
    while (!control.isCancelled()) {
        control.progress(++done, ~std::uint64_t{0});
        std::this_thread::yield();
    }
    core::Measurement measurement;
    measurement.stopped = core::StopReason::Cancelled;
    return measurement;
}

core::BlockTrace SlowBackend::trace(const core::LaunchRequest&, const core::JobControl&) {
    core::BlockTrace trace;
    trace.blocks = 20'000;
    for (std::uint64_t block = 0; block < trace.blocks; ++block) {
        trace.blockSm.push_back(static_cast<std::int32_t>(block % 132));
        trace.beginNanoseconds.push_back(block * 32);
        trace.endNanoseconds.push_back(block * 32 + 1000);
    }
    return trace;
}

void SlowBackend::waitUntilLaunching() {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [this] { return launching_; });
}

void SlowBackend::finishLaunches() {
    const std::lock_guard lock(mutex_);
    finishing_ = true;
    changed_.notify_all();
}

RunningServer::RunningServer(core::Backend& backend, SlowBackend* slow, std::size_t maxLine)
    : transport(maxLine) {
    options.name = "test 1.2.3";
    options.maxQueued = 4;
    options.grace = std::chrono::minutes(4); // enough on a busy machine
    options.endProcess = [this, slow](core::protocol::EndReason reason) {
        ended_.set_value(reason);
        if (slow != nullptr)
            slow->finishLaunches();
    };
    thread_ = std::thread([this, &backend] { core::protocol::serve(backend, transport, options); });
}

RunningServer::~RunningServer() {
    transport.endInput();
    if (thread_.joinable())
        thread_.join();
}

core::protocol::Response RunningServer::takeResponse() {
    while (true) {
        core::protocol::Message message = take();
        if (auto* response = std::get_if<core::protocol::Response>(&message))
            return std::move(*response);
    }
}

core::Json RunningServer::resultOf(std::int64_t id) {
    const core::protocol::Response response = takeResponse();
    EXPECT_EQ(response.id, id);
    if (const auto* error = std::get_if<core::protocol::Error>(&response.outcome)) {
        ADD_FAILURE() << error->message;
        return {};
    }
    return std::get<core::Json>(response.outcome);
}

Reply RunningServer::replyTo(std::int64_t id) {
    Reply reply;
    while (true) {
        core::protocol::Message message = take();
        if (auto* response = std::get_if<core::protocol::Response>(&message)) {
            EXPECT_EQ(response->id, id);
            if (const auto* error = std::get_if<core::protocol::Error>(&response->outcome))
                ADD_FAILURE() << error->message;
            else
                reply.result = std::get<core::Json>(response->outcome);
            return reply;
        }
        const auto& notification = std::get<core::protocol::Notification>(message);
        const core::JsonReader params(notification.params);
        EXPECT_EQ(params.at("id").integer<std::int64_t>(), id);
        if (notification.method == core::protocol::method::progress) {
            reply.progress.emplace_back(params.at("done").integer<std::uint64_t>(),
                                        params.at("total").integer<std::uint64_t>());
        } else if (notification.method == core::protocol::method::piece) {
            reply.columns.addPiece(params);
        } else {
            EXPECT_EQ(notification.method, core::protocol::method::point);
            const auto point = params.at("point").integer<std::size_t>(0, core::maxSweepPoints);
            reply.pointOrder.push_back(point);
            if (reply.points.size() <= point)
                reply.points.resize(point + 1);
            reply.points[point] =
                core::protocol::sweepOutcomeFromJson(params.at("outcome"), reply.columns, point);
        }
    }
}

core::protocol::Error RunningServer::errorOf(std::optional<std::int64_t> id) {
    const core::protocol::Response response = takeResponse();
    EXPECT_EQ(response.id, id);
    if (const auto* error = std::get_if<core::protocol::Error>(&response.outcome))
        return *error;
    ADD_FAILURE() << "no error";
    return {};
}

void RunningServer::initialize() {
    send(R"({"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":3,"client":"test"}})");
    resultOf(0);
}

core::protocol::EndReason RunningServer::end() {
    transport.endInput();
    return waitForEnd();
}

} // namespace trichevron::test
