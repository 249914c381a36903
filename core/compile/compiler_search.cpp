// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/compile/compiler_search.h"

#include "core/catalogue/message_literal.h"
#include "core/process/child_process.h"
#include "core/process/tool_search.h"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <optional>
#include <sstream>
#include <system_error>

namespace trichevron::core {

namespace {

namespace fs = std::filesystem;

constexpr std::chrono::seconds describeTimeLimit{20};

ProcessResult describe(const std::vector<std::string>& command) {
    ProcessLimits limits;
    limits.time = describeTimeLimit;
    return runProcess({command, {}, {}, {}}, limits);
}

/// "sm_90", "sm_90a"
bool isArchitecture(std::string_view line) {
    if (!line.starts_with("sm_"))
        return false;
    line.remove_prefix(3);
    if (line.ends_with('a') || line.ends_with('f'))
        line.remove_suffix(1);
    return line.size() >= 2 && line.size() <= 3 &&
           std::all_of(line.begin(), line.end(), [](char c) { return c >= '0' && c <= '9'; });
}

std::vector<std::string> architecturesIn(const std::string& text) {
    std::vector<std::string> lines;
    std::istringstream stream(text);
    for (std::string line; std::getline(stream, line);)
        if (isArchitecture(line))
            lines.push_back(line);
    return lines;
}

/// "13.0" of "Cuda compilation tools, release 13.0, V13.0.88"
std::string releaseIn(const std::string& text) {
    const std::string_view head = "release ";
    const std::size_t at = text.find(head);
    if (at == std::string::npos)
        return {};
    const std::size_t begin = at + head.size();
    return text.substr(begin, text.find_first_not_of("0123456789.", begin) - begin);
}

/// A compiler runs in another folder. A library without a folder is where the loader finds it.
std::string absolutePath(const std::string& path) {
    std::error_code ignored;
    return fs::exists(path, ignored) ? fs::absolute(path, ignored).string() : path;
}

std::optional<Compiler> describeNvcc(const std::string& path) {
    Compiler compiler{CompilerKind::Nvcc, absolutePath(path), {}, {}, {}, {}};
    compiler.version = releaseIn(describe({compiler.path, "--version"}).output);
    if (compiler.version.empty())
        return std::nullopt;
    // From CUDA 11.2 on.
    compiler.architectures = architecturesIn(describe({compiler.path, "--list-gpu-code"}).output);
    if (compiler.architectures.empty())
        return std::nullopt;
    return compiler;
}

/// Beside the library: include of a toolkit or of the Python package nvidia/cu13. CUDA 12's Python packages
/// have the headers in nvidia/cuda_runtime. From CUDA 13 on, CCCL is in a folder of its own.
std::vector<std::string> headersFor(const std::string& library) {
    const fs::path package = fs::path(library).parent_path().parent_path();
    std::vector<std::string> folders;
    std::error_code ignored;
    for (const fs::path& folder : {package / "include", package / "include" / "cccl",
                                   package.parent_path() / "cuda_runtime" / "include"})
        if (fs::is_directory(folder, ignored))
            folders.push_back(folder.string());
    return folders;
}

std::optional<Compiler> describeNvrtc(const std::string& path, const std::vector<std::string>& host) {
    Compiler compiler{CompilerKind::Nvrtc, absolutePath(path), {}, {}, {}, host};
    compiler.includeFolders = headersFor(compiler.path);
    std::vector<std::string> command = host;
    command.insert(command.end(), {"--describe", compiler.path});
    const ProcessResult result = describe(command);
    compiler.version = releaseIn(result.output);
    compiler.architectures = architecturesIn(result.output);
    if (!result.succeeded() || compiler.version.empty() || compiler.architectures.empty())
        return std::nullopt;
    return compiler;
}

/// The libraries in a folder, the newest first: libnvrtc.so.13 before libnvrtc.so.12.
void addLibraries(std::vector<std::string>& libraries, const fs::path& folder) {
    std::vector<std::string> found;
    std::error_code ignored;
    for (const auto& entry : fs::directory_iterator(folder, ignored)) {
        const std::string name = entry.path().filename().string();
        if (name.starts_with("libnvrtc.so"))
            found.push_back(entry.path().string());
    }
    std::sort(found.rbegin(), found.rend());
    libraries.insert(libraries.end(), found.begin(), found.end());
}

/// The folders "site-packages" and "dist-packages" of a Python environment.
void addPythonLibraries(std::vector<std::string>& libraries, const fs::path& environment) {
    std::error_code ignored;
    for (const char* lib : {"lib", "lib64"})
        for (const auto& entry : fs::directory_iterator(environment / lib, ignored)) {
            if (!entry.path().filename().string().starts_with("python3"))
                continue;
            for (const char* packages : {"site-packages", "dist-packages"})
                for (const char* package : {"cu13", "cuda_nvrtc"})
                    addLibraries(libraries, entry.path() / packages / "nvidia" / package / "lib");
        }
}

std::vector<std::string> nvrtcLibraries() {
    std::vector<std::string> libraries;
    if (const char* chosen = std::getenv("TRICHEVRON_NVRTC")) {
        if (*chosen != '\0')
            libraries.emplace_back(chosen);
        return libraries;
    }
    for (const std::string& toolkit : toolkitFolders())
        for (const char* lib : {"lib64", "lib", "targets/x86_64-linux/lib", "targets/sbsa-linux/lib"})
            addLibraries(libraries, fs::path(toolkit) / lib);
    for (const char* variable : {"VIRTUAL_ENV", "CONDA_PREFIX"})
        if (const char* environment = std::getenv(variable)) {
            addLibraries(libraries, fs::path(environment) / "lib");
            addPythonLibraries(libraries, environment);
        }
    if (const char* home = std::getenv("HOME"))
        addPythonLibraries(libraries, fs::path(home) / ".local");
    for (const char* system : {"/usr/local", "/usr"})
        addPythonLibraries(libraries, system);
    return libraries;
}

bool isNvrtcName(const std::string& path) {
    return fs::path(path).filename().string().find("nvrtc") != std::string::npos;
}

Text unusableText(const std::string& path) {
    return "{path} is no CUDA compiler that can be used: expected nvcc of CUDA 11.2 or later, or libnvrtc.so"_msg
        .with("path"_a = path);
}

} // namespace

FoundCompilers findCompilers(const CompilerSearch& search) {
    FoundCompilers found;
    const auto add = [&found](const std::optional<Compiler>& compiler, const std::string& path) {
        if (compiler)
            found.compilers.push_back(*compiler);
        else
            found.problems.push_back(unusableText(path));
        return compiler.has_value();
    };
    if (!search.path.empty()) {
        add(isNvrtcName(search.path) ? describeNvrtc(search.path, search.nvrtcHost)
                                     : describeNvcc(search.path),
            search.path);
        return found;
    }
    if (const std::string nvcc = findTool("nvcc"); !nvcc.empty())
        add(describeNvcc(nvcc), nvcc);
    for (const std::string& library : nvrtcLibraries())
        if (add(describeNvrtc(library, search.nvrtcHost), library))
            break;
    return found;
}

Text noCompilerText() {
    return "No CUDA compiler was found. Install the CUDA Toolkit, or NVRTC with \"{command}\", or choose "
           "nvcc or "
           "libnvrtc.so"_msg.with("command"_a = "pip install nvidia-cuda-nvrtc");
}

std::string compilerName(const Compiler& compiler) {
    return (compiler.kind == CompilerKind::Nvcc ? "nvcc " : "NVRTC ") + compiler.version;
}

bool compilesFor(const Compiler& compiler, const std::string& architecture) {
    return std::find(compiler.architectures.begin(), compiler.architectures.end(), architecture) !=
           compiler.architectures.end();
}

} // namespace trichevron::core
