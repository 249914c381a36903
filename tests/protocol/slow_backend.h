// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// A backend that a test controls: a launch runs until finishLaunches(), like a kernel that takes long, and a
/// measurement until it is cancelled. Its results are empty.
#pragma once

#include "core/backend/backend.h"
#include "core/protocol/columns.h"
#include "core/protocol/server.h"
#include "tests/support/buffer_transport.h"

#include <atomic>
#include <condition_variable>
#include <future>
#include <mutex>
#include <optional>
#include <thread>

namespace trichevron::test {

class SlowBackend final : public core::Backend {
public:
    explicit SlowBackend(core::ProvenanceKind kind = core::ProvenanceKind::Live) : kind_(kind) {}

    core::ProvenanceKind kind() const override { return kind_; }
    std::vector<core::DeviceProperties> devices() override { return {}; }
    /// Device 0 has no kernels; the others throw different exceptions.
    std::vector<core::KernelInfo> kernels(int device) override;
    /// Waits until finishLaunches(), under the time limit.
    core::LaunchResult launch(const core::LaunchRequest& request, const core::JobControl& control) override;
    /// Reports progress until it is cancelled.
    core::Measurement measure(const core::MeasureRequest& request, const core::JobControl& control) override;
    /// Returns the trace of 20,000 blocks.
    core::BlockTrace trace(const core::LaunchRequest& request, const core::JobControl& control) override;
    void releaseMemory() override { ++released_; }
    int released() const { return released_; }

    void waitUntilLaunching();
    void finishLaunches();

private:
    core::ProvenanceKind kind_;
    std::mutex mutex_;
    std::condition_variable changed_;
    bool launching_ = false;
    bool finishing_ = false;
    std::atomic<int> released_ = 0;
};

/// The reply to one request, with the notifications before it.
struct Reply {
    core::Json result;
    core::protocol::ColumnCollector columns;
    std::vector<std::pair<std::uint64_t, std::uint64_t>> progress; ///< done and total
    std::vector<std::size_t> pointOrder;    ///< points of a sweep, in the order of arrival
    std::vector<core::SweepOutcome> points; ///< by index
};

/// A server over buffers, on a separate thread. Instead of ending the process, it finishes the launches of
/// `slow` and stores the reason.
class RunningServer {
public:
    explicit RunningServer(core::Backend& backend, SlowBackend* slow = nullptr,
                           std::size_t maxLine = core::protocol::maxMessageBytes);
    RunningServer(const RunningServer&) = delete;
    RunningServer& operator=(const RunningServer&) = delete;
    ~RunningServer();

    void send(std::string_view line) { transport.push(std::string(line) + '\n'); }
    /// The next message of the server.
    core::protocol::Message take() { return core::protocol::parseMessage(transport.takeLine()); }
    /// The result in the next response, which must be to this request. Skips notifications.
    core::Json resultOf(std::int64_t id);
    /// The same with the notifications before it.
    Reply replyTo(std::int64_t id);
    core::protocol::Error errorOf(std::optional<std::int64_t> id);
    void initialize();
    /// Ends the input, waits for the server, and returns why the process would have ended.
    core::protocol::EndReason end();
    core::protocol::EndReason waitForEnd() { return ended_.get_future().get(); }

    BufferTransport transport;
    core::protocol::ServerOptions options;

private:
    core::protocol::Response takeResponse();

    std::promise<core::protocol::EndReason> ended_;
    std::thread thread_;
};

} // namespace trichevron::test
