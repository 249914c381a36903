// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/pages/program/program_reading.h"

#include "app/gui/text/text.h"
#include "core/capture/capture_launch.h"
#include "core/errors/input_error.h"
#include "core/import/capture_follower.h"
#include "core/import/import.h"

#include <algorithm>
#include <string_view>
#include <thread>
#include <tuple>
#include <utility>

namespace trichevron::gui {
namespace {

constexpr std::chrono::milliseconds followPause{100}; ///< until more of a capture is looked for

/// The devices of the trace come first, then the newest: whatever device is at hand.
void sortDevices(std::vector<core::DeviceProperties>& catalogue, const core::Program& program) {
    const auto key = [&program](const core::DeviceProperties& device) {
        const bool isOfTrace =
            std::any_of(program.devices.begin(), program.devices.end(),
                        [&](const core::TracedDevice& traced) { return traced.name == device.name; });
        return std::tuple(!isOfTrace, -device.computeCapability.major, -device.computeCapability.minor,
                          std::string_view(device.name));
    };
    std::stable_sort(
        catalogue.begin(), catalogue.end(),
        [&key](const core::DeviceProperties& a, const core::DeviceProperties& b) { return key(a) < key(b); });
}

std::shared_ptr<const ReadProgram> judge(core::Program program,
                                         std::vector<core::DeviceProperties> catalogue) {
    auto read = std::make_shared<ReadProgram>();
    sortDevices(catalogue, program);
    read->catalogue = std::move(catalogue);
    read->analysis = std::make_shared<const core::ProgramAnalysis>(
        core::analyzeProgram(std::make_shared<const core::Program>(std::move(program)), read->catalogue));
    read->answers = core::askDevices(*read->analysis, read->catalogue);
    return read;
}

} // namespace

void ProgramReading::read(const QString& path, std::vector<core::DeviceProperties> catalogue) {
    start([this, name = path.toStdString(), pause = partPause_, catalogue = std::move(catalogue)](
              const core::ImportControl& control, const GivePart& givePart) -> Give {
        core::ImportControl withParts = control;
        withParts.snapshotPause = pause;
        withParts.snapshot = [&](core::Program soFar) {
            givePart([this, part = judge(std::move(soFar), catalogue)] { Q_EMIT partRead(part); });
        };
        const auto program = judge(core::loadProgram(name, withParts), catalogue);
        return [this, program] { Q_EMIT finished(program); };
    });
}

void ProgramReading::follow(std::shared_ptr<const core::CaptureParts> parts, bool runsHere,
                            std::vector<core::DeviceProperties> catalogue,
                            std::shared_ptr<const std::atomic<bool>> hasEnded) {
    start([this, parts = std::move(parts), runsHere, hasEnded = std::move(hasEnded), pause = partPause_,
           catalogue = std::move(catalogue)](const core::ImportControl& control,
                                             const GivePart& givePart) -> Give {
        core::CaptureFollower follower(parts->file());
        core::ImportSnapshots snapshots(
            [&](core::Program soFar) {
                givePart([this, part = judge(std::move(soFar), catalogue)] { Q_EMIT partRead(part); });
            },
            pause);
        bool isNew = false;
        bool isNoticed = false;
        while (!*hasEnded && !control.isCancelled()) {
            isNew = follower.read(parts->files(), *control.cancelled) || isNew;
            if (isNew && follower.hasLaunches())
                snapshots.offer([&] {
                    isNew = false;
                    return follower.soFar();
                });
            if (const auto problem = follower.problem();
                problem && !follower.hasLaunches() && !std::exchange(isNoticed, true))
                givePart([this, problem = LaterText(*problem)] { Q_EMIT noticed(problem); });
            std::this_thread::sleep_for(followPause);
        }
        if (control.isCancelled())
            throw core::ImportCancelled(parts->file());
        if (parts->files().empty())
            throw core::InputError(core::nothingCapturedText(*parts, runsHere));
        parts->join();
        const auto program = judge(core::loadProgram(parts->file(), control), catalogue);
        return [this, program] { Q_EMIT finished(program); };
    });
}

} // namespace trichevron::gui
