// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/menus/view_menu.h"

#include "app/gui/compare/compare_view.h"
#include "app/gui/hierarchy/hierarchy_canvas.h"
#include "app/gui/hierarchy/hierarchy_view.h"
#include "app/gui/hierarchy/play_bar.h"
#include "app/gui/language/window_language.h"
#include "app/gui/main_window/cluster_sizes_dialog.h"
#include "app/gui/menus/choice_menus.h"
#include "app/gui/menus/go_to_menu.h"
#include "app/gui/menus/job_shortcuts.h"
#include "app/gui/menus/menu_entry.h"
#include "app/gui/pages/page_stack.h"
#include "app/gui/results/results_panel.h"
#include "app/gui/session/user_messages.h"
#include "app/gui/settings/settings.h"
#include "app/gui/text/fill.h"
#include "app/gui/text/text.h"
#include "core/catalogue/pseudo_translation.h"

#include <QActionGroup>
#include <QLocale>

#include <optional>
#include <utility>

namespace trichevron::gui {

ViewMenu::ViewMenu(const Parts& parts, ThemeChoice theme, QWidget* parent) : QMenu(parent), parts_(parts) {
    retranslate(this, [this] { setTitle(tr("&View")); });
    addPages();
    addMenu(parts_.present);
    addSeparator();
    addThemes(theme);
    addLanguages();
    addLargeType();
    addSeparator();
    addComparison();
    addSeparator();
    addHierarchy();
    auto* goTo = new GoToMenu(parts_.session, parts_.results, this);
    connect(goTo, &GoToMenu::fieldRequested, this, &ViewMenu::fieldRequested);
    connect(goTo, &GoToMenu::partRequested, this, &ViewMenu::partRequested);
    connect(goTo, &GoToMenu::pictureRequested, this, [this] {
        parts_.pages.show(window_page::explore);
        parts_.hierarchy.canvas()->setFocus(Qt::ShortcutFocusReason);
    });
    addMenu(goTo);
    addSeparator();
    addMotion();
    addSeparator();
    addPanels();
}

void ViewMenu::addThemes(ThemeChoice current) {
    QMenu* themes = addSubmenu(*this, [] { return tr("&Theme"); });
    auto* group = new QActionGroup(this);
    const std::pair<ThemeChoice, LaterText> choices[] = {{ThemeChoice::System, [] { return tr("&System"); }},
                                                         {ThemeChoice::Light, [] { return tr("&Light"); }},
                                                         {ThemeChoice::Dark, [] { return tr("&Dark"); }}};
    for (const auto& [choice, name] : choices) {
        QAction* action = addEntry(*themes, name, {});
        action->setCheckable(true);
        action->setChecked(choice == current);
        group->addAction(action);
        setOtherWords(*themes, *action, [isDark = choice == ThemeChoice::Dark] {
            const QString words = tr("preferences settings options mode");
            return isDark ? words + QLatin1Char(' ') + tr("night") : words;
        });
        connect(action, &QAction::triggered, this, [this, theme = choice] {
            Settings().setTheme(theme);
            Q_EMIT themeChanged(theme);
        });
    }
}

void ViewMenu::addLanguages() {
    QMenu* languages = addSubmenu(*this, [] { return tr("La&nguage"); });
    languages->setObjectName(QStringLiteral("languageMenu"));
    auto* group = new QActionGroup(this);
    const auto add = [&](const LaterText& name, const QString& code) {
        QAction* action = addEntry(*languages, name, {});
        action->setData(code);
        action->setCheckable(true);
        action->setChecked(code == chosenLanguage());
        group->addAction(action);
        setOtherWords(*languages, *action, [code] {
            // Of those who cannot read the name that it has for itself.
            const QString english = QLocale::languageToString(QLocale(code).language());
            return tr("preferences settings options") + QLatin1Char(' ') +
                   (code.isEmpty() ? QString() : english);
        });
        connect(action, &QAction::triggered, this, [code] {
            Settings().setLanguage(code);
            chooseLanguage(code);
        });
    };
    add([] { return tr("&System"); }, {});
    for (const core::Language& language : core::allLanguages()) {
        const bool isForDevelopers = language.code == core::pseudoLanguageCode;
        const bool isUsed = &language == &core::currentLanguage() || &language == &systemLanguage();
        if (!isForDevelopers || isUsed)
            add(LaterText::quoted(text(language.name)), text(language.code));
    }
}

void ViewMenu::addLargeType() {
    QAction* large = addEntry(
        *this, [] { return tr("&Large text"); }, QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_L));
    large->setObjectName(QStringLiteral("largeTypeAction"));
    large->setCheckable(true);
    large->setChecked(isLargeType());
    setOtherWords(*this, *large,
                  [] { return tr("preferences settings options big bigger larger font size zoom"); });
    connect(large, &QAction::toggled, this, [this](bool on) {
        Settings().setLargeType(on);
        Q_EMIT largeTypeChanged(on);
    });
}

void ViewMenu::addComparison() {
    addEntry(
        *this, [] { return tr("&Pin this launch"); }, pinKeys, this, &ViewMenu::pin)
        ->setObjectName(QStringLiteral("pinAction"));
    QMenu* pinned = addSubmenu(*this, [] { return tr("Pinned launc&hes"); });
    QAction* compare = addEntry(
        *pinned, [] { return tr("Co&mpare with the pinned launches"); },
        QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_D), this,
        [this] { parts_.results.showPage(page_id::compare); });
    setOtherWords(*pinned, *compare, [] { return tr("two three several devices side by side"); });
    QAction* onDevices = addEntry(
        *pinned, [] { return tr("Compare this launch on other &devices…"); }, {}, this,
        [this] { parts_.results.showPage(page_id::compare)->findChild<CompareView*>()->pickDevices(); });
    onDevices->setObjectName(QStringLiteral("compareDevicesAction"));
    setOtherWords(*pinned, *onDevices, [] { return tr("compare gpus gpu"); });
    QAction* swap = addEntry(
        *pinned, [] { return tr("S&wap with the launch pinned last"); }, {}, this,
        [this] { parts_.session.swapWithPinned(parts_.session.pinned().size() - 1); });
    QAction* unpin = addEntry(
        *pinned, [] { return tr("&Unpin all"); }, {}, this, [this] { parts_.session.setPinned({}); });
    const auto refresh = [this, onDevices, swap, unpin] {
        setObstacle(*onDevices, parts_.session.state().device == nullptr ? tr("No device is selected.")
                                : parts_.session.pinned().size() == maxPinnedLaunches
                                    ? tr("Six launches are compared, which is the most; remove one first.")
                                    : QString());
        const QString obstacle = parts_.session.pinned().empty() ? tr("No launch is pinned.") : QString();
        for (QAction* action : {swap, unpin})
            setObstacle(*action, obstacle);
    };
    onChange(parts_.session, SessionChange::Pin | SessionChange::Launch, this, refresh);
    retranslate(this, refresh);
}

void ViewMenu::pin() {
    // Not disabled at the limit: its keys would do nothing, without a word.
    if (parts_.session.pinned().size() == maxPinnedLaunches)
        parts_.messages.report(
            fill(tr("The launch is not pinned: {pins, plural, one {# is} other {# are}} pinned, which is the "
                    "most. Remove one in Compare first."),
                 {{"pins", maxPinnedLaunches}}));
    else
        parts_.session.pin(parts_.session.state());
    parts_.results.showPage(page_id::compare);
}

void ViewMenu::addHierarchy() {
    QAction* flat = addEntry(
        *this, [] { return tr("&Flat hierarchy"); }, flatKeys);
    flat->setCheckable(true);
    connect(flat, &QAction::triggered, &parts_.hierarchy, &HierarchyView::setFlat);
    connect(&parts_.hierarchy, &HierarchyView::flatChanged, flat, &QAction::setChecked);
    parts_.choices.addColours(*this);
    QAction* sizes = addEntry(
        *this, [] { return tr("Cluster &sizes side by side…"); }, {}, this,
        [this] {
            auto* dialog = new ClusterSizesDialog(parts_.session, parentWidget());
            dialog->setAttribute(Qt::WA_DeleteOnClose);
            dialog->show();
        });
    sizes->setObjectName(QStringLiteral("clusterSizesAction"));
    setOtherWords(*this, *sizes, [] { return tr("compare"); });
    addCamera();
}

void ViewMenu::addCamera() {
    // The entries have no shortcuts here: the canvas handles the keys, so that + stays a character in a
    // field.
    QMenu* camera = addSubmenu(*this, [] { return tr("C&amera"); });
    camera->setObjectName(QStringLiteral("lookMenu"));
    const std::pair<LaterText, ViewCommand> moves[] = {
        {[] { return tr("Zoom &in"); }, ViewCommand::ZoomIn},
        {[] { return tr("Zoom &out"); }, ViewCommand::ZoomOut},
        {[] { return tr("&Fit"); }, ViewCommand::Fit},
        {[] { return tr("Orbit &left"); }, ViewCommand::TurnLeft},
        {[] { return tr("Orbit &right"); }, ViewCommand::TurnRight},
        {[] { return tr("Orbit &up"); }, ViewCommand::TurnUp},
        {[] { return tr("Orbit &down"); }, ViewCommand::TurnDown},
        {[] { return tr("Pan left"); }, ViewCommand::MoveLeft},
        {[] { return tr("Pan right"); }, ViewCommand::MoveRight},
        {[] { return tr("Pan up"); }, ViewCommand::MoveUp},
        {[] { return tr("Pan down"); }, ViewCommand::MoveDown},
    };
    for (const auto& [label, move] : moves)
        addEntry(*camera, label, {}, this, [this, how = move] { parts_.hierarchy.canvas()->execute(how); });
}

void ViewMenu::addMotion() {
    QAction* play = addEntry(
        *this, [] { return tr("Pla&y the schedule"); }, playKeys);
    play->setObjectName(QStringLiteral("playAction"));
    play->setCheckable(true);
    connect(play, &QAction::toggled, &parts_.hierarchy, &HierarchyView::setPlayShown);
    connect(&parts_.hierarchy, &HierarchyView::playShownChanged, play, &QAction::setChecked);
    QAction* reduced = addEntry(*this, [] { return tr("Reduced mot&ion"); }, {});
    reduced->setObjectName(QStringLiteral("reducedMotion"));
    reduced->setCheckable(true);
    setOtherWords(*this, *reduced, [] { return tr("preferences settings options"); });
    connect(reduced, &QAction::toggled, this, [this](bool on) {
        Settings().setReducedMotion(on);
        parts_.hierarchy.canvas()->setMotionReduced(on);
        parts_.hierarchy.playBar()->setReducedMotion(on);
    });
    reduced->setChecked(Settings().hasReducedMotion());
}

void ViewMenu::addPanels() {
    QMenu* panels = addSubmenu(*this, [] { return tr("Pan&els"); });
    int number = 1;
    for (QAction* action : parts_.docks) {
        action->setShortcut(QKeySequence(Qt::CTRL | static_cast<Qt::Key>(Qt::Key_0 + number++)));
        panels->addAction(action);
    }
    panels->addSeparator();
    panels->addAction(&parts_.results.enlargeAction());
    addEntry(
        *panels, [] { return tr("Restore &default layout"); }, {}, this, &ViewMenu::defaultLayoutRequested);
}

void ViewMenu::addPages() {
    QMenu* pages = addSubmenu(*this, [] { return tr("Pa&ge"); });
    pages->setObjectName(QStringLiteral("pageMenu"));
    auto* group = new QActionGroup(this);
    for (const PageKind& kind : allPages()) {
        QAction* action =
            addEntry(*pages, kind.title, {}, this, [this, &kind] { parts_.pages.show(kind.id); });
        action->setCheckable(true);
        group->addAction(action);
        const auto refresh = [this, action, &kind] { action->setChecked(parts_.pages.shownId() == kind.id); };
        connect(&parts_.pages, &PageStack::shownChanged, action, refresh);
        refresh();
    }
    pages->addSeparator();
    addEntry(
        *pages, [] { return tr("&Next page"); }, QKeySequence(Qt::CTRL | Qt::Key_Tab), this,
        [this] { parts_.pages.showNext(1); });
    addEntry(
        *pages, [] { return tr("Pre&vious page"); }, QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Tab), this,
        [this] { parts_.pages.showNext(-1); });
}

} // namespace trichevron::gui
