// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Work on several threads.
#pragma once

#include <functional>

namespace trichevron::gui {

/// Runs `work` on so many threads, this one among them, and returns when all have ended.
void onThreads(int count, const std::function<void()>& work);

} // namespace trichevron::gui
