// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/pages/program/program_tabs.h"

#include "app/gui/pages/program/program_page.h"
#include "app/gui/text/retranslate.h"

#include <QToolButton>

namespace trichevron::gui {

ProgramTabs::ProgramTabs(QWidget* parent) : QTabBar(parent) {
    setObjectName(QStringLiteral("programViews"));
    setDrawBase(false);
    setExpanding(false);
    for (int i = Launches; i <= Comparison; ++i)
        addTab(QString());
    retranslate(this, [this] { setTexts(); });
}

void ProgramTabs::setTexts() {
    setAccessibleName(ProgramPage::tr("Views of the program"));
    setTabText(Launches, ProgramPage::tr("Launches"));
    setTabText(AllDevices, ProgramPage::tr("All devices"));
    setTabText(Comparison, ProgramPage::tr("Comparison"));
    // Qt names these buttons only once.
    if (auto* left = findChild<QToolButton*>(QStringLiteral("ScrollLeftButton")))
        left->setAccessibleName(QTabBar::tr("Scroll Left"));
    if (auto* right = findChild<QToolButton*>(QStringLiteral("ScrollRightButton")))
        right->setAccessibleName(QTabBar::tr("Scroll Right"));
}

} // namespace trichevron::gui
