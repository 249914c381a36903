// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The ticks of every axis of numbers: as many as there is room for their labels, at round numbers.
#pragma once

#include <qcustomplot.h>

namespace trichevron {

/// How far along its axis a label reaches, with the gap that tells it from the next.
double extentOf(const QCPAxis& axis, const QString& label);
/// Of the axis as it was laid out last.
double lengthOf(const QCPAxis& axis);

class FittingTicker : public QCPAxisTicker {
public:
    /// For this axis, which owns it; linear or logarithmic, as the axis is then.
    explicit FittingTicker(const QCPAxis& axis) : axis_(axis) {}

    /// A label is its tick times this: the axis is told in another unit than its data.
    void setFactor(double factor) { factor_ = factor; }
    double factor() const { return factor_; }
    /// Steps are this times a power of two, not 1, 2 or 5 times a power of ten.
    void setBinarySteps(double step) { minStep_ = step, binary_ = true; }
    /// No step is smaller.
    void setMinStep(double step) { minStep_ = step; }

protected:
    double getTickStep(const QCPRange& range) override;
    int getSubTickCount(double) override { return 0; }
    QString getTickLabel(double tick, const QLocale&, QChar, int) override;
    QVector<double> createTickVector(double step, const QCPRange& range) override;

private:
    bool isLogarithmic() const { return axis_.scaleType() == QCPAxis::stLogarithmic; }
    QString textOf(double tick, double step) const;
    bool fits(double step, const QCPRange& range) const;
    bool fit(const QVector<double>& ticks) const;
    QVector<double> decades(const QCPRange& range) const;

    const QCPAxis& axis_;
    double factor_ = 1;
    double minStep_ = 0;
    bool binary_ = false;
    double step_ = 1; ///< the last; 0 where each label has the digits that it needs
};

} // namespace trichevron
