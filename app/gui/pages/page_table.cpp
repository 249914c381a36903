// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/pages/page_table.h"

#include "app/gui/pages/explore/explore_page.h"
#include "app/gui/pages/kernel/kernel_page.h"
#include "app/gui/pages/learn/learn_page.h"
#include "app/gui/pages/program/program_page.h"
#include "app/gui/pages/start/start_page.h"

namespace trichevron::gui {

const std::vector<PageKind>& allPages() {
    static const std::vector<PageKind> pages{
        {window_page::start, [] { return Page::tr("Start"); },
         [](const PageContext& context, QWidget* parent) -> Page* { return new StartPage(context, parent); }},
        {window_page::learn, [] { return Page::tr("Learn"); },
         [](const PageContext& context, QWidget* parent) -> Page* { return new LearnPage(context, parent); },
         learnCommands},
        {window_page::explore, [] { return Page::tr("Explore"); },
         [](const PageContext& context, QWidget* parent) -> Page* {
             return new ExplorePage(context, parent);
         },
         exploreCommands},
        {window_page::kernel, [] { return Page::tr("Kernel"); },
         [](const PageContext& context, QWidget* parent) -> Page* { return new KernelPage(context, parent); },
         kernelCommands},
        {window_page::program, [] { return Page::tr("Program"); },
         [](const PageContext& context, QWidget* parent) -> Page* {
             return new ProgramPage(context, parent);
         },
         programCommands},
    };
    return pages;
}

} // namespace trichevron::gui
