// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The jobs of a worker that the user starts.
#pragma once

namespace trichevron::gui {

enum class JobKind { Launch, Measure, Sweep, Trace };

} // namespace trichevron::gui
