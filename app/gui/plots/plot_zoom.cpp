// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/plots/plot_zoom.h"

#include <QApplication>
#include <QKeyEvent>

namespace trichevron::gui {
namespace {

/// The smallest visible part of the full range.
constexpr double closest = 0.002;
constexpr double keyStep = 0.7;

bool areAlike(const QCPRange& a, const QCPRange& b) {
    return qAbs(a.lower - b.lower) + qAbs(a.upper - b.upper) < 1e-9 * (1 + a.size());
}

} // namespace

PlotZoom::PlotZoom(QCustomPlot& plot, Qt::Orientations directions)
    : QObject(&plot), plot_(plot), directions_(directions), fullX_(plot.xAxis->range()),
      fullY_(plot.yAxis->range()) {
    plot.setInteractions(QCP::iRangeDrag | QCP::iRangeZoom);
    plot.axisRect()->setRangeDrag(directions);
    plot.axisRect()->setRangeZoom(directions);
    singleClick_.setSingleShot(true);
    connect(&singleClick_, &QTimer::timeout, this, [this] { Q_EMIT clicked(place_); });
    connect(plot.xAxis, qOverload<const QCPRange&>(&QCPAxis::rangeChanged), this,
            [this](const QCPRange& range) { keepWithin(*plot_.xAxis, fullX_, range); });
    connect(plot.yAxis, qOverload<const QCPRange&>(&QCPAxis::rangeChanged), this,
            [this](const QCPRange& range) { keepWithin(*plot_.yAxis, fullY_, range); });
    connect(&plot, &QCustomPlot::mousePress, this, [this](QMouseEvent* event) {
        pressed_.reset();
        if (event->button() == Qt::LeftButton)
            pressed_ = event->position();
    });
    connect(&plot, &QCustomPlot::mouseRelease, this, [this](QMouseEvent* event) { release(*event); });
    connect(&plot, &QCustomPlot::mouseDoubleClick, this, [this] {
        singleClick_.stop();
        pressed_.reset();
        showFullRange();
    });
}

void PlotZoom::release(const QMouseEvent& event) {
    if (!pressed_ || event.button() != Qt::LeftButton)
        return;
    const bool still =
        (event.position() - *pressed_).manhattanLength() < QApplication::startDragDistance() / 2.0;
    pressed_.reset();
    if (!still || !plot_.axisRect()->rect().contains(event.position().toPoint()))
        return;
    place_ = event.position();
    if (isZoomed()) // a double click also resets the zoom
        singleClick_.start(QApplication::doubleClickInterval());
    else
        Q_EMIT clicked(place_);
}

void PlotZoom::keepWithin(QCPAxis& axis, const QCPRange& whole, const QCPRange& wanted) {
    QCPRange kept = wanted;
    const double smallest = whole.size() * closest;
    if (kept.size() < smallest)
        kept = QCPRange(kept.center() - smallest / 2, kept.center() + smallest / 2);
    kept = kept.bounded(whole.lower, whole.upper);
    if (!areAlike(kept, wanted))
        axis.setRange(kept);
}

void PlotZoom::setFullRange(const QCPRange& x, const QCPRange& y) {
    if (areAlike(x, fullX_) && areAlike(y, fullY_))
        return;
    fullX_ = x;
    fullY_ = y;
    showFullRange();
}

bool PlotZoom::isZoomed() const {
    return !areAlike(plot_.xAxis->range(), fullX_) || !areAlike(plot_.yAxis->range(), fullY_);
}

void PlotZoom::showFullRange() {
    plot_.xAxis->setRange(fullX_);
    plot_.yAxis->setRange(fullY_);
    plot_.replot(QCustomPlot::rpQueuedReplot);
}

void PlotZoom::zoom(double factor) {
    if (directions_.testFlag(Qt::Horizontal))
        plot_.xAxis->scaleRange(factor);
    if (directions_.testFlag(Qt::Vertical))
        plot_.yAxis->scaleRange(factor);
    plot_.replot(QCustomPlot::rpQueuedReplot);
}

bool PlotZoom::handleKey(const QKeyEvent& event) {
    switch (event.key()) {
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        zoom(keyStep);
        return true;
    case Qt::Key_Minus:
        zoom(1 / keyStep);
        return true;
    case Qt::Key_Home:
    case Qt::Key_0:
        showFullRange();
        return true;
    default:
        return false;
    }
}

} // namespace trichevron::gui
