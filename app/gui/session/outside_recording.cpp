// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/session/outside_recording.h"

#include "app/gui/text/fill.h"
#include "core/recording/nearest_launches.h"

#include <QCoreApplication>
#include <QStringList>

namespace trichevron::gui {
namespace {

struct RecordingTexts {
    Q_DECLARE_TR_FUNCTIONS(trichevron::gui::JobRunner)
};

/// A list that is full may lack some.
bool isListWhole(const DeviceEntry& device) {
    std::size_t listed = 0;
    for (const auto& kernel : device.kernels)
        listed += kernel->recorded.size();
    return listed < core::maxListedLaunches;
}

} // namespace

bool isOutsideRecording(const DeviceEntry& device, const LaunchState& launch) {
    return isListWhole(device) && !core::isRecorded(*launch.kernel, {launch.config, launch.optIns});
}

QString nothingRecordedText(const core::KernelInfo& kernel) {
    return kernel.recorded.empty()
               ? RecordingTexts::tr("Nothing is recorded of this kernel on this device.")
               : RecordingTexts::tr(
                     "Nothing is recorded of this launch. The page Result lists the recorded launches.");
}

QString noTimesText(const core::KernelInfo& kernel) {
    return kernel.recorded.empty()
               ? nothingRecordedText(kernel)
               : RecordingTexts::tr("The recording has no times of this launch. The page Result lists the "
                                    "nearest recorded launches.");
}

bool lacksTrace(const DeviceEntry& device, const LaunchState& launch) {
    const core::SweepPoint point{launch.config, launch.optIns};
    return !core::isTraceRecorded(*launch.kernel, point) &&
           (isListWhole(device) || core::isRecorded(*launch.kernel, point));
}

QString noTraceText(const DeviceEntry& device, const LaunchState& launch) {
    for (const core::NearLaunch& near : nearestLaunches(*launch.kernel, {launch.config, launch.optIns})) {
        if (!near.launch.traced || near.differences.empty())
            continue;
        QStringList differences;
        for (const std::string& difference : near.differences)
            differences << QString::fromStdString(difference);
        return fill(RecordingTexts::tr("The recording has no trace of this launch. The nearest launch with a "
                                       "trace differs: {differences}."),
                    {{"differences", differences.join(QStringLiteral(", "))}});
    }
    return isListWhole(device)
               ? RecordingTexts::tr("The recording has no trace of this kernel on this device.")
               : QString();
}

} // namespace trichevron::gui
