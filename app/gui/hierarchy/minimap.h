// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// A small picture of the whole grid from above, with the visible part and the selection.
#pragma once

#include "app/gui/hierarchy/scene_colours.h"
#include "core/scene/cells.h"

#include <QWidget>

#include <optional>

namespace trichevron::gui {

class Minimap : public QWidget {
    Q_OBJECT
public:
    explicit Minimap(QWidget* parent);

    /// Of a minimap on such a canvas; in pixels.
    static int sideOn(const QWidget& canvas);

    void showGrid(const core::Cells& grid, const std::optional<core::Cells>& region,
                  const std::optional<core::Cells>& selected);
    void setColours(const SceneColours& colours);
    QSize sizeHint() const override { return {88, 88}; }

signals:
    void clicked();

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

private:
    void describe();
    /// The arrow of an axis with its name, and its size where there is room. The words begin at `from` or
    /// later, in pixels along the axis.
    void paintAxis(QPainter& painter, const QLineF& line, std::size_t axis, double from) const;
    QRectF rectOf(const core::Cells& cells, const QRectF& map) const;

    SceneColours colours_ = SceneColours::light();
    core::Cells grid_;
    std::optional<core::Cells> region_;
    std::optional<core::Cells> selected_;
};

} // namespace trichevron::gui
