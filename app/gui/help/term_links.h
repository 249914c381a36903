// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Finds the terms of the glossary in a text, so that it can lead to them.
#pragma once

#include "core/messages/terms.h"

#include <QString>

#include <optional>
#include <vector>

namespace trichevron::gui {

struct TermMention {
    qsizetype start = 0;
    qsizetype length = 0;
    core::Term term{};
};

/// Each term once, where it first stands in the text. By their titles in the current language, in singular
/// and plural.
std::vector<TermMention> termsIn(const QString& words);

/// The plain text as HTML in which each term is a link to it, termLink(). `except` is not linked.
QString withTermLinks(const QString& plain, std::optional<core::Term> except = std::nullopt);

/// "term:block"
QString termLink(core::Term term);

} // namespace trichevron::gui
