// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/process/tool_search.h"

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <filesystem>
#include <string_view>
#include <system_error>
#include <unistd.h>

namespace trichevron::core {

namespace {

/// "TRICHEVRON_NVCC" for "nvcc"
std::string variableFor(const std::string& name) {
    std::string variable = "TRICHEVRON_";
    for (const char letter : name)
        variable += static_cast<char>(std::toupper(static_cast<unsigned char>(letter)));
    return variable;
}

std::string onPath(const std::string& name) {
    const char* searched = std::getenv("PATH");
    std::string_view folders = searched == nullptr ? "" : searched;
    while (!folders.empty()) {
        const std::size_t end = folders.find(':');
        std::string path = std::string(folders.substr(0, end)) + '/' + name;
        if (path.front() == '/' && isProgram(path))
            return path;
        folders.remove_prefix(end == std::string_view::npos ? folders.size() : end + 1);
    }
    return {};
}

/// /usr/local/cuda-13.0 before /usr/local/cuda-12.9.
bool isNewer(const std::string& a, const std::string& b) {
    const auto version = [](const std::string& path) {
        return std::atof(path.c_str() + path.rfind('-') + 1);
    };
    return version(a) > version(b);
}

std::vector<std::string> foldersOfVariables() {
    std::vector<std::string> folders;
    for (const char* variable : {"CUDA_HOME", "CUDA_PATH"})
        if (const char* folder = std::getenv(variable); folder != nullptr && *folder != '\0')
            folders.emplace_back(folder);
    return folders;
}

std::vector<std::string> usualFolders() {
    std::vector<std::string> folders;
    std::error_code ignored;
    for (const auto& entry : std::filesystem::directory_iterator("/usr/local", ignored))
        if (entry.path().filename().string().starts_with("cuda-"))
            folders.push_back(entry.path().string());
    std::sort(folders.begin(), folders.end(), isNewer);
    folders.insert(folders.begin(), "/usr/local/cuda");
    return folders;
}

std::string inOneOf(const std::vector<std::string>& folders, const std::string& name) {
    const std::string inFolder = "/bin/" + name;
    for (const std::string& folder : folders)
        if (std::string path = folder + inFolder; isProgram(path))
            return path;
    return {};
}

} // namespace

bool isProgram(const std::string& path) {
    std::error_code ignored;
    return std::filesystem::is_regular_file(path, ignored) && ::access(path.c_str(), X_OK) == 0;
}

std::vector<std::string> toolkitFolders() {
    std::vector<std::string> folders = foldersOfVariables();
    const std::vector<std::string> usual = usualFolders();
    folders.insert(folders.end(), usual.begin(), usual.end());
    return folders;
}

std::string findTool(const std::string& name) {
    if (const char* chosen = std::getenv(variableFor(name).c_str()))
        return isProgram(chosen) ? chosen : std::string();
    for (std::string path :
         {inOneOf(foldersOfVariables(), name), onPath(name), inOneOf(usualFolders(), name)})
        if (!path.empty())
            return path;
    return {};
}

} // namespace trichevron::core
