// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/hierarchy/hover_label.h"

#include "app/gui/text/retranslate.h"

#include <algorithm>

namespace trichevron::gui {

HoverLabel::HoverLabel(QWidget* parent) : QLabel(parent) {
    setObjectName(QStringLiteral("hoverLabel"));
    retranslate(this, [this] { setAccessibleName(tr("Box under the pointer")); });
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setTextFormat(Qt::RichText);
    setMargin(0);
    setColours(SceneColours::light());
    hide();
}

void HoverLabel::setColours(const SceneColours& colours) {
    setStyleSheet(
        QStringLiteral("QLabel { background: %1; color: %2; border: 1px solid %3; border-radius: 4px; "
                       "padding: 5px 8px; }")
            .arg(colours.surface.name(), colours.text.name(), colours.mutedText.name()));
}

void HoverLabel::showLines(const QStringList& lines, const QPoint& beside) {
    if (lines.isEmpty()) {
        hide();
        return;
    }
    QStringList html;
    for (const QString& line : lines)
        html << (html.isEmpty() ? QStringLiteral("<b>%1</b>") : QStringLiteral("%1"))
                    .arg(line.toHtmlEscaped());
    const QString text = QStringLiteral("<p style='white-space:pre'>") + html.join(QStringLiteral("<br>")) +
                         QStringLiteral("</p>");
    if (text != this->text()) {
        setText(text);
        setAccessibleDescription(lines.join(QStringLiteral("; ")));
        resize(sizeHint());
    }
    const QSize room = parentWidget()->size();
    constexpr int away = 16;
    QPoint at = beside + QPoint(away, away);
    if (at.x() + width() > room.width())
        at.setX(beside.x() - away - width());
    if (at.y() + height() > room.height())
        at.setY(beside.y() - away - height());
    at.setX(std::clamp(at.x(), 0, std::max(0, room.width() - width())));
    at.setY(std::clamp(at.y(), 0, std::max(0, room.height() - height())));
    move(at);
    show();
    raise();
}

} // namespace trichevron::gui
