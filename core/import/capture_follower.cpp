// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/import/capture_follower.h"

#include "core/errors/input_error.h"
#include "core/json/file_io.h"
#include "core/json/json_reader.h"

#include <cerrno>
#include <cstring>
#include <utility>

#include <unistd.h>

namespace trichevron::core {

namespace {

constexpr std::size_t followedBytes = std::size_t{1} << 20U; ///< that are read at a time

} // namespace

void CaptureFollower::File::readLine(CaptureProgram& program, std::string_view line) {
    if (isDamaged)
        return;
    if (line.front() == '[') {
        if (const auto list = captureList(line); list && part)
            part->readList(*list);
        return;
    }
    try {
        const Json json = parseJsonLine(line, "JSON");
        const JsonReader reader(json);
        const JsonReader object = reader.object();
        if (!part) {
            expectFormat(object, "trichevron-capture", 1);
            part.emplace(program, object);
        } else {
            part->readObject(object);
        }
    } catch (const InputError&) {
        isDamaged = true; // the reader of the whole capture says where
    }
}

bool CaptureFollower::readMore(const std::string& path, File& file,
                               const std::atomic<bool>& cancelled) const {
    const int descriptor = openRegularFile(path);
    std::string piece(followedBytes, '\0');
    bool isNew = false;
    while (!cancelled) {
        const ssize_t size = ::pread(descriptor, piece.data(), piece.size(), static_cast<off_t>(file.offset));
        if (size < 0 && errno == EINTR)
            continue;
        if (size <= 0)
            break;
        // The file has room that is not written yet: zeros, which may stand within a line, too.
        const void* const zero = std::memchr(piece.data(), '\0', static_cast<std::size_t>(size));
        const auto written =
            static_cast<std::size_t>(zero != nullptr ? static_cast<const char*>(zero) - piece.data() : size);
        isNew = isNew || written > 0;
        file.lines.add(std::string_view(piece).substr(0, written));
        file.offset += written;
        if (written < followedBytes)
            break;
    }
    ::close(descriptor);
    return isNew;
}

bool CaptureFollower::read(const std::vector<std::string>& files, const std::atomic<bool>& cancelled) {
    bool isNew = false;
    for (const std::string& path : files) {
        std::unique_ptr<File>& file = files_[path];
        if (!file)
            file = std::make_unique<File>(program_);
        try {
            isNew = readMore(path, *file, cancelled) || isNew;
        } catch (const InputError&) {
            // It cannot be opened at the moment; the reader of the whole capture says what is wrong.
        }
    }
    return isNew;
}

Program CaptureFollower::soFar() {
    for (const auto& [path, file] : files_)
        if (file->part)
            file->part->join();
    Program program = program_.program();
    for (const auto& [path, file] : files_)
        if (file->part)
            file->part->addCounts(program);
    program.problem = problem();
    return ProgramBuilder::ordered(std::move(program));
}

std::optional<Text> CaptureFollower::problem() const {
    for (const auto& [path, file] : files_)
        if (file->part && file->part->problem())
            return file->part->problem();
    return std::nullopt;
}

} // namespace trichevron::core
