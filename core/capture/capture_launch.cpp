// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/capture/capture_launch.h"

#include "core/catalogue/message_literal.h"
#include "core/errors/input_error.h"
#include "core/process/tool_search.h"

#include <cstdlib>
#include <dlfcn.h>
#include <filesystem>
#include <system_error>

namespace trichevron::core {

namespace {

/// Where CUPTI may be, for a program that does not bring its own.
std::string cuptiPaths() {
    std::string paths;
    const auto add = [&](const std::string& path) { paths += (paths.empty() ? "" : ":") + path; };
    for (const std::string& toolkit : toolkitFolders())
        for (const char* folder :
             {"/extras/CUPTI/lib64", "/lib64", "/targets/x86_64-linux/lib", "/targets/sbsa-linux/lib"})
            for (const char* name : {"/libcupti.so.13", "/libcupti.so.12", "/libcupti.so"}) {
                std::error_code ignored;
                if (const std::string path = toolkit + folder + name; std::filesystem::exists(path, ignored))
                    add(path);
            }
    // Then wherever the system looks for libraries.
    for (const char* name : {"libcupti.so.13", "libcupti.so.12", "libcupti.so"})
        add(name);
    return paths;
}

/// The name of CUPTI's file: the copy that the program has loaded by then, else one that the system finds.
std::string cuptiFileName(const std::string& paths) {
    return std::filesystem::path(paths.substr(0, paths.find(':'))).filename().string();
}

void requireUnset(const char* variable) {
    if (const char* other = std::getenv(variable); other != nullptr && *other != '\0')
        throw InputError(
            variable,
            "another tool is to be injected into the program, {tool}; unset the variable to capture"_msg.with(
                "tool"_a = other));
}

} // namespace

std::string captureLibrary() {
    namespace fs = std::filesystem;
    std::error_code error;
    const fs::path folder = fs::read_symlink("/proc/self/exe", error).parent_path();
    for (const char* place : {"../lib/trichevron", "../lib64/trichevron", "../../gpu/capture"}) {
        const fs::path path = folder / place / "libtrichevron_capture.so";
        if (fs::exists(path, error))
            return fs::canonical(path, error).string();
    }
    return {};
}

Text noCaptureLibraryText() {
    return "there is no capture library beside this program: build Trichevron with the CUDA Toolkit and its CUPTI"_msg
        .with();
}

bool hasCudaDriver() {
    void* const driver = ::dlopen("libcuda.so.1", RTLD_LAZY | RTLD_LOCAL);
    if (driver != nullptr)
        ::dlclose(driver);
    return driver != nullptr;
}

Text noDriverThereText() {
    return "there is no CUDA driver on the other machine, so nothing was captured"_msg.with();
}

Text nothingCapturedText(const CaptureParts& parts, bool ranHere) {
    if (auto obstacle = parts.obstacle())
        return *obstacle;
    if (ranHere && !hasCudaDriver())
        return "there is no CUDA driver on this machine, so nothing was captured"_msg.with();
    return "the program did not use CUDA: nothing was captured"_msg.with();
}

void requireNoOtherTool(const CaptureSettings& settings) {
    requireUnset("CUDA_INJECTION64_PATH");
    if (settings.ranges)
        requireUnset("NVTX_INJECTION64_PATH");
}

std::vector<std::pair<std::string, std::string>>
captureEnvironment(const CaptureSettings& settings, const std::string& library, const CaptureParts& parts) {
    const std::string cupti = cuptiPaths();
    std::vector<std::pair<std::string, std::string>> environment{
        {"CUDA_INJECTION64_PATH", library},
        {"TRICHEVRON_CAPTURE_FOLDER", parts.folder()},
        {"TRICHEVRON_CAPTURE_LIMIT", std::to_string(settings.limit)},
        {"TRICHEVRON_CAPTURE_CUPTI", cupti}};
    if (settings.stacks)
        environment.emplace_back("TRICHEVRON_CAPTURE_STACKS", "1");
    if (settings.ranges) {
        environment.emplace_back("TRICHEVRON_CAPTURE_RANGES", "1");
        // For ranges before the first call of CUDA. By its name, so that the process never has two.
        environment.emplace_back("NVTX_INJECTION64_PATH", cuptiFileName(cupti));
    }
    return environment;
}

std::string captureFileName(const std::string& program) {
    return std::filesystem::path(program).filename().string() + ".trichevron-capture";
}

} // namespace trichevron::core
