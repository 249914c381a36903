// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/plots/sweep_plot.h"

#include "app/gui/theme/theme.h"

#include <QKeyEvent>

#include <cmath>

namespace trichevron {
namespace {

constexpr double zoomStep = 0.7;
constexpr int roomOfLabel = 44; ///< pixels along x that a size takes

} // namespace

SweepPlot::SweepPlot(const QString& xLabel, Qt::Orientations zoomed, QWidget* parent)
    : LaunchPlot(xLabel, parent), marks_(new SweepMarks(this)), zoom_(new PlotZoom(*this, zoomed)) {
    setFocusPolicy(Qt::StrongFocus);
    picture_.map = std::make_shared<SweepMap>();
    marks_->rectOf = [this](std::size_t cell) { return rectOf(cell); };
    connect(zoom_, &PlotZoom::clicked, this, [this](const QPointF& place) {
        if (const auto cell = cellAt(place)) {
            marks_->cursor = cell;
            Q_EMIT chosen(*cell);
        }
    });
}

void SweepPlot::setPicture(SweepPicture picture) {
    if (picture.map->x != picture_.map->x || picture.map->y != picture_.map->y)
        marks_->cursor.reset();
    picture_ = std::move(picture);
    marks_->map = picture_.map;
    marks_->shown = picture_.shown;
    marks_->hidesLikeBest = picture_.colour == SweepColour::Occupancy;
    drawPicture();
    refresh();
}

void SweepPlot::refresh() {
    heading_.setText(picture_.title, picture_.lines);
    drawWith((QStringList{picture_.title} + picture_.lines).join(QLatin1Char('\n')));
}

void SweepPlot::style() {
    LaunchPlot::style();
    heading_.style(currentTheme().muted);
}

std::optional<double> SweepPlot::valueOf(const SweepCell& cell) const {
    if (colour() == SweepColour::Time)
        return cell.value;
    if (cell.state == CellState::Refused)
        return std::nullopt;
    return 100 * cell.occupancy();
}

QString SweepPlot::readingAt(const QPointF& place) const {
    const auto cell = cellAt(place);
    return cell ? cellWords(map(), *cell) : QString();
}

void SweepPlot::moveCursor(int columns, int rows) {
    const auto width = static_cast<int>(map().x.size());
    const auto height = static_cast<int>(map().y.size());
    if (width == 0 || height == 0)
        return;
    const auto at =
        static_cast<int>(marks_->cursor.value_or(picture_.shown.value_or(map().best.value_or(0))));
    // The first key shows where the cursor is.
    const bool began = marks_->cursor.has_value();
    const int column = qBound(0, at % width + (began ? columns : 0), width - 1);
    const int row = qBound(0, at / width + (began ? rows : 0), height - 1);
    marks_->cursor = static_cast<std::size_t>(row * width + column);
    read(cellWords(map(), *marks_->cursor));
    setAccessibleDescription(cellWords(map(), *marks_->cursor));
}

void SweepPlot::keyPressEvent(QKeyEvent* event) {
    const bool isColumn = map().x.size() == 1; // its sizes stand beside each other
    switch (event->key()) {
    case Qt::Key_Left:
        moveCursor(isColumn ? 0 : -1, isColumn ? -1 : 0);
        break;
    case Qt::Key_Right:
        moveCursor(isColumn ? 0 : 1, isColumn ? 1 : 0);
        break;
    case Qt::Key_Up:
        moveCursor(0, 1);
        break;
    case Qt::Key_Down:
        moveCursor(0, -1);
        break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (marks_->cursor)
            Q_EMIT chosen(*marks_->cursor);
        break;
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        zoom_->zoom(zoomStep);
        break;
    case Qt::Key_Minus:
        zoom_->zoom(1 / zoomStep);
        break;
    case Qt::Key_Home:
    case Qt::Key_0:
        zoom_->showWhole();
        break;
    default:
        LaunchPlot::keyPressEvent(event);
    }
}

void SweepPlot::focusOutEvent(QFocusEvent* event) {
    LaunchPlot::focusOutEvent(event);
    marks_->cursor.reset();
    setAccessibleDescription(summary());
    read({});
}

double SizeTicker::getTickStep(const QCPRange& range) {
    const bool lies = axis_.orientation() == Qt::Horizontal;
    const double pixels = lies ? axis_.axisRect()->width() : axis_.axisRect()->height();
    const double label = lies ? roomOfLabel : QFontMetrics(axis_.tickLabelFont()).height();
    return qMax(1.0, std::ceil((range.size() + 1) * label / qMax(1.0, pixels)));
}

QVector<double> SizeTicker::createTickVector(double step, const QCPRange& range) {
    QVector<double> ticks;
    const double first = qMax(0.0, std::ceil(range.lower));
    const double last = qMin(static_cast<double>(sizes_.size()) - 1, std::floor(range.upper));
    // Counted from the largest size, which is the device's limit as a rule.
    const double end = static_cast<double>(sizes_.size()) - 1;
    for (double tick = end; tick >= first; tick -= step)
        if (tick <= last)
            ticks.prepend(tick);
    return ticks;
}

QString SizeTicker::getTickLabel(double tick, const QLocale&, QChar, int) {
    const auto place = static_cast<std::size_t>(std::lround(tick));
    return place < sizes_.size() ? QString::number(sizes_[place]) : QString();
}

} // namespace trichevron
