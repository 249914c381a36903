// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/device/provenance.h"

#include <array>

namespace trichevron::core {

namespace {

constexpr std::array<ProvenanceKind, 3> allProvenanceKinds{ProvenanceKind::Live, ProvenanceKind::Recorded,
                                                           ProvenanceKind::Specification};

} // namespace

std::string_view toString(ProvenanceKind kind) {
    switch (kind) {
    case ProvenanceKind::Live:
        return "live";
    case ProvenanceKind::Recorded:
        return "recorded";
    case ProvenanceKind::Specification:
        return "specification";
    }
    return "";
}

std::optional<ProvenanceKind> provenanceKindFromName(std::string_view name) {
    for (const ProvenanceKind kind : allProvenanceKinds)
        if (name == toString(kind))
            return kind;
    return std::nullopt;
}

} // namespace trichevron::core
