// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/pages/kernel/kernel_opening.h"

#include "app/gui/files/recent_files.h"
#include "app/gui/pages/kernel/kernel_list.h"
#include "app/gui/pages/kernel/kernel_page.h"
#include "app/gui/pages/unread_file_row.h"
#include "app/gui/source/open_source.h"
#include "app/gui/text/fill.h"
#include "app/gui/text/text.h"
#include "core/code/example_kernel.h"
#include "core/compile/source_code.h"
#include "core/errors/input_error.h"
#include "core/import/import_source.h"
#include "core/json/json_reader.h"

#include <QDateTime>

#include <utility>

namespace trichevron::gui {
namespace {

std::string dateOfNow() {
    return QDateTime::currentDateTimeUtc().toString(Qt::ISODate).toStdString();
}

} // namespace

KernelOpening::KernelOpening(OpenSource& source, std::function<RecentFiles&()> recent)
    : source_(source), recent_(std::move(recent)) {
    connect(&reading_, &KernelFileReading::finished, this, &KernelOpening::onRead);
    connect(&reading_, &KernelFileReading::failed, this, &KernelOpening::failed);
}

bool KernelOpening::openSource(const std::function<void()>& open) {
    Q_EMIT began();
    reading_.cancel();
    try {
        open();
    } catch (const core::InputError& error) {
        Q_EMIT failed(error.text());
        return false;
    }
    return true;
}

void KernelOpening::openUsersSource(const std::function<void()>& open) {
    if (openSource(open))
        Q_EMIT sourceOpened();
}

void KernelOpening::openExample() {
    openUsersSource([this] { source_.openText(text(core::exampleKernel)); });
}

void KernelOpening::openFile(const QString& path) {
    try {
        core::ImportSource file(path.toStdString());
        if (core::isSourceCode(path.toStdString(), std::string(file.head()))) {
            openUsersSource([this, &path] {
                source_.openFile(path);
                recent_().add(path);
            });
            return;
        }
    } catch (const core::InputError&) {
        // Whoever reads its kernels says it.
    }
    readAgain(NamedFile::at(path), dateOfNow());
}

void KernelOpening::readAgain(const NamedFile& file, const std::string& date) {
    origin_ = {core::OwnKernel::Origin::File, file.path.toStdString(), date, {}};
    readFile_ = file;
    Q_EMIT began();
    reading_.readFile(file.path);
}

void KernelOpening::openText(const QString& words) {
    if (core::isSourceCode({}, words.toStdString())) {
        openUsersSource([this, &words] { source_.openText(words); });
        return;
    }
    origin_ = {core::OwnKernel::Origin::Pasted, {}, dateOfNow(), {}};
    readFile_ = {};
    Q_EMIT began();
    reading_.readText(words, KernelPage::tr("pasted text"));
}

bool KernelOpening::restoreSource(const core::Json& source) {
    return openSource([&] { source_.setState(core::JsonReader(source)); });
}

QString KernelOpening::unreadFileOf(const core::Json& source) const {
    try {
        const QString path = OpenSource::fileToReadIn(core::JsonReader(source));
        const bool mayRead = path.isEmpty() || whyUnread({path}, recent_()) != WhyUnread::NotOpened;
        return mayRead ? QString() : path;
    } catch (const core::InputError&) {
        return {}; // whoever opens it says it
    }
}

void KernelOpening::onRead(const std::shared_ptr<core::KernelFile>& file) {
    if (file->problemCount > 0)
        Q_EMIT noticed(
            [count = file->problemCount, reason = file->problems.front()] {
                return fill(KernelPage::tr("{count, plural, one {# part} other {# parts}} of the file cannot "
                                           "be read: {reason}"),
                            {{"count", count}, {"reason", text(reason.text())}});
            },
            [problems = file->problems] {
                QStringList lines;
                for (const core::Text& problem : problems)
                    lines << text(problem.text());
                return lines.join(QLatin1Char('\n'));
            });
    if (file->notCompiled)
        Q_EMIT noticed([why = *file->notCompiled] { return text(why.text()); }, {});
    Q_EMIT kernelsRead(groupedByName(std::move(file->kernels), origin_), readFile_);
    if (!readFile_.path.isEmpty())
        recent_().add(readFile_.path);
}

} // namespace trichevron::gui
