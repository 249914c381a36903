// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The colours of the hierarchy view, for a light and for a dark theme.
#pragma once

#include "core/scene/hue.h"

#include <QColor>

#include <array>

namespace trichevron::gui {

struct SceneColours {
    QColor background;
    QColor text;
    QColor mutedText;
    QColor line;     ///< borders of the legend and the minimap
    QColor surface;  ///< behind labels, the legend and the minimap
    QColor neutral;  ///< boxes without a category
    QColor finished; ///< blocks that are done
    QColor accent;   ///< the selection in a context panel: no category has this colour
    QColor link;     ///< the dashed lines between panels, keyboard focus
    std::array<QColor, 8>
        categories; ///< the colour-blind-safe palette of Okabe and Ito, with purple instead of black

    std::array<QColor, 7> ramp;  ///< from the lowest to the highest value, increasingly light: viridis
    std::array<QColor, 7> greys; ///< the same without the colours of the categories; none is the accent

    static SceneColours light();
    static SceneColours dark();
    friend bool operator==(const SceneColours&, const SceneColours&) = default;
};

/// The colour of a hue.
QColor colourOf(const core::Hue& hue, const SceneColours& colours);

} // namespace trichevron::gui
