// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Compiles CUDA source for one architecture, in a process of its own, to learn what its kernels use. Nothing
/// that is compiled is run.
#pragma once

#include "core/compile/compiler.h"
#include "core/compile/compiler_log.h"
#include "core/compile/source_code.h"
#include "core/kernel/kernel_resources.h"

#include <atomic>
#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace trichevron::core {

struct CompileLimits {
    std::chrono::milliseconds time{std::chrono::minutes(2)};
    /// Of each process; 0: no limit.
    std::uint64_t memoryBytes = std::uint64_t{8} << 30U;
};

/// What a compiler made of a source for one architecture.
struct CompiledSource {
    std::string architecture; ///< "sm_90"
    /// With what ptxas and the cubin say of them, and what is declared; names mangled and demangled. Empty
    /// where `failure` is set.
    std::vector<KernelResources> kernels;
    std::vector<CompilerMessage> messages; ///< files are named as the user knows them
    std::optional<Text> failure;           ///< one sentence: why there are no kernels
    bool lacksKernel = false;              ///< it compiles, and `failure` says that it has no kernel
    bool wasCancelled = false;
    std::shared_ptr<const std::string> cubin;
    std::shared_ptr<const std::string> ptx;
    std::chrono::duration<double> elapsed{};         ///< of all of it
    std::chrono::duration<double> compilerElapsed{}; ///< of the compiler's process
};

/// `source` and `settings` are valid: requireText(), requireValid(). Whatever goes wrong is a `failure`. From
/// any thread; several at a time.
CompiledSource compileSource(const Compiler& compiler, const SourceCode& source,
                             const CompileSettings& settings, const std::string& architecture,
                             const CompileLimits& limits = {}, const std::atomic<bool>* cancelled = nullptr);

} // namespace trichevron::core
