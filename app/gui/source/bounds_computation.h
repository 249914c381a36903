// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Compiles a kernel with each of its possible bounds in a thread.
#pragma once

#include "app/gui/source/latest_thread.h"
#include "core/compile/bounds_curve.h"

#include <QObject>

#include <optional>
#include <vector>

namespace trichevron::gui {

class BoundsComputation final : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// Cancels what is being computed, and forgets the points and choices.
    void start(core::BoundsRequest request);
    void cancel();
    /// Knows the choices of what is started later.
    void expect(const core::BoundsRequest& request);
    bool isRunning() const { return thread_.isRunning(); }
    /// In the order of boundsChoices(), as far as they are there.
    const std::vector<core::BoundsPoint>& points() const { return points_; }
    /// Those of which there are or will be points, in the same order.
    const std::vector<core::BoundsChoice>& choices() const { return choices_; }
    /// As the source declares the kernel; empty without choices.
    const std::optional<core::BoundsChoice>& present() const { return present_; }

Q_SIGNALS:
    /// points(), choices() or isRunning().
    void changed();

private:
    std::vector<core::BoundsPoint> points_;
    std::vector<core::BoundsChoice> choices_;
    std::optional<core::BoundsChoice> present_;
    LatestThread thread_{*this}; ///< the last member
};

} // namespace trichevron::gui
