// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/editors/kernel_residency.h"

#include "app/gui/text/retranslate.h"
#include "app/gui/text/text.h"
#include "app/gui/theme/theme.h"
#include "core/messages/occupancy_words.h"

#include <QStringList>

namespace trichevron::gui {

KernelResidency::KernelResidency(const LaunchSession& session, QWidget* parent)
    : Paragraph({}, parent), session_(session) {
    setObjectName(QStringLiteral("kernelResources"));
    setProperty("role", "muted");
    setFont(textFont(0.9));
    onChange(session_, SessionChange::Launch, this, &KernelResidency::refresh);
    retranslate(this, [this] { refresh(); });
}

void KernelResidency::refresh() {
    const QString words = sentences();
    if (text() != words)
        setText(words);
    setVisible(!words.isEmpty());
}

QString KernelResidency::sentences() const {
    const core::Evaluation* evaluation = session_.evaluation();
    if (evaluation == nullptr)
        return {};
    const core::DeviceProperties& device = *session_.state().device;
    QStringList lines;
    for (const std::string& sentence : {registerBoundText(session_.state().kernel->attributes, device),
                                        allocationText(evaluation->occupancy, device),
                                        allowedBlocksText(evaluation->occupancy), clustersText(*evaluation)})
        if (!sentence.empty())
            lines << gui::text(sentence);
    return lines.join(QLatin1Char('\n'));
}

} // namespace trichevron::gui
