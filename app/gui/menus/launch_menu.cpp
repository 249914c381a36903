// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/menus/launch_menu.h"

#include "app/gui/menus/choice_menus.h"
#include "app/gui/menus/job_shortcuts.h"
#include "app/gui/menus/menu_entry.h"

namespace trichevron::gui {

LaunchMenu::LaunchMenu(const LaunchSession& session, DeviceSelection& devices, JobRunner& jobs,
                       ChoiceMenus& choices, QWidget* parent)
    : QMenu(parent), session_(session), jobs_(jobs) {
    retranslate(this, [this] { setTitle(tr("&Launch")); });
    addJobs();
    addSeparator();
    addEntry(
        *this, [] { return tr("Preset &gallery…"); }, QKeySequence(Qt::CTRL | Qt::Key_G), this,
        &LaunchMenu::galleryRequested);
    choices.addPresets(*this);
    choices.addDevices(*this);
    choices.addKernels(*this);
    choices.addFunctions(*this);
    choices.addFixes(*this);
    addSeparator();
    addEntry(
        *this, [] { return tr("&Restart worker"); }, QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_R), &devices,
        &DeviceSelection::restartWorker);
    addEntry(
        *this, [] { return tr("Mac&hines…"); }, {}, this, &LaunchMenu::machinesRequested);
}

void LaunchMenu::addJobs() {
    const auto add = [this](const LaterText& text, const QKeySequence& keys, void (JobRunner::*job)()) {
        return addEntry(*this, text, keys, &jobs_, job);
    };
    QAction* launch = add([] { return tr("&Launch"); }, launchKeys, &JobRunner::launch);
    setOtherWords(*this, *launch, [] { return tr("run start execute"); });
    QAction* measure = add([] { return tr("&Measure"); }, measureKeys, &JobRunner::measure);
    QAction* sweep = add([] { return tr("&Sweep"); }, sweepKeys, &JobRunner::sweepPlanned);
    setOtherWords(*this, *sweep, [] { return tr("block grid cluster problem shared memory"); });
    QAction* trace = add([] { return tr("&Trace"); }, traceKeys, &JobRunner::trace);
    QAction* cancel = add([] { return tr("&Cancel"); }, cancelKeys, &JobRunner::cancel);
    const auto refresh = [this, launch, measure, sweep, trace, cancel] {
        const QString obstacle = jobs_.launchObstacle();
        for (QAction* job : {launch, measure, sweep, trace})
            setObstacle(*job, obstacle);
        setObstacle(*cancel, jobs_.isBusy() ? QString() : tr("No job is running."));
    };
    onChange(session_, SessionChange::Launch | SessionChange::Unreadable, this, refresh);
    onChange(jobs_, anyJobChange, this, refresh);
    retranslate(this, refresh);
}

} // namespace trichevron::gui
