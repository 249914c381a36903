// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/notice/report_saved.h"

#include "app/gui/files/file_texts.h"
#include "app/gui/main_window/status_line.h"
#include "app/gui/text/fill.h"

#include <QDir>
#include <QFileInfo>
#include <QWidget>

namespace trichevron::gui {

namespace {

void showSaved(const QWidget& widget, const QString& sentence, const QString& details) {
    // A dialog has no status line; the window that it belongs to has.
    for (const QWidget* window = widget.window(); window != nullptr;
         window = window->parentWidget() == nullptr ? nullptr : window->parentWidget()->window())
        if (auto* line = window->findChild<StatusLine*>()) {
            line->showNotice(sentence, details);
            return;
        }
}

} // namespace

QString savedText(const QString& file) {
    return fill(FileTexts::tr("Saved “{file}”."), {{"file", QFileInfo(file).fileName()}});
}

void reportSaved(const QWidget& widget, const QString& sentence) {
    showSaved(widget, sentence, {});
}

void reportSavedFile(const QWidget& widget, const QString& file, const QString& note) {
    const QString sentence = savedText(file);
    showSaved(widget, note.isEmpty() ? sentence : sentence + QLatin1Char(' ') + note,
              QDir::toNativeSeparators(QFileInfo(file).absoluteFilePath()));
}

} // namespace trichevron::gui
