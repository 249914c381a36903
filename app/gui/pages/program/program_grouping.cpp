// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/pages/program/program_grouping.h"

#include "app/gui/pages/program/program_page.h"

namespace trichevron::gui {

QString groupingName(core::ProgramGrouping by) {
    switch (by) {
    case core::ProgramGrouping::Configuration:
        return ProgramPage::tr("by configuration");
    case core::ProgramGrouping::Kernel:
        return ProgramPage::tr("by kernel");
    case core::ProgramGrouping::Stream:
        return ProgramPage::tr("by stream");
    case core::ProgramGrouping::Range:
        return ProgramPage::tr("by NVTX range");
    case core::ProgramGrouping::Graph:
        return ProgramPage::tr("by graph");
    }
    return {};
}

} // namespace trichevron::gui
