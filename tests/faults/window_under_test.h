// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The whole window over one worker, watched: when the program learns of a fault, when its words are painted,
/// when a worker is ready again, and how long the event loop was kept from turning.
#pragma once

#include "app/gui/main_window/main_window.h"
#include "app/gui/session/app_context.h"
#include "core/fault/fault.h"

#include <QElapsedTimer>
#include <QTimer>

#include <functional>
#include <memory>
#include <optional>

namespace trichevron::faults {

class WindowUnderTest : public QObject {
public:
    WindowUnderTest(const QStringList& command, const WorkerTimeouts& timeouts);

    AppContext& app() { return *app_; }
    WorkerClient& worker() { return app_->devices.localWorker(); }

    /// Turns the event loop until it holds, for so long at most.
    bool waitFor(const std::function<bool()>& condition, int milliseconds);
    bool waitUntilReady(int milliseconds = 60000);
    void turnFor(double milliseconds);

    /// Types a launch into the fields, as a user would.
    void typeLaunch(unsigned block);

    /// The window as it is now, in a PNG.
    void savePicture(const QString& file);

    /// Forgets what was seen so far.
    void beginWatching();
    /// The fault that the program learnt of since then.
    const std::optional<Fault>& known() const { return known_; }
    /// Milliseconds from then to its words being painted; none while they are not.
    std::optional<double> toldAfter() const { return toldAfter_; }
    /// Seconds from then to a ready worker.
    std::optional<double> readyAfter() const { return readyAfter_; }
    double longestStall() const { return longestStall_; }

protected:
    bool eventFilter(QObject* object, QEvent* event) override;

private:
    double now() const { return static_cast<double>(clock_.nsecsElapsed()) / 1e6; }
    void lookForWords();

    QElapsedTimer clock_;
    std::unique_ptr<AppContext> app_;
    std::unique_ptr<MainWindow> window_;
    QTimer tick_;
    double lastTick_ = 0;
    double longestStall_ = 0;
    std::optional<Fault> known_;
    double knownAt_ = 0;
    std::optional<double> toldAfter_;
    std::optional<double> readyAfter_;
};

} // namespace trichevron::faults
