// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/demo/index_order.h"

#include <algorithm>
#include <array>

namespace trichevron::core {

bool accessesOwnElement(const KernelInfo& kernel) {
    static constexpr std::array<std::string_view, 6> ids{
        "vectorAdd", "vectorAddGridStride", "matrixAdd", "matrixAddByRows", "stencil3d", "launchWays"};
    return std::find(ids.begin(), ids.end(), kernel.id) != ids.end();
}

IndexOrder indexOrderOf(const KernelInfo& kernel) {
    const std::vector<std::string>& axes = kernel.problemAxisNames;
    return axes.size() > 1 && axes.front() == "rows" ? IndexOrder::YAlongRow : IndexOrder::XAlongRow;
}

} // namespace trichevron::core
