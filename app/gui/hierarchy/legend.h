// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The legend: the meaning of colours and patterns. It is laid out for a width, and drops entries to fit it;
/// the entries of the colouring are dropped last.
#pragma once

#include "app/gui/hierarchy/scene_colours.h"
#include "core/scene/scene.h"

#include <QFont>
#include <QPainter>
#include <QStringList>

namespace trichevron::gui {

class Legend {
public:
    /// Rows that a canvas reserves for it. It uses one more where these cannot hold three categories and all
    /// other entries.
    static constexpr int usualRows = 2;

    /// Lays out the entries in rows no wider than `width`. One "…" replaces the first dropped entry. With
    /// `isLow` there is one row: the canvas is low.
    Legend(const std::vector<core::LegendEntry>& entries, const QFont& font, double width,
           bool isLow = false);

    QSizeF size() const { return size_; }
    int rows() const { return rows_; }
    /// The texts of the entries.
    QStringList texts() const;
    /// The texts of all entries, whole, also of those that have no room.
    const QStringList& allTexts() const { return allTexts_; }
    /// Whether texts() has all of them.
    bool isWhole() const { return texts() == allTexts_; }
    void paint(QPainter& painter, const QPointF& topLeft, const SceneColours& colours) const;

private:
    struct Placed {
        core::LegendEntry entry;
        QRectF rect;
    };
    /// Whether the entries fit into this number of rows.
    bool place(const std::vector<core::LegendEntry>& entries, double width, int maxRows);

    QFont font_;
    QStringList allTexts_;
    std::vector<Placed> placed_;
    QSizeF size_;
    int rows_ = 0;
};

} // namespace trichevron::gui
