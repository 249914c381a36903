// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Work in threads of which only the latest counts: what it replaces is cancelled, and joined once it is
/// done.
#pragma once

#include <QObject>

#include <atomic>
#include <functional>
#include <memory>
#include <thread>
#include <vector>

namespace trichevron::gui {

class LatestThread {
public:
    /// What the work is given.
    class Run {
    public:
        /// Set once the result is not wanted any more.
        const std::atomic<bool>& cancelled() const { return cancelled_; }
        /// Calls `take` in the thread of the owner if this is the latest run by then.
        void reply(std::function<void()> take) const;

    private:
        friend class LatestThread;
        LatestThread* owner_ = nullptr;
        std::weak_ptr<Run> self_;
        std::atomic<bool> cancelled_ = false;
        std::atomic<bool> done_ = false;
        std::thread thread_;
    };

    /// `context`: the object that has this as its last member, so that no thread outlives what it uses.
    explicit LatestThread(QObject& context) : context_(context) {}
    /// Cancels, and waits for the threads.
    ~LatestThread();
    LatestThread(const LatestThread&) = delete;
    LatestThread& operator=(const LatestThread&) = delete;

    /// Cancels the latest run, and starts `work` in a thread. `atEnd` is the last reply; nothing is running
    /// then.
    void start(std::function<void(const Run&)> work, std::function<void()> atEnd);
    void cancel();
    bool isRunning() const { return latest_ != nullptr; }

private:
    void joinDone();

    QObject& context_;
    std::shared_ptr<Run> latest_;
    std::vector<std::shared_ptr<Run>> runs_; ///< whose threads are to be joined
};

} // namespace trichevron::gui
