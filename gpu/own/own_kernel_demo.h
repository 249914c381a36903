// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// A kernel of the user's own, launched as a demo is.
#pragma once

#include "core/argument/compared_output.h"
#include "gpu/demos/demo.h"
#include "gpu/own/loaded_module.h"

#include <memory>
#include <string>
#include <vector>

namespace trichevron::gpu {

class OwnKernelDemo : public Demo {
public:
    /// Throws BackendError(UnknownKernel) where the module has no such kernel. `memory` is the device's.
    OwnKernelDemo(std::shared_ptr<const LoadedModule> module, const std::string& kernel, core::Bytes memory);

    const LoadedModule& module() const { return *module_; }
    /// The arguments of the next launches.
    void use(const core::OwnLaunch& own);

    void prepare(const DemoLaunch& launch) override;
    void* accessWindow() const override;
    std::span<void*> arguments(unsigned kernel) override;
    DemoOutcome check(const DemoLaunch& launch) override;
    core::KernelDeclaration declarationFor(const core::KernelAttributes& queried) const override;
    void release() override;

private:
    /// The device memory of a buffer: of exactly its size, so that a tool for memory errors sees its end.
    class ExactBuffer {
    public:
        ExactBuffer() = default;
        ~ExactBuffer() { release(); }
        ExactBuffer(ExactBuffer&& other) noexcept
            : data_(std::exchange(other.data_, nullptr)), size_(other.size_) {}
        ExactBuffer& operator=(ExactBuffer&&) = delete;
        void ensure(core::Bytes size);
        void release();
        void* data() const { return data_; }

    private:
        void* data_ = nullptr;
        core::Bytes size_;
    };

    void fill(const core::ResolvedArgument& argument, void* data, cudaStream_t stream) const;
    /// What output number `i` has to hold; none where nothing says it.
    const std::string* expectationOf(std::size_t i) const;
    double toleranceFor(const core::ResolvedArgument& argument) const;

    std::shared_ptr<const LoadedModule> module_;
    core::Bytes memory_;
    std::vector<core::KernelParameter> parameters_;
    core::OwnLaunch own_;
    std::vector<core::ResolvedArgument> resolved_;
    std::vector<ExactBuffer> buffers_; ///< one per argument, empty for scalars
    std::vector<void*> pointers_;
    std::vector<void*> arguments_;
    /// Outputs of the first launch of a name, by argument.
    std::string referenceName_;
    std::vector<std::string> reference_;
    std::vector<core::ResolvedArgument> referenceArguments_;
};

} // namespace trichevron::gpu
