// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The verdict as one strip below a picture, for a lecture: accepted or refused, the launch, and why not.
#pragma once

#include "app/gui/session/job_runner.h"

#include <QFrame>

class QLabel;

namespace trichevron::gui {

class VerdictStrip : public QFrame {
    Q_OBJECT

public:
    VerdictStrip(const LaunchSession& session, const DeviceSelection& devices, const JobRunner& jobs,
                 QWidget* parent = nullptr);

    void setVisible(bool visible) override;

private:
    /// While it is hidden, nothing: an edit has no time for it.
    void refresh();

    const LaunchSession& session_;
    const DeviceSelection& devices_;
    const JobRunner& jobs_;
    QLabel* headline_;
    QLabel* launch_;
    QLabel* why_;
};

} // namespace trichevron::gui
