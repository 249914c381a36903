// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Which blocks and clusters the next sweep of the current kernel takes.
#pragma once

#include "app/gui/session/launch_session.h"
#include "core/sweep/sweep_plan.h"

#include <QObject>

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace trichevron::gui {

class SweepPlanner : public QObject {
    Q_OBJECT

public:
    explicit SweepPlanner(const LaunchSession& session, QObject* parent = nullptr);

    /// The user's choice for the current kernel; by default, the sizes that suit it.
    core::SweepChoice choice() const;
    /// For the current kernel, until a choice is made for another one.
    void setChoice(const core::SweepChoice& choice);
    /// The points of the sweep, and those left out with the reason (core/sweep/sweep_plan.h); empty
    /// without a device.
    std::vector<core::PlannedPoint> points() const;

Q_SIGNALS:
    /// The user's choice changed.
    void choiceChanged();

private:
    const LaunchSession& session_;
    std::optional<std::pair<std::string, core::SweepChoice>> choice_; ///< of the kernel with this ID
};

} // namespace trichevron::gui
