// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/render/threads.h"

#include <thread>
#include <vector>

namespace trichevron::gui {

void onThreads(int count, const std::function<void()>& work) {
    std::vector<std::thread> helpers;
    for (int thread = 1; thread < count; ++thread)
        helpers.emplace_back(work);
    work();
    for (std::thread& helper : helpers)
        helper.join();
}

} // namespace trichevron::gui
