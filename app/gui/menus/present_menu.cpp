// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/menus/present_menu.h"

#include "app/gui/menus/menu_entry.h"
#include "app/gui/present/presentation.h"

#include <utility>

namespace trichevron::gui {

PresentMenu::PresentMenu(Presentation& presentation, QWidget* parent)
    : QMenu(parent), presentation_(presentation) {
    setObjectName(QStringLiteral("presentMenu"));
    retranslate(this, [this] { setTitle(tr("P&resent")); });
    QAction* present = addEntry(
        *this, [] { return tr("&Present full screen"); }, QKeySequence(Qt::Key_F11), &presentation_,
        [this](bool on) { presentation_.setRunning(on); });
    present->setObjectName(QStringLiteral("presentAction"));
    present->setCheckable(true);
    const LaterText otherWords = [] { return tr("presentation presenter mode lecture slides projector"); };
    setOtherWords(*this, *present, otherWords);
    QAction* end = addEntry(
        *this, [] { return tr("&End the presentation"); }, QKeySequence(Qt::Key_Escape), &presentation_,
        &Presentation::end);
    const auto refresh = [this, present, end] {
        present->setChecked(presentation_.isRunning());
        setObstacle(*end, presentation_.isRunning() ? QString() : tr("No presentation is running."));
    };
    connect(&presentation_, &Presentation::runningChanged, this, refresh);
    retranslate(this, refresh);
    QAction* pointer = addEntry(
        *this, [] { return tr("&Highlight the pointer"); }, QKeySequence(Qt::CTRL | Qt::Key_L),
        &presentation_, &Presentation::setHighlightsPointer);
    pointer->setCheckable(true);
    pointer->setChecked(presentation_.highlightsPointer());
    addSeparator();
    addStepEntries();
}

void PresentMenu::addStepEntries() {
    PresentationSteps& steps = presentation_.steps();
    addEntry(
        *this, [] { return tr("&Add the launch as a step"); }, QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_P),
        &steps, &PresentationSteps::add)
        ->setObjectName(QStringLiteral("addStepAction"));
    QAction* next = addEntry(
        *this, [] { return tr("&Next step"); }, {}, &steps, [&steps] { steps.showNext(1); });
    QAction* previous = addEntry(
        *this, [] { return tr("Pre&vious step"); }, {}, &steps, [&steps] { steps.showNext(-1); });
    QAction* first = addEntry(
        *this, [] { return tr("&First step"); }, {}, &steps, [&steps] { steps.show(0); });
    QAction* last = addEntry(
        *this, [] { return tr("Last s&tep"); }, {}, &steps, [&steps] { steps.show(steps.count() - 1); });
    // The keys of presenters for lectures among them. They belong to other things while nothing is presented.
    const QList<QKeySequence> forward{Qt::Key_Right, Qt::Key_PageDown, Qt::Key_Space};
    const QList<QKeySequence> back{Qt::Key_Left, Qt::Key_PageUp, Qt::Key_Backspace};
    QAction* remove = addEntry(
        *this, [] { return tr("&Remove this step"); }, {}, &steps, &PresentationSteps::remove);
    QAction* earlier = addEntry(
        *this, [] { return tr("&Move this step earlier"); }, {}, &steps, [&steps] { steps.move(-1); });
    QAction* later = addEntry(
        *this, [] { return tr("Move this step &later"); }, {}, &steps, [&steps] { steps.move(1); });
    QMenu* list = addSubmenu(*this, [] { return tr("&Show step"); });
    list->setObjectName(QStringLiteral("stepMenu"));
    connect(list, &QMenu::aboutToShow, this, [this, list] { fillSteps(*list); });
    const auto refresh = [=, this, &steps] {
        const bool isRunning = presentation_.isRunning();
        const bool hasKeys = presentation_.goesThroughSteps();
        next->setShortcuts(hasKeys ? forward : QList<QKeySequence>());
        previous->setShortcuts(hasKeys ? back : QList<QKeySequence>());
        first->setShortcut(hasKeys ? QKeySequence(Qt::Key_Home) : QKeySequence());
        last->setShortcut(hasKeys ? QKeySequence(Qt::Key_End) : QKeySequence());
        // In a presentation its keys belong to the steps at the ends too, where a note says so.
        const bool isFirst = steps.current() == 0;
        const bool isLast = steps.current() == steps.count() - 1;
        const QString none = steps.count() == 0 ? tr("There are no steps.") : QString();
        const QString noCurrent = none.isEmpty() && steps.current() < 0 ? tr("No step is shown yet.") : none;
        const QString notOwn = steps.arePins()
                                   ? tr("The steps are the pinned launches, which are changed in Compare.")
                                   : noCurrent;
        const auto unless = [](bool isAtEnd, const QString& before, const QString& atEnd) {
            return before.isEmpty() && isAtEnd ? atEnd : before;
        };
        setObstacle(*next, unless(isLast && !isRunning, none, tr("This is the last step.")));
        setObstacle(*previous, isRunning ? none : unless(isFirst, noCurrent, tr("This is the first step.")));
        setObstacle(*first, none);
        setObstacle(*last, none);
        setObstacle(*remove, notOwn);
        setObstacle(*earlier, unless(isFirst, notOwn, tr("This is the first step.")));
        setObstacle(*later, unless(isLast, notOwn, tr("This is the last step.")));
        setObstacle(*list->menuAction(), none);
    };
    connect(&presentation_, &Presentation::runningChanged, this, refresh);
    connect(&presentation_, &Presentation::pageChanged, this, refresh);
    connect(&steps, &PresentationSteps::changed, this, refresh);
    retranslate(this, refresh);
}

void PresentMenu::fillSteps(QMenu& menu) {
    menu.clear();
    PresentationSteps& steps = presentation_.steps();
    for (int step = 0; step < steps.count(); ++step) {
        QAction* action = menu.addAction(steps.title(step).replace(QLatin1Char('&'), QStringLiteral("&&")));
        action->setCheckable(true);
        action->setChecked(step == steps.current());
        connect(action, &QAction::triggered, &steps, [&steps, step] { steps.show(step); });
    }
}

} // namespace trichevron::gui
