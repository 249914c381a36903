// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// A sweep along two axes of the block: a cell for each block, coloured by time, by occupancy, or by how
/// full its last wave is.
#pragma once

#include "app/gui/plots/sweep_plot.h"

namespace trichevron::gui {

class SweepHeatMap final : public SweepPlot {
    Q_OBJECT

public:
    explicit SweepHeatMap(QWidget* parent = nullptr);

    QRectF cellRect(std::size_t cell) const override;
    /// The value that selects the colour of a cell, in the unit of the scale; NaN if there is none.
    double drawnValue(std::size_t cell) const;

protected:
    void drawPicture() override;
    void style() override;
    std::optional<std::size_t> cellAt(const QPointF& place) const override;
    QString describeForm(const QString& unit) const override;

private:
    QCPColorMap* cells_;
    QCPColorScale* scale_;
    QSharedPointer<SizeTicker> xTicker_;
    QSharedPointer<SizeTicker> yTicker_;
    enum class Bright { Low, High };
    Bright bright_ = Bright::Low;
    QString unitName_; ///< of the scale
};

} // namespace trichevron::gui
