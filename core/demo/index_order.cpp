// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/demo/index_order.h"

namespace trichevron::core {

IndexOrder indexOrderOf(const KernelInfo& kernel) {
    const std::vector<std::string>& axes = kernel.problemAxisNames;
    return axes.size() > 1 && axes.front() == "rows" ? IndexOrder::YAlongRow : IndexOrder::XAlongRow;
}

} // namespace trichevron::core
