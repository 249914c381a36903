// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Reads the errors and warnings that nvcc, its host compiler, ptxas and NVRTC print.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace trichevron::core {

struct CompilerMessage {
    enum class Severity { Error, Warning, Remark };
    Severity severity = Severity::Error;
    std::string file;       ///< as the compiler names it; empty: of no file
    std::uint32_t line = 0; ///< from 1; 0: of no line
    std::string text;       ///< one line, in the words of the compiler
    friend bool operator==(const CompilerMessage&, const CompilerMessage&) = default;
};

/// More are not kept.
inline constexpr std::size_t maxCompilerMessages = 1000;

/// In the order of the log, each once. Lines that are no message are skipped, and so are notes and what ptxas
/// tells of kernels. Seen with nvcc and NVRTC 13.0 and GCC 12:
///   source.cu(3): error: identifier "y" is undefined
///   source.cu(3): warning #177-D: variable "u" was declared but never referenced
///   source.cu(1): catastrophic error: cannot open source file "x.h"
///   source.cu:1:10: fatal error: x.h: No such file or directory
///   ptxas error   : Entry function 'k' uses too much shared data (0x1c000 bytes, 0xc000 max)
///   nvcc error   : 'cicc' died due to signal 9 (Kill signal)
///   nvrtc: error: invalid value for --gpu-architecture (-arch)
std::vector<CompilerMessage> readCompilerLog(std::string_view log);

/// Whether the compiler says that it found too little memory.
bool tellsOfMissingMemory(std::string_view log);

/// Of NVRTC, which compiles device code only: whether it met a host function, or a header that it has not.
bool needsHostCompiler(const CompilerMessage& message);

} // namespace trichevron::core
