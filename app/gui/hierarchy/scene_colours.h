// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The colours of the hierarchy view, for a light and for a dark theme.
#pragma once

#include "core/scene/hue.h"

#include <QColor>

#include <array>

namespace trichevron {

struct SceneColours {
    QColor background;
    QColor text;
    QColor mutedText;
    QColor line;     ///< borders of the legend and the minimap
    QColor surface;  ///< behind labels, the legend and the minimap
    QColor neutral;  ///< a box that no category colours
    QColor finished; ///< blocks that are done
    QColor accent;   ///< what the path selects in a panel that gives context: the ink that no category has
    QColor link;     ///< the dashed lines between panels, keyboard focus
    std::array<QColor, 8>
        categories; ///< Okabe and Ito's colour-blind-safe palette, with purple for its black

    std::array<QColor, 7> ramp; ///< from the lowest to the highest: ever lighter, as viridis

    static SceneColours light();
    static SceneColours dark();
    friend bool operator==(const SceneColours&, const SceneColours&) = default;
};

/// The colour of a hue.
QColor colourOf(const Hue& hue, const SceneColours& colours);

} // namespace trichevron
