// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/text/tool_tip.h"

#include <QTextDocument>

namespace trichevron::gui {

QString toolTipText(const QString& plain) {
    if (!Qt::mightBeRichText(plain))
        return plain;
    return QStringLiteral("<span>%1</span>")
        .arg(plain.toHtmlEscaped().replace(QLatin1Char('\n'), QStringLiteral("<br>")));
}

} // namespace trichevron::gui
