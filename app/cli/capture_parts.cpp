// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/capture_parts.h"

#include "app/cli/cli_message.h"
#include "core/errors/input_error.h"
#include "core/json/file_io.h"
#include "core/json/temporary_file.h"

#include <algorithm>
#include <cerrno>
#include <charconv>
#include <cstring>
#include <filesystem>
#include <optional>
#include <utility>

#include <sys/stat.h>
#include <unistd.h>

namespace trichevron::cli {

namespace {

namespace fs = std::filesystem;

constexpr std::string_view partEnding = ".trichevron-capture";

/// "123-1690000000.trichevron-capture" begins at 1690000000.
std::uint64_t startOf(const std::string& path) {
    const std::string name = fs::path(path).filename().string();
    const std::size_t dash = name.find('-');
    std::uint64_t start = 0;
    if (dash != std::string::npos)
        std::from_chars(name.data() + dash + 1, name.data() + name.size(), start);
    return start;
}

[[noreturn]] void failToWrite(const std::string& path, int error) {
    throw core::InputError(path, "cannot be written: {reason}"_msg.with("reason"_a = std::strerror(error)));
}

void writeAll(int descriptor, std::string_view text, const std::string& path) {
    while (!text.empty()) {
        const ssize_t written = ::write(descriptor, text.data(), text.size());
        if (written < 0 && errno == EINTR)
            continue;
        if (written < 0)
            failToWrite(path, errno);
        text.remove_prefix(static_cast<std::size_t>(written));
    }
}

} // namespace

CaptureParts::CaptureParts(const std::string& file)
    : file_(file), folder_(fs::absolute(file).string() + ".parts") {
    core::requireWritable(file);
    if (::mkdir(folder_.c_str(), 0700) == 0)
        return;
    if (errno == EEXIST)
        throw core::InputError(
            folder_,
            "an earlier capture left this folder; open what is in it with `trichevron-cli import`, then remove it"_msg
                .with());
    failToWrite(folder_, errno);
}

CaptureParts::~CaptureParts() {
    ::rmdir(folder_.c_str());
}

std::vector<std::string> CaptureParts::files() const {
    std::vector<std::string> files;
    std::error_code ignored;
    for (const auto& entry : fs::directory_iterator(folder_, ignored))
        if (entry.path().string().ends_with(partEnding))
            files.push_back(entry.path().string());
    std::sort(files.begin(), files.end(), [](const std::string& a, const std::string& b) {
        return std::pair(startOf(a), a) < std::pair(startOf(b), b);
    });
    return files;
}

void CaptureParts::join() const {
    const std::string target = core::withoutLinks(file_);
    const std::string folder = fs::path(target).parent_path().string();
    std::optional<core::TemporaryFile> joinedFile = core::TemporaryFile::createIn(folder);
    if (!joinedFile)
        failToWrite(file_, errno);
    const std::vector<std::string> parts = files();
    for (const std::string& part : parts) {
        core::FileReader reader(part);
        std::string piece;
        char last = '\n';
        while (reader.appendTo(piece)) {
            std::erase(piece, '\0');
            if (!piece.empty())
                last = piece.back();
            writeAll(joinedFile->descriptor(), piece, file_);
            piece.clear();
        }
        if (last != '\n') // the process was killed in the middle of a line
            writeAll(joinedFile->descriptor(), "\n", file_);
    }
    if (!joinedFile->renameTo(target))
        failToWrite(file_, errno);
    for (const std::string& part : parts)
        ::unlink(part.c_str());
}

} // namespace trichevron::cli
