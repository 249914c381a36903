// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/plots/fitting_ticker.h"

#include "app/gui/text/text.h"
#include "core/text/number_text.h"

#include <QFontMetrics>

#include <algorithm>
#include <cmath>

namespace trichevron::gui {
namespace {

constexpr int maxDecimals = 9;
constexpr double minAxisPixels = 1;
/// In line heights: the minimum distance of ticks, even if their labels have space for more.
constexpr double minPitchHorizontal = 3;
constexpr double minPitchVertical = 1.5;

/// Decimals that the number needs.
int countDecimals(double number) {
    double rest = std::abs(number);
    int decimals = 0;
    while (decimals < maxDecimals && std::abs(rest - std::round(rest)) > 1e-6 * std::max(rest, 1e-9)) {
        rest *= 10;
        ++decimals;
    }
    return decimals;
}

} // namespace

double labelExtent(const QCPAxis& axis, const QString& label) {
    const QFontMetrics metrics(axis.tickLabelFont());
    if (axis.orientation() == Qt::Horizontal)
        return metrics.horizontalAdvance(label) + metrics.averageCharWidth();
    return metrics.height();
}

double axisLength(const QCPAxis& axis) {
    const QRect rect = axis.axisRect()->rect();
    return std::max<double>(minAxisPixels,
                            axis.orientation() == Qt::Horizontal ? rect.width() : rect.height());
}

QString FittingTicker::tickText(double tick, double step) const {
    const double shown = tick * factor_;
    const int decimals = countDecimals(step == 0 ? shown : step * factor_);
    return text(core::withSeparators(QString::number(shown == 0 ? 0 : shown, 'f', decimals).toStdString()));
}

bool FittingTicker::fits(double step, const QCPRange& range) const {
    const double pitch = step / range.size() * axisLength(axis_);
    const double line = QFontMetrics(axis_.tickLabelFont()).height();
    if (pitch < line * (axis_.orientation() == Qt::Horizontal ? minPitchHorizontal : minPitchVertical))
        return false;
    return std::max(labelExtent(axis_, tickText(std::floor(range.lower / step) * step, step)),
                    labelExtent(axis_, tickText(std::floor(range.upper / step) * step, step))) <= pitch;
}

double FittingTicker::getTickStep(const QCPRange& range) {
    if (range.size() <= 0 || !std::isfinite(range.size()))
        return step_ = 1;
    double step = binary_ ? minStep_ : std::pow(10, std::floor(std::log10(range.size())) - 3);
    for (int i = 0; step < range.size() && (step < minStep_ || !fits(step, range)); ++i)
        step *= binary_ || i % 3 != 1 ? 2 : 2.5; // 1, 2, 5, 10
    return step_ = step;
}

bool FittingTicker::fit(const QVector<double>& ticks) const {
    for (qsizetype i = 1; i < ticks.size(); ++i) {
        const double between = std::abs(axis_.coordToPixel(ticks[i]) - axis_.coordToPixel(ticks[i - 1]));
        if (between <
            (labelExtent(axis_, tickText(ticks[i - 1], 0)) + labelExtent(axis_, tickText(ticks[i], 0))) / 2)
            return false;
    }
    return true;
}

QVector<double> FittingTicker::decades(const QCPRange& range) const {
    const int first = static_cast<int>(std::floor(std::log10(range.lower)));
    const int last = static_cast<int>(std::ceil(std::log10(range.upper)));
    const auto ticksAt = [&](int every, std::initializer_list<double> digits) {
        QVector<double> ticks;
        for (int power = first; power <= last; power += every)
            for (const double digit : digits)
                if (const double tick = digit * std::pow(10, power);
                    tick >= range.lower * (1 - 1e-9) && tick <= range.upper * (1 + 1e-9))
                    ticks << tick;
        return ticks;
    };
    QVector<double> ticks = ticksAt(1, {1, 2, 5});
    for (int every = 1; !fit(ticks) && every <= last - first + 1; ++every)
        ticks = ticksAt(every, {1});
    return ticks;
}

QVector<double> FittingTicker::createTickVector(double step, const QCPRange& range) {
    if (isLogarithmic() && range.lower > 0) {
        QVector<double> ticks = decades(range);
        if (ticks.size() > 1) {
            step_ = 0;
            return ticks;
        }
    }
    QVector<double> ticks = QCPAxisTicker::createTickVector(step, range);
    ticks.removeIf([this](double tick) { return tick > largestTick_; });
    return ticks;
}

QString FittingTicker::getTickLabel(double tick, const QLocale&, QChar, int) {
    return tickText(tick, step_);
}

} // namespace trichevron::gui
