// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/rules/driver_sentence.h"

#include "core/rules/rule.h"
#include "core/text/digit.h"

#include <algorithm>
#include <utility>

namespace trichevron::core {

namespace {

/// The part of the reason that a placeholder stands for; null for {any}.
std::string* partOf(DriverReason& reason, std::string_view placeholder) {
    if (placeholder == "axis")
        return &reason.axis;
    if (placeholder == "value")
        return &reason.value;
    return placeholder == "limit" ? &reason.limit : nullptr;
}

} // namespace

bool matchSentence(std::string_view pattern, std::string_view sentence, DriverReason& reason) {
    DriverReason found;
    found.rules = reason.rules;
    while (!pattern.empty()) {
        const std::size_t literal = std::min(pattern.find('{'), pattern.size());
        if (sentence.substr(0, literal) != pattern.substr(0, literal))
            return false;
        sentence.remove_prefix(literal);
        pattern.remove_prefix(literal);
        if (pattern.empty())
            break;
        const std::size_t end = pattern.find('}');
        const std::string_view placeholder = pattern.substr(1, end - 1);
        pattern.remove_prefix(end + 1);
        const std::string_view next = pattern.substr(0, std::min(pattern.find('{'), pattern.size()));
        const std::size_t length = next.empty() ? sentence.size() : sentence.find(next);
        if (length == std::string_view::npos)
            return false;
        if (std::string* part = partOf(found, placeholder))
            *part = sentence.substr(0, length);
        sentence.remove_prefix(length);
    }
    if (!sentence.empty())
        return false;
    reason = std::move(found);
    return true;
}

std::optional<DriverReason> readDriverSentence(std::string_view sentence) {
    DriverReason reason;
    for (const Rule& rule : ruleTable()) {
        for (const std::string_view pattern : rule.driverSentences)
            if (!pattern.empty() && matchSentence(pattern, sentence, reason))
                reason.rules.set(static_cast<std::size_t>(rule.id));
        if (!rule.nodeSentence.empty() && matchSentence(rule.nodeSentence, sentence, reason))
            reason.rules.set(static_cast<std::size_t>(rule.id));
    }
    return reason.rules.any() ? std::optional(reason) : std::nullopt;
}

std::string sentenceForm(std::string_view sentence) {
    constexpr std::string_view function = "for function "_logged;
    if (const std::size_t at = sentence.find(function); at != std::string_view::npos)
        sentence = sentence.substr(0, at + function.size() - 1);
    std::string form;
    for (std::size_t i = 0; i < sentence.size(); ++i) {
        const bool isSign = sentence[i] == '-' && i + 1 < sentence.size() && isDigit(sentence[i + 1]);
        if (!isSign && !isDigit(sentence[i]))
            form += sentence[i];
        else if (form.empty() || form.back() != '#')
            form += '#';
    }
    return form;
}

} // namespace trichevron::core
