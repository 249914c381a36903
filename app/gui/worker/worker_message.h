// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Reads a line of a worker, and what an error in it means.
#pragma once

#include "core/catalogue/message.h"
#include "core/errors/backend_error.h"
#include "core/fault/fault.h"
#include "core/protocol/message.h"

#include <optional>
#include <string_view>

namespace trichevron::gui {

/// Throws MessageError for a line that is no message, and InputError for a text so long that drawing it would
/// block the window.
core::protocol::Message readWorkerMessage(std::string_view line);

/// An error response.
struct WorkerError {
    int code = 0; ///< core::protocol::ErrorCode
    core::Text
        message; ///< the worker's sentence, for every language where it names a message of the catalogue
    std::optional<core::BackendErrorKind> kind; ///< if the backend failed
    std::optional<core::FaultKind> fault;       ///< that the kind stands for; none if only the job failed
};
WorkerError workerErrorFrom(const core::protocol::Error& error);

} // namespace trichevron::gui
