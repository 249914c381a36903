// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The samples of a measurement, and what it is of, as a CSV file.
#pragma once

#include "app/gui/session/result_store.h"

namespace trichevron::gui {

/// Throws InputError where there is no measurement (null) or the file cannot be written.
void saveTimingsCsv(const ActualMeasurement* measurement, const QString& path);

} // namespace trichevron::gui
