// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/session/code_launch.h"

#include "app/gui/session/device_selection.h"
#include "app/gui/session/launch_change.h"
#include "app/gui/text/fill.h"
#include "app/gui/text/text.h"
#include "core/demo/demo_text.h"

#include <QCoreApplication>
#include <QKeySequence>

#include <algorithm>
#include <memory>
#include <string>

namespace trichevron::gui {
namespace {

struct CodeLaunchText {
    Q_DECLARE_TR_FUNCTIONS(CodeLaunch)
};

using KernelPointer = std::shared_ptr<const core::KernelInfo>;

/// "void softmax<4>(float const*, int)" as code names it: "softmax<4>".
std::string nameInCode(std::string name) {
    constexpr std::string_view returnType = "void ";
    if (name.starts_with(returnType))
        name.erase(0, returnType.size());
    name.erase(std::min(name.find('('), name.size()));
    std::erase(name, ' ');
    return name;
}

bool isNamed(const core::KernelInfo& kernel, const std::string& name) {
    return name == kernel.id || name == nameInCode(kernel.attributes.name) ||
           name == nameInCode(kernel.title);
}

/// Null where no kernel has the name.
KernelPointer kernelOf(const std::string& code, const KernelPointer& current,
                       const DeviceSelection& devices) {
    QString borrowedFrom;
    std::vector<KernelPointer> known = devices.kernels(&borrowedFrom);
    known.insert(known.begin(), current);
    // A kernel that is a template here has its arguments in its name; another is meant by all of them.
    for (const std::string& name : {code, code.substr(0, code.find('<'))}) {
        const auto found = std::find_if(known.begin(), known.end(),
                                        [&](const KernelPointer& kernel) { return isNamed(*kernel, name); });
        if (found != known.end())
            return *found;
    }
    return nullptr;
}

void takeOptIns(core::KernelOptIns& optIns, const core::KernelOptIns& code) {
    const core::KernelOptIns defaults;
    if (code.maxDynamicSharedSizeBytes != defaults.maxDynamicSharedSizeBytes)
        optIns.maxDynamicSharedSizeBytes = code.maxDynamicSharedSizeBytes;
    if (code.nonPortableClusterSizeAllowed)
        optIns.nonPortableClusterSizeAllowed = true;
    if (code.preferredShmemCarveout != defaults.preferredShmemCarveout)
        optIns.preferredShmemCarveout = code.preferredShmemCarveout;
}

} // namespace

CodeLaunch launchOfCode(const LaunchState& current, const DeviceSelection& devices,
                        const core::LaunchInCode& code) {
    CodeLaunch launch{current, {}};
    LaunchState& state = launch.state;
    state.config = core::canonical(code.config);
    state.config.problem = current.config.problem;
    state.apiFollowsCluster = false;
    state.takenOff = {};
    if (!code.kernel.empty()) {
        const KernelPointer kernel = kernelOf(code.kernel, current.kernel, devices);
        if (kernel != nullptr && kernel != current.kernel) {
            state.kernel = kernel;
            state.optIns = initialOptIns(*kernel);
            state.config.problem = kernel->suggested.problem;
        }
        // With the driver API the code names the variable of a function.
        if (kernel == nullptr && !isDriverApi(code.config.api))
            launch.remarks << fill(
                CodeLaunchText::tr("The kernel stays {current}; {kernel} of the code is not known here."),
                {{"current", titleFor(*current.kernel)}, {"kernel", code.kernel}});
    }
    takeOptIns(state.optIns, code.optIns);
    state.gridFollowsProblem =
        state.gridFollowsProblem && gridFollowsProblem(state.config, state.kernel->attributes);
    return launch;
}

void applyCodeLaunch(LaunchSession& session, const DeviceSelection& devices, UserMessages& messages,
                     const core::LaunchInCode& code) {
    const LaunchState before = session.state();
    const CodeLaunch launch = launchOfCode(before, devices, code);
    const std::string kernel = code.kernel;
    session.replace(
        [kernel] {
            return kernel.empty()
                       ? CodeLaunchText::tr("Launch from code")
                       : fill(CodeLaunchText::tr("Launch of {kernel} from code"), {{"kernel", kernel}});
        },
        launch.state);
    const QString change = changeText(before, session.state());
    QStringList sentences;
    if (change.isEmpty())
        sentences << CodeLaunchText::tr("The launch is already that of the code.");
    else
        sentences << fill(
            CodeLaunchText::tr("The launch is now that of the code, and {keys} takes it back: {change}."),
            {{"keys", QKeySequence(QKeySequence::Undo).toString(QKeySequence::NativeText)},
             {"change", change}});
    sentences << launch.remarks;
    for (const core::Text& note : code.notes)
        sentences << text(note.text());
    messages.report(sentences.join(QLatin1Char(' ')));
}

} // namespace trichevron::gui
