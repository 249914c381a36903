// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The machine code of a kernel as text (SASS).
#pragma once

#include <atomic>
#include <string>
#include <string_view>

namespace trichevron::core {

/// nvdisasm, else cuobjdump, as findTool() finds them; empty where neither is there.
std::string findDisassembler();

/// The code of a cubin, all kernels. InputError where the program fails or takes longer than a minute.
std::string disassemble(const std::string& disassembler, std::string_view cubin,
                        const std::atomic<bool>* cancelled = nullptr);

} // namespace trichevron::core
