// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/catalogue/message_literal.h"
#include "core/program/finding_kind.h"

namespace trichevron::core {

FindingKind idleForClustersFinding() {
    return {
        "idleForClusters", "Clusters that leave SMs idle"_msg,
        [](const ConfigurationView& view, std::vector<ProgramFinding>& findings) {
            const ConfigurationVerdict& v = view.verdict;
            if (!v.accepted || !v.clusters || v.clusters->idleMultiprocessors == 0 ||
                v.blocks < view.device.multiProcessorCount)
                return;
            const std::uint32_t idle = v.clusters->idleMultiprocessors;
            const std::uint32_t sms = view.device.multiProcessorCount;
            addShareOfTime(
                view, "idleForClusters", static_cast<double>(idle) / sms,
                "{sms, plural, one {# SM idle} other {# SMs idle}}"_msg.with("sms"_a = Count{idle}),
                "clusters of {blocks} blocks do not fit into the GPCs without a rest: {idle} of {sms} SMs have no block; a smaller cluster can leave fewer idle"_msg
                    .with("blocks"_a = volume(view.configuration.clusterDim.value_or(ClusterExtent{})),
                          "idle"_a = Count{idle}, "sms"_a = Count{sms}),
                "the share of SMs that no cluster fits on"_msg, findings);
        },
        nullptr};
}

} // namespace trichevron::core
