// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Sends the code and the files of a kernel of the user's own ahead of the job that needs them.
#include "app/gui/worker/worker_client.h"
#include "core/protocol/blob_store.h"
#include "core/text/base64.h"

#include <utility>

namespace trichevron::gui {

qint64 WorkerClient::sendJob(Job job, const std::optional<core::OwnLaunch>& own) {
    if (state_ != WorkerState::Ready)
        return 0;
    resetRetries(); // the user wants a reply, however often the worker was restarted before
    const qint64 ticket = nextId_++;
    if (!own) {
        sendJobAs(ticket, job);
        setState(WorkerState::Busy);
        return ticket;
    }
    WaitingJob waiting{ticket, std::move(job), {own->module}, 0};
    if (own->traced)
        waiting.blobs.push_back(*own->traced);
    for (const auto& [path, blob] : own->files)
        waiting.blobs.push_back(blob);
    for (const auto& [name, blob] : own->expected)
        waiting.blobs.push_back(blob);
    waitingJob_ = std::move(waiting);
    setState(WorkerState::Busy);
    sendPiece(0);
    return ticket;
}

void WorkerClient::sendPiece(std::uint64_t first) {
    if (waitingJob_->blobs.empty()) {
        const WaitingJob waiting = *std::exchange(waitingJob_, std::nullopt);
        sendJobAs(waiting.ticket, waiting.job);
        return;
    }
    const core::DataBlob& blob = waitingJob_->blobs.back();
    const std::string_view bytes = *blob.bytes;
    waitingJob_->upload =
        send(RequestKind::Upload, core::protocol::method::upload,
             core::Json{{"blob", blob.id},
                        {"size", bytes.size()},
                        {"first", first},
                        {"bytes", core::toBase64(bytes.substr(static_cast<std::size_t>(first),
                                                              core::protocol::maxUploadBytes))}},
             timeouts_.margin);
}

void WorkerClient::onUploaded(qint64 id, const core::Json& result) {
    if (!waitingJob_ || waitingJob_->upload != id)
        return; // the job was cancelled
    const core::DataBlob& blob = waitingJob_->blobs.back();
    const auto received =
        core::JsonReader(result).at("received").integer<std::uint64_t>(1, blob.bytes->size());
    const bool isWhole = received == blob.bytes->size(); // also where the worker had it before
    if (isWhole)
        waitingJob_->blobs.pop_back();
    sendPiece(isWhole ? 0 : received);
}

std::optional<qint64> WorkerClient::takeWaitingJob(qint64 upload) {
    if (!waitingJob_ || waitingJob_->upload != upload)
        return std::nullopt;
    return std::exchange(waitingJob_, std::nullopt)->ticket;
}

} // namespace trichevron::gui
