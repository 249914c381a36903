// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The presentation and its steps, as a menu.
#pragma once

#include <QMenu>

namespace trichevron::gui {

class Presentation;

class PresentMenu : public QMenu {
    Q_OBJECT

public:
    PresentMenu(Presentation& presentation, QWidget* parent);

private:
    void addStepEntries();
    void fillSteps(QMenu& menu);

    Presentation& presentation_;
};

} // namespace trichevron::gui
