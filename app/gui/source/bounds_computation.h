// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Compiles a kernel with each of its possible bounds in a thread.
#pragma once

#include "core/compile/bounds_curve.h"

#include <QObject>

#include <atomic>
#include <memory>
#include <thread>
#include <vector>

namespace trichevron::gui {

class BoundsComputation final : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;
    /// Cancels, and waits for the threads.
    ~BoundsComputation() override;

    /// Cancels what is being computed, and forgets the points.
    void start(core::BoundsRequest request);
    void cancel();
    bool isRunning() const { return current_ != nullptr; }
    /// In the order of boundsChoices(), as far as they are there.
    const std::vector<core::BoundsPoint>& points() const { return points_; }

Q_SIGNALS:
    /// points() or isRunning().
    void changed();

private:
    struct Run {
        std::atomic<bool> cancelled = false;
        std::atomic<bool> done = false;
        std::thread thread;
    };
    void joinDone();

    std::shared_ptr<Run> current_;
    std::vector<std::shared_ptr<Run>> runs_; ///< whose threads are to be joined
    std::vector<core::BoundsPoint> points_;
};

} // namespace trichevron::gui
