// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the page keeps in a session file, and whose its kernels are: what the user opens or types is the
// user's, what a session file brings is the session's.
#include "app/gui/pages/kernel/kernel_details.h"
#include "app/gui/pages/kernel/kernel_devices.h"
#include "app/gui/pages/kernel/kernel_list.h"
#include "app/gui/pages/kernel/kernel_page.h"
#include "core/errors/input_error.h"

namespace trichevron::gui {

bool KernelPage::mayBecomeUsers() {
    if (!mayReplace())
        return false;
    isOfSession_ = false;
    return true;
}

void KernelPage::remember() {
    const core::OwnKernel* kernel = list_->current();
    if (kernel == nullptr)
        return;
    if (isOfSession_)
        devices_.ownKernels().addOfSession(*kernel);
    else
        devices_.ownKernels().add(*kernel);
}

core::Json KernelPage::state() const {
    core::Json json = core::Json::object();
    json["filter"] = list_->filter().toStdString();
    json["allDevices"] = details_->devices().showsAll();
    if (const core::OwnKernel* kernel = list_->current(); kernel != nullptr)
        json["kernel"] = toJson(*kernel);
    if (openSource_.isOpen())
        json["source"] = openSource_.state();
    return json;
}

std::optional<QString> KernelPage::fileOfTextIn(const core::Json& state) {
    return state.contains("source") ? OpenSource::fileOfTextIn(core::JsonReader(state["source"]))
                                    : std::nullopt;
}

void KernelPage::setState(const core::Json& state) {
    isOfSession_ = true;
    if (const auto all = state.find("allDevices"); all != state.end() && all->is_boolean())
        details_->devices().setShowsAll(all->get<bool>());
    if (const auto source = state.find("source"); source != state.end()) {
        if (openSource([&] { openSource_.setState(core::JsonReader(*source)); }))
            return;
    }
    const auto kernel = state.find("kernel");
    if (kernel == state.end())
        return;
    try {
        std::vector<core::OwnKernel> kernels{ownKernelFromJson(core::JsonReader(*kernel))};
        openSource_.close();
        showKernels(std::move(kernels));
    } catch (const core::InputError&) {
        // Of another version of the program: the page shows its beginning.
    }
}

} // namespace trichevron::gui
