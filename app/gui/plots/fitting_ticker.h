// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Ticks of a numeric axis: at round numbers, and as many as their labels have space for.
#pragma once

#include <qcustomplot.h>

#include <limits>

namespace trichevron::gui {

/// The size of a label along its axis, with the gap to the next label, in pixels.
double labelExtent(const QCPAxis& axis, const QString& label);
/// The length of the axis at its last layout, in pixels.
double axisLength(const QCPAxis& axis);

class FittingTicker : public QCPAxisTicker {
public:
    /// The axis owns the ticker. Its scale may change between linear and logarithmic.
    explicit FittingTicker(const QCPAxis& axis) : axis_(axis) {}

    /// Labels show the tick times this factor, to show another unit than that of the data.
    void setFactor(double factor) { factor_ = factor; }
    double factor() const { return factor_; }
    /// Steps are `step` times a power of two, instead of 1, 2 or 5 times a power of ten.
    void setBinarySteps(double step) { minStep_ = step, binary_ = true; }
    /// No tick is above it, though the axis may go on: no more than 100 %.
    void setLargestTick(double tick) { largestTick_ = tick; }
    /// The smallest step.
    void setMinStep(double step) { minStep_ = step; }

protected:
    double getTickStep(const QCPRange& range) override;
    int getSubTickCount(double) override { return 0; }
    QString getTickLabel(double tick, const QLocale&, QChar, int) override;
    QVector<double> createTickVector(double step, const QCPRange& range) override;

private:
    bool isLogarithmic() const { return axis_.scaleType() == QCPAxis::stLogarithmic; }
    QString tickText(double tick, double step) const;
    bool fits(double step, const QCPRange& range) const;
    bool fit(const QVector<double>& ticks) const;
    QVector<double> decades(const QCPRange& range) const;

    const QCPAxis& axis_;
    double factor_ = 1;
    double minStep_ = 0;
    double largestTick_ = std::numeric_limits<double>::infinity();
    bool binary_ = false;
    double step_ = 1; ///< the last one; 0 if each label has as many digits as it needs
};

} // namespace trichevron::gui
