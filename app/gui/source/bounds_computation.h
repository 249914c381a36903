// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Compiles a kernel with each of its possible bounds in a thread.
#pragma once

#include "app/gui/source/latest_thread.h"
#include "core/compile/bounds_curve.h"

#include <QObject>

#include <vector>

namespace trichevron::gui {

class BoundsComputation final : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// Cancels what is being computed, and forgets the points.
    void start(core::BoundsRequest request);
    void cancel();
    bool isRunning() const { return thread_.isRunning(); }
    /// In the order of boundsChoices(), as far as they are there.
    const std::vector<core::BoundsPoint>& points() const { return points_; }

Q_SIGNALS:
    /// points() or isRunning().
    void changed();

private:
    std::vector<core::BoundsPoint> points_;
    LatestThread thread_{*this}; ///< the last member
};

} // namespace trichevron::gui
