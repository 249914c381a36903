// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/compile/merged_messages.h"

#include "core/catalogue/message_literal.h"

#include <algorithm>

namespace trichevron::core {

namespace {

std::string severityText(const CompilerMessage& message) {
    switch (message.severity) {
    case CompilerMessage::Severity::Error:
        return "error: {text}"_msg("text"_a = message.text);
    case CompilerMessage::Severity::Warning:
        return "warning: {text}"_msg("text"_a = message.text);
    case CompilerMessage::Severity::Remark:
        break;
    }
    return "remark: {text}"_msg("text"_a = message.text);
}

} // namespace

std::vector<MergedMessage> mergeMessages(std::span<const CompiledSource* const> results) {
    std::vector<MergedMessage> merged;
    std::size_t count = 0;
    for (const CompiledSource* result : results) {
        if (result == nullptr)
            continue;
        ++count;
        for (const CompilerMessage& message : result->messages) {
            auto same = std::find_if(merged.begin(), merged.end(),
                                     [&](const MergedMessage& known) { return known.message == message; });
            if (same == merged.end())
                same = merged.insert(merged.end(), {message, {}});
            same->architectures.push_back(result->architecture);
        }
    }
    for (MergedMessage& message : merged)
        if (message.architectures.size() == count)
            message.architectures.clear();
    return merged;
}

std::string messageText(const MergedMessage& merged) {
    const CompilerMessage& message = merged.message;
    std::string text;
    if (message.line != 0)
        text = message.file + '(' + std::to_string(message.line) + "): ";
    else if (!message.file.empty())
        text = message.file + ": ";
    text += severityText(message);
    if (merged.architectures.empty())
        return text;
    std::string names;
    for (const std::string& architecture : merged.architectures)
        names += (names.empty() ? "" : ", ") + architecture;
    return text + " [" + names + ']';
}

} // namespace trichevron::core
