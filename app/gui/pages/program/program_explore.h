// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The way from a launch of a program to the page Explore.
#pragma once

#include "core/program/program_analysis.h"

#include <cstdint>

namespace trichevron::gui {

struct AppContext;

/// The session gets the configuration with its kernel, and the device of the trace where the window has it.
void openInExplore(AppContext& app, const core::ProgramAnalysis& analysis, std::uint32_t configuration);

} // namespace trichevron::gui
