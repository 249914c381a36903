// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// gzip in memory.
#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

namespace trichevron::core {

/// Whether the bytes begin with the signature of gzip.
bool isGzip(std::string_view bytes);
/// Deterministic: the header has neither date nor name.
std::string gzip(std::string_view bytes);
/// The content of all members, one after the other. InputError, naming the source, where the data is damaged,
/// ends early, is followed by other data, or unpacks to more than maxFileBytes.
std::string gunzip(std::string_view bytes, std::string_view source);
/// At most the first `maxBytes` of the content. `bytes` may be cut or damaged: then fewer.
std::string gunzipHead(std::string_view bytes, std::size_t maxBytes);

/// Unpacks data of any size piece by piece.
class GzipPieces {
public:
    /// `source` is named in errors, which are those of gunzip().
    explicit GzipPieces(std::string source);
    ~GzipPieces();
    GzipPieces(const GzipPieces&) = delete;
    GzipPieces& operator=(const GzipPieces&) = delete;

    /// Calls use(piece of the content) for what these bytes unpack to.
    void add(std::string_view bytes, const std::function<void(std::string_view)>& use);
    /// The data has ended.
    void end();

private:
    struct State;
    std::string source_;
    std::unique_ptr<State> state_;
};

} // namespace trichevron::core
