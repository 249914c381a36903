// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// A report of a program to attach to an issue.
#pragma once

#include "core/program/program_analysis.h"

#include <string>

namespace trichevron::core {

/// Markdown as GitHub shows it.
std::string markdownReport(const ProgramAnalysis& analysis);
/// One file that loads nothing.
std::string htmlReport(const ProgramAnalysis& analysis);

} // namespace trichevron::core
