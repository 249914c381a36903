// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/pages/program/program_explore.h"

#include "app/gui/pages/program/program_page.h"
#include "app/gui/session/undo_step.h"

#include <QDateTime>
#include <QUndoStack>

#include <optional>
#include <utility>

namespace trichevron::gui {
namespace {

/// The device of the trace, where the window has it and another one is chosen; else null.
const DeviceEntry* otherDeviceOf(const AppContext& app, const core::DeviceProperties* traced) {
    if (traced == nullptr || app.session.state().device->name == traced->name)
        return nullptr;
    for (const DeviceEntry* entry : app.devices.directory().entries())
        if (entry->device && entry->device->name == traced->name)
            return entry;
    return nullptr;
}

/// What Explore assumes of the shared memory; none where the trace says all.
std::optional<core::AssumedSmem> assumedSmem(const core::ProgramConfiguration& configuration) {
    const auto smem = configuration.smemBytes();
    if (!smem)
        return std::nullopt;
    const bool isUndivided = configuration.undividedSmemBytes && smem->most > 0;
    if (smem->isExact() && !isUndivided)
        return std::nullopt;
    return core::AssumedSmem{smem->least, smem->most, isUndivided};
}

} // namespace

void openInExplore(AppContext& app, const core::ProgramAnalysis& analysis, std::uint32_t configuration) {
    const core::ProgramConfiguration& c = analysis.program->configurations[configuration];
    const core::ModelLaunch model = core::modelLaunchOf(c, analysis.program->kernels[c.kernel]);
    core::KernelResources resources;
    resources.mangledName = model.kernel.name;
    resources.name = model.kernel.name;
    resources.numRegs = model.kernel.numRegs;
    resources.sharedSizeBytes = model.kernel.sharedSizeBytes;
    resources.numBlockBarriers = model.kernel.numBlockBarriers;
    core::OwnKernel kernel{core::OwnKernel::Origin::File,
                           analysis.program->source,
                           QDateTime::currentDateTimeUtc().toString(Qt::ISODate).toStdString(),
                           {resources}};
    DeviceSelection& devices = app.devices;
    const LaterText undoName = [] { return ProgramPage::tr("Open a launch of a program"); };
    const auto& traced = analysis.devices[c.device];
    const DeviceEntry* other = otherDeviceOf(app, traced ? &*traced : nullptr);
    if (other != nullptr) {
        beginStep(app.session.undoStack(), undoName); // the device and the launch are undone together
        devices.selectDevice(other->key);
    }
    LaunchState state = app.session.state();
    const std::string id = idOf(kernel);
    devices.ownKernels().add(std::move(kernel));
    for (const auto& own : devices.ownKernels().kernelsFor(*state.device))
        if (own->id == id)
            state.kernel = own;
    state.config = model.config;
    state.gridFollowsProblem = false;
    state.optIns = model.kernel.optIns;
    const std::optional<core::AssumedSmem> assumed = assumedSmem(c);
    setAssumedSmem(state, assumed);
    app.session.beginWith(undoName, state);
    if (other != nullptr)
        app.session.undoStack().endMacro();
    if (assumed)
        app.messages.report(assumedSmemText(*assumed));
}

} // namespace trichevron::gui
