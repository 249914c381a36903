// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/session/own_launch_preparation.h"

#include "core/argument/input_file.h"
#include "core/errors/error_text.h"
#include "core/errors/input_error.h"
#include "core/inspect/module_code.h"
#include "core/inspect/ptx.h"
#include "core/inspect/traced_ptx.h"

#include <QDateTime>
#include <QFileInfo>

#include <fmt/format.h>

#include <utility>

namespace trichevron::gui {
namespace {

/// Two readings with the same key give the same code.
std::string keyOf(const OwnLaunchPlan& plan) {
    if (plan.code)
        return plan.code->module.id + ' ' + plan.mangledName;
    const QFileInfo file(QString::fromStdString(plan.kernel.file));
    return fmt::format("{} {} {} {} {}.{}", plan.kernel.file, file.size(),
                       file.lastModified().toMSecsSinceEpoch(), plan.mangledName, plan.capability.major,
                       plan.capability.minor);
}

bool isOutput(const core::OwnArguments& arguments, const std::string& name) {
    for (const core::KernelArgument& argument : arguments.arguments)
        if (argument.name == name)
            return argument.kind == core::KernelArgument::Kind::Buffer && !argument.isConst;
    return false;
}

} // namespace

void OwnLaunchPreparation::start(const OwnLaunchPlan& plan) {
    thread_.start(
        [this, plan](const LatestThread::Run& run) {
            try {
                auto launch = std::make_shared<const core::OwnLaunch>(prepare(plan, run.cancelled()));
                run.reply([this, launch] { Q_EMIT prepared(launch); });
            } catch (const std::exception& error) {
                run.reply([this, sentence = core::textOf(error)] { Q_EMIT failed(sentence); });
            }
        },
        [] {});
}

OwnLaunchPreparation::Code OwnLaunchPreparation::codeOf(const OwnLaunchPlan& plan,
                                                        const std::atomic<bool>& cancelled) {
    const std::string key = keyOf(plan);
    {
        const std::lock_guard lock(mutex_);
        if (code_ && code_->key == key)
            return *code_;
    }
    Code code{key, {}, {}};
    std::string ptx;
    if (plan.code) {
        code.module = plan.code->module;
        if (plan.code->ptx)
            ptx = *plan.code->ptx;
    } else {
        core::ImportControl control;
        control.cancelled = &cancelled;
        std::string bytes = core::moduleCodeOf(plan.kernel.file, plan.mangledName, plan.capability, control);
        if (core::isPtx(bytes))
            ptx = bytes;
        code.module = core::makeBlob(std::move(bytes));
    }
    if (std::optional<std::string> traced = core::tracedPtx(ptx, plan.mangledName))
        code.traced = core::makeBlob(std::move(*traced));
    const std::lock_guard lock(mutex_);
    code_ = code;
    return code;
}

core::OwnLaunch OwnLaunchPreparation::prepare(const OwnLaunchPlan& plan, const std::atomic<bool>& cancelled) {
    Code code = codeOf(plan, cancelled);
    core::OwnLaunch own;
    own.module = std::move(code.module);
    own.traced = std::move(code.traced);
    own.kernel = plan.mangledName;
    own.arguments = plan.arguments.arguments;
    own.tolerance = plan.arguments.tolerance;
    own.keepOutputs = plan.keepOutputs;
    own.comparedAs = own.module.id + ' ' + core::argumentsText(own.arguments) + plan.sizes;
    for (const core::KernelArgument& argument : own.arguments) {
        if (argument.fill.kind != core::FillKind::File)
            continue;
        const auto [file, isNew] = own.files.emplace(argument.fill.path, core::DataBlob{});
        if (isNew)
            file->second = core::readInputFile(argument.name, argument.fill.path);
        own.comparedAs += ' ' + file->second.id;
    }
    for (const auto& [name, path] : plan.arguments.expected)
        if (isOutput(plan.arguments, name))
            own.expected.emplace(name, core::readInputFile(name, path));
    return own;
}

} // namespace trichevron::gui
