// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// What is said of a session that the program kept: after a crash, or of the last time it ran.
#pragma once

#include "app/gui/reading/file_reading.h"
#include "core/demo/kernel_info.h"
#include "core/launch/launch_config.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QString>

#include <cstddef>
#include <optional>

namespace trichevron::gui {

class KeptSession {
    Q_DECLARE_TR_FUNCTIONS(KeptSession)

public:
    /// Of this copy, or of a file that text() names. What cannot be read is named by its time alone. A
    /// megabyte takes about 34 ms.
    explicit KeptSession(const QString& copy, const QString& fileName = {});

    bool isReadable() const { return kernel_.has_value(); }
    /// Whether to restore it after a crash: when it was kept, with which launch, and how many older ones are
    /// offered after it.
    QString question(std::size_t olderCopies) const;
    /// "“Matrix addition” <<<63 × 63, 16 × 16>>>, 2026-11-27 14:03"
    QString text() const;

private:
    QString date() const;
    QString time() const;
    /// And the trace that was open, and the edits of a source, which are more work than the launch.
    QString launch() const;

    QString fileName_; ///< empty: of no file
    QDateTime kept_;
    std::optional<core::KernelInfo> kernel_;
    core::LaunchConfig config_;
    std::optional<QString> fileOfEdits_; ///< empty: of none
    QString trace_;                      ///< the file of the program; empty: none
};

/// Reads a copy in a thread, so that a large one does not delay the window.
class KeptSessionReading : public FileReading {
    Q_OBJECT

public:
    explicit KeptSessionReading(QObject* parent = nullptr) : FileReading(parent) {}

    void start(const QString& copy, const QString& fileName = {});

Q_SIGNALS:
    void finished(const trichevron::gui::KeptSession& session);
};

} // namespace trichevron::gui
