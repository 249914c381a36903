// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Offers a run under compute-sanitizer for a launch that ended in an error of its kernel, and shows what
/// that found.
#pragma once

#include "app/gui/session/launch_session.h"
#include "app/gui/session/sanitized_launch.h"

#include <QWidget>

class QLabel;
class QPlainTextEdit;
class QPushButton;

namespace trichevron::gui {

class SanitizerPanel final : public QWidget {
    Q_OBJECT

public:
    SanitizerPanel(const LaunchSession& session, const DeviceSelection& devices, QWidget* parent = nullptr);

    /// Shows itself where a run can be offered for the current launch, whose kernel ended in an error.
    void refresh(bool endedInError);

private:
    void showRun();

    const LaunchSession& session_;
    const DeviceSelection& devices_;
    SanitizedLaunch run_;
    QPushButton* button_;
    QLabel* conclusion_;
    QPlainTextEdit* output_;
};

} // namespace trichevron::gui
