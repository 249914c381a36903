// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/files/timings_csv.h"

#include "core/errors/input_error.h"
#include "core/json/json_reader.h"

#include <QCoreApplication>

namespace trichevron::gui {
namespace {

struct TimingsText {
    Q_DECLARE_TR_FUNCTIONS(TimingsCsv)
};

} // namespace

void saveTimingsCsv(const ActualMeasurement* measurement, const QString& path) {
    if (measurement == nullptr)
        throw core::InputError(core::verbatim(
            TimingsText::tr("There are no timings of this launch to save; measure it first.").toStdString()));
    std::string csv = "sample,microseconds\n";
    const std::vector<double>& samples = measurement->measurement.samplesMicroseconds;
    for (std::size_t i = 0; i < samples.size(); ++i)
        csv += std::to_string(i + 1) + "," + QByteArray::number(samples[i], 'g', 9).toStdString() + "\n";
    core::writeFileAtomically(path.toStdString(), csv);
}

} // namespace trichevron::gui
