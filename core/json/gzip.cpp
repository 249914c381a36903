// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/json/gzip.h"

#include "core/catalogue/message_literal.h"
#include "core/errors/input_error.h"

#include <zlib.h>

#include <algorithm>
#include <array>
#include <limits>
#include <new>

namespace trichevron::core {

namespace {

constexpr int gzipWindow = 15 + 16; // zlib: the largest window, with a gzip header
constexpr int memoryLevel = 8;      // zlib's default
using Piece = std::array<unsigned char, 65536>;

/// zlib's pointer to its input is not const, though it only reads.
Bytef* inputPointer(std::string_view bytes) {
    return reinterpret_cast<Bytef*>(const_cast<char*>(bytes.data()));
}

void append(std::string& content, const Piece& piece, std::size_t count) {
    content.append(reinterpret_cast<const char*>(piece.data()), count);
}

/// Unpacks to the end of the data, or until the content is larger than `maxBytes`. Returns zlib's last
/// status.
int inflateInto(std::string& content, std::string_view bytes, std::size_t maxBytes) {
    z_stream stream{};
    if (inflateInit2(&stream, gzipWindow) != Z_OK)
        throw std::bad_alloc();
    stream.next_in = inputPointer(bytes);
    stream.avail_in = static_cast<uInt>(bytes.size());
    Piece piece;
    int status = Z_OK;
    while (status == Z_OK && content.size() <= maxBytes) {
        stream.next_out = piece.data();
        stream.avail_out = static_cast<uInt>(piece.size());
        status = inflate(&stream, Z_NO_FLUSH);
        append(content, piece, piece.size() - stream.avail_out);
    }
    inflateEnd(&stream);
    return status;
}

} // namespace

bool isGzip(std::string_view bytes) {
    return bytes.size() >= 2 && bytes[0] == '\x1f' && bytes[1] == '\x8b';
}

std::string gzip(std::string_view bytes) {
    if (bytes.size() > std::numeric_limits<uInt>::max())
        throw InputError("the content is too large to compress"_msg);
    z_stream stream{};
    if (deflateInit2(&stream, Z_BEST_COMPRESSION, Z_DEFLATED, gzipWindow, memoryLevel, Z_DEFAULT_STRATEGY) !=
        Z_OK)
        throw std::bad_alloc();
    stream.next_in = inputPointer(bytes);
    stream.avail_in = static_cast<uInt>(bytes.size());
    std::string content;
    Piece piece;
    int status = Z_OK;
    while (status == Z_OK) {
        stream.next_out = piece.data();
        stream.avail_out = static_cast<uInt>(piece.size());
        status = deflate(&stream, Z_FINISH);
        append(content, piece, piece.size() - stream.avail_out);
    }
    deflateEnd(&stream);
    return content;
}

std::string gunzip(std::string_view bytes, std::string_view source) {
    if (bytes.size() > std::numeric_limits<uInt>::max())
        throw InputError(source, "the compressed file is too large"_msg);
    std::string content;
    const int status = inflateInto(content, bytes, maxUnpackedBytes);
    if (content.size() > maxUnpackedBytes)
        throw InputError(source, "the file unpacks to more than 256 MiB"_msg);
    if (status == Z_BUF_ERROR)
        throw InputError(source, "the compressed data ends early"_msg);
    if (status != Z_STREAM_END)
        throw InputError(source, "the compressed data is damaged"_msg);
    return content;
}

std::string gunzipHead(std::string_view bytes, std::size_t maxBytes) {
    std::string content;
    inflateInto(content, bytes.substr(0, std::numeric_limits<uInt>::max()), maxBytes);
    content.resize(std::min(content.size(), maxBytes));
    return content;
}

} // namespace trichevron::core
