// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The lines of `trichevron-cli check --batch` and `trichevron-cli occupancy --batch`, and their answers.
#pragma once

#include "core/batch/plain_json.h"
#include "core/json/json_text.h"
#include "core/model_json/model_json.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace trichevron {

/// What the lines of a batch ask.
enum class BatchQuestion {
    Check,    ///< whether the device accepts a launch
    Occupancy ///< how many blocks of a kernel are resident
};

/// Answers lines with lines. Its memory is that of the longest line and of the answers not yet cleared.
class BatchAnswers {
public:
    /// The device has to outlive the answers. `silenced`: advice that is left out.
    BatchAnswers(BatchQuestion question, const DeviceProperties& device, const RuleSet& silenced = {})
        : question_(question), device_(device), silenced_(silenced) {}

    /// Adds the answer to a line. False, and an answer of {"id", "inputError"}, when it cannot be read; the
    /// sentence names it by its number. Never throws InputError.
    bool answer(std::string_view line, std::uint64_t number);
    /// Adds the answer to a line that was too long to be read at all.
    void refuse(std::uint64_t number, std::string_view reason);

    /// The answers so far, each with its newline.
    std::string_view text() const { return out_.view(); }
    void clear() { out_.cutTo(0); }

private:
    bool answerRead(const JsonReader& line, std::uint64_t number);

    BatchQuestion question_;
    const DeviceProperties& device_;
    RuleSet silenced_;
    PlainJson plain_;
    JsonText out_;
};

} // namespace trichevron
