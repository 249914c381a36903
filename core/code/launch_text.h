// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Reads launches from host code in C++ or Python: from a line such as kernel<<<63, 256>>>(…) up to a whole
/// source file.
#pragma once

#include "core/code/launch_in_code.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace trichevron::core {

/// A longer text is not read.
inline constexpr std::size_t maxCodeBytes = std::size_t{16} << 20;

/// What could not be read as a launch.
struct CodeFault {
    Text problem;
    std::size_t offset = 0; ///< in bytes
    std::size_t line = 1;
    std::size_t column = 1; ///< in bytes, from 1
    std::size_t length = 0; ///< of the word at the offset, in bytes; 0 at the end of the text
};

struct LaunchesInCode {
    std::vector<LaunchInCode> launches; ///< in the order of the text
    std::vector<CodeFault> faults;      ///< launches that could not be read; reading ends at 1000
};

/// Every launch of the text. `values` are those of names that the text does not define, or not as wanted.
/// A variable has the value that the text gives it before the launch; a function's parameter, a variable that
/// a branch changed, and one that a function may have changed through its address have none. InputError for a
/// text that is too long.
LaunchesInCode readLaunches(std::string_view text, const std::map<std::string, std::int64_t>& values = {});

/// Whether the text is meant as launch code: it has a launch, or a part of one that cannot be read. Of a text
/// above 1 MiB only the names of the ways to launch are looked for.
bool hasLaunchCode(std::string_view text);

/// "line 3, column 7: the shared memory is -1, and cannot be negative"
Text faultText(const CodeFault& fault);

/// That there is no launch in the text, and how one looks; or why a launch of another library is not read.
Text noLaunchText(std::string_view text);

/// The only launch of the text. InputError that begins with `what` when there is none, when it cannot be
/// read, and when there are several.
LaunchInCode readLaunch(std::string_view text, const std::map<std::string, std::int64_t>& values,
                        std::string_view what);

} // namespace trichevron::core
