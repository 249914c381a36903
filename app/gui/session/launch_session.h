// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The one owner of what the user is looking at: device, kernel, launch, and what a device answered to it.
#pragma once

#include "core/backend/backend.h"
#include "core/evaluation/evaluation.h"
#include "core/scene/hierarchy_path.h"

#include <QDateTime>
#include <QObject>
#include <QString>
#include <QTimer>
#include <QUndoStack>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace trichevron {

/// Everything that an edit can change. Devices and kernels are shared, so a state is cheap to keep for undo.
struct LaunchState {
    QString deviceKey; ///< DeviceEntry::key; empty while there is no device
    std::shared_ptr<const DeviceProperties> device;
    std::shared_ptr<const KernelInfo> kernel; ///< never null
    LaunchConfig config;
    KernelOptIns optIns;
    bool gridFollowsProblem = true;
    friend bool operator==(const LaunchState&, const LaunchState&) = default;
};

/// What was asked, of which device: two answers belong together when these are equal.
struct AskedLaunch {
    QString deviceKey;
    std::string kernel;
    LaunchConfig config;
    KernelOptIns optIns;
    friend bool operator==(const AskedLaunch&, const AskedLaunch&) = default;
};

/// What a device answered to one launch.
struct ActualAnswer {
    AskedLaunch asked;
    LaunchResult result;
    ProvenanceKind kind = ProvenanceKind::Live;
    QDateTime received;
};

/// A measurement of one launch.
struct ActualMeasurement {
    AskedLaunch asked;
    Measurement measurement;
    QDateTime received;
};

/// When and where the blocks of one launch ran.
struct ActualTrace {
    AskedLaunch asked;
    BlockTrace trace;
    ProvenanceKind kind = ProvenanceKind::Live;
    QDateTime received;
};

/// A sweep of one kernel on one device, over or under way: the points that are not reached yet say so.
struct ActualSweep {
    QString deviceKey;
    std::string kernel;
    std::vector<SweepPoint> points;
    Sweep sweep;                                   ///< an outcome for each of the points
    std::vector<std::optional<Summary>> summaries; ///< of the samples of each, in microseconds
    ProvenanceKind kind = ProvenanceKind::Live;
    QDateTime received; ///< of the newest outcome
    bool isUnderWay = false;

    AskedLaunch asked(std::size_t point) const;
};

/// Changes go through the functions below, each one step of undo (typing in one field is one step); each
/// computes the evaluation once and emits changed() once.
class LaunchSession : public QObject {
    Q_OBJECT

public:
    explicit LaunchSession(QObject* parent = nullptr);

    const LaunchState& state() const { return state_; }
    /// None while there is no device.
    const Evaluation* evaluation() const { return evaluation_ ? &*evaluation_ : nullptr; }
    /// The shape to draw: the evaluation's, or by 32 threads a warp while there is no device.
    LaunchShape shape() const;
    /// The kernel's attributes with the opt-ins of this launch.
    KernelAttributes kernelAttributes() const;
    AskedLaunch asked() const;
    LaunchRequest request(int ordinal) const;

    void setProblem(Axis axis, std::uint32_t elements);
    /// A grid that the user gives follows the problem no longer.
    void setGrid(Axis axis, std::uint32_t blocks);
    /// A cluster other than 1 × 1 × 1 needs an API that carries it, and chooses it.
    void setCluster(Axis axis, std::uint32_t blocks);
    void setBlock(Axis axis, std::uint32_t threads);
    void setDynamicSmem(Bytes bytes);
    /// A block of so many threads: with the y and z that it has, where those divide them, else along x.
    void setBlockSize(std::uint32_t threads);
    /// The opt-in is raised to it where it is smaller.
    void setDynamicSmemWithOptIn(Bytes bytes);
    void setStream(StreamKind stream);
    /// An API that carries no cluster drops the cluster.
    void setApi(LaunchApi api);
    void setMaxDynamicShared(Bytes bytes);
    void setNonPortableCluster(bool allowed);
    void setCooperative(bool cooperative);
    void setGridFollowsProblem(bool follows);
    void applyFix(const Fix& fix);
    /// Device, kernel and launch at once: a session that was opened, a preset, the pinned launch.
    void replace(const QString& text, const LaunchState& state);
    /// A launch of a sweep in place of the one that is shown.
    void applySweepPoint(const SweepPoint& point);
    /// Chosen by the user.
    void setDevice(const QString& key, std::shared_ptr<const DeviceProperties> device,
                   std::shared_ptr<const KernelInfo> kernel);
    /// Chosen by the user: begins with the launch that the kernel suggests.
    void setKernel(std::shared_ptr<const KernelInfo> kernel);

    /// Not steps of undo: the program learned more of a device, or found a better one before the user chose.
    void adoptDevice(const QString& key, std::shared_ptr<const DeviceProperties> device);
    void adoptKernel(std::shared_ptr<const KernelInfo> kernel);

    /// What of the launch stands in a field but cannot be read: one sentence, empty when there is nothing.
    /// The last good value is shown meanwhile, but is not what the user wants launched.
    /// `standIns` says which values the verdict is for instead, a sentence a line.
    void setUnreadable(const QString& sentence, const QString& standIns);
    const QString& unreadable() const { return unreadable_; }
    const QString& standIns() const { return standIns_; }

    QUndoStack& undoStack() { return undo_; }
    const QUndoStack& undoStack() const { return undo_; }
    /// The next edit is a new step of undo, even in the same field.
    void endEdit() { ++editSerial_; }

    void addAnswer(ActualAnswer answer);
    /// The answer to the launch that a measurement began with: what its demo explores and what threads wrote
    /// is of a launch alone, and stays as it was where both ended alike.
    void addAnswerOfMeasurement(ActualAnswer answer);
    void addMeasurement(ActualMeasurement measurement);
    void addTrace(ActualTrace trace);
    /// Takes the place of the sweep of the same kernel on the same device; its points come one by one, are
    /// answers and measurements of their launches too, and are told of together now and then.
    void beginSweep(ActualSweep sweep);
    void addSweepPoint(const QString& deviceKey, const std::string& kernel, std::size_t point,
                       const SweepOutcome& outcome);
    void endSweep(const QString& deviceKey, const std::string& kernel, StopReason stopped);
    /// One that has ended, with all its outcomes; in the place of an earlier one of the kernel on the device.
    void addSweep(ActualSweep sweep);
    /// What a device was known by has changed: what it answered goes with it, and so does the choice of it.
    /// Not a step of undo.
    void moveDevice(const QString& from, const QString& to, std::shared_ptr<const DeviceProperties> device);
    /// All that is kept, the oldest first.
    const std::vector<ActualAnswer>& answers() const { return answers_; }
    const std::vector<ActualTrace>& traces() const { return traces_; }
    /// The newest answer to exactly the launch that is shown; null when it was not asked.
    const ActualAnswer* answer() const;
    const ActualMeasurement* measurement() const;
    /// All that are kept, the newest last.
    const std::vector<ActualMeasurement>& measurements() const { return measurements_; }
    /// The newest trace of exactly the launch that is shown; null when there is none.
    const ActualTrace* trace() const;
    const std::vector<ActualSweep>& sweeps() const { return sweeps_; }
    /// The newest sweep of the kernel that is shown on the device that is shown; null when there is none.
    const ActualSweep* sweep() const;
    /// True when the newest answer belongs to another launch than the one that is shown.
    bool newestAnswerIsOfAnotherLaunch() const;

    const HierarchyPath& path() const { return path_; }
    void setPath(const HierarchyPath& path);

    /// A launch to hold beside the one that is shown; none at first. Pinning is no step of undo.
    const std::optional<LaunchState>& pinned() const { return pinned_; }
    void setPinned(const std::optional<LaunchState>& launch);
    /// The pinned launch becomes the shown one, and the other way round: one step of undo.
    void swapWithPinned();
    /// The newest measurement and answer of any launch; null when it was not asked.
    const ActualAnswer* answerTo(const LaunchState& launch) const;
    const ActualMeasurement* measurementOf(const LaunchState& launch) const;

Q_SIGNALS:
    void changed();
    /// An answer, a measurement, a trace or points of a sweep came in.
    void resultsChanged();
    void pathChanged();
    void pinnedChanged();
    void unreadableChanged();

private:
    friend class StateCommand;
    friend class PinCommand;
    void edit(const QString& text, int field, const std::function<void(LaunchState&)>& change);
    void take(const LaunchState& from, const LaunchState& to);
    void refresh();
    ActualSweep* findSweep(const QString& deviceKey, const std::string& kernel);
    ActualSweep& keepSweep(ActualSweep sweep);
    void keepOutcome(ActualSweep& sweep, std::size_t point);
    void keepAnswerOfMeasurement(ActualAnswer answer);
    bool keepMeasurement(ActualMeasurement measurement);

    LaunchState state_;
    std::optional<Evaluation> evaluation_;
    std::vector<ActualAnswer> answers_;
    std::vector<ActualMeasurement> measurements_;
    std::vector<ActualTrace> traces_;
    std::vector<ActualSweep> sweeps_;
    QTimer pointsCame_; ///< single shot: from a point of a sweep until it is told of
    HierarchyPath path_;
    std::optional<LaunchState> pinned_;
    QString unreadable_;
    QString standIns_;
    QUndoStack undo_;
    int editSerial_ = 0;
};

/// What the window shows before any worker told of kernels: a launch, of a kernel nothing is known of.
std::shared_ptr<const KernelInfo> unknownKernel();

} // namespace trichevron
