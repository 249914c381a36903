// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/scene/scene.h"

#include <algorithm>

namespace trichevron::core {
namespace {

struct Span {
    std::uint64_t begin;
    std::uint64_t end;
};

/// The global index interval, on one axis, of all threads of the cells.
Span threadsOn(const SceneRequest& request, PanelKind kind, const Cells& cells, std::size_t a) {
    const Axis axis = allAxes[a];
    const std::uint64_t block = request.shape.block[axis];
    if (kind == PanelKind::Block) {
        const std::uint64_t origin = request.path.block[axis] * block + cells.first[a];
        return {origin, origin + cells.size[a]};
    }
    return {cells.first[a] * block, (std::uint64_t{cells.first[a]} + cells.size[a]) * block};
}

} // namespace

Count idleThreadsIn(const SceneRequest& request, PanelKind kind, const Cells& cells) {
    if (!request.problem)
        return 0;
    Count all = 1;
    Count busy = 1;
    for (std::size_t a = 0; a < 3; ++a) {
        const Span span = threadsOn(request, kind, cells, a);
        const std::uint64_t limit = (*request.problem)[allAxes[a]];
        all = saturatingProduct(all, span.end - span.begin);
        busy = saturatingProduct(busy, std::min(span.end, limit) - std::min(span.begin, limit));
    }
    return all - busy;
}

Idleness computeIdleness(const SceneRequest& request, PanelKind kind, const Cells& cells) {
    if (!request.problem)
        return Idleness::None;
    Idleness idle = Idleness::None;
    for (std::size_t a = 0; a < 3; ++a) {
        const Span span = threadsOn(request, kind, cells, a);
        const std::uint64_t limit = (*request.problem)[allAxes[a]];
        if (span.begin >= limit)
            return Idleness::All;
        if (span.end > limit)
            idle = Idleness::Some;
    }
    return idle;
}

std::optional<Cells> elementRangeIn(const SceneRequest& request, PanelKind kind, const Cells& cells) {
    if (!request.problem || computeIdleness(request, kind, cells) == Idleness::All)
        return std::nullopt;
    Cells range;
    for (std::size_t a = 0; a < 3; ++a) {
        const Span span = threadsOn(request, kind, cells, a);
        const std::uint64_t end = std::min<std::uint64_t>(span.end, (*request.problem)[allAxes[a]]);
        range.first[a] = static_cast<std::uint32_t>(span.begin); // below the problem size, which has 32 bits
        range.size[a] = static_cast<std::uint32_t>(end - span.begin);
    }
    return range;
}

std::optional<Range<Count>> elementsIn(const SceneRequest& request, PanelKind kind, const Cells& cells) {
    const std::optional<Cells> range = elementRangeIn(request, kind, cells);
    if (!range)
        return std::nullopt;
    return Range<Count>{toRank(indexAt<level::Problem>(range->first), *request.problem),
                        toRank(indexAt<level::Problem>(range->last()), *request.problem)};
}

std::optional<double> problemBoundIn(const SceneRequest& request, PanelKind kind, const Cells& cells,
                                     std::size_t axis) {
    if (!request.problem)
        return std::nullopt;
    const Span span = threadsOn(request, kind, cells, axis);
    const std::uint64_t limit = (*request.problem)[allAxes[axis]];
    if (limit <= span.begin || limit >= span.end)
        return std::nullopt;
    return static_cast<double>(limit - span.begin) / static_cast<double>(span.end - span.begin);
}

} // namespace trichevron::core
