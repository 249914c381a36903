// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/pages/program/program_reading.h"

#include "core/import/import.h"

#include <utility>

namespace trichevron::gui {

void ProgramReading::read(const QString& path, std::vector<core::DeviceProperties> catalogue) {
    start([this, name = path.toStdString(),
           catalogue = std::move(catalogue)](const core::ImportControl& control) -> Give {
        auto program = std::make_shared<const core::Program>(core::loadProgram(name, control));
        auto read = std::make_shared<ReadProgram>();
        read->catalogue = catalogue;
        read->analysis = std::make_shared<const core::ProgramAnalysis>(
            core::analyzeProgram(std::move(program), read->catalogue));
        read->answers = core::askDevices(*read->analysis, read->catalogue);
        return [this, read] { Q_EMIT finished(read); };
    });
}

} // namespace trichevron::gui
