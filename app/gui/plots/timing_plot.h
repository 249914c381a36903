// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Real samples of the launch that is shown, their median and the band between their quartiles.
#pragma once

#include "app/gui/plots/plot_heading.h"
#include "app/gui/session/workbench.h"

#include <QTimer>

#include <qcustomplot.h>

namespace trichevron {

class TimingPlot : public QCustomPlot {
    Q_OBJECT

public:
    explicit TimingPlot(const Workbench& workbench, QWidget* parent = nullptr);

    /// What is written above the samples, or what to do when there are none.
    QString summary() const { return summary_; }
    int sampleCount() const { return samples_->dataCount(); }

protected:
    void changeEvent(QEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void refresh();
    void showMeasurement(const Measurement& measurement);
    void showNothing();
    void style();
    void read(QMouseEvent* event);

    const Workbench& workbench_;
    QString summary_;
    QCPGraph* samples_;
    QCPItemStraightLine* median_;
    QCPItemRect* quartiles_;
    PlotHeading heading_;
    QCPItemText* medianLabel_;
    QCPItemText* empty_;
    QCPItemText* reading_ = nullptr;
    QTimer afterWords_; ///< single shot, 0 ms: the words of an edit are on screen before the plot is drawn
};

/// "median 6.10 µs of 412 samples, quartiles 6.06 – 6.14, spread 1.3 %"
QString measurementWords(const Measurement& measurement);

} // namespace trichevron
