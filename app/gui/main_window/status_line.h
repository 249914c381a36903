// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The status bar: the worker, the device's figures, the last measurement; and sentences worth reading.
#pragma once

#include "app/gui/session/workbench.h"

#include <QStatusBar>

class QLabel;

namespace trichevron {

class StatusLine : public QStatusBar {
    Q_OBJECT

public:
    explicit StatusLine(Workbench& workbench, QWidget* parent = nullptr);

    /// The figures of the device as they stand there.
    QString deviceText() const;
    /// What stands on the right: the last measurement, or whose recording is shown.
    QString resultText() const;

protected:
    void changeEvent(QEvent* event) override;

private:
    void refresh();

    Workbench& workbench_;
    QLabel* dot_;
    QLabel* worker_;
    QLabel* device_;
    QLabel* result_;
};

} // namespace trichevron
