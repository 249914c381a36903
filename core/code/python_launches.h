// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The ways to launch a kernel in Python: Numba, CuPy, PyCUDA, Triton and cuda.core.
#pragma once

#include "core/code/code_reading.h"
#include "core/code/launch_draft.h"
#include "core/code/launch_surroundings.h"

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace trichevron::core {

class PythonLaunches {
public:
    PythonLaunches(const CodeReading& code, const LaunchSurroundings& surroundings)
        : code_(code), surroundings_(surroundings) {}

    /// The launch that begins with the name at the index; empty where none does. Throws CodeProblem.
    std::optional<LaunchDraft> read(std::size_t index);
    /// The LaunchConfigs of cuda.core that no launch() used: code that shows only these.
    std::vector<LaunchDraft> unusedConfigs() const;

private:
    struct Config {
        LaunchDraft draft;
        bool isUsed = false;
        bool hasStream = false; ///< releases before 0.2 took the stream here, and the kernel first
    };

    std::optional<LaunchDraft> readNumba(std::size_t index, std::size_t open);
    std::optional<LaunchDraft> readTriton(std::size_t index, std::size_t open, CodeRange grid);
    std::optional<LaunchDraft> readCall(std::size_t index, const CodePath& callee, std::size_t open);
    std::optional<LaunchDraft> readCuPy(std::size_t index, const CodePath& callee,
                                        const std::vector<CodeRange>& arguments);
    std::optional<LaunchDraft> readPyCuda(std::size_t index, const CodePath& callee,
                                          const std::vector<CodeRange>& arguments);
    Config readConfig(std::size_t index, std::size_t open);
    std::optional<LaunchDraft> readCudaCore(std::size_t index, const std::vector<CodeRange>& arguments);
    /// The value behind "name="; empty without it.
    std::optional<CodeRange> keyword(const std::vector<CodeRange>& arguments, std::string_view name) const;

    CodeReading code_;
    const LaunchSurroundings& surroundings_;
    std::map<std::string, Config> configs_; ///< by the variable; by "" the one without
    std::size_t readUpTo_ = 0;              ///< a LaunchConfig inside launch(…) is read with it
};

} // namespace trichevron::core
