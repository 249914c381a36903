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

    Json json() const { return Json::parse(text); }
};

inline LineAnswer answerLine(BatchQuestion question, std::string_view line, const DeviceProperties& device,
                             const RuleSet& silenced = {}) {
    BatchAnswers answers(question, device, silenced);
    const bool readable = answers.answer(line, 1);
    return {std::string(answers.text().substr(0, answers.text().size() - 1)), readable};
}

inline LineAnswer answerCheckLine(std::string_view line, const DeviceProperties& device,
                                  const RuleSet& silenced = {}) {
    return answerLine(BatchQuestion::Check, line, device, silenced);
}

} // namespace trichevron::test
