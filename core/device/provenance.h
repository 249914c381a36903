// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Where a number comes from. Every limit, recording and timing carries one.
#pragma once

#include "core/base/quantity.h"

#include <optional>
#include <string>
#include <string_view>

namespace trichevron {

enum class ProvenanceKind {
    Live,         ///< read off the device by this run
    Recorded,     ///< read off a device earlier, and saved
    Specification ///< taken from a document
};

/// "live", "recorded", "specification"; also the spelling in JSON.
std::string_view nameOf(ProvenanceKind kind);
std::optional<ProvenanceKind> provenanceKindFromName(std::string_view name);

struct Provenance {
    ProvenanceKind kind = ProvenanceKind::Specification;
    std::string device;               ///< name of the board it was read from; empty for a specification
    std::string driverVersion;        ///< as nvidia-smi writes it, "580.159.04"; empty when unknown
    int cudaDriverVersion = 0;        ///< cudaDriverGetVersion, 13000 for 13.0; 0 when unknown
    int runtimeVersion = 0;           ///< cudaRuntimeGetVersion
    std::string date;                 ///< ISO 8601, UTC
    std::string source;               ///< the program and command, or the document
    std::optional<Hertz> smClock;     ///< while it was measured
    std::optional<Hertz> memoryClock; ///< while it was measured

    friend bool operator==(const Provenance&, const Provenance&) = default;
};

} // namespace trichevron
