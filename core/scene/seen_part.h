// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Which part of rows and layers lies within the half-spaces that a view shows.
#pragma once

#include <array>
#include <vector>

namespace trichevron {

/// x, y and z of a scene.
using Place = std::array<double, 3>;

/// From one coordinate to another; nothing where `from` is greater.
struct Reach {
    double from;
    double to;
};

/// A half-space of a scene: a·x + b·y + c·z ≤ d.
struct SeenSide {
    double a = 0;
    double b = 0;
    double c = 0;
    double d = 0;
};

class SeenPart {
public:
    /// The sides are of a space in which a place stands at (place − focus) × magnification; everything else
    /// is about the places themselves.
    SeenPart(std::vector<SeenSide> sides, const Place& focus, const Place& magnified);

    /// What of x is seen, of a row that reaches over these y and z.
    Reach along(const Reach& x, const Reach& y, const Reach& z) const;
    /// What of y is seen, of the layers that reach over these z.
    Reach across(const Reach& x, const Reach& y, const Reach& z) const;
    /// What of z is seen.
    Reach deep(const Reach& x, const Reach& y, const Reach& z) const;
    /// False only where a box lies outside one of the sides.
    bool touches(const Place& low, const Place& high) const;

private:
    std::vector<SeenSide> sides_;
};

} // namespace trichevron
