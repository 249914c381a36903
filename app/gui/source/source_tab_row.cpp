// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/source/source_tab_row.h"

#include "app/gui/layout/flow_layout.h"
#include "app/gui/source/source_editor.h"
#include "app/gui/text/retranslate.h"
#include "app/gui/theme/theme.h"

#include <QEvent>
#include <QLabel>
#include <QTabBar>

namespace trichevron::gui {
namespace {

constexpr int gapToKeys = 12;

} // namespace

SourceTabRow::SourceTabRow(QTabBar& tabs, SourceEditor& editor, QWidget* parent)
    : QWidget(parent), editor_(editor), keys_(new QLabel) {
    auto* flow = new FlowLayout(gapToKeys);
    setLayout(flow);
    flow->addWidget(&tabs);
    keys_->setObjectName(QStringLiteral("sourceKeys"));
    keys_->setProperty("role", "muted");
    keys_->setFont(textFont(0.92));
    flow->addStretching(keys_);
    editor_.installEventFilter(this);
    retranslate(this, [this] { keys_->setText(tr("Esc, then Tab leaves the text")); });
    showKeys();
}

bool SourceTabRow::eventFilter(QObject* object, QEvent* event) {
    if (object == &editor_ &&
        (event->type() == QEvent::ShowToParent || event->type() == QEvent::HideToParent ||
         event->type() == QEvent::ReadOnlyChange))
        showKeys();
    return QWidget::eventFilter(object, event);
}

void SourceTabRow::showKeys() {
    // Tab leaves a text that cannot be edited.
    keys_->setVisible(!editor_.isHidden() && !editor_.isReadOnly());
}

} // namespace trichevron::gui
