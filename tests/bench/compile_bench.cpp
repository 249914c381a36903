// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// What compiling a source takes beside its compiler: nvcc alone and through compileSource(), NVRTC in this
// process and through its host process. Ten lines of source, one architecture. Skipped where a compiler is
// not installed.
#include "core/compile/compile.h"
#include "core/compile/compiler_search.h"
#include "core/compile/nvrtc_library.h"
#include "core/process/child_process.h"
#include "core/process/temporary_folder.h"

#include <benchmark/benchmark.h>

#include <string>

namespace trichevron::core {
namespace {

const SourceCode source{{},
                        "__global__ void reverse(float* x, int n)\n"
                        "{\n"
                        "    __shared__ float part[256];\n"
                        "    int i = blockIdx.x * blockDim.x + threadIdx.x;\n"
                        "    part[threadIdx.x] = i < n ? x[i] : 0.0f;\n"
                        "    __syncthreads();\n"
                        "    if (i < n)\n"
                        "        x[i] = part[255 - threadIdx.x];\n"
                        "}\n"};
const std::string architecture = "sm_90";

const Compiler* compilerOf(CompilerKind kind) {
    static const FoundCompilers found = findCompilers({{}, {TRICHEVRON_CLI, "nvrtc"}});
    for (const Compiler& compiler : found.compilers)
        if (compiler.kind == kind)
            return &compiler;
    return nullptr;
}

void nvccAlone(benchmark::State& state) {
    const Compiler* nvcc = compilerOf(CompilerKind::Nvcc);
    if (nvcc == nullptr) {
        state.SkipWithError("no nvcc");
        return;
    }
    const TemporaryFolder folder;
    folder.write("source.cu", source.text);
    for ([[maybe_unused]] auto step : state)
        benchmark::DoNotOptimize(runProcess({{nvcc->path, "-cubin", "-arch=" + architecture, "-Xptxas", "-v",
                                              "-o", folder.file("source.cubin"), folder.file("source.cu")},
                                             {},
                                             folder.path(),
                                             {}},
                                            {}));
}
BENCHMARK(nvccAlone)->Unit(benchmark::kMillisecond)->UseRealTime()->Iterations(20);

void nvrtcAlone(benchmark::State& state) {
    const Compiler* nvrtc = compilerOf(CompilerKind::Nvrtc);
    if (nvrtc == nullptr) {
        state.SkipWithError("no NVRTC");
        return;
    }
    const NvrtcLibrary library(nvrtc->path);
    for ([[maybe_unused]] auto step : state)
        benchmark::DoNotOptimize(
            library.compile(source.text, {}, {"--gpu-architecture=" + architecture, "--ptxas-options=-v"}));
}
BENCHMARK(nvrtcAlone)->Unit(benchmark::kMillisecond)->UseRealTime()->Iterations(20);

void throughCompileSource(benchmark::State& state, CompilerKind kind) {
    const Compiler* compiler = compilerOf(kind);
    if (compiler == nullptr) {
        state.SkipWithError("no such compiler");
        return;
    }
    for ([[maybe_unused]] auto step : state)
        if (compileSource(*compiler, source, {}, architecture).failure)
            state.SkipWithError("the source does not compile");
}
BENCHMARK_CAPTURE(throughCompileSource, nvcc, CompilerKind::Nvcc)
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime()
    ->Iterations(20);
BENCHMARK_CAPTURE(throughCompileSource, nvrtc, CompilerKind::Nvrtc)
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime()
    ->Iterations(20);

} // namespace
} // namespace trichevron::core

BENCHMARK_MAIN();
