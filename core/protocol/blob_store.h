// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// What a client sent ahead of its requests: code of kernels, and contents of files.
#pragma once

#include "core/argument/own_launch.h"
#include "core/json/json_reader.h"

#include <cstdint>
#include <string>
#include <vector>

namespace trichevron::core::protocol {

/// Bytes of a blob in one message: with base64 it fits in a line.
inline constexpr std::size_t maxUploadBytes = std::size_t{512} << 10U;
/// Of all blobs; the ones that were used longest ago are dropped first.
inline constexpr std::uint64_t maxStoredBytes = std::uint64_t{2} << 30U;

class BlobStore {
public:
    /// The next piece of a blob, in order: {"blob","size","first","bytes"}. Returns {"received"}: the bytes
    /// that are here, which is the size where the whole blob was here before. InputError for a piece out of
    /// order, a size over the limit, and bytes that do not have the id.
    Json add(const JsonReader& params);
    /// Gives the blobs of a launch their bytes. InputError where one was not sent.
    void fill(OwnLaunch& own);
    DataBlob find(const std::string& id);

private:
    struct Entry {
        std::string id;
        std::uint64_t size = 0;
        std::string received; ///< until it is whole
        std::shared_ptr<const std::string> bytes;
    };
    void dropOld();

    std::vector<Entry> entries_; ///< the one used last is last
};

} // namespace trichevron::core::protocol
