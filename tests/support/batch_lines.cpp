// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/support/batch_lines.h"

#include <fmt/format.h>

#include <array>
#include <string_view>

namespace trichevron::test {

struct BatchLines::Fields {
    std::uint32_t gridX, gridY, blockX, blockY, cluster, dynamicSmem, numRegs, maxThreads;
    std::string_view launchBounds;
};

std::string BatchLines::accepted() {
    return format(draw());
}

std::string BatchLines::broken() {
    Fields fields = draw();
    const std::uint32_t first = below(6);
    const std::uint32_t second = below(12); // half of the lines violate only one rule
    const auto breaks = [&](std::uint32_t rule) { return rule == first || rule == second; };
    if (breaks(0)) {
        fields.blockX = 1024;
        fields.blockY = 2;
        fields.numRegs = 24;
        fields.launchBounds = "null";
    }
    if (breaks(1))
        fields.gridY = 70'000;
    if (breaks(2))
        fields.dynamicSmem = 60'000;
    if (breaks(3)) {
        fields.cluster = 3;
        fields.gridX += fields.gridX % 3 == 0 ? 1 : 0;
    }
    if (breaks(4))
        fields.launchBounds = "[16]";
    if (breaks(5))
        fields.gridX = 0;
    return format(fields);
}

BatchLines::Fields BatchLines::draw() {
    static constexpr std::array<std::string_view, 4> bounds{"null", "[1024]", "[512,1]", "[512,1,8]"};
    Fields fields{};
    fields.cluster = 1U << below(4);
    fields.gridX = fields.cluster * (1 + below(4000));
    fields.gridY = 1 + below(3) * below(100);
    fields.blockX = 32 * (1 + below(8));
    fields.blockY = 1 + below(2);
    fields.dynamicSmem = 16 * below(2000);
    fields.numRegs = 16 + below(48);
    fields.maxThreads = 1024;
    fields.launchBounds = bounds[below(bounds.size())];
    return fields;
}

std::string BatchLines::format(const Fields& fields) {
    return fmt::format(
        R"({{"id": {}, "api": "cudaLaunchKernelEx", "gridDim": [{},{},1], "blockDim": [{},{},1], )"
        R"("clusterDim": [{},1,1], "cooperative": false, "dynamicSmemBytes": {}, "kernel": {{"name": "k{}", )"
        R"("numRegs": {}, "sharedSizeBytes": {}, "localSizeBytes": 0, "constSizeBytes": 0, )"
        R"("maxThreadsPerBlock": {}, "maxDynamicSharedSizeBytes": 49152, )"
        R"("nonPortableClusterSizeAllowed": false, "preferredShmemCarveout": -1, "numBlockBarriers": 1, )"
        R"("declared": {{"launchBounds": {}, "clusterDims": null, "blockSize": null}}}}}})",
        id_++, fields.gridX, fields.gridY, fields.blockX, fields.blockY, fields.cluster, fields.dynamicSmem,
        below(1000), fields.numRegs, 16 * below(64), fields.maxThreads, fields.launchBounds);
}

std::string BatchLines::damaged(std::string line) {
    // Characters of JSON, and bytes that JSON does not allow.
    static constexpr std::string_view bytes("{}[]:,\"\\-+.eE0129 \t\rtfnu\0\x01\x7f\x80\xc3\xa9\xff", 31);
    for (std::uint32_t changes = 1 + below(3); changes > 0; --changes) {
        const std::size_t place = below(static_cast<std::uint32_t>(line.size()));
        const char byte = bytes[below(static_cast<std::uint32_t>(bytes.size()))];
        switch (below(4)) {
        case 0:
            line[place] = byte;
            break;
        case 1:
            line.insert(place, 1, byte);
            break;
        case 2:
            line.erase(place, 1 + below(12));
            break;
        default: // another part of the line, such as a duplicate member
            line.insert(place, line, below(static_cast<std::uint32_t>(line.size())), below(40));
            break;
        }
        if (line.empty())
            line = "x";
    }
    return line;
}

} // namespace trichevron::test
