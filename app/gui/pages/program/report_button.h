// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// A button that saves a report of a program, to attach to an issue: one HTML file, or Markdown.
#pragma once

#include "core/program/program_analysis.h"

#include <QPushButton>
#include <QString>

#include <memory>

namespace trichevron::gui {

class UserMessages;

class ReportButton final : public QPushButton {
    Q_OBJECT

public:
    explicit ReportButton(UserMessages& messages, QWidget* parent = nullptr);

    /// Null hides the button.
    void setProgram(std::shared_ptr<const core::ProgramAnalysis> program);
    /// HTML or Markdown, by the ending of the name; HTML where it has none. Says where it is, or why it could
    /// not be written.
    void save(const QString& path);

private:
    void ask();

    UserMessages& messages_;
    std::shared_ptr<const core::ProgramAnalysis> program_;
};

} // namespace trichevron::gui
