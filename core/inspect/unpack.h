// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Unpacks the code of a fat binary.
#pragma once

#include "core/inspect/fat_binary.h"

#include <cstddef>
#include <memory>
#include <string_view>

namespace trichevron::core {

/// Code that unpacks to more is refused. One of cuBLASLt's cubins has 134 MB.
inline constexpr std::uint64_t maxUnpackedCode = std::uint64_t{512} << 20U;

/// Memory that is used again and again, without setting it first.
class CodeBuffer {
public:
    /// Room for this many bytes, whose content is undefined.
    char* room(std::size_t size);
    /// Gives large memory back.
    void shrink();

private:
    std::unique_ptr<char[]> bytes_;
    std::size_t size_ = 0;
};

/// The code, unpacked into `buffer`. InputError at `place` where it is damaged or too large.
std::string_view unpackCode(const StoredCode& code, std::string_view stored, CodeBuffer& buffer,
                            const Text& place);

} // namespace trichevron::core
