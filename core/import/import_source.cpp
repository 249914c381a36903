// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/import/import_source.h"

#include "core/catalogue/message_literal.h"
#include "core/errors/input_error.h"
#include "core/json/gzip.h"

#include <optional>
#include <utility>

namespace trichevron::core {

namespace {

/// Bytes of a file that are read at a time.
constexpr std::size_t pieceBytes = std::size_t{1} << 20U;

} // namespace

ImportCancelled::ImportCancelled(const std::string& source)
    : std::runtime_error("{file}: the import was cancelled"_msg("file"_a = source)) {}

ImportSource::ImportSource(const std::string& path, ImportControl control)
    : name_(path), path_(path), control_(std::move(control)),
      snapshots_(control_.snapshot, control_.snapshotPause), file_(std::make_unique<FileReader>(path)) {}

ImportSource::ImportSource(std::string name, std::string bytes, ImportControl control)
    : name_(std::move(name)), control_(std::move(control)),
      snapshots_(control_.snapshot, control_.snapshotPause), bytes_(std::move(bytes)) {}

void ImportSource::readUpTo(std::size_t bytes) {
    while (file_ && bytes_.size() < bytes) {
        if (control_.isCancelled())
            throw ImportCancelled(name_);
        const std::uint64_t total = file_->size();
        if (!file_->appendTo(bytes_))
            file_.reset();
        if (bytes_.size() > maxBytes)
            throw InputError(name_, "the file is larger than 256 MiB"_msg);
        control_.progress(bytes_.size(), total);
    }
}

bool ImportSource::isCompressed() {
    readUpTo(headBytes);
    return isGzip(bytes_);
}

std::string_view ImportSource::head() {
    if (!hasHead_) {
        const bool compressed = isCompressed();
        const std::string_view first = std::string_view(bytes_).substr(0, headBytes);
        head_ = compressed ? gunzipHead(first, headBytes) : std::string(first);
        hasHead_ = true;
    }
    return head_;
}

void ImportSource::forEachPiece(const std::function<bool(std::string_view)>& use) {
    bool isWanted = true;
    const auto useWanted = [&](std::string_view piece) { isWanted = isWanted && use(piece); };
    std::optional<GzipPieces> unpacking;
    if (isCompressed())
        unpacking.emplace(name_);
    const auto usePiece = [&](std::string_view piece) {
        if (unpacking)
            unpacking->add(piece, useWanted);
        else
            useWanted(piece);
    };
    std::uint64_t done = bytes_.size();
    usePiece(bytes_);
    while (file_ && isWanted) {
        if (control_.isCancelled())
            throw ImportCancelled(name_);
        bytes_.clear();
        const std::uint64_t total = file_->size();
        bool hasMore = true;
        while (hasMore && bytes_.size() < pieceBytes)
            hasMore = file_->appendTo(bytes_);
        if (!hasMore)
            file_.reset();
        done += bytes_.size();
        usePiece(bytes_);
        control_.progress(done, total);
    }
    if (unpacking && isWanted)
        unpacking->end();
}

std::string_view ImportSource::content() {
    readUpTo(maxBytes + 1);
    if (!isGzip(bytes_))
        return bytes_;
    if (!isUnpacked_) {
        unpacked_ = gunzip(bytes_, name_);
        isUnpacked_ = true;
    }
    return unpacked_;
}

} // namespace trichevron::core
