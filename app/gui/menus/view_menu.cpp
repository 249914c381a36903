// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/menus/view_menu.h"

#include "app/gui/hierarchy/hierarchy_canvas.h"
#include "app/gui/hierarchy/hierarchy_view.h"
#include "app/gui/hierarchy/play_bar.h"
#include "app/gui/menus/choice_menus.h"
#include "app/gui/menus/go_to_menu.h"
#include "app/gui/results/results_panel.h"
#include "app/gui/settings/settings.h"

#include <QAction>
#include <QActionGroup>

#include <optional>
#include <utility>

namespace trichevron::gui {

ViewMenu::ViewMenu(const Parts& parts, ThemeChoice theme, QWidget* parent)
    : QMenu(tr("&View"), parent), parts_(parts) {
    addThemes(theme);
    addLargeType();
    addSeparator();
    addComparison();
    addSeparator();
    addHierarchy();
    auto* goTo = new GoToMenu(parts_.session, parts_.hierarchy, parts_.results, this);
    connect(goTo, &GoToMenu::fieldRequested, this, &ViewMenu::fieldRequested);
    addMenu(goTo);
    addSeparator();
    addMotion();
    addSeparator();
    addDocks();
    addSeparator();
    addAction(&parts_.results.enlargeAction());
    addAction(tr("Restore &default layout"), this, &ViewMenu::defaultLayoutRequested);
}

void ViewMenu::addThemes(ThemeChoice current) {
    QMenu* themes = addMenu(tr("&Theme"));
    auto* group = new QActionGroup(this);
    const std::pair<ThemeChoice, QString> choices[] = {{ThemeChoice::System, tr("&System")},
                                                       {ThemeChoice::Light, tr("&Light")},
                                                       {ThemeChoice::Dark, tr("&Dark")}};
    for (const auto& [choice, name] : choices) {
        QAction* action = themes->addAction(name);
        action->setCheckable(true);
        action->setChecked(choice == current);
        group->addAction(action);
        connect(action, &QAction::triggered, this, [this, theme = choice] {
            Settings().setTheme(theme);
            Q_EMIT themeChanged(theme);
        });
    }
}

void ViewMenu::addLargeType() {
    QAction* large = addAction(tr("&Large text"), QKeySequence(tr("Ctrl+Shift+L")));
    large->setObjectName(QStringLiteral("largeTypeAction"));
    large->setCheckable(true);
    large->setChecked(isLargeType());
    connect(large, &QAction::toggled, this, [this](bool on) {
        Settings().setLargeType(on);
        Q_EMIT largeTypeChanged(on);
    });
}

void ViewMenu::addComparison() {
    QAction* pin = addAction(tr("&Pin this launch"), QKeySequence(tr("Ctrl+D")), this, [this] {
        parts_.session.setPinned(parts_.session.state());
        parts_.results.showPage(page_id::compare);
    });
    pin->setObjectName(QStringLiteral("pinAction"));
    addAction(tr("Co&mpare with the pinned launch"), QKeySequence(tr("Ctrl+Shift+D")), this,
              [this] { parts_.results.showPage(page_id::compare); });
    QAction* swap =
        addAction(tr("S&wap with the pinned launch"), &parts_.session, &LaunchSession::swapWithPinned);
    QAction* unpin = addAction(tr("&Unpin"), this, [this] { parts_.session.setPinned(std::nullopt); });
    const auto refresh = [this, swap, unpin] {
        for (QAction* action : {swap, unpin})
            action->setEnabled(parts_.session.pinned().has_value());
    };
    onChange(parts_.session, SessionChange::Pin, this, refresh);
    refresh();
}

void ViewMenu::addHierarchy() {
    QAction* flat = addAction(tr("&Flat hierarchy"), QKeySequence(tr("Ctrl+Shift+F")));
    flat->setCheckable(true);
    connect(flat, &QAction::triggered, &parts_.hierarchy, &HierarchyView::setFlat);
    connect(&parts_.hierarchy, &HierarchyView::flatChanged, flat, &QAction::setChecked);
    parts_.choices.addColours(*this);
    addCamera();
}

void ViewMenu::addCamera() {
    // The entries have no shortcuts here: the canvas handles the keys, so that + stays a character in a
    // field.
    QMenu* camera = addMenu(tr("C&amera"));
    camera->setObjectName(QStringLiteral("lookMenu"));
    const std::pair<QString, ViewCommand> moves[] = {
        {tr("Zoom &in"), ViewCommand::ZoomIn},
        {tr("Zoom &out"), ViewCommand::ZoomOut},
        {tr("&Fit"), ViewCommand::Fit},
        {tr("Orbit &left"), ViewCommand::TurnLeft},
        {tr("Orbit &right"), ViewCommand::TurnRight},
        {tr("Orbit &up"), ViewCommand::TurnUp},
        {tr("Orbit &down"), ViewCommand::TurnDown},
        {tr("Pan left"), ViewCommand::MoveLeft},
        {tr("Pan right"), ViewCommand::MoveRight},
        {tr("Pan up"), ViewCommand::MoveUp},
        {tr("Pan down"), ViewCommand::MoveDown},
    };
    for (const auto& [label, move] : moves)
        camera->addAction(label, this, [this, how = move] { parts_.hierarchy.canvas()->execute(how); });
}

void ViewMenu::addMotion() {
    QAction* play = addAction(tr("&Play the schedule"));
    play->setObjectName(QStringLiteral("playAction"));
    play->setCheckable(true);
    play->setShortcut(QKeySequence(tr("Ctrl+P")));
    connect(play, &QAction::toggled, &parts_.hierarchy, &HierarchyView::setPlayShown);
    connect(&parts_.hierarchy, &HierarchyView::playShownChanged, play, &QAction::setChecked);
    QAction* reduced = addAction(tr("&Reduced motion"));
    reduced->setObjectName(QStringLiteral("reducedMotion"));
    reduced->setCheckable(true);
    connect(reduced, &QAction::toggled, this, [this](bool on) {
        Settings().setReducedMotion(on);
        parts_.hierarchy.canvas()->setMotionReduced(on);
        parts_.hierarchy.playBar()->setReducedMotion(on);
    });
    reduced->setChecked(Settings().hasReducedMotion());
}

void ViewMenu::addDocks() {
    int number = 1;
    for (QDockWidget* dock : parts_.docks) {
        QAction* action = dock->toggleViewAction();
        action->setShortcut(QKeySequence(QStringLiteral("Ctrl+%1").arg(number++)));
        addAction(action);
    }
}

} // namespace trichevron::gui
