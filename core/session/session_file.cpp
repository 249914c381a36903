// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/json/json_writer.h"
#include "core/measurement/gzip.h"
#include "core/session/saved_session.h"

namespace trichevron {

namespace {

Json jsonOf(const std::string& path) {
    std::string content = readFile(path);
    if (isGzip(content))
        content = gunzip(content, path);
    return parseJson(content, path);
}

/// An error that says which file it is in.
template <class Read>
auto readFrom(const std::string& path, Read read) {
    const Json json = jsonOf(path);
    try {
        return read(JsonReader(json));
    } catch (const InputError& error) {
        throw InputError(path + ": " + error.what());
    }
}

} // namespace

SavedSession loadSession(const std::string& path) {
    return readFrom(path, savedSessionFromJson);
}

void saveSession(const SavedSession& session, const std::string& path) {
    const std::string text = fileText(toJson(session));
    writeFileAtomically(path, path.ends_with(".gz") ? gzip(text) : text);
}

FileKind kindOfFile(const std::string& path) {
    return readFrom(path, [](const JsonReader& reader) {
        const JsonReader format = reader.at("format");
        const std::string_view name = format.text();
        if (name == "trichevron-session")
            return FileKind::Session;
        if (name == "trichevron-recording")
            return FileKind::Recording;
        if (name == "trichevron-device")
            return FileKind::Device;
        format.fail(R"("trichevron-session", "trichevron-recording" or "trichevron-device")");
    });
}

} // namespace trichevron
