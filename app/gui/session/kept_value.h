// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// A value with what it was computed from: it is computed again only when that changes. Not for what is as
/// quick to compute as its basis is to compare.
#pragma once

#include <optional>

namespace trichevron::gui {

template <class Basis, class Value>
class KeptValue {
public:
    template <class Compute>
    const Value& of(const Basis& basis, Compute compute) {
        if (!basis_ || !(*basis_ == basis)) {
            value_ = compute();
            basis_ = basis;
        }
        return value_;
    }

private:
    std::optional<Basis> basis_;
    Value value_{};
};

} // namespace trichevron::gui
