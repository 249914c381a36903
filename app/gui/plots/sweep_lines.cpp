// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/plots/sweep_lines.h"

#include "app/gui/plots/colour_ramp.h"
#include "app/gui/plots/plot_style.h"
#include "app/gui/plots/sweep_curve_text.h"
#include "app/gui/plots/sweep_plot.h"
#include "app/gui/plots/sweep_signs.h"
#include "app/gui/plots/sweep_table.h"
#include "app/gui/plots/sweep_text.h"
#include "app/gui/text/retranslate.h"
#include "app/gui/text/text.h"
#include "app/gui/theme/theme.h"

#include <QKeyEvent>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <map>

namespace trichevron::gui {
namespace {

constexpr double timeHeadroom = 0.15; ///< of the range of times, above and below
constexpr double signRadius = 7;      ///< pixels
constexpr double crossRadius = 3.5;

constexpr std::array lineShapes{QCPScatterStyle::ssDisc, QCPScatterStyle::ssSquare,
                                QCPScatterStyle::ssDiamond, QCPScatterStyle::ssTriangle,
                                QCPScatterStyle::ssTriangleInverted};

QCPScatterStyle::ScatterShape shapeOf(std::size_t curve) {
    return lineShapes.at(curve % lineShapes.size());
}

QColor colourOf(std::size_t curve) {
    return currentTheme().categories.at(curve % currentTheme().categories.size());
}

/// Launches without a time that is compared.
bool isCrossed(core::CellState state) {
    switch (state) {
    case core::CellState::Wrong:
    case core::CellState::Incomplete:
    case core::CellState::Refused:
    case core::CellState::Missing:
        return true;
    case core::CellState::NotAsked:
    case core::CellState::NotReached:
    case core::CellState::Measured:
        break;
    }
    return false;
}

/// Of the axis: the limit of the device, where larger sizes are refused.
std::optional<std::size_t> largestMeasured(const core::SweepCurves& curves) {
    std::optional<std::size_t> largest;
    for (std::size_t cell = 0; cell < curves.cells.size(); ++cell)
        if (curves.cells[cell].state == core::CellState::Measured)
            largest = std::max(largest.value_or(0), curves.at[cell]);
    return largest;
}

} // namespace

/// Above the lines: the signs of a sweep, and crosses on the x axis for launches without a time.
class SweepLines::Signs final : public QCPAbstractItem {
public:
    explicit Signs(SweepLines& plot) : QCPAbstractItem(&plot), plot_(plot) {
        setSelectable(false);
        setClipToAxisRect(false); // crosses are on the axis
        setLayer(QStringLiteral("legend"));
    }
    double selectTest(const QPointF&, bool, QVariant*) const override { return -1; }

protected:
    void draw(QCPPainter* painter) override {
        const core::SweepCurves& curves = plot_.curves();
        painter->setAntialiasing(true);
        for (std::size_t cell = 0; cell < curves.cells.size(); ++cell)
            if (isCrossed(curves.cells[cell].state))
                drawCross(*painter, plot_.placeOf(cell));
        for (const core::SweepWork& work : curves.works) {
            if (work.ranking.timed < 2)
                continue;
            for (const std::size_t cell : work.ranking.likeBest)
                drawTilde(*painter, plot_.placeOf(cell), signRadius * 0.75);
            if (work.ranking.best)
                drawStar(*painter, plot_.placeOf(*work.ranking.best), signRadius);
        }
        if (plot_.picture_.shown)
            drawRing(*painter, plot_.placeOf(*plot_.picture_.shown), signRadius + 2);
        if (plot_.cursor_) {
            QPainterPath frame;
            const QPointF middle = plot_.placeOf(*plot_.cursor_);
            const double side = signRadius + 4;
            frame.addRect(QRectF(middle - QPointF(side, side), QSizeF(2 * side, 2 * side)));
            strokeTwice(*painter, frame, Qt::black, 2);
        }
    }

private:
    static void drawCross(QCPPainter& painter, const QPointF& middle) {
        QPainterPath cross;
        for (const double sign : {-1.0, 1.0}) {
            cross.moveTo(middle + QPointF(-crossRadius, sign * crossRadius));
            cross.lineTo(middle + QPointF(crossRadius, -sign * crossRadius));
        }
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(currentTheme().alarm, 1.6));
        painter.drawPath(cross);
    }

    SweepLines& plot_;
};

SweepLines::SweepLines(QWidget* parent)
    : LaunchPlot(parent), sizes_(new SizeTicker(*xAxis)), legend_(new LineLegend(this)),
      zoom_(new PlotZoom(*this, Qt::Horizontal)) {
    setObjectName(QStringLiteral("sweepLines"));
    picture_.curves = picture_.whole = std::make_shared<core::SweepCurves>();
    xAxis->setTicker(sizes_);
    new Signs(*this); // the plot owns it
    legend_->row = [this] { return heading_.roomBetweenNames().adjusted(0, 0, -8, 0); };
    connect(zoom_, &PlotZoom::clicked, this, [this](const QPointF& place) {
        if (const auto cell = cellAt(place)) {
            cursor_ = cell;
            Q_EMIT cellChosen(*cell);
        }
    });
    style();
    retranslate(this, [this] { setAccessibleName(tr("Sweep in lines")); });
}

void SweepLines::style() {
    LaunchPlot::style();
    heading_.style(currentTheme().muted);
    legend_->setFont(textFont(0.85));
    legend_->setTextColour(currentTheme().muted);
    styleLines();
}

void SweepLines::styleLines() {
    std::vector<LineLegend::Entry> entries;
    for (std::size_t curve = 0; curve < graphs_.size(); ++curve) {
        const QColor colour = colourOf(curve);
        graphs_[curve]->setPen(QPen(colour, 2));
        joins_[curve]->setPen(QPen(colour, 2));
        graphs_[curve]->setScatterStyle(QCPScatterStyle(shapeOf(curve), QPen(colour), QBrush(colour), 7));
        quartiles_[curve]->setPen(QPen(colour, 1));
        entries.push_back({text(curves().curves[curve].label), colour, shapeOf(curve)});
    }
    if (entries.size() == 1)
        entries.clear(); // nothing to tell apart
    legend_->setEntries(std::move(entries));
}

void SweepLines::setPicture(SweepLinesPicture picture) {
    if (picture.curves->cells.size() != curves().cells.size() || picture.curves->over != curves().over)
        cursor_.reset();
    picture_ = std::move(picture);
    drawLines();
    refresh();
}

void SweepLines::refresh() {
    heading_.setText(picture_.title, picture_.lines, picture_.shorterLines);
    finishRefresh((QStringList{picture_.title} + picture_.lines).join(QLatin1Char('\n')));
}

void SweepLines::drawLines() {
    clearPlottables();
    graphs_.clear();
    joins_.clear();
    quartiles_.clear();
    sizes_->setSizes(curves().x);
    double smallest = std::numeric_limits<double>::infinity();
    double largest = 0;
    for (const core::SweepCell& cell : curves().cells)
        if (cell.state == core::CellState::Measured && cell.time) {
            smallest = std::min(smallest, cell.time->lowerQuartile);
            largest = std::max(largest, cell.time->upperQuartile);
        }
    const core::DisplayUnit unit = timeUnitOf(curves().cells);
    factor_ = unit.factor;
    for (const core::SweepCurve& curve : curves().curves) {
        QCPGraph* join = addGraph(); // below the signs of its launches
        QCPGraph* graph = addGraph();
        graph->setLineStyle(QCPGraph::lsNone);
        auto* spread = new QCPErrorBars(xAxis, yAxis);
        spread->setDataPlottable(graph);
        spread->setErrorType(QCPErrorBars::etValueError);
        QVector<double> x;
        QVector<double> y;
        QVector<double> below;
        QVector<double> above;
        std::map<double, double> fastest; // launches of one x are not joined with each other
        for (const std::size_t i : curve.cells) {
            const core::SweepCell& cell = curves().cells[i];
            if (cell.state != core::CellState::Measured || !cell.time)
                continue;
            x << static_cast<double>(curves().at[i]);
            y << cell.time->median * factor_;
            double& least = fastest.try_emplace(x.last(), y.last()).first->second;
            least = std::min(least, y.last());
            below << (cell.time->median - cell.time->lowerQuartile) * factor_;
            above << (cell.time->upperQuartile - cell.time->median) * factor_;
        }
        for (const auto& [at, time] : fastest)
            join->addData(at, time);
        graph->setData(x, y, true);
        spread->setData(below, above);
        graphs_.push_back(graph);
        joins_.push_back(join);
        quartiles_.push_back(spread);
    }
    const bool any = smallest <= largest && largest > 0;
    const bool logarithmic = any && smallest > 0 && largest > maxLinearRatio * smallest;
    yAxis->setScaleType(logarithmic ? QCPAxis::stLogarithmic : QCPAxis::stLinear);
    yAxis->setVisible(any);
    heading_.setAxisNames(
        {any ? axisUnitText(text(unit.name), logarithmic) : QString(), currentTheme().muted}, {});
    setXLabel(text(curves().axis));
    sizes_->setFirst(largestMeasured(curves()));
    styleLines();
    const double last = static_cast<double>(curves().x.size()) - 0.5;
    const double low = smallest * factor_;
    const double high = largest * factor_;
    const QCPRange range = !any          ? QCPRange(0, 1)
                           : logarithmic ? QCPRange(low / 1.4, high * 1.4)
                                         : QCPRange(0, high * (1 + timeHeadroom));
    zoom_->setFullRange(QCPRange(-0.5, last), range);
}

QPointF SweepLines::placeOf(std::size_t cell) const {
    const core::SweepCell& at = curves().cells.at(cell);
    const double x = xAxis->coordToPixel(static_cast<double>(curves().at[cell]));
    const bool timed = at.state == core::CellState::Measured && at.time;
    return {x, timed ? yAxis->coordToPixel(at.time->median * factor_)
                     : static_cast<double>(axisRect()->bottom())};
}

std::optional<std::size_t> SweepLines::cellAt(const QPointF& place) const {
    std::optional<std::size_t> nearest;
    double least = 0;
    for (std::size_t cell = 0; cell < curves().cells.size(); ++cell) {
        const QPointF away = placeOf(cell) - place;
        // A column's width counts more than a line's distance.
        const double distance = std::hypot(away.x(), away.y());
        if (!nearest || distance < least) {
            nearest = cell;
            least = distance;
        }
    }
    return nearest;
}

QString SweepLines::readingAt(const QPointF& place) const {
    const auto cell = cellAt(place);
    return cell ? describeCell(curves(), *cell) : QString();
}

std::size_t SweepLines::nearestOn(std::size_t curve, std::size_t at) const {
    const std::vector<std::size_t>& cells = curves().curves[curve].cells;
    const auto distance = [&](std::size_t cell) {
        const auto there = curves().at[cell];
        return there > at ? there - at : at - there;
    };
    return *std::min_element(cells.begin(), cells.end(),
                             [&](std::size_t a, std::size_t b) { return distance(a) < distance(b); });
}

void SweepLines::moveCursor(int along, int across) {
    if (curves().cells.empty())
        return;
    if (!cursor_) { // the first key press only shows the cursor
        cursor_ = picture_.shown.value_or(curves().works.front().ranking.best.value_or(0));
    } else if (across != 0) {
        const auto curve = static_cast<int>(curves().curveOf[*cursor_]);
        const int next = std::clamp(curve + across, 0, static_cast<int>(curves().curves.size()) - 1);
        if (next != curve)
            cursor_ = nearestOn(static_cast<std::size_t>(next), curves().at[*cursor_]);
    } else {
        const std::vector<std::size_t>& cells = curves().curves[curves().curveOf[*cursor_]].cells;
        const auto here = static_cast<int>(std::find(cells.begin(), cells.end(), *cursor_) - cells.begin());
        cursor_ =
            cells[static_cast<std::size_t>(std::clamp(here + along, 0, static_cast<int>(cells.size()) - 1))];
    }
    showReading(describeCell(curves(), *cursor_));
    setAccessibleDescription(describeCell(curves(), *cursor_));
}

void SweepLines::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Left:
        moveCursor(-1, 0);
        break;
    case Qt::Key_Right:
        moveCursor(1, 0);
        break;
    case Qt::Key_Up:
        moveCursor(0, -1);
        break;
    case Qt::Key_Down:
        moveCursor(0, 1);
        break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (cursor_)
            Q_EMIT cellChosen(*cursor_);
        break;
    default:
        if (!zoom_->handleKey(*event))
            LaunchPlot::keyPressEvent(event);
    }
}

void SweepLines::focusOutEvent(QFocusEvent* event) {
    LaunchPlot::focusOutEvent(event);
    cursor_.reset();
    setAccessibleDescription(summary());
    showReading({});
}

core::DataTable SweepLines::table() const {
    return sweepTable(*picture_.whole, accessibleName().toStdString(), about());
}

} // namespace trichevron::gui
