// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The status bar: the worker, the properties of the device, the last measurement, and messages.
#pragma once

#include "app/gui/session/workbench.h"

#include <QStatusBar>
#include <QTimer>

class QLabel;

namespace trichevron {

class StatusLine : public QStatusBar {
    Q_OBJECT

public:
    explicit StatusLine(Workbench& workbench, QWidget* parent = nullptr);

    /// The properties of the device, as shown.
    QString deviceText() const;
    /// The text on the right: the last measurement, or the source of the recording.
    QString resultText() const;

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void refresh();
    /// Shows a message for some seconds, or until the user edits the launch.
    void showNotice(const QString& sentence);
    /// Elides the message to the width; the tool tip has all of it.
    void fitNotice();
    void onEdited();

    Workbench& workbench_;
    QString notice_; ///< not elided; empty while no message is visible
    AskedLaunch noticeLaunch_;
    QTimer noticeTimer_;
    QLabel* dot_;
    QLabel* worker_;
    QLabel* device_;
    QLabel* result_;
};

} // namespace trichevron
