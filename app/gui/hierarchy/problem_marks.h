// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The problem on the boxes, where blocks are large enough: the elements that a block handles, and the line
/// where the problem ends.
#pragma once

#include "app/gui/hierarchy/overlay.h"

namespace trichevron::gui {

/// The line on the top of a box where the problem ends along an axis; none where it ends elsewhere, or where
/// the box is too small.
std::optional<QLineF> problemBoundOn(const Overlay& overlay, std::size_t panel, std::size_t box,
                                     std::size_t axis);

void paintProblemMarks(const Overlay& overlay, QPainter& painter);

} // namespace trichevron::gui
