// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/capture/capture_parts.h"

#include "core/catalogue/message_literal.h"
#include "core/errors/input_error.h"
#include "core/json/descriptor.h"
#include "core/json/file_io.h"
#include "core/json/temporary_file.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <charconv>
#include <cstring>
#include <filesystem>
#include <optional>
#include <utility>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace trichevron::core {

namespace {

namespace fs = std::filesystem;

constexpr std::string_view partEnding = ".trichevron-capture";
/// Each captured process maps its first byte; other than 0: it records nothing more. The second one is errno
/// of a process that could not write its part (gpu/capture/stop_flag.h).
constexpr const char* stopFileName = "/stop";
constexpr std::string_view stopFileBegin("\0\0", 2);

std::string partsFolderOf(const std::string& file) {
    return fs::absolute(file).string() + ".parts";
}

/// "123-1690000000.trichevron-capture" begins at 1690000000.
std::uint64_t startOfPart(const std::string& path) {
    const std::string name = fs::path(path).filename().string();
    const std::size_t dash = name.find('-');
    std::uint64_t start = 0;
    if (dash != std::string::npos)
        std::from_chars(name.data() + dash + 1, name.data() + name.size(), start);
    return start;
}

[[noreturn]] void failToWritePart(const std::string& path, int error) {
    throw InputError(path, "cannot be written: {reason}"_msg.with("reason"_a = std::strerror(error)));
}

void writePart(int descriptor, std::string_view text, const std::string& path) {
    while (!text.empty()) {
        const ssize_t written = ::write(descriptor, text.data(), text.size());
        if (written < 0 && errno == EINTR)
            continue;
        if (written < 0)
            failToWritePart(path, errno);
        text.remove_prefix(static_cast<std::size_t>(written));
    }
}

/// The end of a part's text, without the room that a killed process left.
off_t endOfText(int part) {
    std::array<char, std::size_t{64} << 10U> piece{};
    off_t end = ::lseek(part, 0, SEEK_END);
    while (end > 0) {
        const off_t begin = std::max<off_t>(0, end - static_cast<off_t>(piece.size()));
        const ssize_t size = ::pread(part, piece.data(), static_cast<std::size_t>(end - begin), begin);
        if (size < 0 && errno == EINTR)
            continue;
        if (size <= 0)
            break;
        for (ssize_t at = size; at > 0; --at)
            if (piece[static_cast<std::size_t>(at - 1)] != '\0')
                return begin + at;
        end = begin;
    }
    return 0;
}

/// The only part becomes the file, which needs no room on the disk. False where it cannot.
bool renamePart(const std::string& part, const std::string& target) {
    const Descriptor file(::open(part.c_str(), O_RDWR | O_CLOEXEC | O_NOFOLLOW));
    if (file.number() < 0)
        return false;
    const off_t end = endOfText(file.number());
    char last = '\0';
    if (end == 0 || ::ftruncate(file.number(), end) != 0 || ::pread(file.number(), &last, 1, end - 1) != 1)
        return false;
    if (last != '\n') // the process was killed in the middle of a line; readers can do without it
        [[maybe_unused]]
        const ssize_t written = ::pwrite(file.number(), "\n", 1, end);
    return ::rename(part.c_str(), target.c_str()) == 0;
}

} // namespace

CaptureParts::CaptureParts(const std::string& file) : file_(file), folder_(partsFolderOf(file)) {
    requireWritable(file);
    if (::mkdir(folder_.c_str(), 0700) == 0) {
        const Descriptor stop(
            ::open((folder_ + stopFileName).c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600));
        if (stop.number() >= 0 && ::write(stop.number(), stopFileBegin.data(), stopFileBegin.size()) == 2)
            return;
        const int error = errno;
        removeFolder();
        failToWritePart(folder_, error);
    }
    if (errno == EEXIST)
        throw InputError(
            folder_,
            "an earlier capture left this folder; open what is in it with `trichevron-cli import`, then remove it"_msg
                .with());
    failToWritePart(folder_, errno);
}

CaptureParts::~CaptureParts() {
    removeFolder();
}

void CaptureParts::removeFolder() const {
    ::unlink((folder_ + stopFileName).c_str());
    ::rmdir(folder_.c_str());
}

void CaptureParts::stopCapturing(const std::string& file) {
    const std::string path = partsFolderOf(file) + stopFileName;
    const Descriptor stop(::open(path.c_str(), O_WRONLY | O_CLOEXEC));
    if (stop.number() < 0 && errno == ENOENT)
        throw InputError(file, "no capture is being written into this file"_msg.with());
    if (stop.number() < 0 || ::write(stop.number(), "1", 1) != 1)
        failToWritePart(path, errno);
}

std::optional<Text> CaptureParts::obstacle() const {
    const Descriptor stop(::open((folder_ + stopFileName).c_str(), O_RDONLY | O_CLOEXEC));
    unsigned char error = 0;
    if (stop.number() < 0)
        error = static_cast<unsigned char>(errno); // the program has removed it
    else if (::pread(stop.number(), &error, 1, 1) != 1 || error == 0)
        return std::nullopt;
    return "nothing was captured: the program could not write into {folder}: {reason}"_msg.with(
        "folder"_a = folder_, "reason"_a = std::strerror(error));
}

bool CaptureParts::isStopped() const {
    const Descriptor stop(::open((folder_ + stopFileName).c_str(), O_RDONLY | O_CLOEXEC));
    char byte = '\0';
    return stop.number() >= 0 && ::read(stop.number(), &byte, 1) == 1 && byte != '\0';
}

std::vector<std::string> CaptureParts::files() const {
    std::vector<std::string> files;
    std::error_code ignored;
    for (const auto& entry : fs::directory_iterator(folder_, ignored))
        if (entry.path().string().ends_with(partEnding))
            files.push_back(entry.path().string());
    std::sort(files.begin(), files.end(), [](const std::string& a, const std::string& b) {
        return std::pair(startOfPart(a), a) < std::pair(startOfPart(b), b);
    });
    return files;
}

void CaptureParts::join() const {
    const std::string target = withoutLinks(file_);
    const std::vector<std::string> parts = files();
    if (parts.size() == 1 && renamePart(parts.front(), target))
        return;
    const std::string folder = fs::path(target).parent_path().string();
    std::optional<TemporaryFile> joinedFile = TemporaryFile::createIn(folder);
    if (!joinedFile)
        failToWritePart(file_, errno);
    bool hasText = false;
    for (const std::string& part : parts) {
        FileReader reader(part);
        std::string piece;
        char last = '\n';
        while (reader.appendTo(piece)) {
            std::erase(piece, '\0');
            if (!piece.empty())
                last = piece.back();
            hasText = hasText || !piece.empty();
            writePart(joinedFile->descriptor(), piece, file_);
            piece.clear();
        }
        if (last != '\n') // the process was killed in the middle of a line
            writePart(joinedFile->descriptor(), "\n", file_);
    }
    if (hasText && !joinedFile->renameTo(target))
        failToWritePart(file_, errno);
    for (const std::string& part : parts)
        ::unlink(part.c_str());
    if (!hasText)
        throw InputError(file_, "nothing was captured: there was no room for it"_msg.with());
}

} // namespace trichevron::core
