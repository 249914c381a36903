// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Text on boxes, on a plate that keeps it readable.
#pragma once

#include "app/gui/hierarchy/scene_colours.h"

#include <QPainter>

namespace trichevron::gui {

/// The text in the middle of the rectangle, which the plate fills. Wraps between words.
void paintTextPlate(QPainter& painter, const QRectF& rect, const QString& text, const SceneColours& colours);

} // namespace trichevron::gui
