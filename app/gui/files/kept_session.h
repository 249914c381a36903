// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// What is said of a session that the program kept: after a crash, or of the last time it ran.
#pragma once

#include "app/gui/text/later_text.h"

#include <QString>

#include <cstddef>

namespace trichevron::gui {

/// Whether to restore the session of this copy: when it was kept, with which launch, and how many older ones
/// are offered after it. A copy that cannot be read, or is large, is offered by its time.
LaterText recoveryQuestion(const QString& copy, std::size_t olderCopies);

/// "“Matrix addition” <<<63 × 63, 16 × 16>>>, 2026-11-27 14:03"; the time alone where it cannot be read.
LaterText keptSessionText(const QString& copy);

} // namespace trichevron::gui
