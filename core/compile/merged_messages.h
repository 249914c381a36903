// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The messages of a source that was compiled for several architectures, each once.
#pragma once

#include "core/compile/compile.h"

#include <memory>
#include <span>
#include <string>
#include <vector>

namespace trichevron::core {

struct MergedMessage {
    CompilerMessage message;
    std::vector<std::string> architectures; ///< empty: all
};

/// In the order of the results; null ones are left out.
std::vector<MergedMessage> mergeMessages(std::span<const CompiledSource* const> results);

/// "softmax.cu(12): error: …", with the architectures in brackets where it is not of all.
std::string messageText(const MergedMessage& merged);

} // namespace trichevron::core
