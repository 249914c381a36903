// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/messages/provenance_text.h"

#include "core/catalogue/message_literal.h"

namespace trichevron::core {

std::string provenanceText(ProvenanceKind kind) {
    switch (kind) {
    case ProvenanceKind::Live:
        return "live"_msg();
    case ProvenanceKind::Recorded:
        return "recorded"_msg();
    case ProvenanceKind::Specification:
        return "specification"_msg();
    }
    return "";
}

std::string provenanceText(const LimitSource& source) {
    return source.provenance ? provenanceText(*source.provenance) : "given"_msg();
}

} // namespace trichevron::core
