// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/compile/changed_resources.h"

#include "core/catalogue/message_literal.h"
#include "core/compile/module_name.h"
#include "core/text/number_text.h"

#include <algorithm>
#include <optional>
#include <string>

namespace trichevron::core {

namespace {

const KernelResources* sameIn(std::span<const KernelResources> kernels, const KernelResources& kernel) {
    const auto same = std::find_if(kernels.begin(), kernels.end(), [&](const KernelResources& other) {
        return other.architecture == kernel.architecture &&
               withoutModule(other.mangledName) == withoutModule(kernel.mangledName);
    });
    return same == kernels.end() ? nullptr : &*same;
}

std::string textOf(const std::optional<std::uint32_t>& number) {
    return number ? withSeparators(*number) : "–";
}

std::string textOf(const std::optional<Bytes>& bytes) {
    return bytes ? bytesText(*bytes) : "–";
}

/// "registers 40 → 48" of what differs, separated by commas.
std::string differences(const KernelResources& before, const KernelResources& after) {
    std::string text;
    const auto add = [&](const auto& old, const auto& now, const std::string& what) {
        if (old != now)
            text += (text.empty() ? "" : ", ") + what + ' ' + textOf(old) + " → " + textOf(now);
    };
    add(before.numRegs, after.numRegs, "registers"_msg());
    add(before.spillStoreBytes, after.spillStoreBytes, "spill stores"_msg());
    add(before.spillLoadBytes, after.spillLoadBytes, "spill loads"_msg());
    add(before.sharedSizeBytes, after.sharedSizeBytes, "static shared memory"_msg());
    add(before.localSizeBytes, after.localSizeBytes, "local memory"_msg());
    add(before.numBlockBarriers, after.numBlockBarriers, "barriers"_msg());
    return text;
}

} // namespace

std::vector<Text> changedResources(std::span<const KernelResources> before,
                                   std::span<const KernelResources> after) {
    std::vector<Text> changes;
    const auto add = [&changes](const KernelResources& kernel, const std::string& change) {
        changes.push_back("{kernel}, {architecture}: {change}"_msg.with(
            "kernel"_a = kernel.name, "architecture"_a = kernel.architecture, "change"_a = change));
    };
    for (const KernelResources& kernel : after) {
        const KernelResources* old = sameIn(before, kernel);
        if (old == nullptr)
            add(kernel, "new"_msg());
        else if (const std::string text = differences(*old, kernel); !text.empty())
            add(kernel, text);
    }
    for (const KernelResources& kernel : before)
        if (sameIn(after, kernel) == nullptr)
            add(kernel, "gone"_msg());
    return changes;
}

} // namespace trichevron::core
