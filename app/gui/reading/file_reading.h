// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Reads a file in a thread, so that the window never waits. Only the file asked for last counts.
#pragma once

#include "app/gui/text/later_text.h"
#include "core/import/import_source.h"

#include <QObject>
#include <QString>
#include <QTimer>

#include <atomic>
#include <functional>
#include <memory>
#include <mutex>
#include <thread>

namespace trichevron::gui {

class FileReading : public QObject {
    Q_OBJECT

public:
    /// Cancels, and waits for the thread.
    ~FileReading() override;

    void cancel();
    bool isReading() const { return current_ != nullptr; }

Q_SIGNALS:
    void started();
    /// Bytes; total is 0 where it is not known.
    void progressed(quint64 done, quint64 total);
    /// One sentence.
    void failed(const trichevron::gui::LaterText& problem);
    /// After what was read was given, failed or cancel().
    void ended();

protected:
    /// What gives the result, in the thread of the window.
    using Give = std::function<void()>;

    explicit FileReading(QObject* parent = nullptr);
    /// Has a part of the result given while the thread goes on. Where several wait, the last one is.
    using GivePart = std::function<void(Give)>;
    /// Cancels what is being read. Calls `read` in a thread, which may throw, and what it returns after it.
    void start(std::function<Give(const core::ImportControl&, const GivePart&)> read);

private:
    /// Shared with the thread.
    struct Work {
        std::atomic<bool> cancelled = false;
        std::atomic<std::uint64_t> done = 0;
        std::atomic<std::uint64_t> total = 0;
        std::mutex mutex;
        Give part; ///< that waits for the thread of the window; under the mutex
    };
    void givePart(const std::shared_ptr<Work>& work, Give part);
    void end();

    std::shared_ptr<Work> current_;
    std::thread thread_;
    QTimer progress_;
};

} // namespace trichevron::gui
