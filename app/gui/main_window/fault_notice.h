// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Tells the last fault over the window: what happened, what that is, what comes next. It asks for nothing
/// and takes no focus; it stays until it is dismissed or a device has answered again.
#pragma once

#include "app/gui/session/device_selection.h"
#include "app/gui/session/job_runner.h"

#include <QFrame>
#include <QIcon>

class QBoxLayout;
class QLabel;
class QPushButton;

namespace trichevron {

class FaultNotice : public QFrame {
    Q_OBJECT

public:
    explicit FaultNotice(DeviceSelection& devices, const JobRunner& jobs, QWidget* parent = nullptr);

    bool hasHeightForWidth() const override { return true; }

Q_SIGNALS:
    void logWanted();

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void tell(const ReportedFault& fault);
    void refresh();
    void fitHeight();
    void paintSign();

    DeviceSelection& devices_;
    ReportedFault told_;
    int times_ = 0;
    QBoxLayout* body_;
    QLabel* sign_;
    QLabel* what_;
    QLabel* meaning_;
    QLabel* next_;
    QPushButton* log_;
    QPushButton* restart_;
    QPushButton* dismiss_;
};

} // namespace trichevron
