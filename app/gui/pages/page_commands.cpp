// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/pages/page_commands.h"

#include "app/gui/editors/launch_editor.h"
#include "app/gui/pages/explore/explore_page.h"
#include "app/gui/pages/kernel/kernel_page.h"
#include "app/gui/pages/learn/learn_page.h"
#include "app/gui/pages/learn/lesson_list.h"
#include "app/gui/pages/program/program_beginning.h"
#include "app/gui/pages/program/program_comparison_view.h"
#include "app/gui/pages/program/program_page.h"
#include "app/gui/pages/program/report_button.h"
#include "app/gui/plots/occupancy_plot.h"
#include "app/gui/results/result_pages.h"
#include "app/gui/results/results_panel.h"
#include "app/gui/source/source_pane.h"
#include "app/gui/text/fill.h"
#include "app/gui/text/text.h"

#include <QAbstractButton>

#include <set>
#include <utility>

namespace trichevron::gui {
namespace {

QAbstractButton* buttonOf(const Page& page, const char* name) {
    return page.findChild<QAbstractButton*>(QLatin1String(name));
}

std::function<void(Page&)> pressing(const char* button) {
    return [button](Page& page) {
        if (QAbstractButton* found = buttonOf(page, button))
            found->click();
    };
}

/// Of a button that is always there.
PageCommand buttonCommand(const QString& title, const char* button) {
    return {title, pressing(button), nullptr};
}

/// Of a button that is there, or enabled, only with something open on the page. `obstacle`: why it is not.
PageCommand commandWhileShown(const QString& title, const char* button, const QString& obstacle) {
    return {title, pressing(button),
            [button](const Page& page) {
                const QAbstractButton* found = buttonOf(page, button);
                return found != nullptr && found->isEnabled() && found->isVisibleTo(&page);
            },
            obstacle};
}

bool hasProgram(const Page& page) {
    return static_cast<const ProgramPage&>(page).program() != nullptr;
}

QString within(const QString& group, const QString& title) {
    return group + QStringLiteral(" › ") + title;
}

/// The terms that its steps explain.
QString subjectOf(const core::Lesson& lesson) {
    std::set<core::Term> terms;
    for (const core::LessonStep& step : lesson.steps)
        terms.insert(step.terms.begin(), step.terms.end());
    QStringList words;
    for (const core::Term term : terms)
        words << text(titleFor(term));
    return words.join(QLatin1Char(' '));
}

} // namespace

PageCommands learnCommands() {
    PageCommands commands;
    for (const core::Lesson& lesson : loadLessons())
        commands.push_back(
            {within(LessonList::tr("Lessons"), text(lesson.title)),
             [name = text(lesson.name)](Page& page) { static_cast<LearnPage&>(page).openStep(name, 0); },
             nullptr,
             {},
             subjectOf(lesson)});
    commands.push_back({LessonList::tr("Exercises"),
                        pressing("practiceExercises"),
                        nullptr,
                        {},
                        LessonList::tr("homework quiz questions practice")});
    commands.push_back(buttonCommand(LessonList::tr("Glossary"), "lessonGlossary"));
    commands.push_back(buttonCommand(LessonList::tr("Open a lesson file…"), "lessonOpenFile"));
    commands.push_back(commandWhileShown(LessonList::tr("Forget the progress"), "lessonReset",
                                         LessonList::tr("No lesson is begun, so there is no progress.")));
    return commands;
}

PageCommands exploreCommands() {
    PageCommands commands{
        {OccupancyPlot::tr("Occupancy: resident warps by block size"),
         [](Page& page) { static_cast<ExplorePage&>(page).results().showPage(page_id::overview); }, nullptr}};
    const std::pair<QString, const char*> boxes[] = {
        {LaunchEditor::tr("Non-portable cluster size"), "nonPortableCluster"},
        {LaunchEditor::tr("Cooperative"), "cooperative"}};
    for (const auto& [title, box] : boxes)
        commands.push_back(
            {title,
             [object = QLatin1String(box)](Page& page) { static_cast<ExplorePage&>(page).showField(object); },
             nullptr});
    struct {
        QString title;
        const char* field; ///< and the letter of the axis
        const char* name;  ///< in CUDA
    } const extents[] = {
        {ExplorePage::tr("Problem size {axis}"), "problem", "problem"},
        {ExplorePage::tr("Grid size {axis}"), "grid", "gridDim"},
        {ExplorePage::tr("Cluster size {axis}"), "cluster", "clusterDim"},
        {ExplorePage::tr("Block size {axis}"), "block", "blockDim"},
    };
    for (const auto& [title, field, name] : extents)
        for (const QString& axis : {QStringLiteral("x"), QStringLiteral("y"), QStringLiteral("z")}) {
            const QString object = QLatin1String(field) + axis.toUpper();
            commands.push_back({fill(title, {{"axis", axis.toStdString()}}),
                                [object](Page& page) { static_cast<ExplorePage&>(page).showField(object); },
                                [object](const Page& page) { // all but axes of a problem are always possible
                                    const auto* found = page.findChild<QWidget*>(object);
                                    return found != nullptr && found->isEnabled();
                                },
                                ExplorePage::tr("The problem of this kernel has no such axis."),
                                QLatin1String(name) + QLatin1Char('.') + axis + QLatin1Char(' ') +
                                    ExplorePage::tr("set change"),
                                true});
        }
    return commands;
}

PageCommands kernelCommands() {
    const QString source = SourcePane::tr("Source");
    const QString notOpen = SourcePane::tr("No source is open.");
    return {
        buttonCommand(KernelPage::tr("Open a file…"), "kernelOpen"),
        buttonCommand(KernelPage::tr("New source"), "kernelNewSource"),
        buttonCommand(KernelPage::tr("Paste"), "kernelPaste"),
        buttonCommand(KernelPage::tr("Type numbers…"), "kernelType"),
        commandWhileShown(KernelPage::tr("Send to Explore"), "kernelSend",
                          KernelPage::tr("No kernel is chosen whose registers and shared memory are known.")),
        commandWhileShown(within(source, SourcePane::tr("Save")), "sourceSave",
                          SourcePane::tr("No source that has a file was changed.")),
        commandWhileShown(within(source, SourcePane::tr("Save as…")), "sourceSaveAs", notOpen),
        commandWhileShown(within(source, SourcePane::tr("Compiler…")), "sourceSettings", notOpen),
        commandWhileShown(within(source, SourcePane::tr("Launches…")), "sourceLaunches", notOpen)};
}

PageCommands programCommands() {
    const QString notOpen = ProgramButtons::tr("No trace is open.");
    return {
        buttonCommand(ProgramButtons::tr("Open a trace…"), "programOpen"),
        commandWhileShown(ReportButton::tr("Report…"), "programReport", notOpen),
        {ProgramComparisonView::tr("Compare with…"), pressing("programCompareWith"), hasProgram, notOpen}};
}

} // namespace trichevron::gui
