// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/plots/best_launch_button.h"

#include "app/gui/text/fill.h"
#include "app/gui/text/retranslate.h"
#include "core/dimensions/extent_text.h"
#include "core/sweep/sweep_map.h"

namespace trichevron::gui {

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
    setText(fill(tr("Use the fastest block: {block}"),
                 {{"block", core::shortExtentText(best_->config.blockDim)}}));
    setToolTip(isCurrent ? tr("The current launch is the fastest one of this sweep.")
                         : tr("Makes the fastest launch of this sweep the current one."));
}

} // namespace trichevron::gui
