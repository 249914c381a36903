// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/source/latest_thread.h"

#include <QMetaObject>

#include <utility>

namespace trichevron::gui {

void LatestThread::Run::reply(std::function<void()> take) const {
    QMetaObject::invokeMethod(
        &owner_->context_,
        [owner = owner_, self = self_.lock(), take = std::move(take)] {
            if (owner->latest_ == self)
                take();
        },
        Qt::QueuedConnection);
}

LatestThread::~LatestThread() {
    cancel();
    for (const std::shared_ptr<Run>& run : runs_)
        run->thread_.join();
}

void LatestThread::start(std::function<void(const Run&)> work, std::function<void()> atEnd) {
    cancel();
    auto run = std::make_shared<Run>();
    run->owner_ = this;
    run->self_ = run;
    latest_ = run;
    runs_.push_back(run);
    run->thread_ = std::thread([this, run, work = std::move(work), atEnd = std::move(atEnd)] {
        work(*run);
        run->reply([this, atEnd] {
            latest_.reset();
            atEnd();
        });
        run->done_ = true;
    });
}

void LatestThread::cancel() {
    if (latest_)
        latest_->cancelled_ = true;
    latest_.reset();
    joinDone();
}

void LatestThread::joinDone() {
    std::erase_if(runs_, [](const std::shared_ptr<Run>& run) {
        if (!run->done_)
            return false;
        run->thread_.join();
        return true;
    });
}

} // namespace trichevron::gui
