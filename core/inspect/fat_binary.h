// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The containers in which nvcc and fatbinary put code for several architectures. NVIDIA does not document
/// them; the layout was read from files of CUDA 13.0 (nvcc, cuBLASLt, cuSPARSE, cuRAND, cuFFT, NCCL) and
/// checked against cuobjdump. A container is a header of 16 bytes and entries one after the other, each with
/// a header and the code:
///
/// container: 0 magic 0xBA55ED50 · 4 version, 16 bits · 6 size of the header, 16 bits · 8 size of the entries
/// entry: 0 kind, 16 bits · 4 size of the header · 8 size of the code, padded · 16 size of the compressed
/// code ·
///        28 architecture · 40 flags · 56 size of the code when unpacked
#pragma once

#include "core/catalogue/message.h"
#include "core/inspect/byte_source.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace trichevron::core {

enum class CodeKind { Cubin, Ptx, LtoIr, Other };
enum class Packing { None, Lz4, Zstd };

/// Code for one architecture, at a place in a source.
struct StoredCode {
    CodeKind kind = CodeKind::Cubin;
    int architecture = 0;     ///< 90; 0: the code says it itself
    std::uint64_t offset = 0; ///< of the code, in the source
    std::uint64_t size = 0;   ///< as stored
    Packing packing = Packing::None;
    std::uint64_t unpackedSize = 0;
};

/// What cannot be read of a file, and where.
struct ReadProblem {
    std::uint64_t offset = 0;
    Text text;
};

/// The first bytes of a container.
inline constexpr std::string_view fatBinaryMagic{"\x50\xED\x55\xBA", 4};

struct FatContainer {
    std::uint64_t end = 0; ///< of its last entry, in the source
    std::vector<StoredCode> entries;
    std::optional<ReadProblem> problem; ///< entries from there on are unread
};

/// The container at `offset`; empty where its header is none. The magic number also stands in programs
/// that read containers.
std::optional<FatContainer> readFatContainer(const ByteSource& source, std::uint64_t offset);

} // namespace trichevron::core
