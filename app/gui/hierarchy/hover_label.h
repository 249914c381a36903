// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// A few lines beside the pointer that describe the box under it.
#pragma once

#include "app/gui/hierarchy/scene_colours.h"

#include <QLabel>

namespace trichevron::gui {

class HoverLabel : public QLabel {
    Q_OBJECT
public:
    explicit HoverLabel(QWidget* parent);
    void setColours(const SceneColours& colours);
    /// Shows the lines beside a point of the parent, inside it; the first line is the title. None: hides.
    void showLines(const QStringList& lines, const QPoint& beside);
};

} // namespace trichevron::gui
