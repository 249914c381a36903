// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// A file that is written in pieces and appears, or is replaced, when all of it is written.
#pragma once

#include "core/json/temporary_file.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <sys/types.h>

namespace trichevron::core {

/// Follows the rules of writeFileAtomically(), which is this with one piece. Without commit() the file at the
/// path stays as it is. Errors are InputError.
class AtomicFile {
public:
    explicit AtomicFile(std::string path);

    /// Writes a piece at so many bytes from the beginning.
    void writeAt(std::uint64_t place, std::string_view piece);
    void commit();

private:
    std::string path_;   ///< as the user knows it
    std::string target_; ///< where its links lead
    mode_t mode_;
    std::optional<TemporaryFile> file_;
};

} // namespace trichevron::core
