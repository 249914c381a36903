// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Starts and cancels jobs, and chooses what is launched and where.
#pragma once

#include "app/gui/session/workbench.h"

#include <QMenu>

namespace trichevron {

class ChoiceMenus;

class LaunchMenu : public QMenu {
    Q_OBJECT

public:
    LaunchMenu(Workbench& workbench, ChoiceMenus& choices, QWidget* parent);

Q_SIGNALS:
    void machinesRequested();

private:
    void addJobs();

    Workbench& workbench_;
};

} // namespace trichevron
