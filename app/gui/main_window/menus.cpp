// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The menus of the main window and what their entries do.
#include "app/gui/main_window/main_window.h"

#include "app/gui/main_window/machines_dialog.h"
#include "core/input_error.h"

#include <QAction>
#include <QActionGroup>
#include <QApplication>
#include <QDockWidget>
#include <QFileDialog>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QSettings>

namespace trichevron {
namespace {

/// Runs what may throw for a file that cannot be read or written, and shows its one sentence.
template <class Job>
void sayWhatFails(QWidget* parent, const QString& title, const Job& job) {
    try {
        job();
    } catch (const std::exception& error) {
        QMessageBox::warning(parent, title, QString::fromUtf8(error.what()));
    }
}

} // namespace

void MainWindow::buildFileMenu() {
    QMenu* menu = menuBar()->addMenu(tr("&File"));
    menu->addAction(tr("Open &recording…"), QKeySequence::Open, this, &MainWindow::openRecording);
    menu->addAction(tr("Open &device file…"), QKeySequence(tr("Ctrl+Shift+O")), this,
                    &MainWindow::openDeviceFile);
    menu->addSeparator();
    QAction* save =
        menu->addAction(tr("&Save timings as CSV…"), QKeySequence::Save, this, &MainWindow::saveTimings);
    const auto refreshSave = [this, save] {
        save->setEnabled(workbench_.session().measurement() != nullptr);
    };
    connect(&workbench_.session(), &LaunchSession::changed, save, refreshSave);
    connect(&workbench_.session(), &LaunchSession::resultsChanged, save, refreshSave);
    refreshSave();
    menu->addSeparator();
    menu->addAction(tr("&Quit"), QKeySequence(tr("Ctrl+Q")), this, &QWidget::close);
}

void MainWindow::buildEditMenu() {
    QMenu* menu = menuBar()->addMenu(tr("&Edit"));
    QUndoStack& stack = workbench_.session().undoStack();
    QAction* undo = stack.createUndoAction(this, tr("&Undo"));
    undo->setObjectName(QStringLiteral("undoAction"));
    undo->setShortcut(QKeySequence::Undo);
    QAction* redo = stack.createRedoAction(this, tr("&Redo"));
    redo->setObjectName(QStringLiteral("redoAction"));
    redo->setShortcut(QKeySequence::Redo);
    menu->addAction(undo);
    menu->addAction(redo);
}

void MainWindow::buildLaunchMenu() {
    QMenu* menu = menuBar()->addMenu(tr("&Launch"));
    QAction* launch =
        menu->addAction(tr("&Launch"), QKeySequence(tr("Ctrl+Return")), &workbench_, &Workbench::launch);
    QAction* measure =
        menu->addAction(tr("&Measure"), QKeySequence(tr("Ctrl+M")), &workbench_, &Workbench::measure);
    QAction* sweep = menu->addAction(tr("&Sweep"), QKeySequence(tr("Ctrl+Shift+M")), &workbench_,
                                     &Workbench::sweepPlanned);
    QAction* trace =
        menu->addAction(tr("&Trace"), QKeySequence(tr("Ctrl+T")), &workbench_, &Workbench::trace);
    QAction* cancel =
        menu->addAction(tr("&Cancel"), QKeySequence(tr("Ctrl+.")), &workbench_, &Workbench::cancel);
    menu->addSeparator();
    menu->addAction(tr("&Restart worker"), QKeySequence(tr("Ctrl+Shift+R")), &workbench_,
                    &Workbench::restartWorker);
    menu->addAction(tr("Mac&hines…"), this, &MainWindow::showMachines);
    const auto refresh = [this, launch, measure, sweep, trace, cancel] {
        const bool ready = workbench_.whyNotLaunch().isEmpty();
        for (QAction* asking : {launch, measure, sweep, trace})
            asking->setEnabled(ready);
        cancel->setEnabled(workbench_.isBusy());
    };
    connect(&workbench_, &Workbench::workerChanged, this, refresh);
    refresh();
}

void MainWindow::buildViewMenu() {
    QMenu* menu = menuBar()->addMenu(tr("&View"));
    QMenu* themes = menu->addMenu(tr("&Theme"));
    auto* group = new QActionGroup(this);
    const std::pair<ThemeChoice, QString> choices[] = {{ThemeChoice::System, tr("As the &system")},
                                                       {ThemeChoice::Light, tr("&Light")},
                                                       {ThemeChoice::Dark, tr("&Dark")}};
    for (const auto& [choice, name] : choices) {
        QAction* action = themes->addAction(name);
        action->setCheckable(true);
        action->setChecked(choice == theme_);
        group->addAction(action);
        connect(action, &QAction::triggered, this, [this, chosen = choice] {
            QSettings().setValue(QStringLiteral("window/theme"), nameOf(chosen));
            setTheme(chosen);
        });
    }
    menu->addSeparator();
    int number = 1;
    for (QDockWidget* dock : {launchDock_, verdictDock_, resultsDock_}) {
        QAction* action = dock->toggleViewAction();
        action->setShortcut(QKeySequence(QStringLiteral("Ctrl+%1").arg(number++)));
        menu->addAction(action);
    }
    menu->addSeparator();
    menu->addAction(tr("Restore &default layout"), this, &MainWindow::restoreDefaultLayout);
}

void MainWindow::buildHelpMenu() {
    QMenu* menu = menuBar()->addMenu(tr("&Help"));
    menu->addAction(tr("&About Trichevron"), this, [this] {
        QMessageBox::about(this, tr("About Trichevron"),
                           tr("<h3>Trichevron %1</h3><p>Draws a CUDA launch down to its threads, checks it "
                              "against a real device's "
                              "limits, and times it where there is one.</p><p>The window is free software "
                              "under the GNU General "
                              "Public License, version 3 or later. It uses Qt and QCustomPlot.</p>")
                               .arg(QCoreApplication::applicationVersion()));
    });
    menu->addAction(tr("About &Qt"), qApp, &QApplication::aboutQt);
}

void MainWindow::openRecording() {
    const QString path = QFileDialog::getOpenFileName(this, tr("Open recording"), {},
                                                      tr("Recordings (*.json *.json.gz);;All files (*)"));
    if (!path.isEmpty())
        sayWhatFails(this, tr("Open recording"), [&] { workbench_.openRecording(path); });
}

void MainWindow::openDeviceFile() {
    const QString path = QFileDialog::getOpenFileName(this, tr("Open device file"), {},
                                                      tr("Device files (*.json);;All files (*)"));
    if (!path.isEmpty())
        sayWhatFails(this, tr("Open device file"), [&] { workbench_.openDeviceFile(path); });
}

void MainWindow::saveTimings() {
    const QString path = QFileDialog::getSaveFileName(this, tr("Save timings"), QStringLiteral("timings.csv"),
                                                      tr("Comma-separated values (*.csv)"));
    if (!path.isEmpty())
        sayWhatFails(this, tr("Save timings"), [&] { workbench_.saveTimings(path); });
}

void MainWindow::showMachines() {
    auto* dialog = new MachinesDialog(workbench_, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

} // namespace trichevron
