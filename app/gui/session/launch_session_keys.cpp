// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// By what the results of a launch are known: its device, its kernel, and the code and arguments of one of the
// user's own.
#include "app/gui/session/launch_session.h"

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

LaunchKey launchKeyOf(const LaunchState& launch) {
    LaunchKey key{launch.deviceKey, launch.kernel->id, launch.config, launch.optIns};
    if (const core::OwnArguments* own = argumentsOf(launch); own != nullptr)
        key.own = launch.code + ' ' + core::argumentsText(own->arguments);
    return key;
}

void LaunchSession::adoptCode(const std::string& kernel, const std::string& code) {
    std::string& known = codes_[kernel];
    if (known == code)
        return;
    known = code;
    if (state_.kernel->id == kernel)
        evaluateLaunch(path_);
}

void LaunchSession::adoptArguments(const core::OwnArguments& arguments) {
    state_.arguments = withArguments(state_, arguments);
    notify(SessionChange::Launch);
}

const ActualSweep* LaunchSession::sweep() const {
    const ActualSweep* newest = results_.sweep(state_.deviceKey, state_.kernel->id);
    return newest != nullptr && newest->own == launchKey().own ? newest : nullptr;
}

void LaunchSession::moveDevice(const QString& from, const QString& to,
                               std::shared_ptr<const core::DeviceProperties> device) {
    const ChangeBatch batch(*this);
    for (LaunchState& pinned : pinned_)
        if (pinned.deviceKey == from) {
            pinned.deviceKey = to;
            pinned.device = device;
            notify(SessionChange::Pin);
        }
    for (PresentationStep& step : steps_)
        if (step.launch.deviceKey == from) {
            step.launch.deviceKey = to;
            step.launch.device = device;
        }
    if (state_.deviceKey == from)
        adoptDevice(to, std::move(device));
    results_.moveDevice(from, to);
}

bool LaunchSession::isNewestAnswerOfAnotherLaunch() const {
    return !results_.answers().empty() && results_.answers().back().launch != launchKey();
}

} // namespace trichevron::gui
