// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/layout/paragraph.h"

namespace trichevron::gui {

Paragraph::Paragraph(const QString& words, QWidget* parent) : QLabel(words, parent) {
    setWordWrap(true);
    setTextInteractionFlags(Qt::TextSelectableByMouse);
    QSizePolicy policy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

QSize Paragraph::sizeHint() const {
    return minimumSizeHint(); // heightForWidth() says the rest
}

QSize Paragraph::minimumSizeHint() const {
    return {0, fontMetrics().height()};
}

int Paragraph::heightForWidth(int width) const {
    const bool isKnown = measured_.words == text() && measured_.font == font() &&
                         measured_.margins == contentsMargins() && measured_.indent == indent();
    if (!isKnown)
        measured_ = {text(), font(), contentsMargins(), indent(), {}};
    const auto known = measured_.heights.constFind(width);
    if (known != measured_.heights.constEnd())
        return *known;
    const int height = QLabel::heightForWidth(width);
    measured_.heights.insert(width, height);
    return height;
}

} // namespace trichevron::gui
