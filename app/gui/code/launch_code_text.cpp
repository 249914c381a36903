// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/code/launch_code_text.h"

#include "app/gui/session/launch_session.h"
#include "core/code/launch_code.h"
#include "core/own_kernel/own_kernel.h"

namespace trichevron::gui {

std::string launchCodeOf(const LaunchState& launch) {
    if (!core::isOwnKernel(launch.kernel->id))
        return launchCode(launch.config, launch.optIns, *launch.kernel, core::firstBufferOf(*launch.kernel));
    core::KernelInfo kernel = *launch.kernel;
    std::string buffer;
    if (const core::OwnArguments* own = argumentsOf(launch))
        for (const core::KernelArgument& argument : own->arguments) {
            kernel.arguments += (kernel.arguments.empty() ? "" : ", ") + argument.name;
            if (buffer.empty() && argument.kind == core::KernelArgument::Kind::Buffer)
                buffer = argument.name;
        }
    if (kernel.arguments.empty())
        kernel.arguments = core::unknownArguments;
    return launchCode(launch.config, launch.optIns, kernel, buffer);
}

} // namespace trichevron::gui
