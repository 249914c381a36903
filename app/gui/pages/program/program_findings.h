// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// What was found in a program, or in one configuration of it. Each kind can be silenced, and shown again.
#pragma once

#include "core/program/program_analysis.h"

#include <QWidget>

#include <cstddef>
#include <optional>
#include <set>
#include <string>
#include <vector>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace trichevron::gui {

/// Ids of kinds of findings.
using SilencedFindings = std::set<std::string, std::less<>>;

class ProgramFindings final : public QWidget {
    Q_OBJECT

public:
    explicit ProgramFindings(QWidget* parent = nullptr);

    /// `analysis` is without the silenced findings. Without a configuration: those of the whole program.
    void show(const core::ProgramAnalysis& analysis, std::optional<std::uint32_t> configuration,
              const SilencedFindings& silenced);

Q_SIGNALS:
    /// A kind is no longer, or again wanted.
    void silenceChosen(const QString& kind, bool silence);
    /// The next show() shows more of them.
    void moreRequested();

private:
    void clear();
    void add(const core::ProgramAnalysis& analysis, const core::ProgramFinding& finding, bool namesKernel);
    void addSilenced(const std::string& kind);
    void addMore(std::size_t count);
    /// After a button was pressed: the one that is in its place now.
    void focusNext();
    /// With this name, in the order of their rows.
    std::vector<QPushButton*> shownButtons(const char* name) const;

    QLabel* heading_;
    QVBoxLayout* rows_;
    std::size_t most_;                   ///< shown at once
    std::optional<std::size_t> pressed_; ///< which of the buttons that silence
};

} // namespace trichevron::gui
