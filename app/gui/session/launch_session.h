// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The launch that the window shows: device, kernel, configuration, its undo history, its evaluation,
/// and what devices replied.
#pragma once

#include "app/gui/session/launch_history.h"
#include "app/gui/session/launch_state.h"
#include "app/gui/session/on_change.h"
#include "app/gui/session/pinned_launches.h"
#include "app/gui/session/result_store.h"
#include "app/gui/session/step_list.h"
#include "app/gui/session/unknown_kernel.h"
#include "app/gui/session/unreadable_fields.h"
#include "app/gui/text/later_text.h"
#include "core/backend/backend.h"
#include "core/evaluation/evaluation.h"
#include "core/scene/hierarchy_path.h"

#include <QFlags>
#include <QObject>
#include <QString>
#include <QUndoStack>

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace trichevron::gui {

// Not directly in trichevron::gui, where these operators would hide the global ones of other flags.
namespace changes {
/// What changed in a session.
enum class SessionChange {
    Launch = 1,      ///< device, kernel or launch, and with them the evaluation
    Results = 2,     ///< an answer, a measurement, a trace or points of a sweep
    Path = 4,        ///< the place in the hierarchy, the chosen bin, or the kernel that is looked at
    Pin = 8,         ///< the pinned launches
    Unreadable = 16, ///< which fields cannot be read
    Steps = 32       ///< the steps of the presentation
};
Q_DECLARE_FLAGS(SessionChanges, SessionChange)
Q_DECLARE_OPERATORS_FOR_FLAGS(SessionChanges)
} // namespace changes
using changes::SessionChange;
using changes::SessionChanges;

/// Owns the current launch, its undo history, the pinned launches and the results. Edits go through the
/// functions below; each is one step of undo (typing in one field is one step), evaluates the launch once and
/// emits changed() once. What a step takes off the selection comes back with its undo.
class LaunchSession : public QObject {
    Q_OBJECT

public:
    explicit LaunchSession(QObject* parent = nullptr);

    const LaunchState& state() const { return state_; }
    /// None while there is no device.
    const core::Evaluation* evaluation() const { return evaluation_ ? &*evaluation_ : nullptr; }
    /// The shape to draw: the evaluation's, or by 32 threads a warp while there is no device.
    core::LaunchShape shape() const;
    /// The kernel's attributes with the opt-ins of this launch.
    core::KernelAttributes kernelAttributes() const;
    LaunchKey launchKey() const { return launchKeyOf(state_); }
    core::LaunchRequest request(int ordinal) const;

    /// The functions with an extent change the whole row; `axis` is that of the field in which the user does
    /// it: all edits of one field are one step of undo.
    void setProblem(core::Axis axis, std::uint32_t elements);
    void setProblem(core::Axis axis, const core::ProblemExtent& problem);
    /// The grid no longer follows the problem.
    void setGrid(core::Axis axis, std::uint32_t blocks);
    void setGrid(core::Axis axis, const core::GridExtent& grid);
    /// A cluster other than 1 × 1 × 1 also selects an API that takes clusters. Without it, the earlier one
    /// returns, unless the user selected the API.
    void setCluster(core::Axis axis, std::uint32_t blocks);
    void setCluster(core::Axis axis, const core::ClusterExtent& cluster);
    void setBlock(core::Axis axis, std::uint32_t threads);
    void setBlock(core::Axis axis, const core::BlockExtent& block);
    void setDynamicSmem(core::Bytes bytes);
    /// See core::blockOfThreads().
    void setBlockSize(std::uint32_t threads);
    /// Also raises the opt-in where it is smaller.
    void setDynamicSmemWithOptIn(core::Bytes bytes);
    void setStream(core::StreamKind stream);
    /// None: a stream of the primary context.
    void setGreenContext(std::optional<std::uint32_t> smCount);
    /// Takes off what the function does not take. It comes back with a function that does, unless the user
    /// has edited it since.
    void setApi(core::LaunchApi api);
    /// Selects a function that takes attributes, as a cluster does.
    void setLaunchAttributes(const core::LaunchAttributes& attributes);
    void setMaxDynamicShared(core::Bytes bytes);
    void setNonPortableCluster(bool allowed);
    void setCooperative(bool cooperative);
    void setGridFollowsProblem(bool follows);
    /// What the kernel of the launch, one of the user's own, is launched with. `field` is that in which the
    /// user does it: all edits of one field are one step of undo.
    void setArguments(int field, const core::OwnArguments& arguments);
    void applyFix(const core::Fix& fix);
    /// Replaces device, kernel and launch together: an opened session, the pinned launch.
    /// `path`: what is selected there; without it, what is selected now, as far as the other launch has it.
    void replace(const LaterText& name, const LaunchState& state,
                 const std::optional<core::HierarchyPath>& path = std::nullopt);
    /// As replace(), as part of a step of undo, and looks at this kernel of the trace of the other launch.
    /// Undo looks again at the one that was looked at before.
    void replace(const LaterText& name, const LaunchState& state, const core::HierarchyPath& path,
                 std::uint32_t tracedKernel);
    /// As replace(), by a launch that has nothing to do with the former one: what was selected there is not
    /// selected here.
    void beginWith(const LaterText& name, const LaunchState& state, StepOrigin origin = StepOrigin::User);
    /// The launch is as beginWith() or setKernel() set it last: the user has changed nothing in it.
    bool isAsBegun() const { return begun_ == state_; }
    /// Replaces the current launch by one of a sweep.
    void applySweepPoint(const core::SweepPoint& point);
    /// Replaces the current launch by a recorded one.
    void applyRecorded(const core::SweepPoint& point);
    /// The user selected this device.
    void setDevice(const QString& key, std::shared_ptr<const core::DeviceProperties> device,
                   std::shared_ptr<const core::KernelInfo> kernel);
    /// The user selected this kernel; the launch becomes the one that the kernel suggests.
    void setKernel(std::shared_ptr<const core::KernelInfo> kernel);

    /// Not steps of undo: the program has new facts about a device, or found a better one before the user
    /// selected one.
    void adoptDevice(const QString& key, std::shared_ptr<const core::DeviceProperties> device);
    void adoptKernel(std::shared_ptr<const core::KernelInfo> kernel);
    /// The code of this kernel, one of the user's own, is another one.
    void adoptCode(const std::string& kernel, const std::string& code);
    /// The kernel of the launch, one of the user's own, has no arguments yet: these are proposed.
    void adoptArguments(const core::OwnArguments& arguments);
    /// By kernel: what tells two versions of its code apart.
    const std::map<std::string, std::string>& codes() const { return codes_; }

    /// All fields of an editor whose text cannot be read. The launch keeps their last valid values, which are
    /// not what the user wants to launch.
    void setUnreadable(FieldEditor editor, const std::vector<UnreadableField>& fields);
    /// What is wrong with the first such field, and what its editor uses instead; empty where all can be
    /// read.
    QString unreadable() const { return history_.unreadable().problem(); }
    QString standIns() const { return history_.unreadable().standIns(); }

    /// The launch as it would be after these calls of the functions above, which then change nothing.
    LaunchState outcomeOf(const std::function<void()>& edits);

    QUndoStack& undoStack() { return history_.stack(); }
    const QUndoStack& undoStack() const { return history_.stack(); }
    /// Takes back what was done last: a text that cannot be read, or a step, as far as the floor.
    void undo() { history_.undo(); }
    bool canUndo() const { return history_.canUndo(); }
    /// Undoes the last step, one of the launch, as if it had not been: it cannot be redone.
    void dropLastStep() { history_.dropLastStep(); }
    /// A text that cannot be read came after the last step.
    bool isTypingLast() const { return history_.isTypingLast(); }
    /// Undo goes back to this index of the stack; 0: to the beginning.
    void setUndoFloor(int index) { history_.setFloor(index); }
    /// The next edit is a new step of undo, even in the same field.
    void endEdit() { history_.endEdit(); }

    /// The results of all launches; a change of them is a SessionChange::Results.
    ResultStore& results() { return results_; }
    const ResultStore& results() const { return results_; }
    /// The newest results of exactly the current launch; null where there are none.
    const ActualAnswer* answer() const { return results_.answer(launchKey()); }
    const ActualMeasurement* measurement() const { return results_.measurement(launchKey()); }
    const ActualTrace* trace() const { return results_.trace(launchKey()); }
    /// The newest sweep of the current kernel on the current device; null when there is none.
    const ActualSweep* sweep() const;
    /// True when the newest answer belongs to another launch than the current one.
    bool isNewestAnswerOfAnotherLaunch() const;
    /// A device has another key now, because the same board is offered elsewhere: its results, the pinned
    /// launch and the current one get that key. Not a step of undo.
    void moveDevice(const QString& from, const QString& to,
                    std::shared_ptr<const core::DeviceProperties> device);

    const core::HierarchyPath& path() const { return path_; }
    void setPath(const core::HierarchyPath& path);
    /// Of a histogram: the one that the user chose or found last, which a later launch may not have; views
    /// show chosenBin() of it.
    std::optional<std::uint32_t> bin() const { return bin_; }
    void setBin(std::uint32_t bin);
    /// Of a launch that starts several kernels, by its trace: the number of the one whose blocks are looked
    /// at; 0 where there is no such trace. Another launch begins with 0.
    std::uint32_t tracedKernel() const;
    void setTracedKernel(std::uint32_t kernel);

    /// Launches to compare the current one with, at most maxPinnedLaunches. Pinning is no step of undo.
    const std::vector<LaunchState>& pinned() const { return pinned_.launches(); }
    void setPinned(std::vector<LaunchState> launches) { pinned_.set(std::move(launches)); }
    /// Does nothing where there is no room for another.
    void pin(const LaunchState& launch) { pinned_.pin(launch); }
    void unpin(std::size_t pinned) { pinned_.unpin(pinned); }
    /// Pins other launches as part of a step of undo.
    void replacePinned(const std::vector<LaunchState>& launches) { pinned_.replace(undoStack(), launches); }
    /// Exchanges a pinned launch and the current one: one step of undo.
    void swapWithPinned(std::size_t pinned);

    /// The steps of the presentation, in order. Changing them is no step of undo.
    const std::vector<PresentationStep>& steps() const { return steps_.steps(); }
    void setSteps(std::vector<PresentationStep> steps) { steps_.set(std::move(steps)); }
    /// As setSteps(), as part of a step of undo: an opened session has others.
    void replaceSteps(std::vector<PresentationStep> steps) { steps_.replace(undoStack(), std::move(steps)); }

    /// While one exists, changes are collected; changed() follows once, with all of them, when the last ends.
    class ChangeBatch {
    public:
        explicit ChangeBatch(LaunchSession& session) : session_(session) { ++session_.batches_; }
        ~ChangeBatch();
        ChangeBatch(const ChangeBatch&) = delete;
        ChangeBatch& operator=(const ChangeBatch&) = delete;

    private:
        LaunchSession& session_;
    };

Q_SIGNALS:
    /// Use onChange() to listen to some of the changes.
    void changed(trichevron::gui::SessionChanges what);
    void undoFloorChanged();
    /// Undo takes back the text of this field: the editor shows the value in its place.
    void unreadableDropped(trichevron::gui::FieldEditor editor, const QString& field);

private:
    /// What the next edit begins with.
    const LaunchState& edited() const { return outcome_ ? *outcome_ : state_; }
    void edit(const LaterText& name, int field, const std::function<void(LaunchState&)>& change,
              const std::optional<core::HierarchyPath>& path = std::nullopt);
    /// An edit of the attributes of the launch by the user.
    void editAttributes(const LaterText& name, int field, const std::function<void(LaunchState&)>& change);
    /// The change of a step, or of its undo.
    void apply(const LaunchState& from, const LaunchState& to, const core::HierarchyPath& path);
    /// `path`: what is selected, as far as the launch has it.
    void evaluateLaunch(const core::HierarchyPath& path);
    void notify(SessionChanges what);

    LaunchState state_;
    std::optional<core::Evaluation> evaluation_;
    ResultStore results_;
    std::map<std::string, std::string> codes_;
    core::HierarchyPath path_;
    std::optional<std::uint32_t> bin_;
    std::uint32_t tracedKernel_ = 0;
    PinnedLaunches pinned_{[this] { notify(SessionChange::Pin); }};
    StepList steps_{[this] { notify(SessionChange::Steps); }};
    LaunchHistory history_;
    std::optional<LaunchState> outcome_;   ///< of edits that are only tried out
    StepOrigin origin_ = StepOrigin::User; ///< of the next step
    bool isBeginning_ = false;         ///< the next launch is one that has nothing to do with the former one
    std::optional<LaunchState> begun_; ///< the last such launch
    bool isUntouched_ = true;          ///< no edit yet: the launch is the program's, not the user's
    int batches_ = 0;
    SessionChanges collected_; ///< while there is a batch
};

} // namespace trichevron::gui
