// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The base class of the plots of a sweep: the map, its marks, a keyboard cursor, and the choice of a cell.
#pragma once

#include "app/gui/plots/launch_plot.h"
#include "app/gui/plots/plot_zoom.h"
#include "app/gui/plots/sweep_marks.h"
#include "app/gui/plots/sweep_text.h"

#include <memory>
#include <optional>

namespace trichevron::gui {

/// The data of the plot.
struct SweepPicture {
    std::shared_ptr<const core::SweepMap> map; ///< never null, with at least one cell
    SweepColour colour = SweepColour::Time;
    std::optional<std::size_t> shown; ///< the cell of the current launch
    QString title;
    QStringList lines;
    QStringList shorterLines = {}; ///< where these have no room
};

class SweepPlot : public LaunchPlot {
    Q_OBJECT

public:
    void setPicture(SweepPicture picture);
    std::optional<std::size_t> cursor() const { return marks_->cursor; }
    PlotZoom& zoom() { return *zoom_; }
    /// The rectangle of a cell, in pixels.
    virtual QRectF cellRect(std::size_t cell) const = 0;
    /// A row for each cell of the map.
    core::DataTable table() const override;

Q_SIGNALS:
    /// The user clicked a cell, or pressed Return on the cursor.
    void cellChosen(std::size_t cell);

protected:
    SweepPlot(Qt::Orientations zoomed, QWidget* parent);

    const core::SweepMap& map() const { return *picture_.map; }
    SweepColour colour() const { return picture_.colour; }
    /// The plotted value of the cell: microseconds, per item or thread if the map compares these, or percent
    /// of the warps or of a wave.
    std::optional<double> plottedValue(const core::SweepCell& cell) const;
    /// On the axis of the plotted values.
    ValueUnit plottedUnit() const;
    /// Draws a line around each coloured cell if the cells are large enough.
    void outlineCells() { marks_->outlines = true; }
    /// Sets data and axes from the picture.
    virtual void drawPicture() = 0;
    virtual std::optional<std::size_t> cellAt(const QPointF& place) const = 0;
    /// What a cell is in the picture and what its value is, for those who do not see it; `unit`: of the
    /// times, empty where no cell has one.
    virtual QString describeForm(const QString& unit) const = 0;

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

/// Ticks of an axis whose positions are indices into a list of sizes: as many as have space, the largest
/// first, or the one that matters more.
class SizeTicker : public QCPAxisTicker {
public:
    explicit SizeTicker(const QCPAxis& axis) : axis_(axis) {}
    template <class Sizes>
    void setSizes(const Sizes& sizes) {
        sizes_.assign(sizes.begin(), sizes.end());
    }
    /// The position that has a label in any case; none: the last one.
    void setFirst(std::optional<std::size_t> position) { first_ = position; }

protected:
    double getTickStep(const QCPRange& range) override;
    int getSubTickCount(double) override { return 0; }
    QString getTickLabel(double tick, const QLocale&, QChar, int) override;
    QVector<double> createTickVector(double step, const QCPRange& range) override;

private:
    const QCPAxis& axis_;
    std::vector<std::uint64_t> sizes_;
    std::optional<std::size_t> first_;
};

} // namespace trichevron::gui
