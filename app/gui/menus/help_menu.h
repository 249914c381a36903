// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The guide to the rules, the command palette, the list of shortcuts, and what the program is.
#pragma once

#include <QMenu>

class QMenuBar;

namespace trichevron::gui {

class HelpMenu : public QMenu {
    Q_OBJECT

public:
    /// Dialogs open in front of the window; the palette and the list of shortcuts show the entries of the
    /// menu bar.
    HelpMenu(QWidget& window, QMenuBar& menuBar);

private:
    void showHelpForFocus();
    void showPalette();
    void showShortcuts();
    void showAbout();

    QWidget& window_;
    QMenuBar& menuBar_;
};

} // namespace trichevron::gui
