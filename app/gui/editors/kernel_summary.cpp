// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/editors/kernel_summary.h"

#include "app/gui/text/retranslate.h"
#include "app/gui/text/text.h"
#include "app/gui/theme/theme.h"
#include "core/demo/demo_text.h"

namespace trichevron::gui {

KernelSummary::KernelSummary(const LaunchSession& session, QWidget* parent)
    : Paragraph({}, parent), session_(session) {
    setObjectName(QStringLiteral("kernelSummary"));
    setFont(textFont(0.92));
    onChange(session_, SessionChange::Launch, this, &KernelSummary::refresh);
    retranslate(this, [this] { refresh(); });
}

void KernelSummary::refresh() {
    const QString summary = gui::text(summaryFor(*session_.state().kernel));
    if (text() == summary)
        return;
    setText(summary);
    setVisible(!summary.isEmpty());
}

} // namespace trichevron::gui
