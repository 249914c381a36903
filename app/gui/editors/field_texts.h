// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Texts of the fields of a launch, in the current language.
#pragma once

#include "core/launch/launch_config.h"
#include "core/messages/terms.h"
#include "core/rules/finding.h"

#include <QString>

class QWidget;

namespace trichevron::gui {

/// The texts of a row of three fields.
struct AxesTexts {
    QString name;
    QString unit;
    QString axis; ///< the pattern of the name of one axis
    core::Term term;
};

/// Of the row whose field of x this is: problem, grid, cluster or block. The grid counts blocks, or clusters
/// where the kernel declares it.
AxesTexts axesTexts(core::LaunchField first, const core::KernelAttributes& kernel);

QString streamText(core::StreamKind stream);

/// The sentence of the term explains the label, and the field in its help.
void explain(QWidget* label, QWidget* field, core::Term term);

} // namespace trichevron::gui
