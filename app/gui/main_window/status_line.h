// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The status bar: the worker, the device's figures, the last measurement; and sentences worth reading.
#pragma once

#include "app/gui/session/device_selection.h"
#include "app/gui/session/job_runner.h"
#include "app/gui/session/launch_session.h"
#include "app/gui/session/user_messages.h"

#include <QStatusBar>
#include <QTimer>

class QLabel;

namespace trichevron {

class StatusLine : public QStatusBar {
    Q_OBJECT

public:
    explicit StatusLine(const LaunchSession& session, const DeviceSelection& devices, const JobRunner& jobs,
                        const UserMessages& messages, QWidget* parent = nullptr);

    /// The figures of the device as they stand there.
    QString deviceText() const;
    /// What stands on the right: the last measurement, or whose recording is shown.
    QString resultText() const;

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void refresh();
    /// Shows a sentence for a while, or until the launch that it was told of is edited.
    void tell(const QString& sentence);
    /// As much of the sentence as there is room for; the whole of it is the tool tip.
    void showTold();
    void onEdited();

    const LaunchSession& session_;
    const DeviceSelection& devices_;
    const JobRunner& jobs_;
    QString told_; ///< the whole sentence; empty when none is on show
    LaunchKey toldOf_;
    QTimer toldFor_;
    QLabel* dot_;
    QLabel* worker_;
    QLabel* device_;
    QLabel* result_;
};

} // namespace trichevron
