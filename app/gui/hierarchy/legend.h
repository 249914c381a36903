// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The legend: which colour and which pattern stands for what. Laid out for a width, and shortened to fit it.
#pragma once

#include "app/gui/hierarchy/scene_colours.h"
#include "core/scene/scene.h"

#include <QFont>
#include <QPainter>

namespace trichevron {

class Legend {
public:
    /// Rows of entries no wider than `width`; at most `mostRows`, for which ranks in the middle give way to
    /// "…".
    Legend(std::vector<LegendEntry> entries, const QFont& font, double width, int mostRows);

    QSizeF size() const { return size_; }
    void paint(QPainter& painter, const QPointF& topLeft, const SceneColours& colours) const;

private:
    struct Placed {
        LegendEntry entry;
        QRectF rect;
    };
    bool place(const std::vector<LegendEntry>& entries, double width, int mostRows);

    QFont font_;
    std::vector<Placed> placed_;
    QSizeF size_;
};

} // namespace trichevron
