// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/inspect/unpack.h"

#include "core/catalogue/message_literal.h"
#include "core/errors/input_error.h"
#include "core/text/number_text.h"

#include <lz4.h>
#include <zstd.h>

namespace trichevron::core {

namespace {

constexpr std::size_t keptBytes = std::size_t{8} << 20U;

/// A byte of LZ4 stands for at most 255, and a block of zstd of 4 bytes for at most 128 KiB.
constexpr std::uint64_t lz4Ratio = 255;
constexpr std::uint64_t zstdRatio = 32768;
constexpr std::uint64_t smallest = 65536;

Text damaged(Packing packing) {
    return "the code is compressed with {name} and damaged"_msg.with(
        "name"_a = packing == Packing::Lz4 ? "LZ4" : "zstd");
}

} // namespace

char* CodeBuffer::room(std::size_t size) {
    if (size > size_) {
        bytes_.reset();
        bytes_.reset(new char[size]); // make_unique would set the bytes
        size_ = size;
    }
    return bytes_.get();
}

void CodeBuffer::shrink() {
    if (size_ > keptBytes) {
        bytes_.reset();
        size_ = 0;
    }
}

std::string_view unpackCode(const StoredCode& code, std::string_view stored, CodeBuffer& buffer,
                            const Text& place) {
    if (code.unpackedSize > maxUnpackedCode || stored.size() > maxUnpackedCode)
        throw InputError(place, "the code unpacks to more than {limit}"_msg.with(
                                    "limit"_a = bytesText(Bytes{maxUnpackedCode})));
    // No more comes out of so many bytes: a damaged size must not take memory.
    const std::uint64_t most = code.packing == Packing::Lz4 ? stored.size() * lz4Ratio + smallest
                                                            : stored.size() * zstdRatio + smallest;
    if (code.unpackedSize > most)
        throw InputError(place, damaged(code.packing));
    const auto room = static_cast<std::size_t>(code.unpackedSize);
    char* const unpacked = buffer.room(room + 1); // an empty result has an address, too
    if (code.packing == Packing::Lz4) {
        const int size = LZ4_decompress_safe(stored.data(), unpacked, static_cast<int>(stored.size()),
                                             static_cast<int>(room));
        if (size >= 0)
            return {unpacked, static_cast<std::size_t>(size)};
    } else {
        const std::size_t size = ZSTD_decompress(unpacked, room, stored.data(), stored.size());
        if (ZSTD_isError(size) == 0)
            return {unpacked, size};
    }
    throw InputError(place, damaged(code.packing));
}

} // namespace trichevron::core
