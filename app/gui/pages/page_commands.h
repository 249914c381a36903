// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// What the command palette offers of the pages, beside the entries of the menus. A new command is a record
/// in page_commands.cpp: most of them press a button of their page.
#pragma once

#include <QString>

#include <functional>
#include <vector>

namespace trichevron::gui {

class Page;

struct PageCommand {
    QString title; ///< in the current language: as its button says it
    std::function<void(Page& page)> run;
    /// Null: it is always possible. Not asked of a page that was not shown yet: nothing is open there.
    std::function<bool(const Page& page)> isPossible = {};
    QString obstacle = {};   ///< why it is not possible, where it is not
    QString otherWords = {}; ///< by which it is found, too
    bool isOfNumber = false; ///< found with a number behind its words, too: "block z 4"
};
using PageCommands = std::vector<PageCommand>;

PageCommands learnCommands();
PageCommands exploreCommands();
PageCommands kernelCommands();
PageCommands programCommands();

} // namespace trichevron::gui
