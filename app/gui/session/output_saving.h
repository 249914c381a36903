// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Writes what an output of the user's kernel holds after a launch to a file. The file appears, or is
/// replaced, when all of it is written.
#pragma once

#include "core/catalogue/message.h"
#include "core/json/atomic_file.h"

#include <QByteArray>
#include <QString>

#include <functional>
#include <optional>

namespace trichevron::gui {

/// An output of a launch, and where it goes.
struct SavedOutput {
    std::size_t argument = 0; ///< its place among the arguments
    QString path;
};

class OutputSaving {
public:
    explicit OutputSaving(const SavedOutput& output);

    /// The next bytes of an argument. A piece that begins at 0 is that of another launch.
    void take(quint64 argument, quint64 firstByte, const QByteArray& bytes);
    /// Writes the file; returns one sentence that says where it is or why it is not.
    QString finish();

private:
    /// Remembers why the file cannot be written; nothing is written after that.
    void attempt(const std::function<void()>& write);

    SavedOutput output_;
    std::optional<core::AtomicFile> file_;
    quint64 written_ = 0;
    core::Text problem_; ///< of the file; empty: none
};

} // namespace trichevron::gui
