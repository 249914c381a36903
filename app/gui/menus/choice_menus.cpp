// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/menus/choice_menus.h"

#include "app/gui/editors/function_choice.h"
#include "app/gui/hierarchy/hierarchy_view.h"
#include "app/gui/main_window/top_bar.h"
#include "app/gui/menus/menu_entry.h"
#include "app/gui/menus/mnemonics.h"
#include "app/gui/presets/shown_terms.h"
#include "app/gui/session/launch_change.h"
#include "app/gui/session/listed_kernels.h"
#include "app/gui/session/preset_launch.h"
#include "app/gui/text/fill.h"
#include "app/gui/text/text.h"
#include "core/demo/demo_text.h"
#include "core/messages/provenance_text.h"
#include "core/messages/rule_messages.h"
#include "core/scene/colouring.h"

#include <map>
#include <string>
#include <utility>

namespace trichevron::gui {
namespace {

/// A menu text without mnemonics.
QString plain(std::string_view label) {
    return text(label).replace(QLatin1Char('&'), QStringLiteral("&&"));
}

/// A checkable entry of a group of choices.
QAction* addChoice(QMenu& menu, const QString& label, bool isChosen) {
    QAction* action = menu.addAction(label);
    action->setCheckable(true);
    action->setChecked(isChosen);
    return action;
}

/// Words in an empty menu, which are no command.
void addPlaceholder(QMenu& menu, const QString& words) {
    QAction* placeholder = menu.addAction(words);
    placeholder->setEnabled(false);
    placeholder->setProperty("isPlaceholder", true);
}

/// The empty submenu for a chapter or a group, which stays when the menu is filled again: it may be open.
QMenu& chapterMenu(QMenu& menu, const std::string& name) {
    const QString objectName = QStringLiteral("chapter:") + text(name);
    auto* chapter = menu.findChild<QMenu*>(objectName, Qt::FindDirectChildrenOnly);
    if (chapter == nullptr) {
        chapter = new QMenu(&menu);
        chapter->setObjectName(objectName);
        chapter->setToolTipsVisible(true);
    }
    chapter->clear();
    menu.addMenu(chapter);
    return *chapter;
}

} // namespace

void ChoiceMenus::setChange(QAction& action, const std::function<void()>& change) {
    setChange(action, change, changeText(session_.state(), session_.outcomeOf(change)));
}

void ChoiceMenus::setChange(QAction& action, const std::function<void()>& change, const QString& text) {
    setLaunchChange(action, text);
    connect(&action, &QAction::triggered, this, change);
}

ChoiceMenus::ChoiceMenus(LaunchSession& session, DeviceSelection& devices, UserMessages& messages,
                         HierarchyView& hierarchy, QObject* parent)
    : QObject(parent), session_(session), devices_(devices), messages_(messages), hierarchy_(hierarchy) {}

QMenu* ChoiceMenus::addMenu(QMenu& menu, const LaterText& title, void (ChoiceMenus::*fill)(QMenu&)) {
    QMenu* added = addSubmenu(menu, title);
    added->setToolTipsVisible(true);
    const auto refill = [this, added, fill] {
        added->clear();
        (this->*fill)(*added);
    };
    connect(added, &QMenu::aboutToShow, this, refill);
    retranslate(added, refill);
    return added;
}

void ChoiceMenus::addPresets(QMenu& menu) {
    addMenu(
        menu, [] { return tr("&Presets"); }, &ChoiceMenus::fillPresets);
}

void ChoiceMenus::addDevices(QMenu& menu) {
    addMenu(
        menu, [] { return tr("&Device"); }, &ChoiceMenus::fillDevices);
}

void ChoiceMenus::addKernels(QMenu& menu) {
    addMenu(
        menu, [] { return tr("&Kernel"); }, &ChoiceMenus::fillKernels);
}

void ChoiceMenus::addFunctions(QMenu& menu) {
    addMenu(
        menu, [] { return tr("Launch f&unction"); }, &ChoiceMenus::fillFunctions);
}

void ChoiceMenus::addFixes(QMenu& menu) {
    addMenu(
        menu, [] { return tr("Apply &fix"); }, &ChoiceMenus::fillFixes);
}

void ChoiceMenus::addColours(QMenu& menu) {
    addMenu(
        menu, [] { return tr("&Colour by"); }, &ChoiceMenus::fillColours);
}

void ChoiceMenus::fillPresets(QMenu& menu) {
    const LaunchState& state = session_.state();
    QString borrowedFrom;
    const auto kernels = devices_.kernels(&borrowedFrom);
    for (const core::Preset preset : core::allPresets) {
        const auto launch = state.device ? presetLaunch(preset, kernels, *state.device) : std::nullopt;
        const QString obstacle = presetObstacle(devices_, state, preset);
        QAction* action = menu.addAction(plain(titleFor(preset)));
        setObstacle(*action, obstacle);
        action->setToolTip(
            !launch ? obstacle
            : launch->kernel == state.kernel
                ? text(messageFor(preset))
                : text(messageFor(preset)) + QLatin1Char(' ') +
                      fill(tr("Selects the kernel “{kernel}”."), {{"kernel", titleFor(*launch->kernel)}}));
        const auto apply = [this, preset] { applyPreset(session_, devices_, preset); };
        setChange(*action, apply);
        setSubject(*action, [this, preset, apply, isPossible = launch.has_value()] {
            return QStringList{plain(titleFor(preset)) + QLatin1Char(' ') + text(messageFor(preset)),
                               isPossible ? searchedWords(shownTerms(session_.outcomeOf(apply))) : QString()};
        });
        connect(action, &QAction::triggered, this, &ChoiceMenus::presetChosen);
    }
    addMnemonics(menu);
}

void ChoiceMenus::fillDevices(QMenu& menu) {
    // The catalogue is longer than a screen.
    std::map<std::pair<int, int>, QMenu*> groups;
    for (const DeviceEntry* entry : devices_.directory().entries()) {
        const core::ProvenanceKind kind = entry->device->provenance.kind;
        QMenu* place = &menu;
        if (kind == core::ProvenanceKind::Specification) {
            const auto& [major, minor] = entry->device->computeCapability;
            QMenu*& group = groups[{major, minor}];
            if (group == nullptr) {
                group = &chapterMenu(menu, std::to_string(major) + '.' + std::to_string(minor));
                group->setTitle(deviceGroupHeading(*entry->device));
            }
            place = group;
        }
        QAction* action = addChoice(
            *place, plain(entry->device->name) + QStringLiteral(" · ") + text(core::provenanceText(kind)),
            entry->key == session_.state().deviceKey);
        LaunchState chosen = session_.state();
        chosen.device = entry->device;
        setChange(
            *action, [this, key = entry->key] { devices_.selectDevice(key); },
            changeText(session_.state(), chosen));
    }
    menu.addSeparator();
    for (const Machine& machine : devices_.machines().machines())
        connect(menu.addAction(
                    fill(tr("Connect {machine}"), {{"machine", plain(machineName(machine).toStdString())}})),
                &QAction::triggered, this, [this, id = machine.id] { devices_.selectMachine(id); });
}

void ChoiceMenus::fillKernels(QMenu& menu) {
    const LaunchState& state = session_.state();
    QMenu* chapter = nullptr;
    std::string name;
    for (const auto& [kernel, obstacle] : listedKernels(devices_, state)) {
        if (chapter == nullptr || kernel->chapter != name) {
            name = kernel->chapter;
            chapter = &chapterMenu(menu, name);
            chapter->setTitle(name.empty() ? tr("Your kernels") : plain(core::demoText(name)));
        }
        QAction* action = addChoice(*chapter, plain(titleFor(*kernel)), kernel->id == state.kernel->id);
        setObstacle(*action, obstacle);
        action->setToolTip(obstacle.isEmpty() ? text(summaryFor(*kernel)) : obstacle);
        setOtherWords(*action, text(otherWordsFor(*kernel)));
        setChange(*action, [this, id = kernel->id] { devices_.selectKernel(QString::fromStdString(id)); });
        setSubject(
            *action, [this, kernel = kernel, words = chapter->title(), isPossible = obstacle.isEmpty()] {
                return QStringList{words + QLatin1Char(' ') + plain(titleFor(*kernel)) + QLatin1Char(' ') +
                                       text(summaryFor(*kernel)),
                                   isPossible ? searchedWords(shownTerms(
                                                    session_.outcomeOf([&] { session_.setKernel(kernel); })))
                                              : QString()};
            });
    }
    if (menu.isEmpty())
        addPlaceholder(menu, tr("no kernels"));
    addMnemonics(menu);
    for (QMenu* submenu : menu.findChildren<QMenu*>(QString(), Qt::FindDirectChildrenOnly))
        addMnemonics(*submenu);
}

void ChoiceMenus::fillFunctions(QMenu& menu) {
    for (const core::LaunchApi api : core::allLaunchApis) {
        QAction* action = addChoice(menu, text(toString(api)), api == session_.state().config.api);
        setChange(*action, [this, api] { chooseFunction(session_, messages_, api); });
    }
}

void ChoiceMenus::fillFixes(QMenu& menu) {
    if (const core::Evaluation* evaluation = session_.evaluation(); evaluation != nullptr && !hidesAnswers_) {
        for (const core::Finding& finding : evaluation->findings) {
            for (const core::Fix& fix : finding.fixes) {
                QAction* action = menu.addAction(plain(titleFor(finding.rule)) + QStringLiteral(": ") +
                                                 plain(fixLabel(fix)));
                action->setToolTip(text(messageFor(fix)));
                setChange(*action, [this, fix] { session_.applyFix(fix); });
            }
        }
    }
    if (menu.isEmpty())
        addPlaceholder(menu, hidesAnswers_ ? tr("hidden until you answer the question") : tr("no fixes"));
}

void ChoiceMenus::fillColours(QMenu& menu) {
    for (const core::Colouring& colouring : core::allColourings()) {
        QAction* action =
            addChoice(menu, plain(colouring.title.text()), &colouring == &hierarchy_.colouring());
        action->setToolTip(text(colouring.toolTip.text()));
        connect(action, &QAction::triggered, this,
                [this, &colouring] { hierarchy_.setColouring(colouring); });
    }
    addMnemonics(menu);
}

} // namespace trichevron::gui
