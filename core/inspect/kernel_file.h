// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The kernels in a user's file, whatever holds them: a compiler's text, PTX, or a binary.
#pragma once

#include "core/catalogue/message.h"
#include "core/import/import_source.h"
#include "core/kernel/kernel_resources.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace trichevron::core {

/// What a file says about its kernels.
struct KernelFile {
    std::vector<KernelResources> kernels; ///< in the order of the file; never empty
    /// Parts that cannot be read, one sentence each with its place, at most maxShownProblems.
    std::vector<Text> problems;
    std::size_t problemCount = 0;
    /// Why ptxas makes no code of PTX whose text is right, in one sentence with its place.
    std::optional<Text> notCompiled;
};

inline constexpr std::size_t maxShownProblems = 20;

struct KernelReading {
    ImportControl control;
    std::string architecture; ///< "sm_90": of kernels of which the file has none; may be empty
    std::string ptxas;        ///< compiles PTX that is a text; empty: it is not compiled
};

/// Whether the beginning of a file is that of an object, a program, a cubin, a fat binary, PTX, or of text of
/// ptxas or cuobjdump: something that readKernelFile() may read.
bool looksLikeKernels(std::string_view head);

/// Recognizes the file by its content: text of nvcc, ptxas or cuobjdump; PTX; a cubin; a fat binary; any file
/// with these in it, such as an object, a library or a program. Nothing in the file is run. InputError, with
/// the file and the place in it, where it is unreadable or has no kernel, or is PTX that was cut off or that
/// ptxas finds wrong; ImportCancelled.
KernelFile readKernelFile(const std::string& path, const KernelReading& reading = {});

/// The same for bytes in memory, such as pasted text. `place` names them in messages.
KernelFile readKernels(std::string_view bytes, const std::string& place, const KernelReading& reading = {});

} // namespace trichevron::core
