// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// What both forms of a sweep's plot share: the map, the marks, a cursor for the keys, choosing a place.
#pragma once

#include "app/gui/plots/launch_plot.h"
#include "app/gui/plots/plot_zoom.h"
#include "app/gui/plots/sweep_marks.h"
#include "app/gui/plots/sweep_words.h"

#include <memory>
#include <optional>

namespace trichevron {

/// What is to be drawn.
struct SweepPicture {
    std::shared_ptr<const SweepMap> map; ///< never null, never without a cell
    SweepColour colour = SweepColour::Time;
    std::optional<std::size_t> shown; ///< the cell of the launch in force
    QString title;
    QStringList lines;
};

class SweepPlot : public LaunchPlot {
    Q_OBJECT

public:
    void setPicture(SweepPicture picture);
    std::optional<std::size_t> cursor() const { return marks_->cursor; }
    PlotZoom& zoom() { return *zoom_; }
    /// Where a cell is drawn, in pixels.
    virtual QRectF rectOf(std::size_t cell) const = 0;
    /// A row for each place of the map.
    DataTable table() const override;

Q_SIGNALS:
    /// By a click, or by Return on the cursor.
    void chosen(std::size_t cell);

protected:
    SweepPlot(const QString& xLabel, Qt::Orientations zoomed, QWidget* parent);

    const SweepMap& map() const { return *picture_.map; }
    SweepColour colour() const { return picture_.colour; }
    /// The cell's value in what is drawn: microseconds by what is compared, or percent of the warps.
    std::optional<double> valueOf(const SweepCell& cell) const;
    /// Draws a line around each place that is coloured, where they are large enough.
    void outlineCells() { marks_->outlines = true; }
    /// Data and axes by the picture.
    virtual void drawPicture() = 0;
    virtual std::optional<std::size_t> cellAt(const QPointF& place) const = 0;

    void refresh() override;
    void style() override;
    QString readingAt(const QPointF& place) const override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    void moveCursor(int columns, int rows);

    SweepPicture picture_;
    SweepMarks* marks_;
    PlotZoom* zoom_;
};

/// Ticks on an axis whose places are the sizes of a list: every one that there is room for.
class SizeTicker : public QCPAxisTicker {
public:
    explicit SizeTicker(const QCPAxis& axis) : axis_(axis) {}
    void setSizes(std::vector<std::uint32_t> sizes) { sizes_ = std::move(sizes); }

protected:
    double getTickStep(const QCPRange& range) override;
    int getSubTickCount(double) override { return 0; }
    QString getTickLabel(double tick, const QLocale&, QChar, int) override;
    QVector<double> createTickVector(double step, const QCPRange& range) override;

private:
    const QCPAxis& axis_;
    std::vector<std::uint32_t> sizes_;
};

} // namespace trichevron
