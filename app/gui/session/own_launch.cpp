// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/session/own_launch.h"

#include "app/gui/text/fill.h"
#include "app/gui/text/text.h"
#include "core/argument/proposed_arguments.h"
#include "core/compile/compile_all.h"
#include "core/compile/source_kernels.h"
#include "core/errors/input_error.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <fmt/format.h>

namespace trichevron::gui {
namespace {

struct OwnLaunchText {
    Q_DECLARE_TR_FUNCTIONS(OwnLaunchText)
};

core::LaunchShape shapeOf(const LaunchState& launch) {
    core::KernelAttributes attributes = launch.kernel->attributes;
    attributes.optIns = launch.optIns;
    constexpr std::uint32_t usualWarp = 32;
    return computeShape(launch.config, attributes,
                        launch.device ? static_cast<std::uint32_t>(launch.device->warpSize) : usualWarp);
}

std::string functionName(const core::OwnKernel& kernel) {
    return core::functionNameOf(kernel.name());
}

} // namespace

core::LaunchSizes launchSizes(const LaunchState& launch) {
    return core::sizesOf(launch.config, shapeOf(launch));
}

std::optional<std::vector<core::KernelParameter>> parametersOf(const core::OwnKernel& kernel,
                                                               const core::DeviceProperties& device) {
    const core::KernelResources* version = versionFor(kernel.versions, device.computeCapability);
    if (version != nullptr && version->parameters)
        return version->parameters;
    for (const core::KernelResources& each : kernel.versions)
        if (each.parameters)
            return each.parameters;
    return std::nullopt;
}

std::vector<std::string> declarationsOf(const core::OwnKernel& kernel, const core::DeviceProperties& device,
                                        const OwnCodes& codes) {
    const auto parameters = parametersOf(kernel, device);
    if (!parameters)
        return {};
    // The open source may be newer than what is kept of the kernel.
    const SourceKernelCode* source = codes.find(idOf(kernel));
    const std::vector<std::string>& ofSource =
        source == nullptr || source->declarations.empty() ? kernel.declarations : source->declarations;
    if (ofSource.empty() && core::parameterTypesOf(kernel.name()).empty())
        return {}; // what follows from the sizes alone is only a guess
    return core::parameterDeclarations(kernel.name(), ofSource, *parameters);
}

std::optional<std::vector<core::KernelArgument>> proposedArguments(const core::OwnKernel& kernel,
                                                                   const core::DeviceProperties& device,
                                                                   const OwnCodes& codes) {
    const auto parameters = parametersOf(kernel, device);
    if (!parameters)
        return std::nullopt;
    std::vector<std::string> declarations = declarationsOf(kernel, device, codes);
    if (declarations.empty())
        declarations = core::parameterDeclarations(kernel.name(), {}, *parameters);
    return core::proposeArguments(declarations, *parameters);
}

QString argumentProblem(const core::OwnArguments& arguments, const core::OwnKernel& kernel,
                        const LaunchState& launch) {
    if (!launch.device)
        return {};
    const auto parameters = parametersOf(kernel, *launch.device);
    if (!parameters)
        return {}; // the device will say it
    try {
        (void)core::resolveArguments(arguments.arguments, *parameters, launchSizes(launch),
                                     launch.device->totalGlobalMem);
    } catch (const core::InputError& error) {
        return text(error.text().text());
    }
    return {};
}

QString codeObstacle(const core::OwnKernel& kernel, const core::DeviceProperties& device,
                     const OwnCodes& codes) {
    const PatternArgument name{"kernel", functionName(kernel)};
    switch (kernel.origin) {
    case core::OwnKernel::Origin::Typed:
    case core::OwnKernel::Origin::Pasted:
        return fill(OwnLaunchText::tr("Only the numbers of {kernel} are known, not its code: open its source "
                                      "or its binary on the page Kernel."),
                    {name});
    case core::OwnKernel::Origin::File:
        return QFileInfo::exists(text(kernel.file))
                   ? QString()
                   : fill(OwnLaunchText::tr("The code of {kernel} is not here any more: {file}"),
                          {name, {"file", kernel.file}});
    case core::OwnKernel::Origin::Source:
        break;
    }
    const std::string id = idOf(kernel);
    if (codes.module(id, device.computeCapability) != nullptr)
        return {};
    if (codes.isCompiling())
        return OwnLaunchText::tr("The source is being compiled.");
    if (codes.find(id) == nullptr)
        return fill(OwnLaunchText::tr("The source of {kernel} is not open: open it on the page Kernel."),
                    {name});
    return fill(OwnLaunchText::tr("The source does not compile for {architecture}."),
                {{"architecture", core::architectureOf(device.computeCapability)}});
}

QString ownLaunchObstacle(const LaunchState& launch, const OwnKernels& kernels, const OwnCodes& codes) {
    const core::OwnKernel* kernel = kernels.find(launch.kernel->id);
    if (kernel == nullptr)
        return fill(OwnLaunchText::tr("The code of {kernel} is not known: open it on the page Kernel."),
                    {{"kernel", core::functionNameOf(launch.kernel->title)}});
    if (!launch.device)
        return {};
    if (QString obstacle = codeObstacle(*kernel, *launch.device, codes); !obstacle.isEmpty())
        return obstacle;
    const core::OwnArguments* arguments = argumentsOf(launch);
    if (arguments == nullptr)
        return fill(
            OwnLaunchText::tr("The arguments of {kernel} are not known: open its source or its binary on the "
                              "page Kernel, and send it to Explore from there."),
            {{"kernel", functionName(*kernel)}});
    return argumentProblem(*arguments, *kernel, launch);
}

OwnLaunchPlan planOwnLaunch(const LaunchState& launch, const OwnKernels& kernels, const OwnCodes& codes) {
    OwnLaunchPlan plan;
    plan.kernel = *kernels.find(launch.kernel->id);
    plan.capability = launch.device->computeCapability;
    plan.mangledName = plan.kernel.versions.front().mangledName;
    if (plan.kernel.origin == core::OwnKernel::Origin::Source)
        plan.code = codes.module(launch.kernel->id, plan.capability);
    plan.arguments = *argumentsOf(launch);
    const core::LaunchSizes sizes = launchSizes(launch);
    // Without a problem its size follows the launch, and outputs are compared all the same.
    if (launch.config.problem)
        plan.sizes = fmt::format(" {},{},{}", sizes.nx, sizes.ny, sizes.nz);
    return plan;
}

} // namespace trichevron::gui
