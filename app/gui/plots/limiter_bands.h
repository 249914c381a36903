// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Behind a curve of occupancy: what limits it where, by a pattern, a colour and a name.
#pragma once

#include "core/occupancy/occupancy_curve.h"

#include <qcustomplot.h>

namespace trichevron {

class LimiterBands : public QCPAbstractItem {
    Q_OBJECT

public:
    explicit LimiterBands(QCustomPlot* plot);

    void setCurve(const OccupancyCurve& curve);
    double selectTest(const QPointF&, bool, QVariant*) const override { return -1; }

protected:
    void draw(QCPPainter* painter) override;

private:
    struct Band {
        double from = 0; ///< on the x axis
        double to = 0;
        Limiter limiter = Limiter::Warps; ///< the first, which colours it
        QString name;
    };
    std::vector<Band> bands_;
};

/// "registers and shared memory"
QString limiterNames(const std::vector<Limiter>& limiters);

} // namespace trichevron
