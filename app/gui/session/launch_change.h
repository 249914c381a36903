// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// What differs between two launches, in words.
#pragma once

#include "app/gui/session/launch_session.h"

#include <QString>

namespace trichevron::gui {

/// "block 16 × 16 → 32 × 8 · grid 63 × 63 → 32 × 125", in the current language; empty where nothing differs.
QString changeText(const LaunchState& from, const LaunchState& to);

} // namespace trichevron::gui
