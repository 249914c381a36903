// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/inspect/module_code.h"

#include "core/errors/input_error.h"
#include "core/inspect/cubin.h"
#include "core/inspect/kernel_file.h"
#include "core/inspect/ptx.h"
#include "tests/case_name.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace trichevron::core {
namespace {

struct ModuleCase {
    const char* name;
    const char* file;
    ComputeCapability capability;
    const char* found; ///< "cubin", "ptx", or a part of the refusal
};

class ModuleCode : public testing::TestWithParam<ModuleCase> {};

TEST_P(ModuleCode, IsWhatTheDeviceCanLoad) {
    const std::string path = std::string(TRICHEVRON_TEST_DATA) + "/binaries/" + GetParam().file;
    const std::vector<KernelResources> kernels = readKernelFile(path).kernels;
    for (const KernelResources& kernel : kernels) {
        if (kernel.form == CodeForm::LtoIr)
            continue;
        std::string found;
        try {
            const std::string code = moduleCodeOf(path, kernel.mangledName, GetParam().capability);
            found = isCubin(code) ? "cubin" : isPtx(code) ? "ptx" : "other";
            const std::vector<KernelResources> inside = readKernels(code, "code").kernels;
            EXPECT_TRUE(std::any_of(inside.begin(), inside.end(), [&](const KernelResources& one) {
                return one.mangledName == kernel.mangledName;
            })) << kernel.mangledName;
        } catch (const InputError& error) {
            found = error.what();
        }
        EXPECT_NE(found.find(GetParam().found), std::string::npos) << kernel.mangledName << ": " << found;
    }
}

INSTANTIATE_TEST_SUITE_P(
    Files, ModuleCode,
    testing::Values(ModuleCase{"CubinOfTheArchitecture", "sm_90.cubin", {9, 0}, "cubin"},
                    ModuleCase{"CubinOfAnotherArchitecture", "sm_90.cubin", {8, 0}, "can load"},
                    ModuleCase{"CompressedWithLz4", "lz4.fatbin", {9, 0}, "ptx"},
                    ModuleCase{"CompressedWithZstd", "zstd.fatbin", {9, 0}, "cubin"},
                    ModuleCase{"Ptx", "sm_90.ptx", {10, 0}, "ptx"},
                    ModuleCase{"PtxOfANewerArchitecture", "sm_90.ptx", {8, 0}, "can load"},
                    ModuleCase{"BeforeLinking", "relocatable.cubin", {9, 0}, "is not linked"},
                    ModuleCase{"Object", "host.o", {9, 0}, "cubin"}),
    [](const auto& testInfo) { return testInfo.param.name; });

} // namespace
} // namespace trichevron::core
