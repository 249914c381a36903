// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/results/log_page.h"

#include "app/gui/text/retranslate.h"

namespace trichevron::gui {

LogPage::LogPage(const MessageLog& log, QWidget* parent) : ReadOnlyText(parent) {
    setLineWrapMode(QPlainTextEdit::WidgetWidth);
    setMaximumBlockCount(MessageLog::maxLines);
    retranslate(this, [this] {
        setAccessibleName(tr("Worker log"));
        setPlaceholderText(tr("The worker log is empty."));
    });
    for (const QString& line : log.lines())
        appendPlainText(line);
    connect(&log, &MessageLog::lineAdded, this, &QPlainTextEdit::appendPlainText);
}

} // namespace trichevron::gui
