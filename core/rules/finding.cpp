// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/rules/finding.h"

namespace trichevron::core {

std::string_view toString(FixId fix) {
    constexpr std::array<std::string_view, fixCount> names{
        "setGrid",           "setBlock",         "setCluster",          "removeCluster",
        "setGridAndCluster", "setDynamicSmem",   "setSmemOptIn",        "allowNonPortableCluster",
        "notCooperative",    "useExtensibleApi", "setPreferredCluster", "setGreenContext",
        "setAttribute",      "removeAttribute"};
    return names[static_cast<std::size_t>(fix)];
}

std::string_view provenanceName(const LimitSource& source) {
    return source.provenance ? toString(*source.provenance) : "given";
}

} // namespace trichevron::core
