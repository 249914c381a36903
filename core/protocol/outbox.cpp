// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/protocol/outbox.h"

#include <utility>

namespace trichevron::core::protocol {

Outbox::Outbox(Transport& transport, std::function<void()> lost)
    : transport_(transport), lost_(std::move(lost)), thread_([this] { write(); }) {}

Outbox::~Outbox() {
    close();
    thread_.join();
}

void Outbox::send(std::string line) {
    {
        const std::lock_guard lock(mutex_);
        if (closed_)
            return;
        bytes_ += line.size();
        lines_.push_back(std::move(line));
        changed_.notify_all();
        if (bytes_ <= maxBytes)
            return;
        closed_ = true;
    }
    lost_();
}

void Outbox::sendWithBackpressure(std::string line) {
    {
        std::unique_lock lock(mutex_);
        changed_.wait(lock, [this] { return closed_ || bytes_ <= backpressureBytes; });
    }
    send(std::move(line));
}

bool Outbox::isEmpty() {
    const std::lock_guard lock(mutex_);
    return bytes_ == 0;
}

bool Outbox::flush(std::chrono::milliseconds timeout) {
    std::unique_lock lock(mutex_);
    return changed_.wait_for(lock, timeout, [this] { return closed_ || bytes_ == 0; }) && bytes_ == 0;
}

void Outbox::close() {
    const std::lock_guard lock(mutex_);
    closed_ = true;
    changed_.notify_all();
}

void Outbox::write() {
    std::unique_lock lock(mutex_);
    while (true) {
        changed_.wait(lock, [this] { return closed_ || !lines_.empty(); });
        if (closed_)
            return;
        const std::string line = std::move(lines_.front());
        lines_.pop_front();
        lock.unlock();
        const bool written = transport_.writeLine(line);
        lock.lock();
        bytes_ -= line.size();
        if (!written && !closed_) {
            closed_ = true;
            lock.unlock();
            lost_();
            lock.lock();
        }
        changed_.notify_all();
    }
}

} // namespace trichevron::core::protocol
