// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Shows the last fault at the top of the window: what happened, what it means, what to do next. It takes no
/// focus and blocks nothing. It stays until the user dismisses it or a device replies again.
#pragma once

#include "app/gui/session/device_selection.h"
#include "app/gui/session/job_runner.h"

#include <QFrame>
#include <QIcon>

class QBoxLayout;
class QLabel;
class QPushButton;

namespace trichevron::gui {

class FaultNotice : public QFrame {
    Q_OBJECT

public:
    explicit FaultNotice(DeviceSelection& devices, const JobRunner& jobs, QWidget* parent = nullptr);

    bool hasHeightForWidth() const override { return true; }
    /// A question about the launch is open: a fault of a kernel is shown after the answer.
    void setHidesAnswers(bool hides);

Q_SIGNALS:
    void logRequested();

protected:
    bool event(QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void showFault(const ReportedFault& fault);
    void present();
    void refresh();
    void fitHeight();
    void paintIcon();

    DeviceSelection& devices_;
    ReportedFault fault_;
    bool isThisComputers_ = false; ///< its name follows the language
    int repeatCount_ = 0;
    bool hidesAnswers_ = false;
    bool isDue_ = false; ///< a fault that came meanwhile
    QBoxLayout* layout_;
    QLabel* icon_;
    QLabel* what_;
    QLabel* advice_; ///< what it means, and what to do next
    QPushButton* log_;
    QPushButton* restart_;
    QPushButton* dismiss_;
};

} // namespace trichevron::gui
