// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Marks on the cells of a sweep: hatching without a time, a star on the fastest, a tilde on those that are
/// indistinguishable from it, a ring on the current launch, a frame on the keyboard cursor.
#pragma once

#include "core/sweep/sweep_map.h"

#include <qcustomplot.h>

#include <functional>
#include <memory>
#include <optional>

namespace trichevron::gui {

class SweepMarks : public QCPAbstractItem {
    Q_OBJECT

public:
    explicit SweepMarks(QCustomPlot* plot);

    std::shared_ptr<const core::SweepMap> map;
    std::optional<std::size_t> shown;  ///< the cell of the current launch
    std::optional<std::size_t> cursor; ///< moved by the keyboard
    bool hidesTies = false;            ///< the colours do not show times
    bool outlines = false;             ///< draws a line around each coloured cell
    /// The rectangle of a cell, in pixels. Hatched cells of a row are adjacent.
    std::function<QRectF(std::size_t)> cellRect;

    double selectTest(const QPointF&, bool, QVariant*) const override { return -1; }

protected:
    void draw(QCPPainter* painter) override;

private:
    void drawHatches(QCPPainter& painter) const;
    void drawOutlines(QCPPainter& painter) const;
};

} // namespace trichevron::gui
