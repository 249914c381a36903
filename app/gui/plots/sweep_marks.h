// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// What is drawn over the places of a sweep: hatches where there is no time, a star on the best, a tilde on
/// those like it, a ring on the launch that is shown, a frame on the cursor.
#pragma once

#include "core/evaluation/sweep_map.h"

#include <qcustomplot.h>

#include <functional>
#include <memory>
#include <optional>

namespace trichevron {

class SweepMarks : public QCPAbstractItem {
    Q_OBJECT

public:
    explicit SweepMarks(QCustomPlot* plot);

    std::shared_ptr<const SweepMap> map;
    std::optional<std::size_t> shown;  ///< the launch in force
    std::optional<std::size_t> cursor; ///< where the keys are
    bool hidesTies = false;            ///< what is drawn is not the time
    bool outlines = false;             ///< around what is coloured
    /// The place of a cell on the plot. Cells of a row follow each other without gaps where they are hatched.
    std::function<QRectF(std::size_t)> rectOf;

    double selectTest(const QPointF&, bool, QVariant*) const override { return -1; }

protected:
    void draw(QCPPainter* painter) override;

private:
    void drawHatches(QCPPainter& painter) const;
    void drawOutlines(QCPPainter& painter) const;
    void drawStar(QCPPainter& painter, const QRectF& rect) const;
    void drawLike(QCPPainter& painter, const QRectF& rect) const;
};

} // namespace trichevron
