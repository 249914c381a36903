// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Bytes that are read piece by piece at any offset: a file, or memory.
#pragma once

#include "core/json/descriptor.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace trichevron::core {

class ByteSource {
public:
    ByteSource() = default;
    ByteSource(const ByteSource&) = delete;
    ByteSource& operator=(const ByteSource&) = delete;
    virtual ~ByteSource() = default;

    virtual std::uint64_t size() const = 0;
    /// Copies up to `size` bytes from `offset` on, fewer at the end, and returns how many. From any thread.
    virtual std::size_t read(std::uint64_t offset, char* bytes, std::size_t size) const = 0;
};

/// Bytes of the largest file that is searched for kernels, which takes seconds. A file with holes can have
/// terabytes.
inline constexpr std::uint64_t maxSearchedBytes = std::uint64_t{4} << 30U;

/// InputError where the file cannot be read, or is larger than maxSearchedBytes. Reading instead of mapping
/// it: a mapped file that becomes shorter ends the program.
class FileBytes : public ByteSource {
public:
    explicit FileBytes(const std::string& path);
    std::uint64_t size() const override { return size_; }
    std::size_t read(std::uint64_t offset, char* bytes, std::size_t size) const override;

private:
    std::string path_;
    Descriptor file_;
    std::uint64_t size_ = 0;
};

class MemoryBytes : public ByteSource {
public:
    explicit MemoryBytes(std::string_view bytes) : bytes_(bytes) {}
    std::uint64_t size() const override { return bytes_.size(); }
    std::size_t read(std::uint64_t offset, char* bytes, std::size_t size) const override;

private:
    std::string_view bytes_;
};

} // namespace trichevron::core
