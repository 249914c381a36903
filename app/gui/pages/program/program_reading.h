// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Reads a trace and judges its launches in a thread, so that the window never waits.
#pragma once

#include "core/program/program_analysis.h"

#include <QObject>
#include <QString>
#include <QTimer>

#include <atomic>
#include <memory>
#include <thread>
#include <vector>

namespace trichevron::gui {

class ProgramReading : public QObject {
    Q_OBJECT

public:
    explicit ProgramReading(QObject* parent = nullptr);
    /// Cancels, and waits for the thread.
    ~ProgramReading() override;

    /// Cancels what is being read.
    void read(const QString& path, std::vector<core::DeviceProperties> catalogue);
    void cancel();
    bool isReading() const { return current_ != nullptr; }

Q_SIGNALS:
    /// Bytes; total is 0 where it is not known.
    void progressed(quint64 done, quint64 total);
    void finished(const std::shared_ptr<const trichevron::core::ProgramAnalysis>& analysis);
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
    void end();

    std::shared_ptr<Work> current_;
    std::thread thread_;
    QTimer progress_;
};

} // namespace trichevron::gui
