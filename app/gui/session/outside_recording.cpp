// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/session/outside_recording.h"

#include "core/recording/nearest_launches.h"

#include <QCoreApplication>

namespace trichevron::gui {
namespace {

struct RecordingTexts {
    Q_DECLARE_TR_FUNCTIONS(trichevron::gui::JobRunner)
};

} // namespace

bool isOutsideRecording(const DeviceEntry& device, const LaunchState& launch) {
    std::size_t listed = 0; // a list that is full may lack some
    for (const auto& kernel : device.kernels)
        listed += kernel->recorded.size();
    return listed < core::maxListedLaunches &&
           !core::isRecorded(*launch.kernel, {launch.config, launch.optIns});
}

QString nothingRecordedText(const core::KernelInfo& kernel) {
    return kernel.recorded.empty()
               ? RecordingTexts::tr("Nothing is recorded of this kernel on this device.")
               : RecordingTexts::tr(
                     "Nothing is recorded of this launch. The page Result lists the recorded launches.");
}

} // namespace trichevron::gui
