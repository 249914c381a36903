// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/source/source_messages.h"

#include "app/gui/theme/theme.h"

#include <QEvent>

namespace trichevron::gui {
namespace {

constexpr int messageLineRole = Qt::UserRole;
constexpr int messageErrorRole = Qt::UserRole + 1;

} // namespace

SourceMessages::SourceMessages(QWidget* parent) : QListWidget(parent) {
    setObjectName(QStringLiteral("sourceMessages"));
    setFont(textFont(0.92));
    setWordWrap(true);
    setTextElideMode(Qt::ElideNone);
    const auto choose = [this](QListWidgetItem* item) {
        Q_EMIT lineChosen(item->data(messageLineRole).toInt());
    };
    connect(this, &QListWidget::itemActivated, this, choose);
    connect(this, &QListWidget::itemClicked, this, choose);
}

void SourceMessages::addMessage(const QString& message, int line, bool isError) {
    auto* item = new QListWidgetItem(message, this);
    item->setData(messageLineRole, line);
    item->setData(messageErrorRole, isError);
    if (isError)
        item->setForeground(currentTheme().alarmText);
}

void SourceMessages::colour() {
    for (int row = 0; row < count(); ++row)
        if (item(row)->data(messageErrorRole).toBool())
            item(row)->setForeground(currentTheme().alarmText);
}

void SourceMessages::changeEvent(QEvent* event) {
    QListWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        colour();
}

} // namespace trichevron::gui
