// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The legend: the meaning of colours and patterns. It lists every colour of the picture, and where its width
/// and its rows have no room for all, says how many more there are.
#pragma once

#include "app/gui/hierarchy/scene_colours.h"
#include "core/scene/scene.h"

#include <QFont>
#include <QPainter>
#include <QStringList>

namespace trichevron::gui {

class Legend {
public:
    /// Rows that a canvas reserves for it. It uses one more where these cannot hold all entries.
    static constexpr int usualRows = 2;

    /// Lays out the entries in rows no wider than `width`. Where entries have no room, "+3 more" stands in
    /// their place. With `isLow` there is one row: the canvas is low.
    Legend(const std::vector<core::LegendEntry>& entries, const QFont& font, double width,
           bool isLow = false);
    /// In as many rows as this room has.
    static Legend within(const QSizeF& room, const std::vector<core::LegendEntry>& entries,
                         const QFont& font);

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
    Legend(const std::vector<core::LegendEntry>& entries, const QFont& font);
    /// Whether the entries fit into this number of rows. `areListsApart`: threads begin a row.
    bool place(const std::vector<core::LegendEntry>& entries, double width, int maxRows, bool areListsApart);

    QFont font_;
    QStringList allTexts_;
    std::vector<Placed> placed_;
    QSizeF size_;
    int rows_ = 0;
};

} // namespace trichevron::gui
