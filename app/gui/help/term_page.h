// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// What the dialog "Rules and terms" says about a term: one sentence, its rule, the lessons that launch and
/// explain it, the pages that have it, and the terms that belong to it.
#pragma once

#include "core/messages/terms.h"

#include <QString>

#include <cstddef>
#include <string>
#include <vector>

namespace trichevron::gui {

/// A step of a lesson that names a term.
struct TermUse {
    std::string lesson; ///< its name: "07-truncation"
    std::size_t step = 0;
    std::string lessonTitle;
    std::string title; ///< of the step
    bool hasLaunch = false;
};
/// In the lessons of the program, in its language; those with a launch first.
std::vector<TermUse> usesOf(core::Term term);

/// The ids of the pages of the window whose labels have the term.
std::vector<QString> pagesOf(core::Term term);

/// The name of the field of page Explore that sets what the term is; empty where none does.
QString fieldOf(core::Term term);

/// As HTML. Its links: termLink(), ruleLink(), "lesson:NAME/STEP" with steps from 0,
/// "page:ID", and "field:NAME" of a field of page Explore.
QString termHtml(core::Term term);

/// "rule:threadsPerBlock"
QString ruleLink(core::RuleId rule);

} // namespace trichevron::gui
