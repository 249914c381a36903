// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Opens and saves sessions, recordings, device files, timings, and what the window shows.
#pragma once

#include "app/gui/session/workbench.h"

#include <QMenu>

namespace trichevron {

class FileDesk;

class FileMenu : public QMenu {
    Q_OBJECT

public:
    /// Dialogs open in front of the window, and what it shows can be copied and saved.
    FileMenu(FileDesk& files, Workbench& workbench, QWidget& window, QWidget* parent);

private:
    void addSaveTimings();
    void addVisibleParts();
    void refreshRecent();
    void saveTimings();

    FileDesk& files_;
    Workbench& workbench_;
    QWidget& window_;
    QMenu* recentMenu_ = nullptr;
};

} // namespace trichevron
