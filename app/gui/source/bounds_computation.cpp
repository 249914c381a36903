// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/source/bounds_computation.h"

#include <algorithm>
#include <exception>
#include <utility>

namespace trichevron::gui {

void BoundsComputation::cancel() {
    thread_.cancel();
    points_.clear();
    choices_.clear();
    present_.reset();
}

void BoundsComputation::expect(const core::BoundsRequest& request) {
    choices_ = expectedBoundsChoices(request);
    present_ = presentBoundsChoice(request);
}

void BoundsComputation::start(core::BoundsRequest request) {
    cancel();
    expect(request);
    thread_.start(
        [this, request = std::move(request)](const LatestThread::Run& run) {
            try {
                computeBoundsCurve(
                    request, &run.cancelled(),
                    [&](const core::BoundsPoint& point) {
                        run.reply([this, point] {
                            points_.insert(
                                std::upper_bound(points_.begin(), points_.end(), point, core::comesBefore),
                                point);
                            Q_EMIT changed();
                        });
                    },
                    [&](const std::vector<core::BoundsChoice>& choices) {
                        run.reply([this, choices] {
                            choices_ = choices;
                            Q_EMIT changed();
                        });
                    });
            } catch (const std::exception&) {
                // The kernel is gone, or there is no memory: no points.
            }
        },
        [this] { Q_EMIT changed(); });
    Q_EMIT changed();
}

} // namespace trichevron::gui
