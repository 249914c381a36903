// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// What devices replied to launches, kept by launch, so that going back to a launch shows its results again.
#pragma once

#include "core/backend/backend.h"
#include "core/fault/asserted_thread.h"

#include <QDateTime>
#include <QObject>
#include <QString>
#include <QTimer>

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace trichevron::gui {

/// Identifies a launch on a device: results belong to the same launch when their keys are equal.
struct LaunchKey {
    QString deviceKey; ///< DeviceEntry::key
    std::string kernel;
    core::LaunchConfig config;
    core::KernelOptIns optIns;
    std::string own{}; ///< of a kernel of the user's own: its code and its arguments
    friend bool operator==(const LaunchKey&, const LaunchKey&) = default;
};

/// The reply to one launch.
struct ActualAnswer {
    LaunchKey launch;
    core::LaunchResult result;
    core::ProvenanceKind kind = core::ProvenanceKind::Live;
    QDateTime received;
    std::optional<core::AssertedThread> asserted = {}; ///< what the device printed of it; not kept in files
    bool isOfLesson = false;                           ///< a lesson asked for it, and brings it again
};

/// A measurement of one launch.
struct ActualMeasurement {
    LaunchKey launch;
    core::Measurement measurement;
    QDateTime received;
    bool isOfLesson = false; ///< as ActualAnswer::isOfLesson
};

/// When and where the blocks of one launch ran.
struct ActualTrace {
    LaunchKey launch;
    core::BlockTrace trace;
    core::ProvenanceKind kind = core::ProvenanceKind::Live;
    QDateTime received;
    bool isOfLesson = false; ///< as ActualAnswer::isOfLesson
};

/// A launch that still ran at its time limit: its process was ended, and there is no answer.
struct ActualTimeLimit {
    LaunchKey launch;
    core::Seconds limit;
    QDateTime received;
    bool isOfLesson = false; ///< as ActualAnswer::isOfLesson
};

/// A sweep of one kernel on one device, finished or running. Its measurements are those that the store keeps
/// for their launches, not copies.
struct ActualSweep {
    QString deviceKey;
    std::string kernel;
    std::vector<core::SweepPoint> points;
    core::Sweep sweep;                                   ///< an outcome for each of the points
    std::vector<std::optional<core::Summary>> summaries; ///< of the samples of each point, in microseconds
    core::ProvenanceKind kind = core::ProvenanceKind::Live;
    QDateTime received; ///< of the newest outcome
    bool isRunning = false;
    std::string own{}; ///< as LaunchKey::own

    LaunchKey launch(std::size_t point) const;
};

/// Keeps the newest results of each kind for each launch, up to a limit, beyond which the oldest is dropped.
/// Each function below that changes something emits changed() once.
class ResultStore : public QObject {
    Q_OBJECT

public:
    explicit ResultStore(QObject* parent = nullptr);

    /// What comes from now on, sweeps aside, was asked for by a lesson, or by the user again.
    void setOfLesson(bool isOfLesson) { isOfLesson_ = isOfLesson; }
    void addAnswer(ActualAnswer answer);
    /// Keeps what is there already where an interrupted measurement has no more samples than the earlier one.
    void addMeasurement(ActualMeasurement measurement);
    /// A measurement and the answer to its first launch. The demo's tables and the threads' values come from
    /// single launches only: those of an earlier answer with the same outcome are kept.
    void addMeasuredAnswer(ActualMeasurement measurement, core::ProvenanceKind kind);
    /// The device printed this for the newest answer, whose assert() failed; the first thread is kept.
    void addAssertedThread(const core::AssertedThread& asserted);
    void addTrace(ActualTrace trace);
    /// A later answer of the launch takes its place.
    void addTimeLimit(ActualTimeLimit ended);
    /// Replaces the sweep of the same kernel on the same device. Its points are added one by one; each is the
    /// answer and the measurement of its launch too.
    void beginSweep(ActualSweep sweep);
    /// changed() follows within 50 ms, once for all points that came meanwhile.
    void addSweepPoint(const QString& deviceKey, const std::string& kernel, std::size_t point,
                       const core::SweepOutcome& outcome);
    void endSweep(const QString& deviceKey, const std::string& kernel, core::StopReason stopped);
    /// A finished sweep with all its outcomes; replaces an earlier one of the kernel on the device.
    void addSweep(ActualSweep sweep);
    /// A device has another key now: its results get that key.
    void moveDevice(const QString& from, const QString& to);

    /// The newest result for this launch; null when there is none.
    const ActualAnswer* answer(const LaunchKey& launch) const;
    const ActualMeasurement* measurement(const LaunchKey& launch) const;
    const ActualTrace* trace(const LaunchKey& launch) const;
    const ActualTimeLimit* timeLimit(const LaunchKey& launch) const;
    /// The newest sweep of the kernel on the device; null when there is none.
    const ActualSweep* sweep(const QString& deviceKey, const std::string& kernel) const;

    /// The measurements of these launches are compared with that of the launch at hand. Which ones is a
    /// choice of the user, no result: changed() does not follow.
    void setCompared(const LaunchKey& launch, bool isCompared);
    void compareAll();
    void compareNone() { compared_.clear(); }
    bool isCompared(const LaunchKey& launch) const;
    /// The measurement of the launch at hand first, if there is one, then those to compare it with, as in
    /// listed().
    std::vector<const ActualMeasurement*> comparedWith(const LaunchKey& launch) const;

    /// All measurements, the newest first. Those of a sweep, which are made in a random order, stand together
    /// by their sizes.
    std::vector<const ActualMeasurement*> listed() const;

    /// Everything kept, the oldest first.
    const std::vector<ActualAnswer>& answers() const { return answers_; }
    const std::vector<std::shared_ptr<ActualMeasurement>>& measurements() const { return measurements_; }
    const std::vector<ActualTrace>& traces() const { return traces_; }
    const std::vector<ActualTimeLimit>& timeLimits() const { return timeLimits_; }
    const std::vector<ActualSweep>& sweeps() const { return sweeps_; }

Q_SIGNALS:
    void changed();

private:
    ActualSweep* findSweep(const QString& deviceKey, const std::string& kernel);
    ActualSweep& keepSweep(ActualSweep sweep);
    void keepOutcome(ActualSweep& sweep, std::size_t point);
    void keepAnswer(ActualAnswer answer);
    void keepMeasuredAnswer(ActualAnswer answer);
    std::shared_ptr<ActualMeasurement> keepMeasurement(ActualMeasurement measurement);

    std::vector<ActualAnswer> answers_;
    std::vector<std::shared_ptr<ActualMeasurement>> measurements_; ///< never null; shared with sweeps_
    std::vector<LaunchKey> compared_;
    std::vector<ActualTrace> traces_;
    std::vector<ActualTimeLimit> timeLimits_;
    std::vector<ActualSweep> sweeps_;
    bool isOfLesson_ = false;
    QTimer pointsTimer_; ///< single shot: from a sweep's point until changed()
};

} // namespace trichevron::gui
