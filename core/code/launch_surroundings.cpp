// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/code/launch_surroundings.h"

#include "core/catalogue/message_literal.h"
#include "core/code/code_arithmetic.h"
#include "core/code/cuda_enumerators.h"

#include <algorithm>
#include <limits>

namespace trichevron::core {

namespace {

/// The opening bracket that the last token of the range closes.
std::size_t openingOf(const CodeReading& code, CodeRange range) {
    for (std::size_t i = range.begin; i < range.end; ++i)
        if (code.at(i).isOpening() && code.at(i).closing + 1 == range.end)
            return i;
    return range.end;
}

void readOptIn(const CodeReading& code, std::size_t open, LaunchSurroundings& surroundings) {
    constexpr std::size_t argumentCount = 3;
    const std::vector<CodeRange> arguments = argumentsAt(code.tokens, open);
    if (arguments.size() != argumentCount)
        return;
    const std::string kernel = kernelName(code, arguments[0]);
    const std::string attribute = code.text(arguments[1]);
    const std::size_t offset = code.at(arguments[2].begin).offset;
    const CodeNumber value = truncated(enumeratorValue(code.value(arguments[2])), offset);
    KernelOptIns& optIns = surroundings.optIns[kernel];
    if (!value.isKnown()) {
        std::vector<std::string>& missing = surroundings.missing[kernel];
        missing.insert(missing.end(), value.missing.begin(), value.missing.end());
        return;
    }
    constexpr std::int64_t most = std::numeric_limits<std::int32_t>::max();
    if (value.whole < -1 || value.whole > most)
        throw CodeProblem{"an opt-in is {number}, and holds -1 to {most}"_msg.with(
                              "number"_a = std::to_string(value.whole), "most"_a = std::to_string(most)),
                          offset};
    if (attribute.ends_with("MaxDynamicSharedMemorySize") ||
        attribute.ends_with("MAX_DYNAMIC_SHARED_SIZE_BYTES"))
        optIns.maxDynamicSharedSizeBytes =
            Bytes{static_cast<std::uint64_t>(std::max<std::int64_t>(value.whole, 0))};
    else if (attribute.ends_with("NonPortableClusterSizeAllowed") ||
             attribute.ends_with("NON_PORTABLE_CLUSTER_SIZE_ALLOWED"))
        optIns.nonPortableClusterSizeAllowed = value.whole != 0;
    else if (attribute.ends_with("PreferredSharedMemoryCarveout") ||
             attribute.ends_with("PREFERRED_SHARED_MEMORY_CARVEOUT"))
        optIns.preferredShmemCarveout = static_cast<int>(value.whole);
}

bool isNonBlocking(const CodeReading& code, CodeRange flags) {
    const std::string text = code.text(flags);
    return text == "cudaStreamNonBlocking" || text == "CU_STREAM_NON_BLOCKING" || text == "1" ||
           text == "0x1" || text == "0x01";
}

/// cudaStreamCreate and its like. A stream that waits for the default stream is one for a launch.
void readStream(const CodeReading& code, std::size_t index, LaunchSurroundings& surroundings) {
    const std::string_view name = code.at(index).text;
    const std::vector<CodeRange> arguments = argumentsAt(code.tokens, index + 1);
    if (arguments.empty())
        return;
    StreamKind kind = StreamKind::Default;
    if (arguments.size() > 1 && isNonBlocking(code, arguments[1]))
        kind = StreamKind::NonBlocking;
    if (name.ends_with("WithPriority") && arguments.size() > 2) {
        const CodeValue priority = code.valueOrUnknown(arguments[2]);
        const CodeNumber number = priority.number();
        const bool isGreatest = !surroundings.greatestPriority.empty() &&
                                code.text(arguments[2]) == surroundings.greatestPriority;
        if (isGreatest || (number.isKnown() && number.whole < 0))
            kind = StreamKind::HighPriority;
    }
    const std::string stream = kernelName(code, arguments[0]);
    code.scope.forget(stream); // what it was initialized with
    surroundings.streams[stream] = kind;
}

/// The calls that lead from a number of SMs to a stream of a green context. Each names what it makes first,
/// but for cuDevSmResourceSplitByCount, whose number is its last argument.
void readGreenContext(const CodeReading& code, std::size_t index, LaunchSurroundings& surroundings) {
    const std::string_view name = code.at(index).text;
    const std::vector<CodeRange> arguments = argumentsAt(code.tokens, index + 1);
    constexpr std::size_t mostArguments = 6;
    if (arguments.size() < 3 || arguments.size() > mostArguments)
        return;
    const std::string made = kernelName(code, arguments[0]);
    if (name == "cuDevSmResourceSplitByCount") {
        const CodeNumber number = code.valueOrUnknown(arguments.back()).number();
        constexpr std::int64_t most = std::numeric_limits<std::uint32_t>::max();
        if (number.isKnown() && !number.isReal && number.whole > 0 && number.whole <= most)
            surroundings.greenContextSms[made] = static_cast<std::uint32_t>(number.whole);
        return;
    }
    if (name == "cuGreenCtxStreamCreate") {
        readStream(code, index, surroundings);
        surroundings.streams[made] = StreamKind::NonBlocking; // there is no other
        const bool isGreatest = arguments.size() > 3 && !surroundings.greatestPriority.empty() &&
                                code.text(arguments[3]) == surroundings.greatestPriority;
        if (isGreatest)
            surroundings.streams[made] = StreamKind::HighPriority;
    }
    const auto known = surroundings.greenContextSms.find(kernelName(code, arguments[1]));
    if (known != surroundings.greenContextSms.end())
        surroundings.greenContextSms[made] = known->second;
}

/// cudaEventCreate(&event), cudaEventCreateWithFlags(&event, flags), cuEventCreate(&event, flags)
void readEvent(const CodeReading& code, std::size_t index, LaunchSurroundings& surroundings) {
    const std::vector<CodeRange> arguments = argumentsAt(code.tokens, index + 1);
    if (arguments.empty())
        return;
    std::int64_t flags = 0;
    if (arguments.size() > 1) {
        const CodeNumber number = enumeratorValue(code.valueOrUnknown(arguments[1]));
        if (!number.isKnown())
            return;
        flags = number.whole;
    }
    const std::string event = kernelName(code, arguments[0]);
    code.scope.forget(event); // what it was initialized with
    surroundings.events[event] = flags;
}

} // namespace

std::string kernelName(const CodeReading& code, CodeRange argument) {
    while (argument.begin + 1 < argument.end) {
        const CodeToken& first = code.at(argument.begin);
        if (first.is("(") && first.closing + 1 < argument.end)
            argument.begin = first.closing + 1; // a cast
        else if (first.is("(") && first.closing + 1 == argument.end)
            argument = {argument.begin + 1, argument.end - 1};
        else if (first.is("&") || first.is("*"))
            ++argument.begin;
        else if (first.text.ends_with("_cast") && code.at(argument.end - 1).is(")"))
            argument = {openingOf(code, argument) + 1, argument.end - 1};
        else
            break;
    }
    return code.text(argument);
}

void readSurroundings(const CodeReading& code, std::size_t index, LaunchSurroundings& surroundings) {
    const std::string_view name = code.at(index).text;
    if (!code.at(index + 1).is("("))
        return;
    if (name == "cudaFuncSetAttribute" || name == "cuFuncSetAttribute" || name == "cuKernelSetAttribute") {
        readOptIn(code, index + 1, surroundings);
    } else if (name.starts_with("cudaStreamCreate") || name.starts_with("cuStreamCreate")) {
        readStream(code, index, surroundings);
    } else if (name == "cuDevSmResourceSplitByCount" || name == "cuDevResourceGenerateDesc" ||
               name == "cuGreenCtxCreate" || name == "cuGreenCtxStreamCreate") {
        readGreenContext(code, index, surroundings);
    } else if (name.starts_with("cudaEventCreate") || name == "cuEventCreate") {
        readEvent(code, index, surroundings);
    } else if (name == "cudaDeviceGetStreamPriorityRange" || name == "cuCtxGetStreamPriorityRange") {
        const std::vector<CodeRange> arguments = argumentsAt(code.tokens, index + 1);
        if (arguments.size() > 1)
            surroundings.greatestPriority = kernelName(code, arguments[1]);
    }
}

} // namespace trichevron::core
