// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Replies to the lines of `trichevron-cli check --batch` and `trichevron-cli occupancy --batch`.
#pragma once

#include "core/batch/plain_json.h"
#include "core/json/json_text.h"
#include "core/model_json/model_json.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace trichevron::core {

/// What each line of a batch asks.
enum class BatchQuestion {
    Check,    ///< whether the device accepts a launch
    Occupancy ///< how many blocks of a kernel are resident on an SM
};

/// Replies to each line with a line, in English. Its memory is bounded by the longest line and the replies
/// not yet cleared.
class BatchAnswers {
public:
    /// `device` has to outlive this object. `silenced`: advice to leave out.
    BatchAnswers(BatchQuestion question, const DeviceProperties& device, const RuleSet& silenced = {})
        : question_(question), device_(device), silenced_(silenced) {}

    /// Adds the reply to a line. A line that cannot be read gives {"id", "inputError"} and the fields that
    /// no line has; the message names the line by its number, and the function returns false. Never throws
    /// InputError.
    bool answer(std::string_view line, std::uint64_t number);
    /// Adds an error reply to a line that was not read, such as one that is too long.
    void refuse(std::uint64_t number, std::string_view reason);

    /// The replies so far, each with its newline.
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

} // namespace trichevron::core
