// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/worker/blob_upload.h"

#include "core/json/json_reader.h"
#include "core/protocol/blob_store.h"
#include "core/text/base64.h"

#include <cstddef>
#include <string_view>

namespace trichevron::gui {

BlobUpload::BlobUpload(const core::OwnLaunch& own) : blobs_{own.module} {
    if (own.traced)
        blobs_.push_back(*own.traced);
    for (const auto& [path, blob] : own.files)
        blobs_.push_back(blob);
    for (const auto& [name, blob] : own.expected)
        blobs_.push_back(blob);
}

core::Json BlobUpload::nextPiece() const {
    const core::DataBlob& blob = blobs_.back();
    const std::string_view bytes = *blob.bytes;
    return core::Json{{"blob", blob.id},
                      {"size", bytes.size()},
                      {"first", first_},
                      {"bytes", core::toBase64(bytes.substr(static_cast<std::size_t>(first_),
                                                            core::protocol::maxUploadBytes))}};
}

void BlobUpload::onReceived(const core::Json& reply) {
    const std::size_t size = blobs_.back().bytes->size();
    const auto received = core::JsonReader(reply).at("received").integer<std::uint64_t>(1, size);
    const bool isWhole = received == size; // also where the worker had it before
    if (isWhole)
        blobs_.pop_back();
    first_ = isWhole ? 0 : received;
}

} // namespace trichevron::gui
