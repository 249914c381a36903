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

class SlowBackend final : public Backend {
public:
    explicit SlowBackend(ProvenanceKind kind = ProvenanceKind::Live) : kind_(kind) {}

    ProvenanceKind kind() const override { return kind_; }
    std::vector<DeviceProperties> devices() override { return {}; }
    /// Device 0 has no kernels; the others throw different exceptions.
    std::vector<KernelInfo> kernels(int device) override;
    /// Waits until finishLaunches(), under the time limit.
    LaunchResult launch(const LaunchRequest& request, const JobControl& control) override;
    /// Reports progress until it is cancelled.
    Measurement measure(const MeasureRequest& request, const JobControl& control) override;
    /// Returns the trace of 20,000 blocks.
    BlockTrace trace(const LaunchRequest& request, const JobControl& control) override;
    void releaseMemory() override { ++released_; }
    int released() const { return released_; }

    void waitUntilLaunching();
    void finishLaunches();

private:
    ProvenanceKind kind_;
    std::mutex mutex_;
    std::condition_variable changed_;
    bool launching_ = false;
    bool finishing_ = false;
    std::atomic<int> released_ = 0;
};

/// The reply to one request, with the notifications before it.
struct Reply {
    Json result;
    protocol::ColumnCollector columns;
    std::vector<std::pair<std::uint64_t, std::uint64_t>> progress; ///< done and total
    std::vector<std::size_t> pointOrder; ///< points of a sweep, in the order of arrival
    std::vector<SweepOutcome> points;    ///< by index
};

/// A server over buffers, on a separate thread. Instead of ending the process, it finishes the launches of
/// `slow` and stores the reason.
class RunningServer {
public:
    explicit RunningServer(Backend& backend, SlowBackend* slow = nullptr,
                           std::size_t maxLine = protocol::maxMessageBytes);
    RunningServer(const RunningServer&) = delete;
    RunningServer& operator=(const RunningServer&) = delete;
    ~RunningServer();

    void send(std::string_view line) { transport.push(std::string(line) + '\n'); }
    /// The next message of the server.
    protocol::Message take() { return protocol::parseMessage(transport.takeLine()); }
    /// The result in the next response, which must be to this request. Skips notifications.
    Json resultOf(std::int64_t id);
    /// The same with the notifications before it.
    Reply replyTo(std::int64_t id);
    protocol::Error errorOf(std::optional<std::int64_t> id);
    void initialize();
    /// Ends the input, waits for the server, and returns why the process would have ended.
    protocol::EndReason end();
    protocol::EndReason waitForEnd() { return ended_.get_future().get(); }

    BufferTransport transport;
    protocol::ServerOptions options;

private:
    protocol::Response takeResponse();

    std::promise<protocol::EndReason> ended_;
    std::thread thread_;
};

} // namespace trichevron::test
