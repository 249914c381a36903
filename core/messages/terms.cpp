// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/messages/terms.h"

#include "core/messages/term_table.h"

namespace trichevron::core {

namespace {

const TermRow& rowOf(Term term) {
    return termRows()[static_cast<std::size_t>(term)];
}

} // namespace

std::string_view toString(Term term) {
    return rowOf(term).name;
}

std::optional<Term> termFromName(std::string_view name) {
    const std::span<const TermRow> rows = termRows();
    const auto found =
        std::find_if(rows.begin(), rows.end(), [&](const TermRow& row) { return row.name == name; });
    return found == rows.end() ? std::nullopt : std::optional(found->term);
}

std::string titleFor(Term term) {
    return rowOf(term).title.text();
}

std::string messageFor(Term term) {
    return rowOf(term).sentence.text();
}

std::string synonymsFor(Term term) {
    const Message& synonyms = rowOf(term).synonyms;
    return synonyms.isEmpty() ? std::string() : synonyms.text();
}

std::optional<RuleId> relatedRule(Term term) {
    return rowOf(term).rule;
}

std::vector<Term> relatedTerms(Term term) {
    const TermList& related = rowOf(term).related;
    return {related.terms.begin(), related.terms.begin() + static_cast<std::ptrdiff_t>(related.count)};
}

} // namespace trichevron::core
