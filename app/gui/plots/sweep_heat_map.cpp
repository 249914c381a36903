// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/plots/sweep_heat_map.h"

#include "app/gui/plots/colour_ramp.h"
#include "app/gui/plots/plot_style.h"
#include "app/gui/text/fill.h"
#include "app/gui/text/retranslate.h"
#include "app/gui/theme/theme.h"

#include <cmath>
#include <limits>

namespace trichevron::gui {
namespace {

constexpr int scaleWidth = 12;

} // namespace

SweepHeatMap::SweepHeatMap(QWidget* parent)
    : SweepPlot(Qt::Horizontal | Qt::Vertical, parent), cells_(new QCPColorMap(xAxis, yAxis)),
      scale_(new QCPColorScale(this)), xTicker_(new SizeTicker(*xAxis)), yTicker_(new SizeTicker(*yAxis)) {
    setObjectName(QStringLiteral("sweepHeatMap"));
    outlineCells();
    cells_->setInterpolate(false);
    cells_->setTightBoundary(false);
    cells_->setAntialiased(false);
    plotLayout()->addElement(0, 1, scale_);
    scale_->setType(QCPAxis::atRight);
    scale_->setBarWidth(scaleWidth);
    scale_->setRangeDrag(false);
    scale_->setRangeZoom(false);
    cells_->setColorScale(scale_);
    auto* together = new QCPMarginGroup(this);
    axisRect()->setMarginGroup(QCP::msTop | QCP::msBottom, together);
    scale_->setMarginGroup(QCP::msTop | QCP::msBottom, together);
    // QCustomPlot takes the margins of an element that is no axis rectangle as its minimum margins, so that
    // they would never shrink.
    connect(this, &QCustomPlot::beforeReplot, scale_, [this] { scale_->setMargins(QMargins()); });
    scale_->axis()->setTicker(QSharedPointer<FittingTicker>::create(*scale_->axis()));
    xAxis->setTicker(xTicker_);
    yAxis->setTicker(yTicker_);
    xAxis->grid()->setVisible(false);
    yAxis->grid()->setVisible(false);
    style();
    retranslate(this, [this] {
        setAccessibleName(tr("Sweep by block x and y"));
        setXLabel(tr("block x (threads)"));
        yAxis->setLabel(tr("block y"));
    });
}

void SweepHeatMap::style() {
    SweepPlot::style();
    const Theme& theme = currentTheme();
    styleAxis(*scale_->axis());
    scale_->setGradient(colourRamp(bright_ == Bright::Low));
    heading_.setAxisNames({}, {unitName_, theme.muted});
    for (QCPAxis* side : {xAxis, yAxis})
        side->setBasePen(QPen(theme.border));
}

void SweepHeatMap::drawPicture() {
    const auto columns = static_cast<int>(map().x.size());
    const auto rows = static_cast<int>(map().y.size());
    xTicker_->setSizes(map().x);
    yTicker_->setSizes(map().y);
    const ValueUnit unit = plottedUnit();
    QCPColorMapData& values = *cells_->data();
    values.setSize(columns, rows);
    values.setRange(QCPRange(0, columns - 1), QCPRange(0, rows - 1));
    double smallest = std::numeric_limits<double>::infinity();
    double largest = 0;
    for (std::size_t i = 0; i < map().cells.size(); ++i) {
        const std::optional<double> value = plottedValue(map().cells[i]);
        values.setCell(static_cast<int>(i) % columns, static_cast<int>(i) / columns,
                       value ? *value * unit.factor : std::numeric_limits<double>::quiet_NaN());
        if (value) {
            smallest = qMin(smallest, *value * unit.factor);
            largest = qMax(largest, *value * unit.factor);
        }
    }
    const bool any = smallest <= largest;
    scale_->setVisible(any);
    if (colour() != SweepColour::Time)
        smallest = 0, largest = 100;
    const bool logarithmic =
        colour() == SweepColour::Time && smallest > 0 && largest > maxLinearRatio * smallest;
    scale_->setDataScaleType(logarithmic ? QCPAxis::stLogarithmic : QCPAxis::stLinear);
    if (any)
        scale_->setDataRange(largest > smallest ? QCPRange(smallest, largest)
                                                : QCPRange(smallest * 0.99, smallest * 1.01 + 1e-9));
    // Bright is good: short times, high occupancy, a full last wave.
    bright_ = colour() == SweepColour::Time ? Bright::Low : Bright::High;
    scale_->setGradient(colourRamp(bright_ == Bright::Low));
    unitName_ = any ? axisUnitText(unit.name, logarithmic) : QString();
    heading_.setAxisNames({}, {unitName_, currentTheme().muted});
    zoom().setFullRange(QCPRange(-0.5, columns - 0.5), QCPRange(-0.5, rows - 0.5));
}

double SweepHeatMap::drawnValue(std::size_t cell) const {
    const auto columns = static_cast<std::size_t>(cells_->data()->keySize());
    return cells_->data()->cell(static_cast<int>(cell % columns), static_cast<int>(cell / columns));
}

QRectF SweepHeatMap::cellRect(std::size_t cell) const {
    const std::size_t columns = map().x.size();
    const std::size_t column = cell % columns;
    const std::size_t row = cell / columns;
    const auto x = static_cast<double>(column);
    const auto y = static_cast<double>(row);
    return {QPointF(xAxis->coordToPixel(x - 0.5), yAxis->coordToPixel(y + 0.5)),
            QPointF(xAxis->coordToPixel(x + 0.5), yAxis->coordToPixel(y - 0.5))};
}

std::optional<std::size_t> SweepHeatMap::cellAt(const QPointF& place) const {
    const long column = std::lround(xAxis->pixelToCoord(place.x()));
    const long row = std::lround(yAxis->pixelToCoord(place.y()));
    if (column < 0 || row < 0 || column >= static_cast<long>(map().x.size()) ||
        row >= static_cast<long>(map().y.size()))
        return std::nullopt;
    return static_cast<std::size_t>(row) * map().x.size() + static_cast<std::size_t>(column);
}

QString SweepHeatMap::describeForm(const QString& unit) const {
    if (colour() == SweepColour::Occupancy)
        return tr("Each cell is a block, x across and y up. Its colour is its occupancy: bright is high.");
    if (colour() == SweepColour::LastWave)
        return tr("Each cell is a block, x across and y up. Its colour is how full its last wave is: bright "
                  "is full.");
    if (unit.isEmpty())
        return tr("Each cell is a block, x across and y up. None has a time yet.");
    return fill(
        tr("Each cell is a block, x across and y up. Its colour is its time in {unit}: bright is short."),
        {{"unit", unit}});
}

} // namespace trichevron::gui
