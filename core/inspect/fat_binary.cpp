// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/inspect/fat_binary.h"

#include "core/catalogue/message_literal.h"
#include "core/inspect/little_endian.h"

#include <array>

namespace trichevron::core {

namespace {

constexpr std::size_t containerHeaderBytes = 16;
constexpr std::size_t entryHeaderBytes = 64;
constexpr std::uint64_t lz4Flag = 0x2000;
constexpr std::uint64_t zstdFlag = 0x8000;

CodeKind kindOf(std::uint16_t kind) {
    switch (kind) {
    case 1:
        return CodeKind::Ptx;
    case 2:
        return CodeKind::Cubin;
    case 8:
        return CodeKind::LtoIr;
    default:
        return CodeKind::Other;
    }
}

} // namespace

std::optional<FatContainer> readFatContainer(const ByteSource& source, std::uint64_t offset) {
    std::array<char, entryHeaderBytes> bytes{};
    const std::string_view header(bytes.data(), source.read(offset, bytes.data(), containerHeaderBytes));
    if (header.size() < containerHeaderBytes || !header.starts_with(fatBinaryMagic) ||
        numberAt<std::uint16_t>(header, 4) != 1 || numberAt<std::uint16_t>(header, 6) != containerHeaderBytes)
        return std::nullopt;
    const auto size = numberAt<std::uint64_t>(header, 8);
    std::uint64_t at = offset + containerHeaderBytes;
    FatContainer container;
    container.end = at + std::min(size, source.size() - at);
    if (size > source.size() - at)
        container.problem = ReadProblem{
            offset, "the fat binary has {size} bytes, and the file ends before"_msg.with("size"_a = size)};
    while (container.end - at >= entryHeaderBytes) {
        const std::string_view entry(bytes.data(), source.read(at, bytes.data(), entryHeaderBytes));
        if (entry.size() < entryHeaderBytes)
            break;
        const auto headerSize = numberAt<std::uint32_t>(entry, 4);
        const auto codeSize = numberAt<std::uint64_t>(entry, 8);
        const std::uint64_t room = container.end - at;
        if (headerSize < entryHeaderBytes || headerSize > room || codeSize > room - headerSize) {
            container.problem =
                ReadProblem{at, "the code in the fat binary is larger than the fat binary"_msg.with()};
            break;
        }
        const auto flags = numberAt<std::uint64_t>(entry, 40);
        StoredCode code;
        code.kind = kindOf(numberAt<std::uint16_t>(entry, 0));
        code.architecture = static_cast<int>(numberAt<std::uint32_t>(entry, 28) & 0xffffU);
        code.offset = at + headerSize;
        code.size = codeSize;
        code.unpackedSize = codeSize;
        if ((flags & (lz4Flag | zstdFlag)) != 0) {
            code.packing = (flags & zstdFlag) != 0 ? Packing::Zstd : Packing::Lz4;
            code.size = std::min<std::uint64_t>(codeSize, numberAt<std::uint32_t>(entry, 16));
            code.unpackedSize = numberAt<std::uint64_t>(entry, 56);
        }
        container.entries.push_back(code);
        at += headerSize + codeSize;
    }
    return container;
}

} // namespace trichevron::core
