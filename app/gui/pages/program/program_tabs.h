// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Chooses the view of a program.
#pragma once

#include <QTabBar>

namespace trichevron::gui {

class ProgramTabs final : public QTabBar {
    Q_OBJECT

public:
    enum Tab { Launches, AllDevices, Comparison };

    explicit ProgramTabs(QWidget* parent = nullptr);

private:
    void setTexts();
};

} // namespace trichevron::gui
