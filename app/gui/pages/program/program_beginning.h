// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The ways to a program: opening a trace, and capturing.
#pragma once

#include <QWidget>

class QPushButton;

namespace trichevron::gui {

class ProgramButtons final : public QWidget {
    Q_OBJECT

public:
    /// The buttons are named prefix + "Open" and prefix + "Capture".
    explicit ProgramButtons(const QString& prefix, QWidget* parent = nullptr);

    void setMayCapture(bool may);

Q_SIGNALS:
    void openRequested();
    void captureRequested();

private:
    QPushButton* open_;
    QPushButton* capture_;
};

/// What the page shows while no program is open.
class ProgramBeginning final : public QWidget {
    Q_OBJECT

public:
    explicit ProgramBeginning(QWidget* parent = nullptr);

    ProgramButtons& buttons() { return *buttons_; }

private:
    ProgramButtons* buttons_;
};

} // namespace trichevron::gui
