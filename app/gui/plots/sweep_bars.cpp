// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/plots/sweep_bars.h"

#include "app/gui/text/fill.h"
#include "app/gui/text/retranslate.h"
#include "app/gui/theme/theme.h"

#include <cmath>

namespace trichevron::gui {
namespace {

constexpr double barWidth = 0.72;
/// Space for the marks above the highest bar.
constexpr double barHeadroom = 1.15;

} // namespace

SweepBars::SweepBars(QWidget* parent)
    : SweepPlot(Qt::Horizontal, parent), bars_(new QCPBars(xAxis, yAxis)),
      quartiles_(new QCPErrorBars(xAxis, yAxis)), ticker_(new SizeTicker(*xAxis)) {
    setObjectName(QStringLiteral("sweepBars"));
    bars_->setWidth(barWidth);
    quartiles_->setDataPlottable(bars_);
    quartiles_->setErrorType(QCPErrorBars::etValueError);
    quartiles_->setWhiskerWidth(5);
    quartiles_->setSymbolGap(0);
    quartiles_->removeFromLegend();
    xAxis->setTicker(ticker_);
    style();
    retranslate(this, [this] {
        setAccessibleName(tr("Sweep by block size"));
        setXLabel(tr("block (threads)"));
    });
}

void SweepBars::style() {
    SweepPlot::style();
    const Theme& theme = currentTheme();
    QColor fill = theme.accent;
    fill.setAlpha(theme.dark ? 150 : 120);
    bars_->setPen(QPen(theme.accent, 1));
    bars_->setBrush(fill);
    quartiles_->setPen(QPen(theme.text, 1));
}

void SweepBars::drawPicture() {
    const bool isColumn = map().x.size() == 1 && map().y.size() > 1;
    ticker_->setSizes(isColumn ? map().y : map().x);
    const bool ofTime = colour() == SweepColour::Time;
    const ValueUnit unit = plottedUnit();
    QVector<double> places;
    QVector<double> values;
    QVector<double> below;
    QVector<double> above;
    double largest = 0;
    for (std::size_t i = 0; i < map().cells.size(); ++i) {
        const core::SweepCell& cell = map().cells[i];
        const std::optional<double> value = plottedValue(cell);
        if (!value)
            continue;
        const double scaled = *value * unit.factor;
        places << static_cast<double>(i);
        values << scaled;
        const bool isSpread = ofTime && cell.time && cell.time->median > 0;
        below << (isSpread ? scaled * (1 - cell.time->lowerQuartile / cell.time->median) : 0);
        above << (isSpread ? scaled * (cell.time->upperQuartile / cell.time->median - 1) : 0);
        largest = qMax(largest, scaled + above.back());
    }
    bars_->setData(places, values, true);
    quartiles_->setData(below, above);
    quartiles_->setVisible(ofTime);
    yAxis->setLabel(unit.name);
    yAxis->setVisible(!values.isEmpty());
    const double top = ofTime ? largest * barHeadroom : 100 * barHeadroom;
    zoom().setFullRange(QCPRange(-0.5, static_cast<double>(map().cells.size()) - 0.5),
                        QCPRange(0, top > 0 ? top : 1));
}

QRectF SweepBars::cellRect(std::size_t cell) const {
    const auto place = static_cast<double>(cell);
    const QRectF whole(QPointF(xAxis->coordToPixel(place - 0.5), axisRect()->top()),
                       QPointF(xAxis->coordToPixel(place + 0.5), axisRect()->bottom()));
    const std::optional<double> value = plottedValue(map().cells.at(cell));
    if (!value)
        return whole;
    return {QPointF(whole.left(), yAxis->coordToPixel(*value * plottedUnit().factor)), whole.bottomRight()};
}

std::optional<std::size_t> SweepBars::cellAt(const QPointF& place) const {
    const long at = std::lround(xAxis->pixelToCoord(place.x()));
    if (at < 0 || at >= static_cast<long>(map().cells.size()))
        return std::nullopt;
    return static_cast<std::size_t>(at);
}

QString SweepBars::describeForm(const QString& unit) const {
    if (colour() == SweepColour::Occupancy)
        return tr("Each bar is a block. Its height is its occupancy.");
    if (colour() == SweepColour::LastWave)
        return tr("Each bar is a block. Its height is how full its last wave is.");
    if (unit.isEmpty())
        return tr("Each bar is a block. None has a time yet.");
    return fill(tr("Each bar is a block. Its height is its time in {unit}."), {{"unit", unit}});
}

} // namespace trichevron::gui
