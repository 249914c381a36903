// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/import/import.h"

#include "core/catalogue/message_literal.h"
#include "core/errors/input_error.h"
#include "core/import/nsight_report.h"
#include "core/import/trace_folder.h"
#include "core/json/json_value.h"

#include <utility>
#include <vector>

namespace trichevron::core {

namespace {

enum class Wanted { AnyFile, Program };

/// "sessions (*.json *.json.gz), recordings (*.json *.json.gz) and device files (*.json)"
Text listOfFormats(Wanted wanted) {
    std::vector<FileFormat> formats;
    for (const FileFormat& format : fileFormats())
        if (wanted == Wanted::AnyFile || format.isProgram)
            formats.push_back(format);
    Text list;
    for (std::size_t i = 0; i < formats.size(); ++i) {
        Text format = "{formats} ({patterns})"_msg.with("formats"_a = formats[i].names,
                                                        "patterns"_a = formats[i].patterns);
        if (i == 0)
            list = std::move(format);
        else if (i + 1 < formats.size())
            list = "{list}, {next}"_msg.with("list"_a = std::move(list), "next"_a = std::move(format));
        else
            list = "{list} and {last}"_msg.with("list"_a = std::move(list), "last"_a = std::move(format));
    }
    return list;
}

/// Empty, or of an unknown format.
Text unknownContent(bool isEmpty, Wanted wanted) {
    const auto fill = [wanted](const auto& message) {
        return message.with("formats"_a = listOfFormats(wanted));
    };
    if (wanted == Wanted::Program)
        return isEmpty ? fill("the file is empty; Trichevron reads launches from {formats}"_msg)
                       : fill("the format is unknown; Trichevron reads launches from {formats}"_msg);
    return isEmpty
               ? fill(
                     "the file is empty; Trichevron opens {formats}, and on page Kernel CUDA sources, cubins, PTX and the output of a compiler"_msg)
               : fill(
                     "the format is unknown; Trichevron opens {formats}, and on page Kernel CUDA sources, cubins, PTX and the output of a compiler"_msg);
}

/// A source has no launches to read here, but the program reads it elsewhere.
void refuseSource(ImportSource& source) {
    const std::string_view head = source.head();
    for (const std::string_view word : {"__global__", "#include"})
        if (head.find(word) != std::string_view::npos)
            throw InputError(source.name(),
                             "this is source code; page Kernel and trichevron-cli inspect read "
                             "it"_msg.with());
}

/// A text that only begins as JSON was cut off or changed, and with it what says its format.
void refuseDamagedJson(ImportSource& source) {
    const std::string_view head = source.head();
    const std::size_t first = head.find_first_not_of(" \t\r\n");
    const bool isWhole = head.size() < ImportSource::headBytes;
    if (!isWhole || first == std::string_view::npos || (head[first] != '{' && head[first] != '['))
        return;
    if (!Json::accept(head))
        throw InputError(
            source.name(),
            "this is JSON that is damaged or incomplete, and its beginning is of no known format"_msg.with());
}

const FileFormat* formatOf(ImportSource& source) {
    // Traces first: they are recognized by the head, and are too large to be read for the others.
    for (const bool isProgram : {true, false})
        for (const FileFormat& format : fileFormats())
            if (format.isProgram == isProgram && format.recognizes(source))
                return &format;
    return nullptr;
}

[[noreturn]] void refuseUnknown(ImportSource& source, Wanted wanted) {
    if (source.isCompressed())
        source.content(); // reports damaged data, which hides the format
    refuseNsightReport(source);
    refuseSource(source);
    refuseDamagedJson(source);
    throw InputError(source.name(), unknownContent(source.head().empty(), wanted));
}

template <class Content>
Content load(const std::string& path, std::string_view expectedId, const ImportControl& control) {
    ImportSource source(path, control);
    const FileFormat& format = recognizeFormat(source);
    ImportedFile file = format.read(source);
    if (auto* content = std::get_if<Content>(&file))
        return std::move(*content);
    throw InputError(path, "expected {expected}, found {found}"_msg.with(
                               "expected"_a = fileFormat(expectedId).name, "found"_a = format.name));
}

} // namespace

const FileFormat& recognizeFormat(ImportSource& source) {
    if (const FileFormat* format = formatOf(source))
        return *format;
    refuseUnknown(source, Wanted::AnyFile);
}

ImportedFile importFile(ImportSource source) {
    return recognizeFormat(source).read(source);
}

ImportedFile importFile(const std::string& path, const ImportControl& control) {
    return importFile(ImportSource(path, control));
}

SavedSession loadSession(const std::string& path, const ImportControl& control) {
    return load<SavedSession>(path, "session", control);
}

Recording loadRecording(const std::string& path, const ImportControl& control) {
    return load<Recording>(path, "recording", control);
}

DeviceProperties loadDeviceFile(const std::string& path, const ImportControl& control) {
    return load<DeviceProperties>(path, "device", control);
}

Program loadProgram(const std::string& path, const ImportControl& control) {
    if (isFolder(path))
        return loadTraceFolder(path, control);
    ImportSource source(path, control);
    const FileFormat* format = formatOf(source);
    if (format == nullptr)
        refuseUnknown(source, Wanted::Program);
    if (!format->isProgram)
        throw InputError(path,
                         "expected a trace of a program, found {found}"_msg.with("found"_a = format->name));
    return std::get<Program>(format->read(source));
}

} // namespace trichevron::core
