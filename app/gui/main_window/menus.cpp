// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The menus of the main window and what their entries do.
#include "app/gui/main_window/main_window.h"

#include "app/gui/compare/compare_view.h"
#include "app/gui/export/export_menu.h"
#include "app/gui/files/session_file_controller.h"
#include "app/gui/files/timings_csv.h"
#include "app/gui/help/rules_dialog.h"
#include "app/gui/help/shortcuts_dialog.h"
#include "app/gui/hierarchy/hierarchy_canvas.h"
#include "app/gui/hierarchy/hierarchy_view.h"
#include "app/gui/main_window/choice_menus.h"
#include "app/gui/main_window/machines_dialog.h"
#include "app/gui/notice/say_what_fails.h"
#include "app/gui/palette/command_palette.h"
#include "app/gui/thread/find_field.h"
#include "app/gui/thread/thread_panel.h"
#include "core/base/input_error.h"
#include "core/code/launch_code.h"

#include <QAction>
#include <QActionGroup>
#include <QApplication>
#include <QClipboard>
#include <QCursor>
#include <QDockWidget>
#include <QFileDialog>
#include <QFileInfo>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QScrollArea>
#include <QScrollBar>
#include <QSettings>
#include <QStackedWidget>
#include <QTabBar>

#include <utility>

namespace trichevron {

void MainWindow::buildFileMenu() {
    QMenu* menu = menuBar()->addMenu(tr("&File"));
    menu->addAction(tr("&Open session…"), QKeySequence::Open, files_,
                    &SessionFileController::openSessionDialog);
    menu->addAction(tr("Open &recording…"), QKeySequence(tr("Ctrl+R")), files_,
                    &SessionFileController::openRecordingDialog);
    menu->addAction(tr("Open &device file…"), files_, &SessionFileController::openDeviceDialog);
    recentMenu_ = menu->addMenu(tr("Open r&ecent"));
    recentMenu_->setObjectName(QStringLiteral("recentMenu"));
    connect(&files_->recent(), &RecentFiles::changed, this, &MainWindow::refreshRecent);
    refreshRecent();
    menu->addSeparator();
    menu->addAction(tr("&Save session"), QKeySequence::Save, files_, &SessionFileController::save);
    menu->addAction(tr("Save session &as…"), QKeySequence(tr("Ctrl+Shift+S")), files_,
                    &SessionFileController::saveAs);
    menu->addSeparator();
    QAction* save = menu->addAction(tr("Save &timings as CSV…"), this, &MainWindow::saveTimings);
    const auto refreshSave = [this, save] { save->setEnabled(session_.measurement() != nullptr); };
    onChange(session_, SessionChange::Launch | SessionChange::Results, save, refreshSave);
    refreshSave();
    QMenu* shown = menu->addMenu(tr("Copy and save what is sho&wn"));
    shown->setObjectName(QStringLiteral("shownMenu"));
    connect(shown, &QMenu::aboutToShow, this, [this, shown] {
        shown->clear();
        for (ExportMenu* part : findChildren<ExportMenu*>())
            if (part->isOnShow())
                part->addTo(*shown->addMenu(part->name()));
    });
    menu->addSeparator();
    menu->addAction(tr("&Quit"), QKeySequence(tr("Ctrl+Q")), this, &QWidget::close);
}

void MainWindow::buildEditMenu() {
    QMenu* menu = menuBar()->addMenu(tr("&Edit"));
    QUndoStack& stack = session_.undoStack();
    QAction* undo = stack.createUndoAction(this, tr("&Undo"));
    undo->setObjectName(QStringLiteral("undoAction"));
    undo->setShortcuts(QKeySequence::Undo);
    QAction* redo = stack.createRedoAction(this, tr("&Redo"));
    redo->setObjectName(QStringLiteral("redoAction"));
    redo->setShortcuts(QKeySequence::Redo);
    menu->addAction(undo);
    menu->addAction(redo);
    menu->addSeparator();
    menu->addAction(tr("&Find…"), QKeySequence(QKeySequence::Find), this, [this] {
        verdictDock_->show();
        // The field at the top, so that what is found stands below it.
        auto* area = findChild<QScrollArea*>(QStringLiteral("verdictScroll"));
        area->verticalScrollBar()->setValue(thread_->mapTo(area->widget(), QPoint()).y());
        thread_->find().begin();
    });
    menu->addAction(tr("Copy the launch as &code"), QKeySequence(tr("Ctrl+Shift+C")), this, [this] {
        const LaunchState& state = session_.state();
        QGuiApplication::clipboard()->setText(
            QString::fromStdString(launchCode(state.config, state.optIns, *state.kernel)).trimmed());
    });
}

void MainWindow::buildLaunchMenu() {
    QMenu* menu = menuBar()->addMenu(tr("&Launch"));
    choices_ = new ChoiceMenus(session_, devices_, *hierarchy_, this);
    QAction* launch =
        menu->addAction(tr("&Launch"), QKeySequence(tr("Ctrl+Return")), &jobs_, &JobRunner::launch);
    QAction* measure =
        menu->addAction(tr("&Measure"), QKeySequence(tr("Ctrl+M")), &jobs_, &JobRunner::measure);
    QAction* sweep =
        menu->addAction(tr("&Sweep"), QKeySequence(tr("Ctrl+Shift+M")), &jobs_, &JobRunner::sweepPlanned);
    QAction* trace = menu->addAction(tr("&Trace"), QKeySequence(tr("Ctrl+T")), &jobs_, &JobRunner::trace);
    QAction* cancel = menu->addAction(tr("&Cancel"), QKeySequence(tr("Ctrl+.")), &jobs_, &JobRunner::cancel);
    menu->addSeparator();
    choices_->addPresets(*menu);
    choices_->addDevices(*menu);
    choices_->addKernels(*menu);
    choices_->addFunctions(*menu);
    choices_->addFixes(*menu);
    menu->addSeparator();
    menu->addAction(tr("&Restart worker"), QKeySequence(tr("Ctrl+Shift+R")), &devices_,
                    &DeviceSelection::restartWorker);
    menu->addAction(tr("Mac&hines…"), this, &MainWindow::showMachines);
    const auto refresh = [this, launch, measure, sweep, trace, cancel] {
        const bool ready = jobs_.launchObstacle().isEmpty();
        for (QAction* asking : {launch, measure, sweep, trace})
            asking->setEnabled(ready);
        cancel->setEnabled(jobs_.isBusy());
    };
    onChange(session_, SessionChange::Launch | SessionChange::Unreadable, this, refresh);
    onChange(jobs_, anyJobChange, this, refresh);
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
    QAction* large = menu->addAction(tr("&Large type"), QKeySequence(tr("Ctrl+Shift+L")));
    large->setObjectName(QStringLiteral("largeTypeAction"));
    large->setCheckable(true);
    large->setChecked(isLargeType());
    connect(large, &QAction::toggled, this, [this](bool on) {
        QSettings().setValue(QStringLiteral("window/largeType"), on);
        setLargeType(on);
    });
    menu->addSeparator();
    buildComparisonMenu(*menu);
    menu->addSeparator();
    QAction* flat = menu->addAction(tr("&Flat hierarchy"), QKeySequence(tr("Ctrl+Shift+F")));
    flat->setCheckable(true);
    connect(flat, &QAction::triggered, hierarchy_, &HierarchyView::setFlat);
    connect(hierarchy_, &HierarchyView::flatChanged, flat, &QAction::setChecked);
    choices_->addColours(*menu);
    buildLookMenu(*menu);
    buildGoToMenu(*menu);
    menu->addSeparator();
    QAction* play = menu->addAction(tr("&Play the schedule"));
    play->setObjectName(QStringLiteral("playAction"));
    play->setCheckable(true);
    play->setShortcut(QKeySequence(tr("Ctrl+P")));
    connect(play, &QAction::toggled, hierarchy_, &HierarchyView::setPlayShown);
    connect(hierarchy_, &HierarchyView::playShownChanged, play, &QAction::setChecked);
    QAction* reduced = menu->addAction(tr("&Reduced motion"));
    reduced->setObjectName(QStringLiteral("reducedMotion"));
    reduced->setCheckable(true);
    connect(reduced, &QAction::toggled, this, [this](bool on) {
        QSettings().setValue(QStringLiteral("window/reducedMotion"), on);
        setReducedMotion(on);
    });
    reduced->setChecked(QSettings().value(QStringLiteral("window/reducedMotion"), false).toBool());
    menu->addSeparator();
    int number = 1;
    for (QDockWidget* dock : {launchDock_, verdictDock_, resultsDock_}) {
        QAction* action = dock->toggleViewAction();
        action->setShortcut(QKeySequence(QStringLiteral("Ctrl+%1").arg(number++)));
        menu->addAction(action);
    }
    menu->addSeparator();
    menu->addAction(enlarge_);
    menu->addAction(tr("Restore &default layout"), this, &MainWindow::restoreDefaultLayout);
}

void MainWindow::buildComparisonMenu(QMenu& menu) {
    QAction* pin = menu.addAction(tr("&Pin this launch"), QKeySequence(tr("Ctrl+D")), this, [this] {
        session_.setPinned(session_.state());
        showPage(compare_);
    });
    pin->setObjectName(QStringLiteral("pinAction"));
    menu.addAction(tr("Co&mpare with the pinned launch"), QKeySequence(tr("Ctrl+Shift+D")), this,
                   [this] { showPage(compare_); });
    QAction* swap =
        menu.addAction(tr("S&wap with the pinned launch"), &session_, &LaunchSession::swapWithPinned);
    QAction* unpin = menu.addAction(tr("&Unpin"), this, [this] { session_.setPinned(std::nullopt); });
    const auto refresh = [this, swap, unpin] {
        for (QAction* action : {swap, unpin})
            action->setEnabled(session_.pinned().has_value());
    };
    onChange(session_, SessionChange::Pin, this, refresh);
    refresh();
}

void MainWindow::buildLookMenu(QMenu& menu) {
    // Their keys are the canvas's own: in a field, + is a character.
    QMenu* look = menu.addMenu(tr("&Look at the hierarchy"));
    look->setObjectName(QStringLiteral("lookMenu"));
    const std::pair<QString, Look> looks[] = {
        {tr("Zoom &in"), Look::Closer},
        {tr("Zoom &out"), Look::Farther},
        {tr("&Fit"), Look::Whole},
        {tr("Turn &left"), Look::TurnLeft},
        {tr("Turn &right"), Look::TurnRight},
        {tr("Turn &up"), Look::TurnUp},
        {tr("Turn &down"), Look::TurnDown},
        {tr("Move left"), Look::MoveLeft},
        {tr("Move right"), Look::MoveRight},
        {tr("Move up"), Look::MoveUp},
        {tr("Move down"), Look::MoveDown},
    };
    for (const auto& [words, how] : looks)
        look->addAction(words, this, [this, chosen = how] { hierarchy_->canvas()->look(chosen); });
}

void MainWindow::buildGoToMenu(QMenu& menu) {
    QMenu* places = menu.addMenu(tr("&Go to"));
    places->addAction(tr("&Up a level"), QKeySequence(tr("Alt+Up")), this,
                      [this] { session_.setPath(parentOf(session_.path(), session_.shape())); });
    places->addAction(tr("Whole &grid"), QKeySequence(tr("Alt+Home")), this,
                      [this] { session_.setPath({}); });
    const std::pair<QString, QString> fields[] = {
        {tr("&Problem"), QStringLiteral("problemX")},
        {tr("G&rid"), QStringLiteral("gridX")},
        {tr("&Cluster"), QStringLiteral("clusterX")},
        {tr("&Block"), QStringLiteral("blockX")},
        {tr("&Dynamic shared memory"), QStringLiteral("dynamicShared")},
    };
    for (const auto& [words, name] : fields) {
        places->addAction(words, this, [this, field = name] {
            if (auto* widget = findChild<QWidget*>(field); widget != nullptr) {
                launchDock_->show();
                verdictDock_->show();
                widget->setFocus(Qt::ShortcutFocusReason);
            }
        });
    }
    places->addAction(tr("&Hierarchy"), this,
                      [this] { hierarchy_->canvas()->setFocus(Qt::ShortcutFocusReason); });
    places->addSeparator();
    for (int i = 0; i < resultTabs_->count(); ++i) {
        QAction* action = places->addAction(resultTabs_->tabText(i), this,
                                            [this, i] { showPage(resultPages_->widget(i)); });
        if (i < 9)
            action->setShortcut(QKeySequence(QStringLiteral("Alt+%1").arg(i + 1)));
    }
}

void MainWindow::buildHelpMenu() {
    QMenu* menu = menuBar()->addMenu(tr("&Help"));
    menu->addAction(tr("&What is this?"), QKeySequence(Qt::Key_F1), this, [this] {
        std::optional<RuleId> rule = helpOf(QApplication::focusWidget());
        if (!rule)
            rule = helpOf(QApplication::widgetAt(QCursor::pos()));
        openRules(this, rule);
    });
    menu->addAction(tr("&Rules…"), QKeySequence(tr("Ctrl+F1")), this,
                    [this] { openRules(this, std::nullopt); });
    menu->addAction(tr("Command &palette…"), QKeySequence(tr("Ctrl+K")), this, [this] {
        auto* palette = new CommandPalette(*menuBar(), this);
        palette->setAttribute(Qt::WA_DeleteOnClose);
        palette->open();
    });
    menu->addAction(tr("&Keyboard shortcuts…"), QKeySequence(tr("Ctrl+/")), this, [this] {
        auto* dialog = new ShortcutsDialog(*menuBar(), this);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->open();
    });
    menu->addSeparator();
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

void MainWindow::refreshRecent() {
    recentMenu_->clear();
    const QStringList paths = files_->recent().paths();
    int number = 1;
    for (const QString& path : paths) {
        const QFileInfo info(path);
        const QString digit =
            number < 10 ? QStringLiteral("&%1  ").arg(number) : QStringLiteral("%1  ").arg(number);
        ++number;
        QString name = info.fileName() + QStringLiteral("  –  ") + info.absolutePath();
        QAction* action =
            recentMenu_->addAction(digit + name.replace(QLatin1Char('&'), QStringLiteral("&&")));
        connect(action, &QAction::triggered, files_, [this, path] { files_->open(path); });
    }
    recentMenu_->addSeparator();
    QAction* clear = recentMenu_->addAction(tr("&Clear this list"), &files_->recent(), &RecentFiles::clear);
    clear->setEnabled(!paths.isEmpty());
}

void MainWindow::saveTimings() {
    const QString path = QFileDialog::getSaveFileName(this, tr("Save timings"), QStringLiteral("timings.csv"),
                                                      tr("Comma-separated values (*.csv)"));
    if (!path.isEmpty())
        sayWhatFails(this, tr("Save timings"), [&] { saveTimingsCsv(session_.measurement(), path); });
}

void MainWindow::showMachines() {
    auto* dialog = new MachinesDialog(devices_, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

} // namespace trichevron
