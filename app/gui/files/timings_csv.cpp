// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/files/timings_csv.h"

#include "app/gui/export/timing_facts.h"
#include "app/gui/files/file_endings.h"
#include "core/errors/input_error.h"
#include "core/json/json_reader.h"

#include <QCoreApplication>

namespace trichevron::gui {
namespace {

struct TimingsText {
    Q_DECLARE_TR_FUNCTIONS(TimingsCsv)
};

} // namespace

void saveTimingsCsv(const std::vector<const ActualMeasurement*>& measurements, const QString& path) {
    if (measurements.empty())
        throw core::InputError(core::verbatim(
            TimingsText::tr("There are no timings of this launch to save; measure it first.").toStdString()));
    const QString file = withEnding(path, {QStringLiteral("csv"), QStringLiteral("txt")});
    core::writeFileAtomically(file.toStdString(),
                              csvText(measurements.size() == 1 ? samplesTable(*measurements.front(), {})
                                                               : samplesTable(measurements)));
}

} // namespace trichevron::gui
