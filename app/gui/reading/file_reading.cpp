// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/reading/file_reading.h"

#include <QMetaObject>

#include <utility>

namespace trichevron::gui {
namespace {

constexpr int readingProgressMs = 100;

} // namespace

FileReading::FileReading(QObject* parent) : QObject(parent) {
    progress_.setInterval(readingProgressMs);
    connect(&progress_, &QTimer::timeout, this, [this] {
        if (current_)
            Q_EMIT progressed(current_->done, current_->total);
    });
}

FileReading::~FileReading() {
    if (current_)
        current_->cancelled = true;
    if (thread_.joinable())
        thread_.join();
}

void FileReading::start(std::function<Give(const core::ImportControl&, const GivePart&)> read) {
    cancel();
    if (thread_.joinable())
        thread_.join(); // it ends soon after it is cancelled
    auto work = std::make_shared<Work>();
    current_ = work;
    const auto reply = [this, work](Give give) {
        QMetaObject::invokeMethod(
            this,
            [this, work, give = std::move(give)] {
                if (current_ != work)
                    return; // cancelled since
                end();
                give();
                Q_EMIT ended();
            },
            Qt::QueuedConnection);
    };
    thread_ = std::thread([this, work, reply, read = std::move(read)] {
        core::ImportControl control;
        control.cancelled = &work->cancelled;
        control.progress = [&work](std::uint64_t done, std::uint64_t total) {
            work->done = done;
            work->total = total;
        };
        try {
            reply(read(control, [this, work](Give part) { givePart(work, std::move(part)); }));
        } catch (const core::ImportCancelled&) {
            // Whoever cancelled knows.
        } catch (const std::exception& error) {
            reply([this, problem = LaterText::of(error)] { Q_EMIT failed(problem); });
        }
    });
    progress_.start();
    Q_EMIT started();
}

void FileReading::givePart(const std::shared_ptr<Work>& work, Give part) {
    {
        const std::lock_guard lock(work->mutex);
        const bool isWaiting = work->part != nullptr;
        work->part = std::move(part);
        if (isWaiting)
            return;
    }
    QMetaObject::invokeMethod(
        this,
        [this, work] {
            Give last;
            {
                const std::lock_guard lock(work->mutex);
                last = std::exchange(work->part, nullptr);
            }
            if (current_ == work)
                last();
        },
        Qt::QueuedConnection);
}

void FileReading::cancel() {
    if (!current_)
        return;
    current_->cancelled = true;
    end();
    Q_EMIT ended();
}

void FileReading::end() {
    current_.reset();
    progress_.stop();
}

} // namespace trichevron::gui
