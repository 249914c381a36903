// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/results/results_bar.h"

#include "app/gui/results/result_tabs.h"
#include "app/gui/text/retranslate.h"

#include <QHBoxLayout>
#include <QMenu>
#include <QToolButton>

namespace trichevron::gui {

ResultsBar::ResultsBar(ResultTabs& tabs, QAction& enlarge, QWidget* parent)
    : QFrame(parent), tabs_(tabs), enlarge_(new QToolButton), listButton_(new QToolButton),
      list_(new QMenu(listButton_)) {
    setObjectName(QStringLiteral("resultsBar"));
    listButton_->setObjectName(QStringLiteral("resultListButton"));
    listButton_->setText(QStringLiteral("»"));
    listButton_->setPopupMode(QToolButton::InstantPopup);
    listButton_->setMenu(list_);
    list_->setObjectName(QStringLiteral("resultList"));
    enlarge_->setObjectName(QStringLiteral("enlargeButton"));
    enlarge_->setDefaultAction(&enlarge);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(6, 0, 6, 0);
    row->addWidget(&tabs_);
    row->addWidget(listButton_);
    row->addStretch(1);
    row->addWidget(enlarge_);
    listButton_->hide();
    connect(&tabs_, &ResultTabs::laidOut, this, &ResultsBar::updateListButton);
    connect(list_, &QMenu::aboutToShow, this, &ResultsBar::fillList);
    retranslate(this, [this] {
        enlarge_->setAccessibleName(tr("Enlarge the results"));
        listButton_->setAccessibleName(tr("All results"));
        listButton_->setToolTip(tr("All results, also those whose tabs have no room"));
        list_->setAccessibleName(tr("All results"));
    });
}

void ResultsBar::resizeEvent(QResizeEvent* event) {
    QFrame::resizeEvent(event);
    updateListButton();
}

void ResultsBar::updateListButton() {
    const QMargins margins = layout()->contentsMargins();
    const int room =
        width() - margins.left() - margins.right() - enlarge_->sizeHint().width() - layout()->spacing();
    listButton_->setVisible(tabs_.wholeWidth() > room);
}

void ResultsBar::fillList() {
    list_->clear();
    for (int i = 0; i < tabs_.count(); ++i) {
        if (!tabs_.isTabVisible(i))
            continue;
        // Text alone: the keys are those of the menu View, and a shortcut of this entry would be a second
        // one.
        const QString keys = tabs_.tabData(i).toString();
        QAction* entry =
            list_->addAction(keys.isEmpty() ? tabs_.tabText(i) : tabs_.tabText(i) + QLatin1Char('\t') + keys);
        entry->setCheckable(true);
        entry->setChecked(i == tabs_.currentIndex());
        connect(entry, &QAction::triggered, this, [this, i] { tabs_.setCurrentIndex(i); });
    }
}

} // namespace trichevron::gui
