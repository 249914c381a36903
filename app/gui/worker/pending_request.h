// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The requests that a worker has not replied to.
#pragma once

#include "app/gui/worker/job_reply.h"
#include "app/gui/worker/worker_requests.h"

#include <cstdint>
#include <map>
#include <optional>

namespace trichevron::gui {

/// Times are in milliseconds since any moment.
struct PendingRequest {
    RequestKind kind = RequestKind::Initialize;
    int device = 0;
    std::int64_t sentAt = 0;
    std::optional<std::int64_t> deadline;
    JobReply reply; ///< what came so far, if it is a job
};
/// By id.
using PendingRequests = std::map<std::int64_t, PendingRequest>;

} // namespace trichevron::gui
