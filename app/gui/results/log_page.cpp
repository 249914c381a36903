// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/results/log_page.h"

#include "app/gui/text/retranslate.h"

namespace trichevron::gui {
namespace {

constexpr int maxLogLines = 2000;

} // namespace

LogPage::LogPage(const UserMessages& messages, QWidget* parent) : ReadOnlyText(parent) {
    setLineWrapMode(QPlainTextEdit::WidgetWidth);
    setMaximumBlockCount(maxLogLines);
    retranslate(this, [this] {
        setAccessibleName(tr("Worker log"));
        setPlaceholderText(tr("The worker log is empty."));
    });
    connect(&messages, &UserMessages::logged, &throttle_, &LogThrottle::add);
    connect(&messages, &UserMessages::reported, &throttle_, &LogThrottle::add);
    connect(&throttle_, &LogThrottle::lineReady, this, &QPlainTextEdit::appendPlainText);
}

} // namespace trichevron::gui
