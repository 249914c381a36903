// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The page with the occupancy of the launch beside the time of each of its samples.
#pragma once

#include "app/gui/session/workbench.h"

#include <QWidget>

namespace trichevron {

class OverviewPage : public QWidget {
    Q_OBJECT

public:
    explicit OverviewPage(Workbench& workbench, QWidget* parent = nullptr);
};

} // namespace trichevron
