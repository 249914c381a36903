// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/plots/sweep_plot.h"

#include "app/gui/plots/sweep_table.h"
#include "app/gui/text/text.h"
#include "app/gui/theme/theme.h"
#include "core/text/number_text.h"

#include <QKeyEvent>

#include <algorithm>
#include <cmath>
#include <map>

namespace trichevron::gui {
SweepPlot::SweepPlot(Qt::Orientations zoomed, QWidget* parent)
    : LaunchPlot(parent), marks_(new SweepMarks(this)), zoom_(new PlotZoom(*this, zoomed)) {
    setFocusPolicy(Qt::StrongFocus);
    picture_.map = std::make_shared<core::SweepMap>();
    marks_->cellRect = [this](std::size_t cell) { return cellRect(cell); };
    connect(zoom_, &PlotZoom::clicked, this, [this](const QPointF& place) {
        if (const auto cell = cellAt(place)) {
            marks_->cursor = cell;
            Q_EMIT cellChosen(*cell);
        }
    });
}

void SweepPlot::setPicture(SweepPicture picture) {
    if (picture.map->x != picture_.map->x || picture.map->y != picture_.map->y)
        marks_->cursor.reset();
    picture_ = std::move(picture);
    marks_->map = picture_.map;
    marks_->shown = picture_.shown;
    marks_->hidesTies = picture_.colour != SweepColour::Time;
    drawPicture();
    refresh();
}

void SweepPlot::refresh() {
    heading_.setText(picture_.title, picture_.lines, {picture_.shorterLines});
    const bool isTimed = std::any_of(map().cells.begin(), map().cells.end(),
                                     [](const core::SweepCell& cell) { return cell.value.has_value(); });
    const QString form = describeForm(isTimed ? valueUnit(map()).name : QString());
    finishRefresh((QStringList{picture_.title, form} + picture_.lines).join(QLatin1Char('\n')));
}

core::DataTable SweepPlot::table() const {
    return sweepTable(map(), accessibleName().toStdString(), about());
}

void SweepPlot::style() {
    LaunchPlot::style();
    heading_.style(currentTheme().muted);
}

std::optional<double> SweepPlot::plottedValue(const core::SweepCell& cell) const {
    if (colour() == SweepColour::Time)
        return cell.value;
    if (cell.state == core::CellState::Refused)
        return std::nullopt;
    if (colour() == SweepColour::Occupancy)
        return 100 * cell.occupancy();
    return cell.lastWave ? std::optional(100 * *cell.lastWave) : std::nullopt;
}

ValueUnit SweepPlot::plottedUnit() const {
    switch (colour()) {
    case SweepColour::Time:
        return valueUnit(map());
    case SweepColour::Occupancy:
        return {1, tr("% of the warps")};
    case SweepColour::LastWave:
        break;
    }
    return {1, tr("% of a wave")};
}

QString SweepPlot::readingAt(const QPointF& place) const {
    const auto cell = cellAt(place);
    if (!cell)
        return {};
    const QString lastWave =
        colour() == SweepColour::LastWave ? describeLastWave(map().cells.at(*cell)) : QString();
    const QString words = describeCell(map(), *cell);
    return lastWave.isEmpty() ? words : words + QStringLiteral(" · ") + lastWave;
}

void SweepPlot::moveCursor(int columns, int rows) {
    const auto width = static_cast<int>(map().x.size());
    const auto height = static_cast<int>(map().y.size());
    if (width == 0 || height == 0)
        return;
    const auto at =
        static_cast<int>(marks_->cursor.value_or(picture_.shown.value_or(map().ranking.best.value_or(0))));
    // The first key press only shows the cursor.
    const bool began = marks_->cursor.has_value();
    const int column = qBound(0, at % width + (began ? columns : 0), width - 1);
    const int row = qBound(0, at / width + (began ? rows : 0), height - 1);
    marks_->cursor = static_cast<std::size_t>(row * width + column);
    showReading(describeCell(map(), *marks_->cursor));
    setAccessibleDescription(describeCell(map(), *marks_->cursor));
}

void SweepPlot::keyPressEvent(QKeyEvent* event) {
    const bool isColumn = map().x.size() == 1; // bars are side by side
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
            Q_EMIT cellChosen(*marks_->cursor);
        break;
    default:
        if (!zoom_->handleKey(*event))
            LaunchPlot::keyPressEvent(event);
    }
}

void SweepPlot::focusOutEvent(QFocusEvent* event) {
    LaunchPlot::focusOutEvent(event);
    marks_->cursor.reset();
    setAccessibleDescription(summary());
    showReading({});
}

double SizeTicker::getTickStep(const QCPRange&) {
    return 1;
}

QVector<double> SizeTicker::createTickVector(double, const QCPRange& range) {
    const double pitch = axisLength(axis_) / qMax(1e-9, range.size());
    const auto first = static_cast<int>(std::ceil(qMax(0.0, range.lower)));
    const auto last = static_cast<int>(std::floor(qMin(static_cast<double>(sizes_.size()) - 1, range.upper)));
    std::map<double, double> taken; // by the labels: how long each is
    const auto addWhereItFits = [&](double tick) {
        const double extent = labelExtent(axis_, getTickLabel(tick, {}, {}, 0));
        const bool fits = std::all_of(taken.begin(), taken.end(), [&](const auto& other) {
            return std::abs(other.first - tick) * pitch >= (other.second + extent) / 2;
        });
        if (fits)
            taken.emplace(tick, extent);
    };
    if (first_ && static_cast<int>(*first_) >= first && static_cast<int>(*first_) <= last)
        addWhereItFits(static_cast<double>(*first_));
    // The largest size is usually the limit of the device.
    for (int place = last; place >= first; --place)
        addWhereItFits(place);
    QVector<double> ticks;
    for (const auto& [tick, extent] : taken)
        ticks << tick;
    return ticks;
}

QString SizeTicker::getTickLabel(double tick, const QLocale&, QChar, int) {
    const auto place = static_cast<std::size_t>(std::lround(tick));
    return place < sizes_.size() ? text(core::withSeparators(sizes_[place])) : QString();
}

} // namespace trichevron::gui
