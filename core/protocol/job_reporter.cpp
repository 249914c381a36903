// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/protocol/job_reporter.h"

#include "core/protocol/blob_store.h"
#include "core/text/base64.h"

#include <algorithm>

namespace trichevron::core::protocol {

void JobReporter::progress(std::uint64_t done, std::uint64_t total) {
    {
        const std::lock_guard lock(mutex_);
        done_ = done;
        total_ = total;
    }
    const Clock::time_point now = Clock::now();
    if (done != total && now - lastProgress_ < interval_)
        return;
    lastProgress_ = now;
    sendProgress();
}

void JobReporter::sendProgress() {
    Notification notification{std::string(method::progress), {{"id", id_}}};
    {
        const std::lock_guard lock(mutex_);
        notification.params["done"] = done_;
        notification.params["total"] = total_;
    }
    outbox_.send(toLine(notification));
}

void JobReporter::sendHeartbeat() {
    if (outbox_.isEmpty())
        sendProgress();
}

void JobReporter::samples(std::span<const double> microseconds) {
    unsent_.insert(unsent_.end(), microseconds.begin(), microseconds.end());
    const Clock::time_point now = Clock::now();
    if (unsent_.size() < maxPieceValues && now - lastSamples_ < interval_)
        return;
    lastSamples_ = now;
    sendSamples();
}

void JobReporter::sendSamples() {
    std::span<const double> rest(unsent_);
    while (!rest.empty()) {
        const auto piece = rest.first(std::min(rest.size(), maxPieceValues));
        outbox_.sendWithBackpressure(
            toLine(makePiece(id_, point_, column::samplesMicroseconds, sent_, piece)));
        sent_ += piece.size();
        rest = rest.subspan(piece.size());
    }
    unsent_.clear();
}

template <class Value>
void JobReporter::sendColumn(std::string_view name, const std::vector<Value>& values) {
    std::span<const Value> rest(values);
    for (std::size_t first = 0; !rest.empty(); first += maxPieceValues) {
        const auto piece = rest.first(std::min(rest.size(), maxPieceValues));
        outbox_.sendWithBackpressure(toLine(makePiece(id_, point_, name, first, piece)));
        rest = rest.subspan(piece.size());
    }
}

void JobReporter::sendRest(const Measurement& measurement) {
    const std::vector<double>& all = measurement.samplesMicroseconds;
    const std::size_t taken = sent_ + unsent_.size();
    if (taken < all.size())
        unsent_.insert(unsent_.end(), all.begin() + static_cast<std::ptrdiff_t>(taken), all.end());
    sendSamples();
    forEachColumn(measurement, [this](std::string_view name, const std::vector<double>& column) {
        if (name != column::samplesMicroseconds)
            sendColumn(name, column);
    });
}

void JobReporter::pointBegins(std::size_t point) {
    point_ = point;
    sent_ = 0;
    unsent_.clear();
}

void JobReporter::pointDone(std::size_t point, const SweepOutcome& outcome) {
    if (outcome.measurement)
        sendRest(*outcome.measurement);
    Notification notification{std::string(method::point), {{"id", id_}, {"point", point}}};
    notification.params["outcome"] = toJson(outcome);
    outbox_.sendWithBackpressure(toLine(notification));
}

void JobReporter::output(std::size_t argument, std::uint64_t firstByte, std::string_view bytes) {
    for (std::size_t at = 0; at < bytes.size(); at += maxUploadBytes) {
        Notification notification{std::string(method::output),
                                  {{"id", id_}, {"argument", argument}, {"first", firstByte + at}}};
        notification.params["bytes"] = toBase64(bytes.substr(at, maxUploadBytes));
        outbox_.sendWithBackpressure(toLine(notification));
    }
}

Json JobReporter::sendColumns(const Measurement& measurement) {
    sendRest(measurement);
    return headWithColumns(measurement);
}

Json JobReporter::sendColumns(const LaunchResult& result) {
    for (const ThreadColumn& column : result.threads)
        sendColumn(std::string(column::threadsPrefix) + column.name, column.values);
    return headWithColumns(result);
}

Json JobReporter::sendColumns(const BlockTrace& trace) {
    sendColumn(column::blockSm, trace.blockSm);
    sendColumn(column::beginNanoseconds, trace.beginNanoseconds);
    sendColumn(column::endNanoseconds, trace.endNanoseconds);
    return headWithColumns(trace);
}

} // namespace trichevron::core::protocol
