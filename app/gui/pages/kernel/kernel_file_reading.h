// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Reads the kernels of a file or of a text in a thread, so that the window never waits.
#pragma once

#include "core/inspect/kernel_file.h"

#include <QObject>
#include <QString>
#include <QTimer>

#include <atomic>
#include <memory>
#include <string>
#include <thread>

namespace trichevron::gui {

class KernelFileReading : public QObject {
    Q_OBJECT

public:
    explicit KernelFileReading(QObject* parent = nullptr);
    /// Cancels, and waits for the thread.
    ~KernelFileReading() override;

    /// Cancels what is being read.
    void readFile(const QString& path);
    void readText(const QString& text, const QString& place);
    void cancel();
    bool isReading() const { return current_ != nullptr; }

Q_SIGNALS:
    /// Bytes; total is 0 where it is not known.
    void progressed(quint64 done, quint64 total);
    void finished(const std::shared_ptr<trichevron::core::KernelFile>& file);
    /// One sentence.
    void failed(const QString& problem);
    /// After finished, failed or cancel().
    void ended();

private:
    /// Shared with the thread, which may outlive the reading.
    struct Work {
        std::atomic<bool> cancelled = false;
        std::atomic<std::uint64_t> done = 0;
        std::atomic<std::uint64_t> total = 0;
    };
    template <class Read>
    void start(Read read);
    void end();

    std::shared_ptr<Work> current_;
    std::thread thread_;
    QTimer progress_;
};

} // namespace trichevron::gui
