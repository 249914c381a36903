// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/session/launch_session.h"

#include <QUndoCommand>

#include <algorithm>
#include <utility>

namespace trichevron {
namespace {

/// A recorded sweep has thousands of points in a second, and every view follows what is told.
constexpr int pointsMilliseconds = 50;

/// Merge ids of undo: fields by axis, then the whole-launch changes that never merge (-1).
enum EditField {
    ProblemField = 0,
    GridField = 3,
    ClusterField = 6,
    BlockField = 9,
    SmemField = 12,
    SmemOptInField = 13,
    NoMerge = -1
};

int fieldId(EditField first, Axis axis) {
    return first + static_cast<int>(axis);
}

} // namespace

/// One step of undo. Merges with the step before it when the same field was edited without a pause in
/// between.
class StateCommand : public QUndoCommand {
public:
    StateCommand(LaunchSession& session, const QString& text, int mergeId, LaunchState before,
                 LaunchState after)
        : QUndoCommand(text), session_(session), mergeId_(mergeId), before_(std::move(before)),
          after_(std::move(after)) {}

    void undo() override { session_.take(after_, before_); }
    void redo() override { session_.take(before_, after_); }
    int id() const override { return mergeId_; }
    bool mergeWith(const QUndoCommand* other) override {
        if (other->id() != mergeId_)
            return false;
        after_ = static_cast<const StateCommand*>(other)->after_;
        setObsolete(after_ == before_); // typed away again: no step is left
        return true;
    }

private:
    LaunchSession& session_;
    int mergeId_;
    LaunchState before_;
    LaunchState after_;
};

std::shared_ptr<const KernelInfo> unknownKernel() {
    static const std::shared_ptr<const KernelInfo> kernel = [] {
        auto info = std::make_shared<KernelInfo>();
        info->title = "no kernel known";
        info->summary =
            "No worker has told of a kernel yet, so its registers and shared memory are not known.";
        info->problemAxes = 2;
        info->arguments = "…";
        info->attributes.name = "kernel";
        info->suggested.blockDim = {16, 16, 1};
        info->suggested.gridDim = {63, 63, 1};
        info->suggested.problem = ProblemExtent{1000, 1000, 1};
        return info;
    }();
    return kernel;
}

LaunchSession::LaunchSession(QObject* parent) : QObject(parent) {
    state_.kernel = unknownKernel();
    state_.config = state_.kernel->suggested;
    undo_.setUndoLimit(1000);
    pointsCame_.setSingleShot(true);
    pointsCame_.setInterval(pointsMilliseconds);
    connect(&pointsCame_, &QTimer::timeout, this, &LaunchSession::resultsChanged);
    refresh();
}

LaunchShape LaunchSession::shape() const {
    if (evaluation_)
        return evaluation_->shape;
    return shapeOf(state_.config, kernelAttributes(), 32);
}

KernelAttributes LaunchSession::kernelAttributes() const {
    KernelAttributes attributes = state_.kernel->attributes;
    attributes.optIns = state_.optIns;
    return attributes;
}

AskedLaunch LaunchSession::asked() const {
    return {state_.deviceKey, state_.kernel->id, state_.config, state_.optIns};
}

LaunchRequest LaunchSession::request(int ordinal) const {
    LaunchRequest request;
    request.device = ordinal;
    request.kernel = state_.kernel->id;
    request.config = state_.config;
    request.optIns = state_.optIns;
    return request;
}

void LaunchSession::edit(const QString& text, int field, const std::function<void(LaunchState&)>& change) {
    LaunchState after = state_;
    change(after);
    if (const auto problem = problemToCover(after.config, after.kernel->attributes);
        after.gridFollowsProblem && problem)
        after.config.gridDim = gridCovering(*problem, after.config.blockDim, after.kernel->attributes);
    if (after.config == state_.config && after.optIns == state_.optIns &&
        after.gridFollowsProblem == state_.gridFollowsProblem && after.device == state_.device &&
        after.deviceKey == state_.deviceKey && after.kernel == state_.kernel)
        return;
    // The serial keeps edits of one field apart once another edit or endEdit() came between them.
    const int mergeId = field == NoMerge ? NoMerge : field + 16 * editSerial_;
    if (field == NoMerge)
        ++editSerial_;
    undo_.push(new StateCommand(*this, text, mergeId, state_, std::move(after)));
}

void LaunchSession::take(const LaunchState& from, const LaunchState& to) {
    // What the program adopted since then stays; only what this step changed goes to and fro.
    if (from.device != to.device || from.deviceKey != to.deviceKey) {
        state_.device = to.device;
        state_.deviceKey = to.deviceKey;
    }
    if (from.kernel != to.kernel)
        state_.kernel = to.kernel;
    state_.config = to.config;
    state_.optIns = to.optIns;
    state_.gridFollowsProblem = to.gridFollowsProblem;
    refresh();
}

void LaunchSession::refresh() {
    if (state_.device)
        evaluation_ = evaluate(state_.config, kernelAttributes(), *state_.device);
    else
        evaluation_.reset();
    const HierarchyPath clamped = clampedTo(path_, shape());
    const bool moved = !(clamped == path_);
    path_ = clamped;
    Q_EMIT changed();
    if (moved)
        Q_EMIT pathChanged();
}

void LaunchSession::setProblem(Axis axis, std::uint32_t elements) {
    edit(tr("Change problem"), fieldId(ProblemField, axis), [=](LaunchState& state) {
        if (!state.config.problem)
            state.config.problem = ProblemExtent{};
        (*state.config.problem)[axis] = elements;
    });
}

void LaunchSession::setGrid(Axis axis, std::uint32_t blocks) {
    edit(tr("Change grid"), fieldId(GridField, axis), [=](LaunchState& state) {
        if (state.config.gridDim[axis] == blocks)
            return;
        state.gridFollowsProblem = false;
        state.config.gridDim[axis] = blocks;
    });
}

void LaunchSession::setCluster(Axis axis, std::uint32_t blocks) {
    edit(tr("Change cluster"), fieldId(ClusterField, axis), [=](LaunchState& state) {
        ClusterExtent cluster = state.config.clusterDim.value_or(ClusterExtent{});
        cluster[axis] = blocks;
        state.config = withCluster(state.config, cluster);
    });
}

void LaunchSession::setBlock(Axis axis, std::uint32_t threads) {
    edit(tr("Change block"), fieldId(BlockField, axis),
         [=](LaunchState& state) { state.config.blockDim[axis] = threads; });
}

void LaunchSession::setDynamicSmem(Bytes bytes) {
    edit(tr("Change dynamic shared memory"), SmemField,
         [=](LaunchState& state) { state.config.dynamicSmemBytes = bytes; });
}

void LaunchSession::setBlockSize(std::uint32_t threads) {
    edit(tr("Change block size"), NoMerge, [=](LaunchState& state) {
        BlockExtent& block = state.config.blockDim;
        const std::uint64_t across = std::uint64_t{block.y} * block.z;
        if (across != 0 && threads % across == 0)
            block.x = static_cast<std::uint32_t>(threads / across);
        else
            block = {threads, 1, 1};
    });
}

void LaunchSession::setDynamicSmemWithOptIn(Bytes bytes) {
    edit(tr("Change dynamic shared memory"), NoMerge, [=](LaunchState& state) {
        state.config.dynamicSmemBytes = bytes;
        state.optIns.maxDynamicSharedSizeBytes = std::max(state.optIns.maxDynamicSharedSizeBytes, bytes);
    });
}

void LaunchSession::setStream(StreamKind stream) {
    edit(tr("Change stream"), NoMerge, [=](LaunchState& state) { state.config.stream = stream; });
}

void LaunchSession::setApi(LaunchApi api) {
    edit(tr("Change launch function"), NoMerge, [=](LaunchState& state) {
        const bool cooperative = isCooperative(state.config);
        state.config.api = api;
        // The functions that carry a cluster are told of cooperation; of the others, its own are it.
        state.config.cooperative = cooperative && carriesClusterDim(api);
        if (!carriesClusterDim(api))
            state.config.clusterDim.reset();
    });
}

void LaunchSession::setMaxDynamicShared(Bytes bytes) {
    edit(tr("Change shared memory opt-in"), SmemOptInField,
         [=](LaunchState& state) { state.optIns.maxDynamicSharedSizeBytes = bytes; });
}

void LaunchSession::setNonPortableCluster(bool allowed) {
    edit(tr("Change cluster opt-in"), NoMerge,
         [=](LaunchState& state) { state.optIns.nonPortableClusterSizeAllowed = allowed; });
}

void LaunchSession::setCooperative(bool cooperative) {
    edit(tr("Change cooperative launch"), NoMerge, [=](LaunchState& state) {
        const bool driver = isDriverApi(state.config.api);
        // The plain functions have nowhere to say it, and the cooperative ones always are.
        if (cooperative && state.config.api == LaunchApi::CudaLaunchKernel)
            state.config.api = LaunchApi::CudaLaunchCooperativeKernel;
        else if (cooperative && state.config.api == LaunchApi::CuLaunchKernel)
            state.config.api = LaunchApi::CuLaunchCooperativeKernel;
        else if (!cooperative && isCooperativeApi(state.config.api))
            state.config.api = driver ? LaunchApi::CuLaunchKernel : LaunchApi::CudaLaunchKernel;
        state.config.cooperative = cooperative && carriesClusterDim(state.config.api);
    });
}

void LaunchSession::setGridFollowsProblem(bool follows) {
    edit(follows ? tr("Let the grid follow the problem") : tr("Keep the grid"), NoMerge,
         [=](LaunchState& state) { state.gridFollowsProblem = follows; });
}

void LaunchSession::applyFix(const Fix& fix) {
    edit(tr("Apply fix"), NoMerge, [&](LaunchState& state) {
        const LaunchConfig& config = fix.config;
        state.config = config;
        state.optIns = fix.optIns;
        state.gridFollowsProblem =
            state.gridFollowsProblem && gridFollowsProblem(config, state.kernel->attributes);
    });
}

void LaunchSession::replace(const QString& text, const LaunchState& state) {
    edit(text, NoMerge, [&](LaunchState& edited) { edited = state; });
}

void LaunchSession::applySweepPoint(const SweepPoint& point) {
    edit(tr("Apply a launch of the sweep"), NoMerge, [&](LaunchState& state) {
        state.config = point.config;
        state.optIns = point.optIns;
        state.gridFollowsProblem =
            state.gridFollowsProblem && gridFollowsProblem(point.config, state.kernel->attributes);
    });
}

void LaunchSession::setDevice(const QString& key, std::shared_ptr<const DeviceProperties> device,
                              std::shared_ptr<const KernelInfo> kernel) {
    edit(tr("Choose device"), NoMerge, [&](LaunchState& state) {
        state.deviceKey = key;
        state.device = std::move(device);
        if (kernel)
            state.kernel = std::move(kernel);
    });
}

void LaunchSession::setKernel(std::shared_ptr<const KernelInfo> kernel) {
    edit(tr("Choose kernel"), NoMerge, [&](LaunchState& state) {
        state.config = kernel->suggested;
        state.optIns = optInsToBeginWith(*kernel);
        state.gridFollowsProblem =
            !state.config.problem || gridFollowsProblem(state.config, kernel->attributes);
        state.kernel = std::move(kernel);
    });
}

void LaunchSession::adoptDevice(const QString& key, std::shared_ptr<const DeviceProperties> device) {
    if (state_.deviceKey == key && state_.device == device)
        return;
    state_.deviceKey = key;
    state_.device = std::move(device);
    refresh();
}

void LaunchSession::adoptKernel(std::shared_ptr<const KernelInfo> kernel) {
    if (state_.kernel == kernel)
        return;
    const bool beginning = state_.kernel == unknownKernel() && undo_.count() == 0;
    state_.kernel = std::move(kernel);
    if (beginning) {
        state_.config = state_.kernel->suggested;
        state_.optIns = optInsToBeginWith(*state_.kernel);
        state_.gridFollowsProblem =
            !state_.config.problem || gridFollowsProblem(state_.config, state_.kernel->attributes);
    }
    refresh();
}

void LaunchSession::setUnreadable(const QString& sentence, const QString& standIns) {
    if (sentence == unreadable_ && standIns == standIns_)
        return;
    unreadable_ = sentence;
    standIns_ = standIns;
    Q_EMIT unreadableChanged();
}

void LaunchSession::setPath(const HierarchyPath& path) {
    const HierarchyPath clamped = clampedTo(path, shape());
    if (clamped == path_)
        return;
    path_ = clamped;
    Q_EMIT pathChanged();
}

} // namespace trichevron
