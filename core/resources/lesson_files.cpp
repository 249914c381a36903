// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/resources/lesson_files.h"

#include "core/errors/input_error.h"
#include "core/import/import.h"
#include "core/lesson/lesson_blocks.h"
#include "core/lesson/lesson_reader.h"
#include "core/resources/resources.h"

#include <algorithm>
#include <filesystem>

namespace trichevron::core {

namespace {

namespace files = std::filesystem;

files::path lessonFolder() {
    const std::string directory = resourcesDirectory();
    return directory.empty() ? files::path() : files::path(directory) / "lessons";
}

template <class Value, class Load>
std::vector<Value> allThatLoad(const std::vector<std::string>& paths, Load load) {
    std::vector<Value> values;
    for (const std::string& path : paths) {
        try {
            values.push_back(load(path));
        } catch (const InputError&) {
            // The others answer without it.
        }
    }
    return values;
}

} // namespace

std::vector<std::string> lessonFiles() {
    std::vector<std::string> paths;
    std::error_code error;
    for (files::directory_iterator entry(lessonFolder() / "en", error), last; !error && entry != last;
         entry.increment(error))
        if (const std::string path = entry->path().string(); path.ends_with(lessonEnding))
            paths.push_back(path);
    std::sort(paths.begin(), paths.end());
    return paths;
}

Lesson loadLesson(const std::string& path) {
    return readLesson(readFile(path, maxLessonBytes), path);
}

Lesson loadLesson(const std::string& path, const std::string& language) {
    Lesson lesson = loadLesson(path);
    const files::path translated = lessonFolder() / language / files::path(path).filename();
    std::error_code ignored;
    if (language == "en" || !files::exists(translated, ignored))
        return lesson;
    try {
        return translatedLesson(lesson, readFile(translated.string(), maxLessonBytes), translated.string());
    } catch (const InputError&) {
        return lesson;
    }
}

LessonAnswers loadLessonAnswers() {
    return {
        allThatLoad<Recording>(recordingFiles(), [](const std::string& path) { return loadRecording(path); }),
        allThatLoad<DeviceProperties>(catalogueFiles(),
                                      [](const std::string& path) { return loadDeviceFile(path); })};
}

} // namespace trichevron::core
