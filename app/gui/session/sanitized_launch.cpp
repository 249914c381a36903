// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/session/sanitized_launch.h"

#include "app/gui/text/fill.h"
#include "app/gui/text/text.h"
#include "core/code/run_options.h"
#include "core/process/tool_search.h"

#include <QRegularExpression>

#include <optional>

namespace trichevron::gui {
namespace {

constexpr const char* sanitizer = "compute-sanitizer";
/// Under compute-sanitizer a launch takes many times as long.
constexpr const char* timeLimitSeconds = "300";

/// Of the summary that compute-sanitizer prints at its end; none where it did not come to it.
std::optional<quint64> errorCountIn(const QString& output) {
    static const QRegularExpression summary(QStringLiteral("ERROR SUMMARY: (\\d+) error"));
    const QRegularExpressionMatch match = summary.match(output);
    return match.hasMatch() ? std::optional(match.captured(1).toULongLong()) : std::nullopt;
}

QStringList commandOf(const LaunchState& launch, const core::OwnLaunch& own, const QString& module,
                      int ordinal) {
    QStringList arguments{QStringLiteral("run"),          QStringLiteral("--sanitize"),
                          QStringLiteral("--device"),     QString::number(ordinal),
                          QStringLiteral("--binary"),     module,
                          QStringLiteral("--kernel"),     text(own.kernel),
                          QStringLiteral("--time-limit"), QString::fromLatin1(timeLimitSeconds)};
    for (const std::string& option : core::runOptions(launch.config, launch.optIns))
        arguments << text(option);
    for (const core::KernelArgument& argument : own.arguments)
        arguments << QStringLiteral("--arg") << text(core::toString(argument));
    return arguments;
}

} // namespace

SanitizedLaunch::SanitizedLaunch(const DeviceSelection& devices, QObject* parent)
    : QObject(parent), devices_(devices) {
    process_.setProcessChannelMode(QProcess::MergedChannels);
    process_.setStandardInputFile(QProcess::nullDevice());
    connect(&preparation_, &OwnLaunchPreparation::prepared, this,
            [this](const std::shared_ptr<const core::OwnLaunch>& own) { run(*own); });
    connect(&preparation_, &OwnLaunchPreparation::failed, this,
            [this](const core::Text& sentence) { end(sentence); });
    connect(&process_, &QProcess::readyRead, this, [this] {
        const QByteArray bytes = process_.readAll();
        if (output_.size() < maxOutputBytes)
            output_ += QString::fromUtf8(bytes);
        Q_EMIT changed();
    });
    connect(&process_, &QProcess::errorOccurred, this, [this](QProcess::ProcessError error) {
        if (error == QProcess::FailedToStart)
            end([reason = process_.errorString()] {
                return fill(tr("compute-sanitizer cannot be started: {reason}"), {{"reason", reason}});
            });
    });
    connect(&process_, &QProcess::finished, this, [this](int status, QProcess::ExitStatus how) {
        if (!isRunning_)
            return;
        const std::optional<quint64> errors = errorCountIn(output_);
        if (how == QProcess::CrashExit)
            end([] { return tr("compute-sanitizer was ended."); });
        else if (!errors)
            end([status] {
                return fill(tr("compute-sanitizer ended with status {status}."), {{"status", status}});
            });
        else if (*errors == 0)
            end([] { return tr("compute-sanitizer found no access out of the buffers."); });
        else
            end([] { return tr("compute-sanitizer found the accesses below."); });
    });
}

SanitizedLaunch::~SanitizedLaunch() {
    isRunning_ = false;
    process_.kill();
    process_.waitForFinished();
}

bool SanitizedLaunch::isOffered(const LaunchState& launch) const {
    const DeviceEntry* entry = devices_.currentEntry();
    return core::isOwnKernel(launch.kernel->id) && entry != nullptr &&
           entry->worker == &devices_.machines().here() &&
           entry->worker->kind() == core::ProvenanceKind::Live && !core::findTool(sanitizer).empty();
}

void SanitizedLaunch::start(const LaunchState& launch) {
    if (isRunning_)
        return;
    state_ = launch;
    ordinal_ = devices_.currentEntry()->ordinal;
    launch_ = launchKeyOf(launch);
    output_.clear();
    conclusion_ = {};
    isRunning_ = true;
    preparation_.start(planOwnLaunch(launch, devices_.ownKernels(), devices_.ownCodes()));
    Q_EMIT changed();
}

void SanitizedLaunch::run(const core::OwnLaunch& own) {
    const std::string module = "kernel.module";
    try {
        folder_ = std::make_unique<core::TemporaryFolder>();
        folder_->write(module, *own.module.bytes);
    } catch (const std::exception& error) {
        end(LaterText::of(error));
        return;
    }
    process_.start(DeviceSelection::defaultWorkerCommand().front(),
                   commandOf(state_, own, QString::fromStdString(folder_->file(module)), ordinal_));
}

void SanitizedLaunch::cancel() {
    if (!isRunning_)
        return;
    preparation_.cancel();
    end([] { return tr("Cancelled."); });
    process_.kill();
}

void SanitizedLaunch::end(const LaterText& conclusion) {
    isRunning_ = false;
    conclusion_ = conclusion;
    Q_EMIT changed();
}

} // namespace trichevron::gui
