// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/json/gzip.h"

#include "core/catalogue/message_literal.h"
#include "core/errors/input_error.h"
#include "core/json/file_io.h"

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

/// How unpacking ended.
enum class Unpacked { Whole, Limited, EndsEarly, Damaged, FollowedByOther };

/// zlib's state while it unpacks.
class Inflation {
public:
    explicit Inflation(std::string_view bytes) {
        stream_.next_in = inputPointer(bytes);
        stream_.avail_in = static_cast<uInt>(bytes.size());
        if (inflateInit2(&stream_, gzipWindow) != Z_OK)
            throw std::bad_alloc();
    }
    Inflation(const Inflation&) = delete;
    Inflation& operator=(const Inflation&) = delete;
    ~Inflation() { inflateEnd(&stream_); }

    /// Appends the next piece of the content. Returns zlib's status.
    int appendTo(std::string& content) {
        stream_.next_out = piece_.data();
        stream_.avail_out = static_cast<uInt>(piece_.size());
        const int status = inflate(&stream_, Z_NO_FLUSH);
        append(content, piece_, piece_.size() - stream_.avail_out);
        return status;
    }
    std::string_view rest() const {
        return {reinterpret_cast<const char*>(stream_.next_in), stream_.avail_in};
    }
    void beginNextMember() { inflateReset(&stream_); }

private:
    z_stream stream_{};
    Piece piece_;
};

/// Unpacks to the end of the data, or until the content is larger than `maxBytes`.
Unpacked inflateInto(std::string& content, std::string_view bytes, std::size_t maxBytes) {
    Inflation inflation(bytes);
    while (content.size() <= maxBytes) {
        const int status = inflation.appendTo(content);
        if (status == Z_OK)
            continue;
        if (status == Z_BUF_ERROR)
            return Unpacked::EndsEarly;
        if (status != Z_STREAM_END)
            return Unpacked::Damaged;
        // A tape pads a file with zero bytes.
        if (inflation.rest().find_first_not_of('\0') == std::string_view::npos)
            return content.size() > maxBytes ? Unpacked::Limited : Unpacked::Whole;
        if (!isGzip(inflation.rest()))
            return Unpacked::FollowedByOther;
        inflation.beginNextMember();
    }
    return Unpacked::Limited;
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
    switch (inflateInto(content, bytes, maxFileBytes)) {
    case Unpacked::Limited:
        throw InputError(source, "the file unpacks to more than 256 MiB"_msg);
    case Unpacked::EndsEarly:
        throw InputError(source, "the compressed data ends early"_msg);
    case Unpacked::Damaged:
        throw InputError(source, "the compressed data is damaged"_msg);
    case Unpacked::FollowedByOther:
        throw InputError(source, "the compressed data is followed by data that is not compressed"_msg);
    case Unpacked::Whole:
        break;
    }
    return content;
}

std::string gunzipHead(std::string_view bytes, std::size_t maxBytes) {
    std::string content;
    inflateInto(content, bytes.substr(0, std::numeric_limits<uInt>::max()), maxBytes);
    content.resize(std::min(content.size(), maxBytes));
    return content;
}

/// Bytes after the last member.
constexpr std::size_t maxPadding = std::size_t{64} << 20U;

struct GzipPieces::State {
    z_stream stream{};
    Piece piece;
    enum { InMember, BetweenMembers, InPadding } place = InMember;
    std::size_t padding = 0; ///< bytes so far
};

GzipPieces::GzipPieces(std::string source) : source_(std::move(source)), state_(std::make_unique<State>()) {
    if (inflateInit2(&state_->stream, gzipWindow) != Z_OK)
        throw std::bad_alloc();
}

GzipPieces::~GzipPieces() {
    inflateEnd(&state_->stream);
}

void GzipPieces::add(std::string_view bytes, const std::function<void(std::string_view)>& use) {
    z_stream& stream = state_->stream;
    stream.next_in = inputPointer(bytes);
    stream.avail_in = static_cast<uInt>(bytes.size());
    while (stream.avail_in > 0) {
        if (state_->place != State::InMember) {
            // A tape pads a file with zero bytes; a hole in a file has more, perhaps without end.
            const bool isPadding = *stream.next_in == 0 && state_->padding++ < maxPadding;
            if ((state_->place == State::InPadding && !isPadding) || (!isPadding && *stream.next_in != 0x1f))
                throw InputError(source_,
                                 "the compressed data is followed by data that is not compressed"_msg);
            if (isPadding) {
                state_->place = State::InPadding;
                ++stream.next_in;
                --stream.avail_in;
                continue;
            }
            inflateReset(&stream);
            state_->place = State::InMember;
        }
        int status = Z_OK;
        do {
            stream.next_out = state_->piece.data();
            stream.avail_out = static_cast<uInt>(state_->piece.size());
            status = inflate(&stream, Z_NO_FLUSH);
            use({reinterpret_cast<const char*>(state_->piece.data()),
                 state_->piece.size() - stream.avail_out});
        } while (status == Z_OK && (stream.avail_in > 0 || stream.avail_out == 0));
        if (status == Z_STREAM_END)
            state_->place = State::BetweenMembers;
        else if (status != Z_OK && status != Z_BUF_ERROR)
            throw InputError(source_, "the compressed data is damaged"_msg);
        else
            return;
    }
}

void GzipPieces::end() {
    if (state_->place == State::InMember)
        throw InputError(source_, "the compressed data ends early"_msg);
}

} // namespace trichevron::core
