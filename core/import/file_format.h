// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// A format of files that Trichevron opens. Each has a file in this folder with a function that returns its
/// FileFormat; the function is declared here and listed in file_format.cpp.
#pragma once

#include "core/catalogue/message.h"
#include "core/device/device_properties.h"
#include "core/import/import_source.h"
#include "core/lesson/lesson.h"
#include "core/program/program.h"
#include "core/recording/recording.h"
#include "core/session/saved_session.h"

#include <span>
#include <string_view>
#include <variant>

namespace trichevron::core {

/// What a file contains, whatever its format.
using ImportedFile = std::variant<SavedSession, Recording, DeviceProperties, Lesson, Program>;

struct FileFormat {
    std::string_view id;       ///< stable: "recording"
    Message name;              ///< in a sentence: "a recording"
    Message names;             ///< in a sentence: "recordings"
    Message title;             ///< in a file dialog: "Recordings"
    std::string_view patterns; ///< file names in a dialog: "*.json *.json.gz"; recognition ignores names
    /// Whether the content is of this format, valid or not. Content that begins as the format does is
    /// recognized even where it is damaged: read() then says what is wrong.
    bool (*recognizes)(ImportSource& source);
    /// Throws InputError that names the source and the place in it.
    ImportedFile (*read)(ImportSource& source);
    bool isProgram = false; ///< read() returns a Program, and takes files of any size
};

FileFormat sessionFormat();
FileFormat recordingFormat();
FileFormat deviceFormat();
FileFormat captureFormat();
FileFormat kinetoFormat();
FileFormat nsightComputeFormat();
FileFormat nsightSystemsCsvFormat();
FileFormat nsightSystemsSqliteFormat();
FileFormat lessonFormat();

/// All of them, in the order in which they are tried.
std::span<const FileFormat> fileFormats();
/// The format with this id, which must exist.
const FileFormat& fileFormat(std::string_view id);

} // namespace trichevron::core
