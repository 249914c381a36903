// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Output for programs does not depend on the language of the user.
#pragma once

#include "core/catalogue/language.h"

#include <optional>

namespace trichevron::cli {

/// While it lives, messages of this thread are English if the output of the command is for programs: JSON,
/// CSV, or a page that is kept in a repository. What is thrown meanwhile can still be reported in the
/// language of the user (errorText()).
class OutputLanguage {
public:
    explicit OutputLanguage(bool isForPrograms) {
        if (isForPrograms)
            english_.emplace();
    }

private:
    std::optional<core::EnglishScope> english_;
};

} // namespace trichevron::cli
