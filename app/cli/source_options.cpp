// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/source_options.h"

#include "app/cli/cli_message.h"
#include "app/cli/error_reporting.h"
#include "app/cli/help_text.h"
#include "app/cli/option_error.h"
#include "app/cli/standard_input.h"
#include "core/compile/compile_all.h"
#include "core/compile/compiler_search.h"
#include "core/compile/merged_messages.h"
#include "core/compile/module_name.h"
#include "core/dimensions/parse.h"

#include <algorithm>
#include <filesystem>
#include <map>
#include <system_error>
#include <utility>

namespace trichevron::cli {

namespace {

/// A program of this name is this one: where Linux says.
std::string thisProgram() {
    std::error_code ignored;
    return std::filesystem::read_symlink("/proc/self/exe", ignored).string();
}

core::SourceCode readSource(const std::string& path) {
    if (path != "-")
        return core::readSourceCode(path);
    core::SourceCode source{{}, readStandardInput(core::maxSourceBytes)};
    requireText(source);
    return source;
}

void printMessages(const std::vector<core::CompiledSource>& results) {
    std::vector<const core::CompiledSource*> pointers;
    pointers.reserve(results.size());
    for (const core::CompiledSource& result : results)
        pointers.push_back(&result);
    for (const core::MergedMessage& message : core::mergeMessages(pointers))
        printLog(messageText(message));
}

} // namespace

void SourceOptions::addTo(CLI::App& command) {
    const std::vector<CLI::Option*> added{
        command
            .add_option("--compiler", compiler,
                        "Compile a source with nvcc, with nvrtc, or with the nvcc or libnvrtc.so at this "
                        "path (default: "
                        "nvcc where it is found, else NVRTC)"_msg())
            ->type_name("nvcc|nvrtc|" + fileWord()),
        command.add_option("-I,--include-path", includeFolders, "A folder with headers of a source"_msg())
            ->type_name(folderWord())
            ->allow_extra_args(false),
        command.add_option("-D,--define-macro", defines, "A macro of a source, such as NDEBUG or N=4"_msg())
            ->type_name("NAME[=VALUE]")
            ->allow_extra_args(false),
        command
            .add_option("--std", standard,
                        "The language standard of a source: c++11, c++14, c++17 or c++20"_msg())
            ->type_name("c++NN"),
        command
            .add_option(
                "--compiler-option", options,
                "Another option of the compiler, such as --use_fast_math or --maxrregcount=32; write it as "
                "--compiler-option=--use_fast_math"_msg())
            ->type_name("OPTION")
            ->allow_extra_args(false),
        command
            .add_option("--instantiate", nameExpressions,
                        "Also compile a template of a source with these arguments, such as softmax<4>"_msg())
            ->type_name("NAME<…>")
            ->allow_extra_args(false),
        command
            .add_option(
                "--compile-timeout", timeLimit,
                "Stop a compiler that takes longer than N seconds for one architecture (default: 120)"_msg())
            ->type_name("N")};
    if (CLI::Option* source = command.get_option_no_throw("--source"))
        for (CLI::Option* option : added)
            option->needs(source);
}

bool SourceOptions::isGiven() const {
    return !compiler.empty() || !standard.empty() || !includeFolders.empty() || !defines.empty() ||
           !options.empty() || !nameExpressions.empty() || !timeLimit.empty();
}

core::CompileSettings SourceOptions::settings() const {
    core::CompileSettings settings{standard, includeFolders, defines, options, nameExpressions};
    requireValid(settings);
    return settings;
}

core::CompileLimits SourceOptions::limits() const {
    constexpr std::uint64_t mostSeconds = 86'400;
    core::CompileLimits limits;
    if (!timeLimit.empty())
        limits.time =
            std::chrono::seconds(core::parseUnsigned(timeLimit, "--compile-timeout", 1, mostSeconds));
    return limits;
}

core::Compiler SourceOptions::chooseCompiler() const {
    core::CompilerSearch search;
    search.nvrtcHost = {thisProgram(), "nvrtc"};
    const bool isKind = compiler.empty() || compiler == "nvcc" || compiler == "nvrtc";
    if (!isKind)
        search.path = compiler;
    const core::FoundCompilers found = findCompilers(search);
    for (const core::Compiler& one : found.compilers)
        if (compiler.empty() || !isKind || (compiler == "nvcc") == (one.kind == core::CompilerKind::Nvcc))
            return one;
    if (!found.problems.empty())
        throw core::InputError(found.problems.front());
    throw core::InputError(
        compiler == "nvcc"
            ? "nvcc was not found; install the CUDA Toolkit, or name it with --compiler"_msg.with()
            : core::noCompilerText());
}

SourceFile::SourceFile(const std::string& path, const SourceOptions& options)
    : source_(readSource(path)), settings_(options.settings()), limits_(options.limits()),
      compiler_(options.chooseCompiler()) {}

std::vector<std::string> SourceFile::architecturesFor(std::span<const core::DeviceProperties> devices) const {
    std::vector<std::string> architectures = core::architecturesFor(compiler_, devices);
    if (architectures.empty())
        throw core::InputError(
            nameOf(source_), "{compiler} does not compile for {architecture}"_msg.with(
                                 "compiler"_a = compilerName(compiler_),
                                 "architecture"_a = core::architectureOf(devices.front().computeCapability)));
    return architectures;
}

std::vector<core::CompiledSource>
SourceFile::compileFor(const std::vector<std::string>& architectures) const {
    std::map<std::string, core::CompiledSource> byName;
    compileForAll(
        compiler_, source_, settings_, architectures, limits_, nullptr,
        [&](core::CompiledSource result) { byName.emplace(result.architecture, std::move(result)); });
    std::vector<core::CompiledSource> results;
    results.reserve(architectures.size());
    for (const std::string& architecture : architectures)
        results.push_back(std::move(byName.at(architecture)));
    printMessages(results);
    const auto compiled = std::find_if(results.begin(), results.end(),
                                       [](const core::CompiledSource& result) { return !result.failure; });
    if (compiled == results.end())
        throw core::InputError(*results.front().failure);
    for (const core::CompiledSource& result : results)
        if (result.failure)
            printError("{architecture}: {problem}"_msg("architecture"_a = result.architecture,
                                                       "problem"_a = result.failure->text()));
    return results;
}

std::vector<core::KernelResources> resourcesOf(const std::vector<core::CompiledSource>& results) {
    std::vector<core::KernelResources> kernels;
    for (const core::CompiledSource& result : results)
        kernels.insert(kernels.end(), result.kernels.begin(), result.kernels.end());
    std::map<std::string, std::size_t> places; // of each kernel, by where it is first
    for (const core::KernelResources& kernel : kernels)
        places.emplace(core::withoutModule(kernel.mangledName), places.size());
    std::stable_sort(kernels.begin(), kernels.end(), [&](const auto& a, const auto& b) {
        return places.at(core::withoutModule(a.mangledName)) < places.at(core::withoutModule(b.mangledName));
    });
    return kernels;
}

} // namespace trichevron::cli
