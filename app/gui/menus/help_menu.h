// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// What has the focus, the guide to the rules, the command palette, the list of shortcuts, and what the
/// program is.
#pragma once

#include "app/gui/session/device_selection.h"

#include <QMenu>

class QMenuBar;

namespace trichevron::gui {

class PageStack;

class HelpMenu : public QMenu {
    Q_OBJECT

public:
    /// Dialogs open in front of the window; the palette and the list of shortcuts show the entries of the
    /// menu bar, the palette also the commands of the pages.
    HelpMenu(const DeviceSelection& devices, QWidget& window, QMenuBar& menuBar, PageStack& pages);

private:
    void showHelpForFocus();
    void showPalette();
    void showShortcuts();
    void showAbout();
    void showAboutQt();

    const DeviceSelection& devices_;
    QWidget& window_;
    QMenuBar& menuBar_;
    PageStack& pages_;
};

} // namespace trichevron::gui
