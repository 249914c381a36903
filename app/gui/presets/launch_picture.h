// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// A small picture of a launch, drawn like the hierarchy.
#pragma once

#include "app/gui/hierarchy/scene_colours.h"
#include "app/gui/session/launch_session.h"

#include <QImage>

namespace trichevron::gui {

/// Its grid, by cluster or by wave; of a launch of one block, its threads by warp. `size` is in logical
/// pixels. Null where there is nothing to draw.
QImage drawLaunch(const LaunchState& launch, const SceneColours& colours, const QSize& size,
                  double pixelRatio);

} // namespace trichevron::gui
