// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Reads a trace and judges its launches in a thread.
#pragma once

#include "app/gui/reading/file_reading.h"
#include "core/capture/capture_parts.h"
#include "core/program/program_analysis.h"

#include <atomic>
#include <chrono>
#include <memory>
#include <vector>

namespace trichevron::gui {

/// A program, judged and asked of every device.
struct ReadProgram {
    std::vector<core::DeviceProperties> catalogue;
    std::shared_ptr<const core::ProgramAnalysis> analysis; ///< with every finding
    std::vector<core::DeviceAnswer> answers; ///< by device of the catalogue, which they point to
};

class ProgramReading : public FileReading {
    Q_OBJECT

public:
    explicit ProgramReading(QObject* parent = nullptr) : FileReading(parent) {}

    /// Cancels what is being read.
    void read(const QString& path, std::vector<core::DeviceProperties> catalogue);
    /// Reads a capture of a program of this machine (`runsHere`) or another one while it is written. When
    /// `hasEnded` is set, joins its parts, and reads it as a whole.
    void follow(std::shared_ptr<const core::CaptureParts> parts, bool runsHere,
                std::vector<core::DeviceProperties> catalogue,
                std::shared_ptr<const std::atomic<bool>> hasEnded);
    /// The least time before a part of a program is given, and between two.
    void setPartPause(std::chrono::milliseconds pause) { partPause_ = pause; }

Q_SIGNALS:
    /// What was read so far of a large file.
    void partRead(const std::shared_ptr<const trichevron::gui::ReadProgram>& program);
    /// What goes wrong in a program that is followed, in one sentence.
    void noticed(const trichevron::gui::LaterText& problem);
    void finished(const std::shared_ptr<const trichevron::gui::ReadProgram>& program);

private:
    std::chrono::milliseconds partPause_ = core::ImportControl().snapshotPause;
};

} // namespace trichevron::gui
