// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/menus/launch_menu.h"

#include "app/gui/menus/choice_menus.h"

#include <QAction>

namespace trichevron {

LaunchMenu::LaunchMenu(Workbench& workbench, ChoiceMenus& choices, QWidget* parent)
    : QMenu(tr("&Launch"), parent), workbench_(workbench) {
    addJobs();
    addSeparator();
    choices.addPresets(*this);
    choices.addDevices(*this);
    choices.addKernels(*this);
    choices.addFunctions(*this);
    choices.addFixes(*this);
    addSeparator();
    addAction(tr("&Restart worker"), QKeySequence(tr("Ctrl+Shift+R")), &workbench_,
              &Workbench::restartWorker);
    addAction(tr("Mac&hines…"), this, &LaunchMenu::machinesRequested);
}

void LaunchMenu::addJobs() {
    QAction* launch =
        addAction(tr("&Launch"), QKeySequence(tr("Ctrl+Return")), &workbench_, &Workbench::launch);
    QAction* measure =
        addAction(tr("&Measure"), QKeySequence(tr("Ctrl+M")), &workbench_, &Workbench::measure);
    QAction* sweep =
        addAction(tr("&Sweep"), QKeySequence(tr("Ctrl+Shift+M")), &workbench_, &Workbench::sweepPlanned);
    QAction* trace = addAction(tr("&Trace"), QKeySequence(tr("Ctrl+T")), &workbench_, &Workbench::trace);
    QAction* cancel = addAction(tr("&Cancel"), QKeySequence(tr("Ctrl+.")), &workbench_, &Workbench::cancel);
    const auto refresh = [this, launch, measure, sweep, trace, cancel] {
        const bool ready = workbench_.whyNotLaunch().isEmpty();
        for (QAction* job : {launch, measure, sweep, trace})
            job->setEnabled(ready);
        cancel->setEnabled(workbench_.isBusy());
    };
    connect(&workbench_, &Workbench::workerChanged, this, refresh);
    refresh();
}

} // namespace trichevron
