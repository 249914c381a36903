// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/session/launch_state.h"

#include <utility>

namespace trichevron::gui {

const core::OwnArguments* argumentsOf(const LaunchState& launch) {
    if (!launch.arguments)
        return nullptr;
    const auto found = launch.arguments->find(launch.kernel->id);
    return found == launch.arguments->end() ? nullptr : &found->second;
}

std::shared_ptr<const core::ArgumentsByKernel> withArguments(const LaunchState& launch,
                                                             const core::OwnArguments& arguments) {
    auto all = launch.arguments ? *launch.arguments : core::ArgumentsByKernel();
    all[launch.kernel->id] = arguments;
    return std::make_shared<const core::ArgumentsByKernel>(std::move(all));
}

bool moveDevice(LaunchState& launch, const QString& from, const QString& to,
                const std::shared_ptr<const core::DeviceProperties>& device) {
    if (launch.deviceKey != from)
        return false;
    launch.deviceKey = to;
    launch.device = device;
    return true;
}

LaunchKey launchKeyOf(const LaunchState& launch) {
    LaunchKey key{launch.deviceKey, launch.kernel->id, launch.config, launch.optIns};
    if (const core::OwnArguments* own = argumentsOf(launch); own != nullptr)
        key.own = launch.code + ' ' + core::argumentsText(own->arguments);
    return key;
}

} // namespace trichevron::gui
