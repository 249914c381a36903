// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The status bar: the worker, the properties of the device, the last measurement, and messages.
#pragma once

#include "app/gui/session/device_selection.h"
#include "app/gui/session/job_runner.h"
#include "app/gui/session/launch_session.h"
#include "app/gui/session/user_messages.h"

#include <QStatusBar>
#include <QTimer>

class QLabel;

namespace trichevron::gui {

class StatusLine : public QStatusBar {
    Q_OBJECT

public:
    explicit StatusLine(const LaunchSession& session, const DeviceSelection& devices, const JobRunner& jobs,
                        const UserMessages& messages, QWidget* parent = nullptr);

    /// A question about the launch is open: no measurement of it is shown, and no message about it.
    void setHidesAnswers(bool hides);
    /// The properties of the device, as shown.
    QString deviceText() const;
    /// The text on the right: the last measurement, or the source of the recording.
    QString resultText() const;

    /// Shows a message for some seconds, longer under the pointer, or until the user edits the launch.
    /// The tool tip has the details, too.
    void showNotice(const QString& sentence, const QString& details = {});

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* object, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void refresh();
    /// Each second while a job runs.
    void showStatus();
    /// What deviceText() says, the most important first.
    QStringList deviceFacts() const;
    /// Leaves out the last properties of the device where they have no room; the tool tip has all of them.
    void fitDeviceLater();
    /// Elides the message to the width; the tool tip has all of it.
    void fitNotice();
    void onEdited();

    const LaunchSession& session_;
    const DeviceSelection& devices_;
    const JobRunner& jobs_;
    bool hidesAnswers_ = false;
    QString notice_; ///< not elided; empty while no message is visible
    QString details_;
    LaunchKey noticeLaunch_;
    QTimer noticeTimer_;
    QTimer secondTimer_;
    QLabel* dot_;
    QLabel* worker_;
    QLabel* device_;
    QLabel* result_;
};

} // namespace trichevron::gui
