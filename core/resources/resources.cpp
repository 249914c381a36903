// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/resources/resources.h"

#include "core/catalogue/message_literal.h"
#include "core/errors/input_error.h"
#include "core/import/import.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <cstdlib>
#include <filesystem>
#include <optional>
#include <span>
#include <string_view>

namespace trichevron::core {

namespace {

namespace fs = std::filesystem;

bool isDirectory(const fs::path& path) {
    std::error_code ignored;
    return fs::is_directory(path, ignored);
}

/// Whatever kind of file: reading it says what is wrong with it.
bool isFile(const fs::path& path) {
    std::error_code ignored;
    return fs::exists(path, ignored) && !isDirectory(path);
}

constexpr std::array<std::string_view, 1> deviceEndings = {".json"};
constexpr std::array<std::string_view, 2> recordingEndings = {".json", ".json.gz"};

/// Files of a directory with one of the endings, sorted by name. On an error: those found before it.
std::vector<std::string> filesIn(const fs::path& directory, std::span<const std::string_view> endings,
                                 std::error_code& error) {
    std::vector<std::string> paths;
    for (fs::directory_iterator entry(directory, error), last; !error && entry != last;
         entry.increment(error)) {
        const std::string path = entry->path().string();
        if (std::any_of(endings.begin(), endings.end(),
                        [&](std::string_view e) { return path.ends_with(e); }))
            paths.push_back(path);
    }
    std::sort(paths.begin(), paths.end());
    return paths;
}

/// A folder of the resources; an empty path where there are no resources.
std::string resourceFolder(const char* name) {
    const std::string directory = resourcesDirectory();
    return directory.empty() ? "" : (fs::path(directory) / name).string();
}

bool isSameName(std::string_view a, std::string_view b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [](unsigned char x, unsigned char y) { return std::tolower(x) == std::tolower(y); });
}

/// Its words in lower case, sorted: letters and digits.
std::vector<std::string> wordsOfName(std::string_view name) {
    std::vector<std::string> words{""};
    for (const char letter : name) {
        const auto byte = static_cast<unsigned char>(letter);
        if (std::isalnum(byte) != 0)
            words.back() += static_cast<char>(std::tolower(byte));
        else if (!words.back().empty())
            words.emplace_back();
    }
    std::erase(words, "");
    std::sort(words.begin(), words.end());
    return words;
}

/// Names of devices contain no slash and do not end in ".json".
bool looksLikePath(const std::string& text) {
    return text.find('/') != std::string::npos || text.ends_with(".json");
}

} // namespace

std::string resourcesDirectory() {
    if (const char* chosen = std::getenv("TRICHEVRON_RESOURCES"); chosen != nullptr && *chosen != '\0')
        return isDirectory(chosen) ? chosen : "";
    std::error_code error;
    const fs::path program = fs::read_symlink("/proc/self/exe", error);
    if (!error) {
        const fs::path installed = program.parent_path().parent_path() / "share" / "trichevron";
        if (isDirectory(installed))
            return installed.string();
    }
    return isDirectory(TRICHEVRON_SOURCE_RESOURCES) ? TRICHEVRON_SOURCE_RESOURCES : "";
}

std::vector<std::string> catalogueFiles() {
    std::error_code ignored;
    return filesIn(resourceFolder("devices"), deviceEndings, ignored);
}

std::vector<std::string> recordingFiles() {
    std::error_code ignored;
    return filesIn(resourceFolder("recordings"), recordingEndings, ignored);
}

std::vector<std::string> recordingFilesIn(const std::string& directory) {
    std::error_code error;
    std::vector<std::string> paths = filesIn(directory, recordingEndings, error);
    if (error)
        throw InputError("cannot read the directory {directory}: {reason}"_msg.with(
            "directory"_a = directory, "reason"_a = error.message()));
    return paths;
}

DeviceProperties loadDevice(const std::string& nameOrPath) {
    if (looksLikePath(nameOrPath))
        return loadDeviceFile(nameOrPath);
    const std::vector<std::string> wanted = wordsOfName(nameOrPath);
    std::vector<DeviceProperties> withTheWords;
    std::string names;
    std::vector<Text> unreadable;
    for (const std::string& path : catalogueFiles()) {
        try {
            DeviceProperties device = loadDeviceFile(path);
            if (isSameName(device.name, nameOrPath))
                return device;
            names += fmt::format("{}\"{}\"", names.empty() ? "" : ", ", device.name);
            const std::vector<std::string> words = wordsOfName(device.name);
            if (!wanted.empty() && std::includes(words.begin(), words.end(), wanted.begin(), wanted.end()))
                withTheWords.push_back(std::move(device));
        } catch (const InputError& error) {
            unreadable.push_back(error.text()); // a broken file does not hide the others
        }
    }
    if (withTheWords.size() == 1)
        return withTheWords.front();
    if (isFile(nameOrPath))
        return loadDeviceFile(nameOrPath);
    Text problem =
        names.empty()
            ? "there is no device \"{device}\": the catalogue is empty"_msg.with("device"_a = nameOrPath)
            : "there is no device \"{device}\": the catalogue has {devices}"_msg.with("device"_a = nameOrPath,
                                                                                      "devices"_a = names);
    for (Text& reason : unreadable)
        problem =
            "{problem}; {next}"_msg.with("problem"_a = std::move(problem), "next"_a = std::move(reason));
    throw InputError(std::move(problem));
}

} // namespace trichevron::core
