// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/protocol/slow_backend.h"

#include <gtest/gtest.h>

namespace trichevron::test {

std::vector<KernelInfo> SlowBackend::kernels(int device) {
    switch (device) {
    case 0:
        return {};
    case 1:
        throw BackendError(BackendErrorKind::ContextLost, "The context is lost.");
    case 2:
        throw std::bad_alloc();
    default:
        throw std::runtime_error("A fault.");
    }
}

LaunchResult SlowBackend::launch(const LaunchRequest& request, const JobControl& control) {
    control.guardBegins(request.timeLimit);
    std::unique_lock lock(mutex_);
    launching_ = true;
    changed_.notify_all();
    changed_.wait(lock, [this] { return free_; });
    control.guardEnds();
    return {};
}

Measurement SlowBackend::measure(const MeasureRequest&, const JobControl& control) {
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
    Measurement measurement;
    measurement.stopped = StopReason::Cancelled;
    return measurement;
}

void SlowBackend::waitUntilLaunching() {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [this] { return launching_; });
}

void SlowBackend::letGo() {
    const std::lock_guard lock(mutex_);
    free_ = true;
    changed_.notify_all();
}

RunningServer::RunningServer(Backend& backend, SlowBackend* slow, std::size_t maxLine) : transport(maxLine) {
    options.name = "test 1.2.3";
    options.maxQueued = 4;
    options.endProcess = [this, slow](protocol::EndReason reason) {
        ended_.set_value(reason);
        if (slow != nullptr)
            slow->letGo();
    };
    thread_ = std::thread([this, &backend] { protocol::serve(backend, transport, options); });
}

RunningServer::~RunningServer() {
    transport.endInput();
    if (thread_.joinable())
        thread_.join();
}

protocol::Response RunningServer::takeResponse() {
    while (true) {
        protocol::Message message = take();
        if (auto* response = std::get_if<protocol::Response>(&message))
            return std::move(*response);
    }
}

Json RunningServer::resultOf(std::int64_t id) {
    const protocol::Response response = takeResponse();
    EXPECT_EQ(response.id, id);
    if (const auto* error = std::get_if<protocol::Error>(&response.outcome)) {
        ADD_FAILURE() << error->message;
        return {};
    }
    return std::get<Json>(response.outcome);
}

protocol::Error RunningServer::errorOf(std::optional<std::int64_t> id) {
    const protocol::Response response = takeResponse();
    EXPECT_EQ(response.id, id);
    if (const auto* error = std::get_if<protocol::Error>(&response.outcome))
        return *error;
    ADD_FAILURE() << "no error";
    return {};
}

void RunningServer::initialize() {
    send(R"({"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":1,"client":"test"}})");
    resultOf(0);
}

protocol::EndReason RunningServer::end() {
    transport.endInput();
    return waitForEnd();
}

} // namespace trichevron::test
