// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/source/bounds_computation.h"

#include <QMetaObject>

#include <algorithm>
#include <exception>
#include <utility>

namespace trichevron::gui {

BoundsComputation::~BoundsComputation() {
    cancel();
    for (const std::shared_ptr<Run>& run : runs_)
        run->thread.join();
}

void BoundsComputation::joinDone() {
    std::erase_if(runs_, [](const std::shared_ptr<Run>& run) {
        if (!run->done)
            return false;
        run->thread.join();
        return true;
    });
}

void BoundsComputation::cancel() {
    if (current_)
        current_->cancelled = true;
    current_.reset();
    points_.clear();
    joinDone();
}

void BoundsComputation::start(core::BoundsRequest request) {
    cancel();
    auto run = std::make_shared<Run>();
    current_ = run;
    runs_.push_back(run);
    const auto reply = [this, run](auto take) {
        QMetaObject::invokeMethod(
            this,
            [this, run, take = std::move(take)] {
                if (current_ != run)
                    return;
                take();
                Q_EMIT changed();
            },
            Qt::QueuedConnection);
    };
    run->thread = std::thread([this, run, reply, request = std::move(request)] {
        try {
            computeBoundsCurve(request, &run->cancelled, [&](const core::BoundsPoint& point) {
                reply([this, point] {
                    points_.insert(std::upper_bound(points_.begin(), points_.end(), point, core::comesBefore),
                                   point);
                });
            });
        } catch (const std::exception&) {
            // The kernel is gone, or there is no memory: no points.
        }
        reply([this] { current_.reset(); });
        run->done = true;
    });
    Q_EMIT changed();
}

} // namespace trichevron::gui
