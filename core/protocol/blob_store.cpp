// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/protocol/blob_store.h"

#include "core/catalogue/message_literal.h"
#include "core/errors/input_error.h"
#include "core/text/base64.h"

#include <algorithm>

namespace trichevron::core::protocol {

Json BlobStore::add(const JsonReader& params) {
    const std::string id = params.at("blob").string();
    const auto size = params.at("size").integer<std::uint64_t>(1, maxStoredBytes);
    const auto first = params.at("first").integer<std::uint64_t>();
    const std::optional<std::string> piece = fromBase64(params.at("bytes").text());
    if (!piece)
        params.at("bytes").fail("base64"_msg);
    auto found =
        std::find_if(entries_.begin(), entries_.end(), [&](const Entry& one) { return one.id == id; });
    if (found != entries_.end() && found->bytes)
        return {{"received", found->size}};
    if (found == entries_.end() || first == 0) {
        if (found != entries_.end())
            entries_.erase(found);
        entries_.push_back({id, size, {}, {}});
        found = entries_.end() - 1;
    }
    if (first != found->received.size() || size != found->size || piece->size() > size - first)
        throw InputError("the pieces of {blob} are not in order"_msg.with("blob"_a = id));
    found->received += *piece;
    const std::uint64_t received = found->received.size();
    if (received == size) {
        DataBlob whole = makeBlob(std::move(found->received));
        found->received = {};
        if (whole.id != id) {
            entries_.erase(found);
            throw InputError("the bytes of {blob} are not those of its id"_msg.with("blob"_a = id));
        }
        found->bytes = std::move(whole.bytes);
    }
    dropOld();
    return {{"received", received}};
}

void BlobStore::dropOld() {
    std::uint64_t total = 0;
    for (const Entry& one : entries_)
        total += one.size;
    while (total > maxStoredBytes && entries_.size() > 1) {
        total -= entries_.front().size;
        entries_.erase(entries_.begin());
    }
}

DataBlob BlobStore::find(const std::string& id) {
    const auto found =
        std::find_if(entries_.begin(), entries_.end(), [&](const Entry& one) { return one.id == id; });
    if (found == entries_.end() || !found->bytes)
        throw InputError("{blob} was not sent with \"upload\""_msg.with("blob"_a = id));
    std::rotate(found, found + 1, entries_.end());
    return {id, entries_.back().bytes};
}

void BlobStore::fill(OwnLaunch& own) {
    own.module = find(own.module.id);
    if (own.traced)
        own.traced = find(own.traced->id);
    for (auto& [path, blob] : own.files)
        blob = find(blob.id);
    for (auto& [name, blob] : own.expected)
        blob = find(blob.id);
}

} // namespace trichevron::core::protocol
