// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The table of pages. A new page is a folder beside this file and a row in page_table.cpp: its tab, its
/// entry in View > Page, its place in session files and its commands in the palette follow from the row.
#pragma once

#include "app/gui/pages/page_commands.h"

#include <QString>

#include <vector>

class QWidget;

namespace trichevron::gui {

class Page;
struct PageContext;

struct PageKind {
    /// Names the page in session files and settings, and is its object name. It never changes.
    QString id;
    QString (*title)(); ///< in the current language
    /// The parent from the start: a part that changes its parent has the style sheet applied to all in it
    /// again.
    Page* (*create)(const PageContext& context, QWidget* parent);
    PageCommands (*commands)() = nullptr; ///< null where the menus have all of them
};

/// In the order of the tabs.
const std::vector<PageKind>& allPages();

/// The ids of the pages that other parts of the window show.
namespace window_page {
inline const QString start = QStringLiteral("start");
inline const QString learn = QStringLiteral("learn");
inline const QString explore = QStringLiteral("explore");
inline const QString kernel = QStringLiteral("kernel");
inline const QString program = QStringLiteral("program");
} // namespace window_page

} // namespace trichevron::gui
