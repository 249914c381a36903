// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Reads the kernels of a file or of a text in a thread.
#pragma once

#include "app/gui/reading/file_reading.h"
#include "core/inspect/kernel_file.h"

#include <functional>
#include <memory>

namespace trichevron::gui {

class KernelFileReading : public FileReading {
    Q_OBJECT

public:
    explicit KernelFileReading(QObject* parent = nullptr) : FileReading(parent) {}

    /// Each cancels what is being read.
    void readFile(const QString& path);
    void readText(const QString& text, const QString& place);

Q_SIGNALS:
    void finished(const std::shared_ptr<trichevron::core::KernelFile>& file);

private:
    void startWith(std::function<core::KernelFile(const core::KernelReading&)> read);
};

} // namespace trichevron::gui
