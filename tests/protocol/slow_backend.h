// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// A backend that does what a test tells it: it waits inside a launch until it is let go or cancelled, as a
/// device would with a kernel that runs long. It measures nothing.
#pragma once

#include "core/backend/backend.h"
#include "core/protocol/columns.h"
#include "core/protocol/server.h"

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
    /// Throws what a backend may throw, by the device's number.
    std::vector<KernelInfo> kernels(int device) override;
    /// Waits, in a guarded section, until letGo().
    LaunchResult launch(const LaunchRequest& request, const JobControl& control) override;
    /// Reports progress until it is cancelled.
    Measurement measure(const MeasureRequest& request, const JobControl& control) override;
    /// Says where 20,000 blocks ran, at once.
    BlockTrace trace(const LaunchRequest& request, const JobControl& control) override;
    void releaseMemory() override { ++released_; }
    int released() const { return released_; }

    void waitUntilLaunching();
    void letGo();

private:
    ProvenanceKind kind_;
    std::mutex mutex_;
    std::condition_variable changed_;
    bool launching_ = false;
    bool free_ = false;
    std::atomic<int> released_ = 0;
};

/// Everything that was told of one request.
struct Told {
    Json result;
    protocol::ColumnCollector columns;
    std::vector<std::pair<std::uint64_t, std::uint64_t>> progress; ///< done and total
    std::vector<std::size_t> pointOrder;                           ///< points of a sweep, as they came
    std::vector<SweepOutcome> points;                              ///< by place
};

/// A server over buffers, on a thread of its own. The end of its process lets the backend go and is kept.
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
    /// The next response, which must be to this request; progress before it is skipped.
    Json resultOf(std::int64_t id);
    /// The same with what came before it.
    Told answerTo(std::int64_t id);
    protocol::Error errorOf(std::optional<std::int64_t> id);
    void initialize();
    /// Ends the input and waits for the server: why the process would have ended.
    protocol::EndReason end();
    protocol::EndReason waitForEnd() { return ended_.get_future().get(); }

    protocol::BufferTransport transport;
    protocol::ServerOptions options;

private:
    protocol::Response takeResponse();

    std::promise<protocol::EndReason> ended_;
    std::thread thread_;
};

} // namespace trichevron::test
