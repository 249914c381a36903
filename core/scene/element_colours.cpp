// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/scene/element_colours.h"

#include "core/text/number_text.h"

namespace trichevron::core {

std::optional<Range<Count>> elementsOfBlock(const SceneRequest& request) {
    return elementsIn(request, PanelKind::Block, {{0, 0, 0}, sizeOf(request.shape.block)});
}

BoxPaint paintElement(const SceneRequest& request, PanelKind kind, const SceneBox& box) {
    const auto elements = elementsIn(request, kind, box.cells);
    if (!elements)
        return {};
    const double middle = middleOf(elements->min, elements->max);
    // Threads are shaded by the block's own range of elements: on the scale of the whole problem they would
    // all have one colour.
    if (const auto all = kind == PanelKind::Block ? elementsOfBlock(request) : std::nullopt)
        return {rampHue(middle - static_cast<double>(all->min), all->max - all->min + 1)};
    return {rampHue(middle, volume(*request.problem))};
}

std::string labelElement(const SceneRequest& request, PanelKind kind, const Cells& cells) {
    if (kind != PanelKind::Block || cells.count() != 1)
        return {};
    const auto elements = elementsIn(request, kind, cells);
    return elements ? digits(elements->min) : std::string();
}

} // namespace trichevron::core
