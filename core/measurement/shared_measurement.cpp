// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/measurement/shared_measurement.h"

namespace trichevron::core {

bool operator==(const SharedMeasurement& a, const SharedMeasurement& b) {
    return a.value_ == b.value_ || (a && b && *a == *b);
}

bool operator==(const SharedMeasurement& a, const Measurement& b) {
    return a && (a.value_.get() == &b || *a == b);
}

} // namespace trichevron::core
