// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// CUDA source as the user has it, and the settings that it is compiled with.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace trichevron::core {

/// A longer source is not compiled.
inline constexpr std::size_t maxSourceBytes = std::size_t{16} << 20U;

struct SourceCode {
    std::string path; ///< of the file, which may have another content; empty for a text without a file
    std::string text;
    friend bool operator==(const SourceCode&, const SourceCode&) = default;
};

struct CompileSettings {
    std::string standard;                     ///< "c++17"; empty: the compiler's own
    std::vector<std::string> includeFolders;  ///< searched after the folder of the source
    std::vector<std::string> defines;         ///< "NAME" or "NAME=VALUE"
    std::vector<std::string> options;         ///< of compile_options.h
    std::vector<std::string> nameExpressions; ///< templates to compile: "softmax<4>"
    friend bool operator==(const CompileSettings&, const CompileSettings&) = default;
};

/// How messages name the source: its path, or "source.cu" for a text without a file.
std::string nameOf(const SourceCode& source);

/// Reads a file. InputError where it cannot be read or is longer than maxSourceBytes.
SourceCode readSourceCode(const std::string& path);

/// InputError where the text is empty, is no text, or is too long.
void requireText(const SourceCode& source);

/// InputError, beginning with the setting, where a setting is none or could mean something else to a
/// compiler.
void requireValid(const CompileSettings& settings);

/// Whether a file holds CUDA source: by its suffix .cu or .cuh, or since it declares a __global__ function.
bool isSourceCode(const std::string& path, const std::string& head);

} // namespace trichevron::core
