// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// A launch while its parts are read from host code.
#pragma once

#include "core/code/code_reading.h"
#include "core/code/launch_in_code.h"
#include "core/code/launch_surroundings.h"

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

namespace trichevron::core {

/// The setters throw CodeProblem for a value that CUDA's parameter cannot hold. `offset`: where the value
/// stands in the code.
class LaunchDraft {
public:
    LaunchDraft(const CodeReading& code, std::size_t index, LaunchApi api, std::string kernel);

    void setGrid(const CodeValue& value, std::size_t offset);
    void setBlock(const CodeValue& value, std::size_t offset);
    void setCluster(const CodeValue& value, std::size_t offset);
    void setPreferredCluster(const CodeValue& value, std::size_t offset);
    void setSharedMemory(const CodeValue& value, std::size_t offset);
    void setStream(const CodeValue& value, const LaunchSurroundings& surroundings);
    void setCooperative(const CodeValue& value);
    void setAttribute(const NumberAttribute& attribute, const CodeValue& value, std::size_t offset);
    /// One value per member.
    void setAttribute(const StructAttribute& attribute, const std::vector<CodeValue>& values,
                      std::size_t offset);
    /// The opt-ins of the kernel, and the shared memory that CuPy's kernel.max_dynamic_shared_size_bytes
    /// allows.
    void takeOptIns(const LaunchSurroundings& surroundings, const CodeScope& scope);
    void addNote(Text note) { launch_.notes.push_back(std::move(note)); }
    void addMissing(const CodeNumber& number, LaunchPart part = LaunchPart::Attributes);
    void setKernel(std::string kernel) { launch_.kernel = std::move(kernel); }
    void setOffset(std::size_t offset) { launch_.offset = offset; }
    LaunchConfig& config() { return launch_.config; }

    /// The launch; its line is not set.
    LaunchInCode launch() const { return launch_; }

private:
    template <class Level>
    Extent<Level> extent(const CodeValue& value, std::size_t offset, LaunchPart part);
    std::uint32_t axis(const CodeNumber& number, std::size_t offset, LaunchPart part);
    CodeNumber wholeNumber(const CodeNumber& number, std::size_t offset);

    CodeLanguage language_;
    LaunchInCode launch_;
};

} // namespace trichevron::core
