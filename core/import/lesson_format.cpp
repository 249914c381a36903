// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// Lesson files: Markdown with blocks of JSON.
#include "core/catalogue/message_literal.h"
#include "core/errors/input_error.h"
#include "core/import/file_format.h"
#include "core/lesson/lesson_blocks.h"
#include "core/lesson/lesson_reader.h"

namespace trichevron::core {

FileFormat lessonFormat() {
    return {"lesson",
            "a lesson"_msg,
            "lessons"_msg,
            "Lessons"_msg,
            "*.lesson.md *.md",
            [](ImportSource& source) { return looksLikeLesson(source.head()); },
            [](ImportSource& source) { return ImportedFile(readLesson(source.content(), source.name())); }};
}

} // namespace trichevron::core
