// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/pages/kernel/kernel_file_reading.h"

#include "core/inspect/ptx_compiler.h"

#include <utility>

namespace trichevron::gui {

void KernelFileReading::readFile(const QString& path) {
    startWith([name = path.toStdString()](const core::KernelReading& reading) {
        return core::readKernelFile(name, reading);
    });
}

void KernelFileReading::readText(const QString& text, const QString& place) {
    startWith([bytes = text.toStdString(), name = place.toStdString()](const core::KernelReading& reading) {
        return core::readKernels(bytes, name, reading);
    });
}

void KernelFileReading::startWith(std::function<core::KernelFile(const core::KernelReading&)> read) {
    start([this, read = std::move(read)](const core::ImportControl& control, const GivePart&) -> Give {
        core::KernelReading reading;
        reading.ptxas = core::findPtxas();
        reading.control = control;
        auto file = std::make_shared<core::KernelFile>(read(reading));
        return [this, file] { Q_EMIT finished(file); };
    });
}

} // namespace trichevron::gui
