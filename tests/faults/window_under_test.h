// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The whole window with one worker. Records when the program notices a fault, when its message is painted,
/// when a worker is ready again, and the longest stall of the event loop.
#pragma once

#include "app/gui/main_window/main_window.h"
#include "app/gui/session/app_context.h"
#include "core/fault/fault.h"

#include <QElapsedTimer>
#include <QTimer>

#include <functional>
#include <memory>
#include <optional>

namespace trichevron::gui::faults {

class WindowUnderTest : public QObject {
public:
    WindowUnderTest(const QStringList& command, const WorkerTimeouts& timeouts);

    AppContext& app() { return *app_; }
    WorkerClient& worker() { return app_->devices.localWorker(); }

    /// Runs the event loop until the condition holds. The time limit only ends a test that hangs.
    bool waitFor(const std::function<bool()>& condition, int milliseconds = 300000);
    bool waitUntilReady();
    void processEventsFor(double milliseconds);

    /// Types a block size into its field, as a user would.
    void typeLaunch(unsigned block);

    /// Saves a PNG of the window.
    void savePicture(const QString& file);

    /// Clears the records below.
    void beginWatching();
    /// The first fault that the program noticed.
    const std::optional<core::Fault>& fault() const { return fault_; }
    /// Milliseconds from noticing it until its message is painted.
    std::optional<double> reportedAfter() const { return reportedAfter_; }
    /// Seconds from noticing it until a worker is ready.
    std::optional<double> readyAfter() const { return readyAfter_; }
    /// Milliseconds.
    double longestStall() const { return longestStall_; }

protected:
    bool eventFilter(QObject* object, QEvent* event) override;

private:
    double now() const { return static_cast<double>(clock_.nsecsElapsed()) / 1e6; }

    QElapsedTimer clock_;
    std::unique_ptr<AppContext> app_;
    std::unique_ptr<MainWindow> window_;
    QTimer tick_;
    double lastTick_ = 0;
    double longestStall_ = 0;
    std::optional<core::Fault> fault_;
    double noticedAt_ = 0;
    std::optional<double> reportedAfter_;
    std::optional<double> readyAfter_;
};

} // namespace trichevron::gui::faults
