// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The ways to a program: opening a trace, and capturing.
#pragma once

#include "app/gui/layout/beginning.h"

class QPushButton;

namespace trichevron::gui {

class ProgramButtons final : public QWidget {
    Q_OBJECT

public:
    explicit ProgramButtons(QWidget* parent = nullptr);

    void setMayCapture(bool may);

Q_SIGNALS:
    void openRequested();
    void captureRequested();

private:
    QPushButton* open_;
    QPushButton* capture_;
};

/// What the page shows while no program is open.
class ProgramBeginning final : public Beginning {
    Q_OBJECT

public:
    explicit ProgramBeginning(QWidget* parent = nullptr);
};

} // namespace trichevron::gui
