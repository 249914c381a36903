// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/import/import.h"

#include "core/base/input_error.h"

#include <fmt/format.h>

#include <cctype>
#include <utility>

namespace trichevron::core {

namespace {

/// "sessions (*.json *.json.gz), recordings (*.json *.json.gz) and device files (*.json)"
std::string listOfFormats() {
    const std::span<const FileFormat> formats = fileFormats();
    std::string list;
    for (std::size_t i = 0; i < formats.size(); ++i) {
        std::string title(formats[i].title);
        title[0] = static_cast<char>(std::tolower(static_cast<unsigned char>(title[0])));
        list += i == 0 ? "" : i + 1 == formats.size() ? " and " : ", ";
        list += fmt::format("{} ({})", title, formats[i].patterns);
    }
    return list;
}

template <class Content>
Content load(const std::string& path, std::string_view expected, const ImportControl& control) {
    ImportSource source(path, control);
    const FileFormat& format = recognizeFormat(source);
    ImportedFile file = format.read(source);
    if (auto* content = std::get_if<Content>(&file))
        return std::move(*content);
    throw InputError(fmt::format("{}: expected {}, found {}", path, expected, format.name));
}

} // namespace

const FileFormat& recognizeFormat(ImportSource& source) {
    for (const FileFormat& format : fileFormats())
        if (format.recognizes(source))
            return format;
    if (source.isCompressed())
        source.content(); // reports damaged data, which hides the format
    throw InputError(fmt::format("{}: {}; Trichevron opens {}", source.name(),
                                 source.head().empty() ? "the file is empty" : "the format is unknown",
                                 listOfFormats()));
}

ImportedFile importFile(ImportSource source) {
    return recognizeFormat(source).read(source);
}

ImportedFile importFile(const std::string& path, const ImportControl& control) {
    return importFile(ImportSource(path, control));
}

SavedSession loadSession(const std::string& path, const ImportControl& control) {
    return load<SavedSession>(path, "a session", control);
}

Recording loadRecording(const std::string& path, const ImportControl& control) {
    return load<Recording>(path, "a recording", control);
}

DeviceProperties loadDeviceFile(const std::string& path, const ImportControl& control) {
    return load<DeviceProperties>(path, "a device file", control);
}

} // namespace trichevron::core
