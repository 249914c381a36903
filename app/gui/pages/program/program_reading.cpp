// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/pages/program/program_reading.h"

#include "core/import/import.h"

#include <utility>

namespace trichevron::gui {
namespace {

std::shared_ptr<const ReadProgram> judge(core::Program program,
                                         const std::vector<core::DeviceProperties>& catalogue) {
    auto read = std::make_shared<ReadProgram>();
    read->catalogue = catalogue;
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

} // namespace trichevron::gui
