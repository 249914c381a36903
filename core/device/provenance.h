// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Where a value comes from. Every limit, recording and timing has a provenance.
#pragma once

#include "core/base/quantity.h"

#include <optional>
#include <string>
#include <string_view>

namespace trichevron::core {

enum class ProvenanceKind {
    Live,         ///< read from the device in this run
    Recorded,     ///< read from a device earlier, and saved
    Specification ///< taken from a document
};

/// "live", "recorded", "specification"; also the spelling in JSON.
std::string_view toString(ProvenanceKind kind);
std::optional<ProvenanceKind> provenanceKindFromName(std::string_view name);

struct Provenance {
    ProvenanceKind kind = ProvenanceKind::Specification;
    std::string device;               ///< name of the board; empty for a specification
    std::string driverVersion;        ///< as nvidia-smi writes it, "580.159.04"; empty when unknown
    int cudaDriverVersion = 0;        ///< cudaDriverGetVersion, 13000 for 13.0; 0 when unknown
    int runtimeVersion = 0;           ///< cudaRuntimeGetVersion
    std::string date;                 ///< ISO 8601, UTC
    std::string source;               ///< the program and command, or the document
    std::optional<Hertz> smClock;     ///< during the measurement
    std::optional<Hertz> memoryClock; ///< during the measurement

    friend bool operator==(const Provenance&, const Provenance&) = default;
};

} // namespace trichevron::core
