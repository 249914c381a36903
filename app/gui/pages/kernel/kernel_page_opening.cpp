// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the page opens: a source, or the kernels of a file or a text.
#include "app/gui/files/file_questions.h"
#include "app/gui/files/session_file_controller.h"
#include "app/gui/pages/kernel/kernel_list.h"
#include "app/gui/pages/kernel/kernel_page.h"
#include "app/gui/pages/problem_line.h"
#include "app/gui/source/source_pane.h"
#include "app/gui/text/fill.h"
#include "app/gui/text/text.h"
#include "core/code/example_kernel.h"
#include "core/compile/source_code.h"
#include "core/errors/input_error.h"
#include "core/import/import_source.h"

#include <QApplication>
#include <QClipboard>
#include <QDateTime>
#include <QMimeData>
#include <QUrl>

#include <utility>

namespace trichevron::gui {
namespace {

std::string dateOfNow() {
    return QDateTime::currentDateTimeUtc().toString(Qt::ISODate).toStdString();
}

} // namespace

void KernelPage::openFileDialog() {
    const QString path = askWhatToOpen(this, tr("Open kernels"));
    if (!path.isEmpty())
        openFile(path);
}

bool KernelPage::openSource(const std::function<void()>& open) {
    problem_->end();
    reading_.cancel();
    try {
        open();
    } catch (const core::InputError& error) {
        problem_->showPassing(error.text());
        return false;
    }
    return true;
}

void KernelPage::openSourceToEdit(const std::function<void()>& open) {
    if (openSource(open))
        sourcePane_->showEditor();
}

void KernelPage::newSource() {
    if (mayBecomeUsers())
        openSourceToEdit([this] { openSource_.openText(text(core::exampleKernel)); });
}

void KernelPage::openFile(const QString& path) {
    if (!mayBecomeUsers())
        return;
    try {
        core::ImportSource file(path.toStdString());
        if (core::isSourceCode(path.toStdString(), std::string(file.head()))) {
            openSourceToEdit([this, &path] {
                openSource_.openFile(path);
                context_.files().recent().add(path);
            });
            return;
        }
    } catch (const core::InputError&) {
        // Whoever reads its kernels says it.
    }
    readKernels(NamedFile::at(path), dateOfNow());
}

void KernelPage::readKernels(const NamedFile& file, const std::string& date) {
    origin_ = {core::OwnKernel::Origin::File, file.path.toStdString(), date, {}};
    readFile_ = file;
    problem_->end();
    reading_.readFile(file.path);
}

void KernelPage::openText(const QString& words) {
    if (!mayBecomeUsers())
        return;
    if (core::isSourceCode({}, words.toStdString())) {
        openSourceToEdit([this, &words] { openSource_.openText(words); });
        return;
    }
    origin_ = {core::OwnKernel::Origin::Pasted, {}, dateOfNow(), {}};
    readFile_ = {};
    problem_->end();
    reading_.readText(words, tr("pasted text"));
}

void KernelPage::paste() {
    const QMimeData* copied = QApplication::clipboard()->mimeData();
    if (copied != nullptr && copied->hasUrls() && copied->urls().front().isLocalFile())
        openFile(copied->urls().front().toLocalFile());
    else if (copied != nullptr && !copied->text().trimmed().isEmpty())
        openText(copied->text());
    else
        problem_->showPassing([] {
            return tr("The clipboard has no text; copy CUDA source or the output of a compiler first.");
        });
}

void KernelPage::onRead(const std::shared_ptr<core::KernelFile>& file) {
    if (file->problemCount > 0)
        problem_->showLasting(
            [count = file->problemCount, reason = file->problems.front()] {
                return fill(tr("{count, plural, one {# part} other {# parts}} of the file cannot be read: "
                               "{reason}"),
                            {{"count", count}, {"reason", text(reason.text())}});
            },
            [problems = file->problems] {
                QStringList lines;
                for (const core::Text& problem : problems)
                    lines << text(problem.text());
                return lines.join(QLatin1Char('\n'));
            });
    if (file->notCompiled)
        problem_->showLasting([why = *file->notCompiled] { return text(why.text()); });
    // Of the same file again, what was looked for in it stays.
    const core::OwnKernel* chosen = openSource_.isOpen() ? nullptr : list_->current();
    const bool isSame = chosen != nullptr && !origin_.file.empty() && chosen->file == origin_.file;
    const QString filter = isSame ? list_->filter() : QString();
    openSource_.close();
    showKernels(groupedByName(std::move(file->kernels), origin_), readFile_,
                isSame ? idOf(*chosen) : std::string());
    list_->setFilter(filter);
    if (!readFile_.path.isEmpty())
        context_.files().recent().add(readFile_.path);
}

} // namespace trichevron::gui
