// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/measurement/measurement.h"

#include <algorithm>
#include <array>

namespace trichevron::core {

namespace {

constexpr std::array<StopReason, 6> allReasons{StopReason::SamplesReached, StopReason::Converged,
                                               StopReason::BudgetSpent,    StopReason::Cancelled,
                                               StopReason::Refused,        StopReason::Interrupted};

} // namespace

std::string_view toString(StopReason reason) {
    switch (reason) {
    case StopReason::SamplesReached:
        return "samplesReached";
    case StopReason::Converged:
        return "converged";
    case StopReason::BudgetSpent:
        return "budgetSpent";
    case StopReason::Cancelled:
        return "cancelled";
    case StopReason::Refused:
        return "refused";
    case StopReason::Interrupted:
        return "interrupted";
    }
    return "";
}

std::optional<StopReason> stopReasonFromName(std::string_view name) {
    for (const StopReason reason : allReasons)
        if (name == toString(reason))
            return reason;
    return std::nullopt;
}

namespace {

std::optional<double> perSecond(const Measurement& measurement, double amount) {
    const std::optional<Summary> summary = summarise(measurement.samplesMicroseconds);
    if (amount <= 0 || !summary || summary->median <= 0)
        return std::nullopt;
    return amount / (summary->median * 1e-6);
}

} // namespace

std::optional<double> bytesPerSecond(const Measurement& measurement) {
    if (!measurement.work)
        return std::nullopt;
    return perSecond(measurement, static_cast<double>(measurement.work->bytesRead) +
                                      static_cast<double>(measurement.work->bytesWritten));
}

std::optional<double> shareOfCopy(const Measurement& measurement) {
    const std::optional<double> achieved = bytesPerSecond(measurement);
    if (!achieved || !measurement.reference || measurement.reference->copyBytesPerSecond <= 0)
        return std::nullopt;
    return *achieved / measurement.reference->copyBytesPerSecond;
}

std::optional<double> itemsPerSecond(const Measurement& measurement) {
    if (!measurement.work)
        return std::nullopt;
    return perSecond(measurement, static_cast<double>(measurement.work->items));
}

bool isTooShort(const Measurement& measurement) {
    constexpr double minMicroseconds = 5;
    constexpr double minEmptyKernels = 3;
    const std::optional<Summary> summary = summarise(measurement.samplesMicroseconds);
    if (!summary)
        return false;
    const double empty = measurement.reference ? measurement.reference->emptyMicroseconds : 0;
    return summary->median < std::max(minMicroseconds, minEmptyKernels * empty);
}

} // namespace trichevron::core
