// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The words by which a preset or a kernel is found in the gallery and in the command palette.
#pragma once

#include "app/gui/session/launch_state.h"
#include "core/messages/terms.h"

#include <QString>

#include <vector>

namespace trichevron::gui {

/// What a launch shows: the terms of what is said of it, and of its form.
std::vector<core::Term> shownTerms(const LaunchState& launch);
/// The titles of the terms with their other names.
QString searchedWords(const std::vector<core::Term>& terms);

} // namespace trichevron::gui
