// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/pages/program/report_button.h"

#include "app/gui/files/file_endings.h"
#include "app/gui/files/file_questions.h"
#include "app/gui/session/user_messages.h"
#include "app/gui/text/fill.h"
#include "app/gui/text/retranslate.h"
#include "app/gui/text/text.h"
#include "core/errors/error_text.h"
#include "core/json/file_io.h"
#include "core/program/program_report.h"

namespace trichevron::gui {
namespace {

QStringList htmlEndings() {
    return {QStringLiteral("html"), QStringLiteral("htm")};
}

/// Markdown is plain text.
QStringList markdownEndings() {
    return {QStringLiteral("md"), QStringLiteral("markdown"), QStringLiteral("txt")};
}

} // namespace

ReportButton::ReportButton(UserMessages& messages, QWidget* parent)
    : QPushButton(parent), messages_(messages) {
    setObjectName(QStringLiteral("programReport"));
    connect(this, &QPushButton::clicked, this, &ReportButton::ask);
    retranslate(this, [this] {
        setText(tr("Report…"));
        setToolTip(tr("Saves what this page shows of the program as one HTML file that loads nothing, or as "
                      "Markdown."));
    });
    hide();
}

void ReportButton::setProgram(std::shared_ptr<const core::ProgramAnalysis> program) {
    program_ = std::move(program);
    setVisible(program_ != nullptr);
}

void ReportButton::ask() {
    const QString path =
        askWhereToSave(this, tr("Save a report"), QStringLiteral("report.html"),
                       QStringLiteral("HTML (*.html *.htm);;Markdown (*.md *.markdown *.txt)"));
    if (!path.isEmpty())
        save(path);
}

void ReportButton::save(const QString& path) {
    if (!program_)
        return;
    try {
        const QString file = withEnding(path, htmlEndings() + markdownEndings());
        core::writeFileAtomically(file.toStdString(), hasEnding(file, htmlEndings())
                                                          ? core::htmlReport(*program_)
                                                          : core::markdownReport(*program_));
        rememberFolderOf(file);
        messages_.report(fill(tr("Report saved to {file}"), {{"file", file}}));
    } catch (const std::exception& error) {
        messages_.report(gui::text(core::textOf(error).text()));
    }
}

} // namespace trichevron::gui
