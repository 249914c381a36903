// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// How the launches of a program are put together in the table of page Program.
#pragma once

#include "core/program/program_groups.h"

#include <QComboBox>

namespace trichevron::gui {

/// Its entries are core::allProgramGroupings. Those without a launch in this program cannot be chosen.
class ProgramGroupingBox final : public QComboBox {
    Q_OBJECT

public:
    explicit ProgramGroupingBox(QWidget* parent = nullptr);

    core::ProgramGrouping grouping() const;
    /// Where the chosen one has no launch in the whole program, the first one is chosen; a part may get one
    /// yet.
    void setProgram(const core::Program& program, bool isPart);

protected:
    void changeEvent(QEvent* event) override;
};

} // namespace trichevron::gui
