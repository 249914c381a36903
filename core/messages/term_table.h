// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The table behind terms.h, which alone reads it.
#pragma once

#include "core/catalogue/message.h"
#include "core/messages/terms.h"

#include <algorithm>
#include <array>
#include <initializer_list>
#include <span>

namespace trichevron::core {

/// At most four terms.
struct TermList {
    constexpr TermList(std::initializer_list<Term> list) : count(list.size()) {
        std::copy(list.begin(), list.end(), terms.begin());
    }
    std::array<Term, 4> terms{};
    std::size_t count;
};

struct TermRow {
    Term term;
    std::string_view name;
    Message title;
    std::optional<RuleId> rule;
    TermList related;
    Message sentence;
    Message synonyms = {}; ///< other names, with commas between them
};

/// By term.
std::span<const TermRow, termCount> termRows();

} // namespace trichevron::core
