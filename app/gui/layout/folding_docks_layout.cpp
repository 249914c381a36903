// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// How the layout of the docks is kept and restored.
#include "app/gui/layout/folding_docks.h"

#include <QDataStream>
#include <QDockWidget>
#include <QIODevice>
#include <QLayout>
#include <QScopedValueRollback>

#include <utility>

namespace trichevron::gui {
namespace {

/// Begins a layout with a size; a state of QMainWindow begins otherwise.
constexpr quint32 layoutMark = 0x54524C31;

} // namespace

QByteArray FoldingDocks::saveLayout(int version) {
    const QScopedValueRollback<bool> applying(isApplying_, true);
    closeOpen();
    for (const auto& panel : panels_)
        if (panel->folded)
            panel->dock->show();
    QByteArray state = docks_->saveState(version);
    for (const auto& panel : panels_)
        if (panel->folded)
            panel->dock->hide();
    QByteArray layout;
    QDataStream(&layout, QIODevice::WriteOnly) << layoutMark << size() << state;
    return layout;
}

bool FoldingDocks::restoreLayout(const QByteArray& layout, int version) {
    awaited_.reset();
    quint32 mark = 0;
    QSize savedSize;
    QByteArray state;
    QDataStream(layout) >> mark >> savedSize >> state;
    if (mark != layoutMark)
        return restoreState(layout, version);
    if (!restoreState(state, version))
        return false;
    if (size() != savedSize)
        awaited_ = {savedSize, state, version};
    return true;
}

void FoldingDocks::restoreAwaited() {
    if (!awaited_ || awaited_->size != size() || isViewOnly_)
        return;
    const Awaited awaited = *std::exchange(awaited_, std::nullopt);
    layout()->activate();
    restoreState(awaited.state, awaited.version);
}

bool FoldingDocks::restoreState(const QByteArray& state, int version) {
    bool isRestored = false;
    {
        const QScopedValueRollback<bool> applying(isApplying_, true);
        for (const auto& panel : panels_)
            if (panel->folded)
                setFolded(*panel, false);
        isRestored = docks_->restoreState(state, version);
    }
    fit();
    return isRestored;
}

} // namespace trichevron::gui
