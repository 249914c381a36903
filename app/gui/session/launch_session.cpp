// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/session/launch_session.h"

#include "app/gui/session/launch_edits.h"
#include "app/gui/session/replace_command.h"
#include "app/gui/session/taken_off.h"
#include "app/gui/session/undo_step.h"
#include "core/evaluation/kernel_fixes.h"

#include <QScopedValueRollback>

#include <algorithm>
#include <utility>

namespace trichevron::gui {
namespace {

using enum LaunchHistory::EditedField;

int fieldId(LaunchHistory::EditedField first, core::Axis axis) {
    return first + static_cast<int>(axis);
}

} // namespace

LaunchSession::LaunchSession(QObject* parent)
    : QObject(parent),
      history_({[this] { return path_; }, [this](const core::HierarchyPath& path) { setPath(path); },
                [this](const LaunchState& from, const LaunchState& to, const core::HierarchyPath& path) {
                    apply(from, to, path);
                }}) {
    state_.kernel = unknownKernel();
    state_.config = state_.kernel->suggested;
    connect(&history_, &LaunchHistory::floorChanged, this, &LaunchSession::undoFloorChanged);
    connect(&history_, &LaunchHistory::unreadableDropped, this, &LaunchSession::unreadableDropped);
    connect(&results_, &ResultStore::changed, this, [this] { notify(SessionChange::Results); });
    evaluateLaunch(path_);
}

core::LaunchShape LaunchSession::shape() const {
    if (evaluation_)
        return evaluation_->shape;
    return computeShape(state_.config, kernelAttributes(), 32);
}

core::KernelAttributes LaunchSession::kernelAttributes() const {
    core::KernelAttributes attributes = state_.kernel->attributes;
    attributes.optIns = state_.optIns;
    return attributes;
}

core::LaunchRequest LaunchSession::request(int ordinal) const {
    core::LaunchRequest request;
    request.device = ordinal;
    request.kernel = state_.kernel->id;
    request.config = state_.config;
    request.optIns = state_.optIns;
    return request;
}

void LaunchSession::edit(const LaterText& name, int field, const std::function<void(LaunchState&)>& change,
                         const std::optional<core::HierarchyPath>& path) {
    LaunchState after = edited();
    change(after);
    if (field != FunctionField && needsExtensibleApi(after.config) && canSetClusterDim(after.config.api) &&
        !canSetClusterDim(state_.config.api))
        after.apiFollowsCluster = true;
    coverProblem(after);
    if (isSameForUser(after, state_))
        return;
    if (outcome_) {
        outcome_ = std::move(after);
        return;
    }
    isUntouched_ = false;
    history_.push(name, field, {state_, path_}, {std::move(after), path.value_or(path_)}, origin_);
}

void LaunchSession::editAttributes(const LaterText& name, int field,
                                   const std::function<void(LaunchState&)>& change) {
    edit(name, field, [&](LaunchState& state) {
        const core::LaunchConfig before = state.config;
        change(state);
        forgetEdited(state.takenOff, before, state.config);
    });
}

LaunchState LaunchSession::outcomeOf(const std::function<void()>& edits) {
    outcome_ = state_;
    edits();
    return *std::exchange(outcome_, std::nullopt);
}

void LaunchSession::apply(const LaunchState& from, const LaunchState& to, const core::HierarchyPath& path) {
    if (launchKeyOf(from) != launchKeyOf(to))
        tracedKernel_ = 0;
    applyStep(state_, from, to);
    evaluateLaunch(path);
}

void LaunchSession::evaluateLaunch(const core::HierarchyPath& path) {
    const auto code = codes_.find(state_.kernel->id);
    state_.code = code == codes_.end() ? std::string() : code->second;
    if (state_.device) {
        evaluation_ = evaluate(state_.config, kernelAttributes(), *state_.device);
        removeUnsuitableFixes(*evaluation_, *state_.kernel);
    } else {
        evaluation_.reset();
    }
    const core::HierarchyPath clamped = clampPath(path, shape());
    if (isBeginning_)
        begun_ = state_;
    const bool moved = !(clamped == path_);
    path_ = clamped;
    notify(moved ? SessionChange::Launch | SessionChange::Path : SessionChange::Launch);
}

void LaunchSession::notify(SessionChanges what) {
    if (batches_ > 0)
        collected_ |= what;
    else
        Q_EMIT changed(what);
}

LaunchSession::ChangeBatch::~ChangeBatch() {
    if (--session_.batches_ > 0)
        return;
    if (const SessionChanges what = std::exchange(session_.collected_, {}); what)
        session_.notify(what);
}

void LaunchSession::setProblem(core::Axis axis, std::uint32_t elements) {
    core::ProblemExtent problem = edited().config.problem.value_or(core::ProblemExtent{});
    problem[axis] = elements;
    setProblem(axis, problem);
}

void LaunchSession::setProblem(core::Axis axis, const core::ProblemExtent& problem) {
    edit([] { return tr("Change problem"); }, fieldId(ProblemField, axis),
         [=](LaunchState& state) { state.config.problem = problem; });
}

void LaunchSession::setGrid(core::Axis axis, std::uint32_t blocks) {
    core::GridExtent grid = edited().config.gridDim;
    grid[axis] = blocks;
    setGrid(axis, grid);
}

void LaunchSession::setGrid(core::Axis axis, const core::GridExtent& grid) {
    edit([] { return tr("Change grid"); }, fieldId(GridField, axis),
         [=](LaunchState& state) {
             if (state.config.gridDim == grid)
                 return;
             state.gridFollowsProblem = false;
             state.config.gridDim = grid;
         });
}

void LaunchSession::setCluster(core::Axis axis, std::uint32_t blocks) {
    const LaunchState& state = edited();
    core::ClusterExtent cluster = state.config.clusterDim.value_or(
        declaredCluster(state.kernel->attributes).value_or(core::ClusterExtent{}));
    cluster[axis] = blocks;
    setCluster(axis, cluster);
}

void LaunchSession::setCluster(core::Axis axis, const core::ClusterExtent& cluster) {
    editAttributes([] { return tr("Change cluster"); }, fieldId(ClusterField, axis),
                   [=](LaunchState& state) {
                       const core::ClusterExtent declared =
                           declaredCluster(state.kernel->attributes).value_or(core::ClusterExtent{});
                       state.config = withCluster(state.config, cluster, declared);
                       restoreApi(state);
                   });
}

void LaunchSession::setBlock(core::Axis axis, std::uint32_t threads) {
    core::BlockExtent block = edited().config.blockDim;
    block[axis] = threads;
    setBlock(axis, block);
}

void LaunchSession::setBlock(core::Axis axis, const core::BlockExtent& block) {
    edit([] { return tr("Change block"); }, fieldId(BlockField, axis),
         [=](LaunchState& state) { state.config.blockDim = block; });
}

void LaunchSession::setDynamicSmem(core::Bytes bytes) {
    edit([] { return tr("Change dynamic shared memory"); }, SmemField,
         [=](LaunchState& state) {
             state.config.dynamicSmemBytes = bytes;
             state.assumedSmem.reset();
         });
}

void LaunchSession::setBlockSize(std::uint32_t threads) {
    edit([] { return tr("Change block size"); }, NoField,
         [=](LaunchState& state) {
             const auto warp = state.device ? state.device->warpSize : core::LaunchShape().warpSize;
             core::BlockExtent& block = state.config.blockDim;
             block = blockOfThreads(threads, block, warp);
         });
}

void LaunchSession::setDynamicSmemWithOptIn(core::Bytes bytes) {
    edit([] { return tr("Change dynamic shared memory"); }, NoField,
         [=](LaunchState& state) {
             state.config.dynamicSmemBytes = bytes;
             state.assumedSmem.reset();
             state.optIns.maxDynamicSharedSizeBytes = std::max(state.optIns.maxDynamicSharedSizeBytes, bytes);
         });
}

void LaunchSession::setStream(core::StreamKind stream) {
    editAttributes([] { return tr("Change stream"); }, NoField,
                   [=](LaunchState& state) { state.config = withStream(state.config, stream); });
}

void LaunchSession::setGreenContext(std::optional<std::uint32_t> smCount) {
    editAttributes(
        [] { return tr("Change green context"); }, GreenContextField,
        [=](LaunchState& state) { state.config = withGreenContext(state.config, smCount, state.takenOff); });
}

void LaunchSession::setApi(core::LaunchApi api) {
    if (api == state_.config.api && !outcome_)
        state_.apiFollowsCluster = false; // the user wants this one; the launch stays the same
    edit([] { return tr("Change launch function"); }, FunctionField,
         [=](LaunchState& state) {
             state.apiFollowsCluster = false;
             state.config = withFunction(state.config, api, state.takenOff);
         });
}

void LaunchSession::setLaunchAttributes(const core::LaunchAttributes& attributes) {
    editAttributes([] { return tr("Change launch attributes"); }, AttributesField,
                   [&](LaunchState& state) {
                       state.config = withAttributes(state.config, attributes);
                       restoreApi(state);
                   });
}

void LaunchSession::setMaxDynamicShared(core::Bytes bytes) {
    edit([] { return tr("Change shared memory opt-in"); }, SmemOptInField,
         [=](LaunchState& state) { state.optIns.maxDynamicSharedSizeBytes = bytes; });
}

void LaunchSession::setNonPortableCluster(bool allowed) {
    edit([] { return tr("Change cluster opt-in"); }, NoField,
         [=](LaunchState& state) { state.optIns.nonPortableClusterSizeAllowed = allowed; });
}

void LaunchSession::setCooperative(bool cooperative) {
    editAttributes([] { return tr("Change cooperative launch"); }, NoField,
                   [=](LaunchState& state) { gui::setCooperative(state, cooperative); });
}

void LaunchSession::setGridFollowsProblem(bool follows) {
    edit([follows] { return follows ? tr("Let the grid follow the problem") : tr("Keep the grid"); }, NoField,
         [=](LaunchState& state) { state.gridFollowsProblem = follows; });
}

void LaunchSession::setArguments(int field, const core::OwnArguments& arguments) {
    const core::OwnArguments* before = argumentsOf(edited());
    if (before != nullptr && *before == arguments)
        return;
    history_.beginArgument(field);
    edit([] { return tr("Change arguments"); }, ArgumentsField,
         [&](LaunchState& state) { state.arguments = withArguments(state, arguments); });
}

void LaunchSession::applyFix(const core::Fix& fix) {
    editAttributes([] { return tr("Apply fix"); }, NoField,
                   [&](LaunchState& state) { setFixed(state, fix); });
}

void LaunchSession::replace(const LaterText& name, const LaunchState& state,
                            const std::optional<core::HierarchyPath>& path) {
    const ChangeBatch batch(*this);
    edit(
        name, NoField, [&](LaunchState& edited) { edited = state; }, path);
    if (path && !outcome_)
        setPath(*path); // also where the launch is the same
}

void LaunchSession::replace(const LaterText& name, const LaunchState& state, const core::HierarchyPath& path,
                            std::uint32_t tracedKernel) {
    using Kernel = std::optional<std::uint32_t>;
    const auto set = [this](const Kernel& kernel) {
        if (kernel)
            setTracedKernel(*kernel);
    };
    // Another launch begins with kernel 0, in undo too. So one part comes before the change of the launch,
    // which undo reaches after it, and one after it.
    undoStack().push(new ReplaceCommand(Kernel(tracedKernel_), Kernel(), set));
    replace(name, state, path);
    undoStack().push(new ReplaceCommand(Kernel(), Kernel(tracedKernel), set));
}

void LaunchSession::beginWith(const LaterText& name, const LaunchState& state, StepOrigin origin) {
    LaunchState other = state;
    other.takenOff = {};
    const QScopedValueRollback of(origin_, origin);
    const QScopedValueRollback beginning(isBeginning_, true);
    replace(name, other, core::HierarchyPath{});
}

void LaunchSession::applySweepPoint(const core::SweepPoint& point) {
    edit([] { return tr("Apply a launch of the sweep"); }, NoField,
         [&](LaunchState& state) { setSweepPoint(state, point); });
}

void LaunchSession::applyRecorded(const core::SweepPoint& point) {
    edit([] { return tr("Go to a recorded launch"); }, NoField,
         [&](LaunchState& state) { setSweepPoint(state, point); });
}

void LaunchSession::setDevice(const QString& key, std::shared_ptr<const core::DeviceProperties> device,
                              std::shared_ptr<const core::KernelInfo> kernel) {
    edit([] { return tr("Choose device"); }, NoField,
         [&](LaunchState& state) {
             state.deviceKey = key;
             state.device = std::move(device);
             if (kernel)
                 state.kernel = std::move(kernel);
         });
}

void LaunchSession::setKernel(std::shared_ptr<const core::KernelInfo> kernel) {
    const QScopedValueRollback beginning(isBeginning_, true);
    edit([] { return tr("Choose kernel"); }, NoField,
         [&](LaunchState& state) {
             state.kernel = std::move(kernel);
             setSuggested(state);
         });
}

void LaunchSession::adoptDevice(const QString& key, std::shared_ptr<const core::DeviceProperties> device) {
    if (state_.deviceKey == key && state_.device == device)
        return;
    state_.deviceKey = key;
    state_.device = std::move(device);
    evaluateLaunch(path_);
}

void LaunchSession::adoptKernel(std::shared_ptr<const core::KernelInfo> kernel) {
    if (state_.kernel == kernel)
        return;
    const bool beginning = state_.kernel == unknownKernel() && isUntouched_;
    state_.kernel = std::move(kernel);
    if (beginning)
        setSuggested(state_);
    evaluateLaunch(path_);
}

void LaunchSession::adoptCode(const std::string& kernel, const std::string& code) {
    std::string& known = codes_[kernel];
    if (known == code)
        return;
    known = code;
    if (state_.kernel->id == kernel)
        evaluateLaunch(path_);
}

void LaunchSession::adoptArguments(const core::OwnArguments& arguments) {
    state_.arguments = withArguments(state_, arguments);
    notify(SessionChange::Launch);
}

void LaunchSession::setUnreadable(FieldEditor editor, const std::vector<UnreadableField>& fields) {
    if (history_.setUnreadable(editor, fields))
        notify(SessionChange::Unreadable);
}

void LaunchSession::setPath(const core::HierarchyPath& path) {
    const core::HierarchyPath clamped = clampPath(path, shape());
    if (clamped == path_)
        return;
    path_ = clamped;
    notify(SessionChange::Path);
}

void LaunchSession::setBin(std::uint32_t bin) {
    if (std::exchange(bin_, bin) != bin)
        notify(SessionChange::Path);
}

std::uint32_t LaunchSession::tracedKernel() const {
    const ActualTrace* found = trace();
    return found == nullptr || tracedKernel_ >= found->trace.kernels ? 0 : tracedKernel_;
}

void LaunchSession::setTracedKernel(std::uint32_t kernel) {
    const std::uint32_t before = tracedKernel();
    tracedKernel_ = kernel;
    if (tracedKernel() != before)
        notify(SessionChange::Path);
}

void LaunchSession::swapWithPinned(std::size_t pinned) {
    std::vector<LaunchState> launches = pinned_.launches();
    if (pinned >= launches.size())
        return;
    const ChangeBatch batch(*this);
    const LaunchState chosen = std::exchange(launches[pinned], state_);
    const LaterText name = [] { return tr("Swap with the pinned launch"); };
    beginStep(undoStack(), name);
    replace(name, chosen);
    replacePinned(launches);
    undoStack().endMacro();
}

const ActualSweep* LaunchSession::sweep() const {
    const ActualSweep* newest = results_.sweep(state_.deviceKey, state_.kernel->id);
    return newest != nullptr && newest->own == launchKey().own ? newest : nullptr;
}

void LaunchSession::moveDevice(const QString& from, const QString& to,
                               std::shared_ptr<const core::DeviceProperties> device) {
    const ChangeBatch batch(*this);
    pinned_.moveDevice(from, to, device);
    steps_.moveDevice(from, to, device);
    if (state_.deviceKey == from)
        adoptDevice(to, std::move(device));
    results_.moveDevice(from, to);
}

bool LaunchSession::isNewestAnswerOfAnotherLaunch() const {
    return !results_.answers().empty() && results_.answers().back().launch != launchKey();
}

} // namespace trichevron::gui
