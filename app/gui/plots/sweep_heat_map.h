// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// A sweep of blocks of several x and y: a place for each block, coloured by its time or its occupancy.
#pragma once

#include "app/gui/plots/sweep_plot.h"

namespace trichevron {

class SweepHeatMap final : public SweepPlot {
    Q_OBJECT

public:
    explicit SweepHeatMap(QWidget* parent = nullptr);

    QRectF rectOf(std::size_t cell) const override;
    /// What a place is coloured by, in the unit of the scale; not a number where there is nothing.
    double drawnValue(std::size_t cell) const;

protected:
    void drawPicture() override;
    void style() override;
    std::optional<std::size_t> cellAt(const QPointF& place) const override;

private:
    QCPColorMap* cells_;
    QCPColorScale* scale_;
    QSharedPointer<SizeTicker> xTicker_;
    QSharedPointer<SizeTicker> yTicker_;
    enum class Bright { Low, High };
    Bright bright_ = Bright::Low;
    QString unitName_; ///< of the scale
};

} // namespace trichevron
