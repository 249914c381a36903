// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/code/launch_calls.h"

#include "core/catalogue/message_literal.h"
#include "core/code/config_members.h"

#include <algorithm>
#include <string>
#include <vector>

namespace trichevron::core {

namespace {

using CallArguments = std::vector<CodeRange>;

bool isTripleAngle(const CodeReading& code, std::size_t index, std::string_view angle) {
    return code.at(index).is(angle) && code.at(index + 1).is(angle) && code.at(index + 1).joined &&
           code.at(index + 2).is(angle) && code.at(index + 2).joined;
}

/// The first token of the kernel that ends before the index: ns::kernel<int, 4>, kernels[i], (*kernel).
std::size_t beginOfKernel(const CodeReading& code, std::size_t index) {
    constexpr std::size_t longest = 100;
    std::size_t begin = index;
    std::size_t depth = 0;
    while (begin > 0 && index - begin < longest) {
        const CodeToken& before = code.at(begin - 1);
        // Two names, or a bracket and a name, follow each other only where a statement ends.
        const bool behindName = begin < index && code.isName(begin);
        if (before.is(">") || before.is(")") || before.is("]")) {
            if (depth == 0 && (behindName || (begin < index && code.at(begin).is("("))))
                break;
            ++depth;
        } else if (before.is("<") || before.is("(") || before.is("[")) {
            if (depth == 0)
                break;
            --depth;
        } else if (depth == 0) {
            const bool isName = before.kind == CodeToken::Kind::Name;
            const bool isSeparator = before.is("::") || before.is(".") || before.is("->");
            if ((!isName && !isSeparator) || (isName && behindName) || before.text == "return" ||
                before.text == "else")
                break;
        } else if (before.is(";") || before.is("{") || before.is("}")) {
            return begin;
        }
        --begin;
    }
    return begin;
}

std::size_t offsetOf(const CodeReading& code, CodeRange range) {
    return code.at(range.begin).offset;
}

LaunchDraft readChevrons(const CodeReading& code, std::size_t index, const LaunchSurroundings& surroundings) {
    constexpr std::size_t angleCount = 3;
    const std::size_t begin = index + angleCount;
    constexpr std::size_t longest =
        10'000; // in tokens, so that brackets that never end are not read again and again
    const std::size_t last = std::min(begin + longest, code.tokens.size() - 1);
    std::size_t end = begin;
    while (end < last && !isTripleAngle(code, end, ">") && !code.at(end).is(";"))
        end = code.at(end).isOpening() ? code.at(end).closing + 1 : end + 1;
    if (!isTripleAngle(code, end, ">"))
        throw CodeProblem{"the >>> is missing"_msg, code.at(index).offset};
    const std::size_t kernel = beginOfKernel(code, index);
    LaunchDraft draft(code, kernel, LaunchApi::CudaLaunchKernel, code.text({kernel, index}));
    const CallArguments arguments = splitAtCommas(code.tokens, {begin, end});
    constexpr std::size_t most = 4;
    if (arguments.size() < 2 || arguments.size() > most)
        throw CodeProblem{"<<<…>>> takes 2 to 4 arguments: grid, block, shared memory, stream"_msg,
                          code.at(index).offset};
    draft.setGrid(code.value(arguments[0]), offsetOf(code, arguments[0]));
    draft.setBlock(code.value(arguments[1]), offsetOf(code, arguments[1]));
    if (arguments.size() > 2)
        draft.setSharedMemory(code.value(arguments[2]), offsetOf(code, arguments[2]));
    if (arguments.size() > 3)
        draft.setStream(code.valueOrUnknown(arguments[3]), surroundings);
    return draft;
}

void requireArguments(const CodeReading& code, std::size_t index, const CallArguments& arguments,
                      std::size_t least) {
    if (arguments.size() < least)
        throw CodeProblem{"{function} takes at least {count} arguments"_msg.with(
                              "function"_a = std::string(code.at(index).text), "count"_a = least),
                          code.at(index).offset};
}

/// cudaLaunchKernel(function, grid, block, arguments, shared memory, stream)
LaunchDraft readRuntimeCall(const CodeReading& code, std::size_t index, LaunchApi api,
                            const CallArguments& arguments, const LaunchSurroundings& surroundings) {
    requireArguments(code, index, arguments, 3);
    LaunchDraft draft(code, index, api, kernelName(code, arguments[0]));
    draft.setGrid(code.value(arguments[1]), offsetOf(code, arguments[1]));
    draft.setBlock(code.value(arguments[2]), offsetOf(code, arguments[2]));
    if (arguments.size() > 4)
        draft.setSharedMemory(code.value(arguments[4]), offsetOf(code, arguments[4]));
    if (arguments.size() > 5)
        draft.setStream(code.valueOrUnknown(arguments[5]), surroundings);
    return draft;
}

/// cuLaunchKernel(function, grid x, y, z, block x, y, z, shared memory, stream, …)
LaunchDraft readDriverCall(const CodeReading& code, std::size_t index, LaunchApi api,
                           const CallArguments& arguments, const LaunchSurroundings& surroundings) {
    constexpr std::size_t gridAt = 1;
    constexpr std::size_t blockAt = 4;
    constexpr std::size_t sharedMemoryAt = 7;
    constexpr std::size_t streamAt = 8;
    requireArguments(code, index, arguments, streamAt + 1);
    const auto extentAt = [&](std::size_t first) {
        CodeValue extent;
        extent.isExtent = true;
        for (std::size_t i = first; i < first + 3; ++i)
            extent.numbers.push_back(code.value(arguments[i]).number());
        return extent;
    };
    LaunchDraft draft(code, index, api, kernelName(code, arguments[0]));
    draft.setGrid(extentAt(gridAt), offsetOf(code, arguments[gridAt]));
    draft.setBlock(extentAt(blockAt), offsetOf(code, arguments[blockAt]));
    draft.setSharedMemory(code.value(arguments[sharedMemoryAt]), offsetOf(code, arguments[sharedMemoryAt]));
    draft.setStream(code.valueOrUnknown(arguments[streamAt]), surroundings);
    return draft;
}

/// cudaLaunchKernelEx(&config, kernel, …)
LaunchDraft readExtensibleCall(const CodeReading& code, std::size_t index, LaunchApi api,
                               const CallArguments& arguments, const LaunchSurroundings& surroundings) {
    requireArguments(code, index, arguments, 2);
    LaunchDraft draft(code, index, api, kernelName(code, arguments[1]));
    readConfigMembers(code, kernelName(code, arguments[0]), offsetOf(code, arguments[0]), surroundings,
                      draft);
    return draft;
}

} // namespace

std::optional<LaunchDraft> readLaunchCall(const CodeReading& code, std::size_t index,
                                          const LaunchSurroundings& surroundings) {
    if (isTripleAngle(code, index, "<"))
        return readChevrons(code, index, surroundings);
    if (!code.isName(index) || !code.at(index + 1).is("("))
        return std::nullopt;
    std::string_view name = code.at(index).text;
    if (name == "cudaLaunchKernelExC")
        name.remove_suffix(1);
    const auto api = launchApiFromName(name);
    if (!api || isGraphNode(*api))
        return std::nullopt;
    const CallArguments arguments = argumentsAt(code.tokens, index + 1);
    if (canSetClusterDim(*api))
        return readExtensibleCall(code, index, *api, arguments, surroundings);
    return isDriverApi(*api) ? readDriverCall(code, index, *api, arguments, surroundings)
                             : readRuntimeCall(code, index, *api, arguments, surroundings);
}

} // namespace trichevron::core
