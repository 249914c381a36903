// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/program/program_groups.h"

#include <QString>

namespace trichevron::gui {

/// "by kernel"
QString groupingName(core::ProgramGrouping by);

} // namespace trichevron::gui
