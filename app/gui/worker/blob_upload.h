// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The code and the files of a kernel of the user's own, in the pieces in which a worker takes them ahead of
/// the job that needs them (core/protocol/blob_store.h).
#pragma once

#include "core/argument/own_launch.h"
#include "core/json/json_value.h"

#include <cstdint>
#include <vector>

namespace trichevron::gui {

class BlobUpload {
public:
    explicit BlobUpload(const core::OwnLaunch& own);

    /// The worker has everything.
    bool isDone() const { return blobs_.empty(); }
    /// The parameters of the request that sends the next piece. There must be one.
    core::Json nextPiece() const;
    /// The reply to that request. InputError where it is not one.
    void onReceived(const core::Json& reply);

private:
    std::vector<core::DataBlob> blobs_; ///< the last one is being sent
    std::uint64_t first_ = 0;           ///< the byte of it at which the next piece begins
};

} // namespace trichevron::gui
