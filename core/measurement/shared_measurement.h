// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// A measurement that may be missing, and that several holders share.
#pragma once

#include "core/measurement/measurement.h"

#include <memory>
#include <utility>

namespace trichevron::core {

/// Used like a std::optional<Measurement>, but a copy refers to the same value, which nobody can change: a
/// sweep's point and the results of its launch keep one copy of the samples.
class SharedMeasurement {
public:
    SharedMeasurement() = default;
    SharedMeasurement(Measurement measurement)
        : value_(std::make_shared<const Measurement>(std::move(measurement))) {}
    explicit SharedMeasurement(std::shared_ptr<const Measurement> value) : value_(std::move(value)) {}

    explicit operator bool() const { return value_ != nullptr; }
    bool has_value() const { return value_ != nullptr; }
    const Measurement& operator*() const { return *value_; }
    const Measurement* operator->() const { return value_.get(); }
    /// Replaces the value by a new one, which the caller may fill in.
    Measurement& emplace() {
        auto value = std::make_shared<Measurement>();
        Measurement& filled = *value;
        value_ = std::move(value);
        return filled;
    }

    /// By value. Not inline: nvcc 13.0 drops the defaulted comparisons that these use from its host code.
    friend bool operator==(const SharedMeasurement& a, const SharedMeasurement& b);
    friend bool operator==(const SharedMeasurement& a, const Measurement& b);

private:
    std::shared_ptr<const Measurement> value_;
};

} // namespace trichevron::core
