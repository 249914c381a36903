// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/plots/best_launch_button.h"

#include "app/gui/session/launch_change.h"
#include "app/gui/text/fill.h"
#include "app/gui/text/retranslate.h"
#include "app/gui/text/text.h"
#include "core/dimensions/extent_text.h"
#include "core/sweep/sweep_map.h"

#include <algorithm>

namespace trichevron::gui {

namespace {

core::ClusterExtent clusterOf(const core::LaunchConfig& config) {
    return config.clusterDim.value_or(core::ClusterExtent{});
}

bool changesCluster(const core::LaunchConfig& from, const core::LaunchConfig& to) {
    return clusterOf(from) != clusterOf(to);
}

/// In the axes of the kernel: 256 × 1 is not 16 × 16.
QString blockText(const LaunchState& launch, const core::BlockExtent& block) {
    return launch.kernel->problemAxes > 1 && block.y == 1 && block.z == 1
               ? QStringLiteral("%1 × %2").arg(block.x).arg(block.y)
               : text(core::shortExtentText(block));
}

QString clusterText(const core::LaunchConfig& config) {
    return volume(clusterOf(config)) == 1 ? BestLaunchButton::tr("no cluster")
                                          : fill(BestLaunchButton::tr("cluster {size}"),
                                                 {{"size", core::shortExtentText(clusterOf(config))}});
}

/// Whether a map or a line of the sweep can be about other work than the current launch.
bool hasOtherProblem(const ActualSweep& sweep, const core::ProblemExtent& problem) {
    return std::any_of(sweep.points.begin(), sweep.points.end(),
                       [&](const core::SweepPoint& point) { return point.config.problem != problem; });
}

} // namespace

BestLaunchButton::BestLaunchButton(LaunchSession& session, QWidget* parent)
    : QPushButton(parent), session_(session) {
    setObjectName(QStringLiteral("useBestLaunch"));
    retranslate(this, [this] {
        setAccessibleName(tr("Use the fastest block"));
        refresh();
    });
    connect(this, &QPushButton::clicked, this, [this] {
        if (best_)
            session_.applySweepPoint(*best_);
    });
    onChange(session_, SessionChange::Launch | SessionChange::Results, this, &BestLaunchButton::refresh);
}

void BestLaunchButton::refresh() {
    const LaunchState& launch = session_.state();
    const ActualSweep* sweep = session_.sweep();
    best_.reset();
    if (sweep != nullptr && !sweep->isRunning)
        if (const auto best = core::bestPoint(launch.config.problem, sweep->points, sweep->sweep.points,
                                              sweep->summaries, session_.kernelAttributes()))
            best_ = sweep->points[*best];
    setVisible(best_.has_value());
    if (!best_)
        return;
    const bool isCurrent = core::isSameLaunch(*best_, {launch.config, launch.optIns});
    setEnabled(!isCurrent);
    const bool changes = changesCluster(launch.config, best_->config);
    const auto& problem = launch.config.problem;
    const bool isOfOne = problem && hasOtherProblem(*sweep, *problem);
    setText(fill(changes && isOfOne ? tr("Use the fastest block of {problem}: {block}, {cluster}")
                 : isOfOne          ? tr("Use the fastest block of {problem}: {block}")
                 : changes          ? tr("Use the fastest block: {block}, {cluster}")
                                    : tr("Use the fastest block: {block}"),
                 {{"block", blockText(launch, best_->config.blockDim)},
                  {"cluster", clusterText(best_->config).toStdString()},
                  {"problem", problem ? core::shortExtentText(*problem) : std::string()}}));
    LaunchState changed = launch;
    changed.config = best_->config;
    changed.optIns = best_->optIns;
    setToolTip(isCurrent ? tr("The current launch is the fastest one of this sweep.")
                         : fill(tr("Makes the fastest launch with this problem the current one: {changes}."),
                                {{"changes", changeText(launch, changed).toStdString()}}));
}

} // namespace trichevron::gui
