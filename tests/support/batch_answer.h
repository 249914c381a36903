// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Answers one line of a batch.
#pragma once

#include "core/batch/batch_json.h"

#include <string>
#include <string_view>

namespace trichevron::test {

struct LineAnswer {
    std::string text; ///< without its newline
    bool readable = true;

    core::Json json() const { return core::Json::parse(text); }
};

inline LineAnswer answerLine(core::BatchQuestion question, std::string_view line,
                             const core::DeviceProperties& device, const core::RuleSet& silenced = {}) {
    core::BatchAnswers answers(question, device, silenced);
    const bool readable = answers.answer(line, 1);
    return {std::string(answers.text().substr(0, answers.text().size() - 1)), readable};
}

inline LineAnswer answerCheckLine(std::string_view line, const core::DeviceProperties& device,
                                  const core::RuleSet& silenced = {}) {
    return answerLine(core::BatchQuestion::Check, line, device, silenced);
}

} // namespace trichevron::test
