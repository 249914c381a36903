// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// What the page Program keeps in a session file.
#pragma once

#include "app/gui/pages/program/program_findings.h"
#include "core/json/json_value.h"

#include <QString>

#include <optional>

namespace trichevron::gui {

struct ProgramPageState {
    QString file{};         ///< of the program; empty: none
    QString comparedWith{}; ///< the file of the other one; empty: none
    std::optional<int> view;
    std::optional<int> group;
    std::optional<QString> filter;
    SilencedFindings silenced{};

    /// What toJson() gave, maybe in another version: leaves out what it cannot read.
    static ProgramPageState from(const core::Json& json);
    core::Json toJson() const;
};

} // namespace trichevron::gui
