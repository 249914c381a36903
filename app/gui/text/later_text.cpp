// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/text/later_text.h"

#include "core/errors/error_text.h"

namespace trichevron::gui {

LaterText::LaterText(core::Text text)
    : give_([text = std::move(text)] { return QString::fromStdString(text.text()); }) {}

LaterText LaterText::quoted(const QString& text) {
    return [text] { return text; };
}

LaterText LaterText::of(const std::exception& error) {
    return core::textOf(error);
}

} // namespace trichevron::gui
