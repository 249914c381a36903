// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/session/own_kernels.h"

#include "app/gui/settings/settings.h"
#include "core/argument/size_expression.h"
#include "core/errors/input_error.h"
#include "core/json/json_file.h"
#include "core/json/json_writer.h"

#include <QStringList>

#include <algorithm>
#include <limits>

namespace trichevron::gui {
namespace {

auto hasId(const std::string& id) {
    return [&id](const core::OwnKernel& kernel) { return idOf(kernel) == id; };
}

/// Replaces the one with its id.
void makeFirst(std::vector<core::OwnKernel>& kernels, core::OwnKernel kernel) {
    std::erase_if(kernels, hasId(idOf(kernel)));
    kernels.insert(kernels.begin(), std::move(kernel));
    if (kernels.size() > OwnKernels::maxKernels)
        kernels.resize(OwnKernels::maxKernels);
}

} // namespace

std::optional<core::ProblemExtent> problemOfThreads(const core::OwnKernel& kernel,
                                                    const core::LaunchConfig& config,
                                                    const core::KernelAttributes& attributes) {
    const bool hasParameters =
        std::any_of(kernel.versions.begin(), kernel.versions.end(),
                    [](const core::KernelResources& version) { return version.parameters.has_value(); });
    if (!hasParameters)
        return std::nullopt;
    core::LaunchConfig withoutProblem = config;
    withoutProblem.problem.reset();
    constexpr std::uint32_t usualWarp = 32; // the threads of a launch do not depend on it
    const core::LaunchSizes sizes =
        core::sizesOf(withoutProblem, computeShape(withoutProblem, attributes, usualWarp));
    constexpr std::int64_t most = std::numeric_limits<std::uint32_t>::max();
    if (std::max({sizes.nx, sizes.ny, sizes.nz}) > most || std::min({sizes.nx, sizes.ny, sizes.nz}) < 1)
        return std::nullopt;
    return core::ProblemExtent{static_cast<std::uint32_t>(sizes.nx), static_cast<std::uint32_t>(sizes.ny),
                               static_cast<std::uint32_t>(sizes.nz)};
}

OwnKernels::OwnKernels(QObject* parent) : QObject(parent) {
    for (const QString& text : Settings().ownKernels().mid(0, static_cast<qsizetype>(maxKernels))) {
        try {
            const core::Json json = core::parseJson(text.toStdString(), "settings");
            kernels_.push_back(ownKernelFromJson(core::JsonReader(json)));
        } catch (const core::InputError&) {
            // Of another version, or damaged: it is forgotten.
        }
    }
}

const core::OwnKernel* OwnKernels::find(const std::string& id) const {
    for (const std::vector<core::OwnKernel>* kernels : {&ofSessions_, &kernels_})
        if (const auto found = std::find_if(kernels->begin(), kernels->end(), hasId(id));
            found != kernels->end())
            return &*found;
    return nullptr;
}

void OwnKernels::add(core::OwnKernel kernel) {
    const bool hidesIt = std::erase_if(ofSessions_, hasId(idOf(kernel))) > 0;
    if (!kernels_.empty() && kernels_.front() == kernel) {
        if (hidesIt)
            tellChange();
        return;
    }
    makeFirst(kernels_, std::move(kernel));
    keep();
}

void OwnKernels::addOfSession(core::OwnKernel kernel) {
    if (const core::OwnKernel* known = find(idOf(kernel)); known != nullptr && *known == kernel)
        return;
    makeFirst(ofSessions_, std::move(kernel));
    tellChange();
}

void OwnKernels::remove(const std::string& id) {
    if (std::erase_if(kernels_, hasId(id)) + std::erase_if(ofSessions_, hasId(id)) > 0)
        keep();
}

void OwnKernels::keep() {
    QStringList texts;
    for (const core::OwnKernel& kernel : kernels_)
        texts << QString::fromStdString(core::compactText(toJson(kernel)));
    Settings().setOwnKernels(texts);
    tellChange();
}

void OwnKernels::tellChange() {
    made_.clear();
    Q_EMIT changed();
}

std::vector<std::shared_ptr<const core::KernelInfo>>
OwnKernels::kernelsFor(const core::DeviceProperties& device) const {
    std::vector<std::shared_ptr<const core::KernelInfo>> infos;
    std::vector<const core::OwnKernel*> offered;
    for (const core::OwnKernel& kernel : ofSessions_)
        offered.push_back(&kernel);
    for (const core::OwnKernel& kernel : kernels_)
        if (find(idOf(kernel)) == &kernel)
            offered.push_back(&kernel);
    for (const core::OwnKernel* kernel : offered) {
        std::shared_ptr<const core::KernelInfo>& info = made_[{idOf(*kernel), device.name}];
        if (!info)
            if (auto made = kernelInfoFor(*kernel, device)) {
                made->suggested.problem = problemOfThreads(*kernel, made->suggested, made->attributes);
                info = std::make_shared<const core::KernelInfo>(std::move(*made));
            }
        if (info)
            infos.push_back(info);
    }
    return infos;
}

} // namespace trichevron::gui
