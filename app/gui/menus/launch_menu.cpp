// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/menus/launch_menu.h"

#include "app/gui/menus/choice_menus.h"

#include <QAction>

namespace trichevron::gui {

LaunchMenu::LaunchMenu(const LaunchSession& session, DeviceSelection& devices, JobRunner& jobs,
                       ChoiceMenus& choices, QWidget* parent)
    : QMenu(tr("&Launch"), parent), session_(session), jobs_(jobs) {
    addJobs();
    addSeparator();
    choices.addPresets(*this);
    choices.addDevices(*this);
    choices.addKernels(*this);
    choices.addFunctions(*this);
    choices.addFixes(*this);
    addSeparator();
    addAction(tr("&Restart worker"), QKeySequence(tr("Ctrl+Shift+R")), &devices,
              &DeviceSelection::restartWorker);
    addAction(tr("Mac&hines…"), this, &LaunchMenu::machinesRequested);
}

void LaunchMenu::addJobs() {
    QAction* launch = addAction(tr("&Launch"), QKeySequence(tr("Ctrl+Return")), &jobs_, &JobRunner::launch);
    QAction* measure = addAction(tr("&Measure"), QKeySequence(tr("Ctrl+M")), &jobs_, &JobRunner::measure);
    QAction* sweep =
        addAction(tr("&Sweep"), QKeySequence(tr("Ctrl+Shift+M")), &jobs_, &JobRunner::sweepPlanned);
    QAction* trace = addAction(tr("&Trace"), QKeySequence(tr("Ctrl+T")), &jobs_, &JobRunner::trace);
    QAction* cancel = addAction(tr("&Cancel"), QKeySequence(tr("Ctrl+.")), &jobs_, &JobRunner::cancel);
    const auto refresh = [this, launch, measure, sweep, trace, cancel] {
        const bool ready = jobs_.launchObstacle().isEmpty();
        for (QAction* job : {launch, measure, sweep, trace})
            job->setEnabled(ready);
        cancel->setEnabled(jobs_.isBusy());
    };
    onChange(session_, SessionChange::Launch | SessionChange::Unreadable, this, refresh);
    onChange(jobs_, anyJobChange, this, refresh);
    refresh();
}

} // namespace trichevron::gui
