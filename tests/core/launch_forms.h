// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The table of launch forms in tests/data/launch-forms. A form has its rule behind "===", then lines
/// "name=number" with given values, the code, and behind "---" what is read.
#pragma once

#include "core/code/launch_text.h"

#include <cstdint>
#include <map>
#include <ostream>
#include <string>
#include <vector>

namespace trichevron::test {

struct LaunchForm {
    std::string rule;
    std::map<std::string, std::int64_t> values;
    std::string code;
    std::string expected;

    /// The rule in CamelCase.
    std::string caseName() const;
};

std::ostream& operator<<(std::ostream& stream, const LaunchForm& form);

std::vector<LaunchForm> launchForms(const std::string& file);

/// The only launch as "kernel grid x block …" with what differs from the defaults, or the first fault as
/// "error line:column text".
std::string summary(const core::LaunchesInCode& found);

} // namespace trichevron::test
