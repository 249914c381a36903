// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/session/listed_kernels.h"

#include "app/gui/session/worker_words.h"
#include "app/gui/text/text.h"
#include "core/demo/demo_text.h"

#include <algorithm>
#include <map>
#include <string>
#include <utility>

namespace trichevron::gui {
namespace {

/// A recording has kernels that were recorded later at its end.
void keepChaptersTogether(std::vector<ListedKernel>& listed) {
    std::map<std::string, std::size_t> places;
    for (const ListedKernel& each : listed)
        places.emplace(each.kernel->chapter, places.size());
    std::stable_sort(listed.begin(), listed.end(), [&](const ListedKernel& a, const ListedKernel& b) {
        return places.at(a.kernel->chapter) < places.at(b.kernel->chapter);
    });
}

} // namespace

QString obstacleOfDemos(const DeviceSelection& devices, const LaunchState& state) {
    QString borrowedFrom;
    if (!devices.directory().kernelsFor(state.deviceKey, &borrowedFrom).empty())
        return {};
    return startingText(devices);
}

std::vector<ListedKernel> listedKernels(const DeviceSelection& devices, const LaunchState& state) {
    std::vector<ListedKernel> listed;
    if (const QString obstacle = obstacleOfDemos(devices, state); !obstacle.isEmpty())
        for (core::KernelInfo& demo : core::knownDemos())
            listed.push_back({std::make_shared<const core::KernelInfo>(std::move(demo)), obstacle});
    QString borrowedFrom;
    for (const auto& kernel : devices.kernels(&borrowedFrom))
        listed.push_back(
            {kernel, state.device ? text(kernelUnavailableReason(*kernel, state.device->computeCapability))
                                  : QString()});
    keepChaptersTogether(listed);
    return listed;
}

} // namespace trichevron::gui
