// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// A button that makes the fastest launch of the sweep the current one; hidden while there is none.
#pragma once

#include "app/gui/session/launch_session.h"

#include <QPushButton>

#include <optional>

namespace trichevron::gui {

class BestLaunchButton final : public QPushButton {
    Q_OBJECT

public:
    explicit BestLaunchButton(LaunchSession& session, QWidget* parent = nullptr);

private:
    void refresh();

    LaunchSession& session_;
    std::optional<core::SweepPoint> best_; ///< of those with the problem of the current launch
};

} // namespace trichevron::gui
