// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// A notice of the last fault: what happened, what it means, what to do next; only what happened and that a
/// new worker starts, where the page Result explains the fault. It stays until the user dismisses it or a
/// device replies again.
#pragma once

#include "app/gui/notice/notice.h"
#include "app/gui/session/device_selection.h"
#include "app/gui/session/job_runner.h"
#include "app/gui/session/launch_session.h"

#include <QIcon>

class QLabel;
class QPushButton;

namespace trichevron::gui {

class FaultNotice : public Notice {
    Q_OBJECT

public:
    FaultNotice(DeviceSelection& devices, const LaunchSession& session, const JobRunner& jobs,
                QWidget* parent = nullptr);

    /// A question about the launch is open: a fault of a kernel is shown after the answer.
    void setHidesAnswers(bool hides);

Q_SIGNALS:
    void logRequested();

protected:
    void changeEvent(QEvent* event) override;

private:
    void showFault(const ReportedFault& fault);
    void refresh();
    void paintIcon();
    /// The page Result tells all of the fault that has just come.
    bool isInResult() const;
    /// What it means, where Result does not tell it, and what to do next.
    QString adviceText() const;

    DeviceSelection& devices_;
    const LaunchSession& session_;
    const JobRunner& jobs_;
    ReportedFault fault_;
    bool isExplained_ = false;     ///< by the page Result
    bool isThisComputers_ = false; ///< its name follows the language
    int repeatCount_ = 0;
    bool hidesAnswers_ = false;
    bool isDue_ = false; ///< a fault that came meanwhile
    QLabel* icon_;
    QLabel* what_;
    QLabel* advice_; ///< what it means, and what to do next
    QPushButton* log_;
    QPushButton* restart_;
    QPushButton* dismiss_;
};

} // namespace trichevron::gui
