// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// A backend that replays recordings. What was not recorded is a BackendError of kind NotRecorded.
#pragma once

#include "core/backend/backend.h"
#include "core/recording/recording.h"

#include <vector>

namespace trichevron::core {

class ReplayBackend final : public Backend {
public:
    /// Device i is recordings[i].device.
    explicit ReplayBackend(std::vector<Recording> recordings);

    ProvenanceKind kind() const override { return ProvenanceKind::Recorded; }
    std::vector<DeviceProperties> devices() override;
    std::vector<KernelInfo> kernels(int device) override;
    LaunchResult launch(const LaunchRequest& request, const JobControl& control) override;
    Measurement measure(const MeasureRequest& request, const JobControl& control) override;
    BlockTrace trace(const LaunchRequest& request, const JobControl& control) override;

private:
    std::vector<Recording> recordings_;
};

} // namespace trichevron::core
