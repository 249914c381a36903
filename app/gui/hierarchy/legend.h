// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The legend: which colour and which pattern stands for what. Laid out for a width, and shortened to fit it:
/// what the scene is coloured by stays longest.
#pragma once

#include "app/gui/hierarchy/scene_colours.h"
#include "core/scene/scene.h"

#include <QFont>
#include <QPainter>
#include <QStringList>

namespace trichevron {

class Legend {
public:
    /// Rows that a canvas keeps free for it. Where so many have no room for three of the categories and for
    /// everything else, it has one more.
    static constexpr int usualRows = 2;

    /// Rows of entries no wider than `width`. One "…" stands where the first of those was that there is no
    /// room for.
    Legend(const std::vector<LegendEntry>& entries, const QFont& font, double width);

    QSizeF size() const { return size_; }
    int rows() const { return rows_; }
    /// What it reads, entry by entry.
    QStringList texts() const;
    void paint(QPainter& painter, const QPointF& topLeft, const SceneColours& colours) const;

private:
    struct Placed {
        LegendEntry entry;
        QRectF rect;
    };
    /// Whether they have room in so many rows.
    bool place(const std::vector<LegendEntry>& entries, double width, int mostRows);

    QFont font_;
    std::vector<Placed> placed_;
    QSizeF size_;
    int rows_ = 0;
};

} // namespace trichevron
