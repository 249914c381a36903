// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/menus/help_menu.h"

#include "app/gui/help/rules_dialog.h"
#include "app/gui/help/shortcuts_dialog.h"
#include "app/gui/palette/command_palette.h"

#include <QApplication>
#include <QCursor>
#include <QMenuBar>
#include <QMessageBox>

#include <optional>

namespace trichevron::gui {

HelpMenu::HelpMenu(QWidget& window, QMenuBar& menuBar)
    : QMenu(tr("&Help"), &menuBar), window_(window), menuBar_(menuBar) {
    addAction(tr("&What is this?"), QKeySequence(Qt::Key_F1), this, &HelpMenu::showHelpForFocus);
    addAction(tr("&Rules…"), QKeySequence(tr("Ctrl+F1")), this,
              [this] { openRules(&window_, std::nullopt); });
    addAction(tr("Command &palette…"), QKeySequence(tr("Ctrl+K")), this, &HelpMenu::showPalette);
    addAction(tr("&Keyboard shortcuts…"), QKeySequence(tr("Ctrl+/")), this, &HelpMenu::showShortcuts);
    addSeparator();
    addAction(tr("&About Trichevron"), this, &HelpMenu::showAbout);
    addAction(tr("About &Qt"), qApp, &QApplication::aboutQt);
}

void HelpMenu::showHelpForFocus() {
    std::optional<core::RuleId> rule = helpRuleFor(QApplication::focusWidget());
    if (!rule)
        rule = helpRuleFor(QApplication::widgetAt(QCursor::pos()));
    openRules(&window_, rule);
}

void HelpMenu::showPalette() {
    auto* palette = new CommandPalette(menuBar_, &window_);
    palette->setAttribute(Qt::WA_DeleteOnClose);
    palette->open();
}

void HelpMenu::showShortcuts() {
    auto* dialog = new ShortcutsDialog(menuBar_, &window_);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void HelpMenu::showAbout() {
    QMessageBox::about(&window_, tr("About Trichevron"),
                       tr("<h3>Trichevron %1</h3><p>Draws the threads of a CUDA launch, checks the launch "
                          "against the limits of a real device, and measures its time on a connected "
                          "GPU.</p><p>The window is free software under the GNU General Public License, "
                          "version 3 or later. It uses Qt and QCustomPlot.</p>")
                           .arg(QCoreApplication::applicationVersion()));
}

} // namespace trichevron::gui
