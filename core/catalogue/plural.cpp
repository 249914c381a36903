// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/catalogue/plural.h"

#include <array>
#include <cstddef>

namespace trichevron::core {

std::string_view toString(PluralCategory category) {
    constexpr std::array<std::string_view, 6> names{"zero", "one", "two", "few", "many", "other"};
    return names[static_cast<std::size_t>(category)];
}

PluralCategory englishPlural(Count count) {
    return count == 1 ? PluralCategory::One : PluralCategory::Other;
}

PluralCategory noPlural(Count /*count*/) {
    return PluralCategory::Other;
}

std::string_view toString(Ending ending) {
    constexpr std::array<std::string_view, 3> names{"vowel", "rieul", "other"};
    return names[static_cast<std::size_t>(ending)];
}

} // namespace trichevron::core
