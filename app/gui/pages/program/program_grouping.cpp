// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/pages/program/program_grouping.h"

#include "app/gui/pages/program/program_page.h"
#include "app/gui/text/pale_entries.h"
#include "app/gui/text/retranslate.h"

#include <QEvent>
#include <QStandardItemModel>

#include <algorithm>

namespace trichevron::gui {
namespace {

/// "by kernel"
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

QString withoutLaunches(core::ProgramGrouping by) {
    switch (by) {
    case core::ProgramGrouping::Stream:
        return ProgramPage::tr("The trace gives no streams.");
    case core::ProgramGrouping::Range:
        return ProgramPage::tr("No launch of this program is in an NVTX range.");
    case core::ProgramGrouping::Graph:
        return ProgramPage::tr("No launch of this program is in a graph.");
    default:
        return {};
    }
}

core::ProgramGrouping groupingAt(int entry) {
    return core::allProgramGroupings[static_cast<std::size_t>(std::max(0, entry))];
}

} // namespace

ProgramGroupingBox::ProgramGroupingBox(QWidget* parent) : QComboBox(parent) {
    setObjectName(QStringLiteral("programGroup"));
    for (std::size_t i = 0; i < core::allProgramGroupings.size(); ++i)
        addItem(QString());
    retranslate(this, [this] {
        setAccessibleName(ProgramPage::tr("Group the launches"));
        for (int i = 0; i < count(); ++i) {
            setItemText(i, groupingName(groupingAt(i)));
            if (!itemData(i, Qt::ToolTipRole).toString().isEmpty())
                setItemData(i, withoutLaunches(groupingAt(i)), Qt::ToolTipRole);
        }
    });
}

core::ProgramGrouping ProgramGroupingBox::grouping() const {
    return groupingAt(currentIndex());
}

void ProgramGroupingBox::setProgram(const core::Program& program, bool isPart) {
    auto& entries = static_cast<QStandardItemModel&>(*model());
    for (int i = 0; i < count(); ++i) {
        const bool isOffered = hasLaunchesIn(program, groupingAt(i));
        entries.item(i)->setEnabled(isOffered);
        setItemData(i, isOffered ? QString() : withoutLaunches(groupingAt(i)), Qt::ToolTipRole);
        if (!isOffered && !isPart && i == currentIndex())
            setCurrentIndex(0);
    }
    paleEntriesThatAreOff(*this);
}

void ProgramGroupingBox::changeEvent(QEvent* event) {
    QComboBox::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        paleEntriesThatAreOff(*this);
}

} // namespace trichevron::gui
