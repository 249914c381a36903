// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// JSON of block traces.
#include "core/catalogue/message_literal.h"
#include "core/model_json/model_json.h"

#include <algorithm>
#include <limits>

namespace trichevron::core {

namespace {

template <class Integer>
std::vector<Integer> columnFrom(const JsonReader& reader, std::uint64_t blocks) {
    if (reader.is(JsonKind::Array) &&
        reader.value().size() > std::min<std::uint64_t>(blocks, maxTracedBlocks))
        reader.fail(
            "at most {limit, plural, one {# value} other {# values}}, one for each block that was traced"_msg
                .with("limit"_a = std::min<std::uint64_t>(blocks, maxTracedBlocks)));
    // Exact in a double, since messages carry columns as JSON numbers.
    constexpr std::uint64_t maxValue =
        std::min<std::uint64_t>(std::numeric_limits<Integer>::max(), std::uint64_t{1} << 53U);
    std::vector<Integer> column;
    for (const JsonReader& value : reader.elements())
        column.push_back(static_cast<Integer>(value.integer<std::uint64_t>(0, maxValue)));
    return column;
}

} // namespace

Json headJson(const BlockTrace& trace) {
    Json json;
    json["result"] = toJson(trace.result);
    json["blocks"] = trace.blocks;
    json["kernels"] = trace.kernels;
    json["traced"] = toJson(trace.traced);
    json["provenance"] = toJson(trace.provenance);
    return json;
}

BlockTrace blockTraceFromHead(const JsonReader& reader) {
    BlockTrace trace;
    trace.result = launchResultFromJson(reader.at("result"));
    trace.blocks = reader.at("blocks").integer<std::uint64_t>();
    if (const auto kernels = reader.find("kernels"))
        trace.kernels = kernels->integer<std::uint32_t>(1, 2);
    trace.traced = kernelAttributesFromJson(reader.at("traced"));
    trace.provenance = provenanceFromJson(reader.at("provenance"));
    return trace;
}

Json toJson(const BlockTrace& trace) {
    Json json = headJson(trace);
    json["blockSm"] = trace.blockSm;
    json["beginNanoseconds"] = trace.beginNanoseconds;
    json["endNanoseconds"] = trace.endNanoseconds;
    return json;
}

BlockTrace blockTraceFromJson(const JsonReader& reader) {
    BlockTrace trace = blockTraceFromHead(reader);
    trace.blockSm = columnFrom<std::int32_t>(reader.at("blockSm"), trace.blocks);
    trace.beginNanoseconds = columnFrom<std::uint64_t>(reader.at("beginNanoseconds"), trace.blocks);
    trace.endNanoseconds = columnFrom<std::uint64_t>(reader.at("endNanoseconds"), trace.blocks);
    for (const char* name : {"beginNanoseconds", "endNanoseconds"})
        if (reader.at(name).value().size() != trace.blockSm.size())
            reader.at(name).fail(
                "{values, plural, one {# value} other {# values}}, as many as blockSm has"_msg.with(
                    "values"_a = trace.blockSm.size()));
    return trace;
}

} // namespace trichevron::core
