// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/scene/seen_part.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace trichevron {
namespace {

/// Of a polygon in x and y.
using Corners = std::vector<std::pair<double, double>>;

double least(double factor, const Reach& over) {
    return std::min(factor * over.from, factor * over.to);
}

Corners clipped(const Corners& corners, const SeenSide& side, double most) {
    Corners kept;
    for (std::size_t i = 0; i < corners.size(); ++i) {
        const auto& from = corners[i];
        const auto& to = corners[(i + 1) % corners.size()];
        const double before = most - side.a * from.first - side.b * from.second;
        const double after = most - side.a * to.first - side.b * to.second;
        if (before >= 0)
            kept.push_back(from);
        if ((before >= 0) != (after >= 0)) {
            const double share = before / (before - after);
            kept.emplace_back(from.first + (to.first - from.first) * share,
                              from.second + (to.second - from.second) * share);
        }
    }
    return kept;
}

} // namespace

SeenPart::SeenPart(std::vector<SeenSide> sides, const Place& focus, const Place& magnified)
    : sides_(std::move(sides)) {
    for (SeenSide& side : sides_) {
        side.a *= magnified[0];
        side.b *= magnified[1];
        side.c *= magnified[2];
        side.d += side.a * focus[0] + side.b * focus[1] + side.c * focus[2];
    }
}
Reach SeenPart::along(const Reach& x, const Reach& y, const Reach& z) const {
    Reach seen = x;
    for (const SeenSide& side : sides_) {
        const double left = side.d - least(side.b, y) - least(side.c, z);
        if (side.a > 0)
            seen.to = std::min(seen.to, left / side.a);
        else if (side.a < 0)
            seen.from = std::max(seen.from, left / side.a);
        else if (left < 0)
            return {1, 0};
    }
    return seen;
}
Reach SeenPart::across(const Reach& x, const Reach& y, const Reach& z) const {
    Corners corners{{x.from, y.from}, {x.to, y.from}, {x.to, y.to}, {x.from, y.to}};
    for (const SeenSide& side : sides_)
        corners = clipped(corners, side, side.d - least(side.c, z));
    Reach seen{1, 0};
    for (const auto& corner : corners)
        seen = seen.from > seen.to
                   ? Reach{corner.second, corner.second}
                   : Reach{std::min(seen.from, corner.second), std::max(seen.to, corner.second)};
    return seen;
}
Reach SeenPart::deep(const Reach& x, const Reach& y, const Reach& z) const {
    Reach seen = z;
    Corners corners{{x.from, y.from}, {x.to, y.from}, {x.to, y.to}, {x.from, y.to}};
    for (const SeenSide& side : sides_)
        if (side.c == 0)
            corners = clipped(corners, side, side.d);
    for (const SeenSide& side : sides_) {
        if (side.c == 0)
            continue;
        double least = std::numeric_limits<double>::infinity();
        for (const auto& corner : corners)
            least = std::min(least, side.a * corner.first + side.b * corner.second);
        if (side.c > 0)
            seen.to = std::min(seen.to, (side.d - least) / side.c);
        else
            seen.from = std::max(seen.from, (side.d - least) / side.c);
    }
    return corners.empty() ? Reach{1, 0} : seen;
}

bool SeenPart::touches(const Place& low, const Place& high) const {
    return std::all_of(sides_.begin(), sides_.end(), [&](const SeenSide& side) {
        return least(side.a, {low[0], high[0]}) + least(side.b, {low[1], high[1]}) +
                   least(side.c, {low[2], high[2]}) <=
               side.d;
    });
}

} // namespace trichevron
