// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/menus/file_menu.h"

#include "app/gui/export/export_menu.h"
#include "app/gui/files/file_questions.h"
#include "app/gui/files/session_file_controller.h"
#include "app/gui/files/timings_csv.h"
#include "app/gui/menus/menu_entry.h"
#include "app/gui/notice/report_errors.h"
#include "app/gui/text/fill.h"
#include "core/messages/comparison_words.h"

#include <QFileInfo>

namespace trichevron::gui {

FileMenu::FileMenu(SessionFileController& files, const LaunchSession& session, QWidget& window,
                   QWidget* parent)
    : QMenu(parent), files_(files), session_(session), window_(window) {
    retranslate(this, [this] { setTitle(tr("&File")); });
    addEntry(
        *this, [] { return tr("&Open session…"); }, QKeySequence::Open, &files_,
        &SessionFileController::openSessionDialog);
    addEntry(
        *this, [] { return tr("Open &recording…"); }, QKeySequence(Qt::CTRL | Qt::Key_R), &files_,
        &SessionFileController::openRecordingDialog);
    addEntry(
        *this, [] { return tr("Open &device file…"); }, {}, &files_,
        &SessionFileController::openDeviceDialog);
    addEntry(
        *this, [] { return tr("Ca&pture a program…"); }, {}, this, &FileMenu::captureRequested);
    recentMenu_ = addSubmenu(*this, [] { return tr("Open r&ecent"); });
    recentMenu_->setObjectName(QStringLiteral("recentMenu"));
    connect(&files_.recent(), &RecentFiles::changed, this, &FileMenu::refreshRecent);
    addLastSession();
    retranslate(recentMenu_, [this] { refreshRecent(); });
    addSeparator();
    addEntry(
        *this, [] { return tr("&Save session"); }, QKeySequence::Save, &files_, &SessionFileController::save);
    addEntry(
        *this, [] { return tr("Save session &as…"); }, QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S),
        &files_, &SessionFileController::saveAs);
    addSeparator();
    addSaveTimings();
    addVisibleParts();
    addSeparator();
    addEntry(
        *this, [] { return tr("&Quit"); }, QKeySequence(Qt::CTRL | Qt::Key_Q), &window_, &QWidget::close);
}

void FileMenu::addLastSession() {
    QAction* open = addEntry(
        *this, [] { return tr("Open the &last session"); }, {}, &files_,
        &SessionFileController::openLastSession);
    open->setObjectName(QStringLiteral("openLastSession"));
    const auto refresh = [this, open] {
        const std::optional<LaterText> last = files_.lastSession();
        setObstacle(*open, last ? QString() : tr("No session of an earlier start is kept."));
        open->setToolTip(last ? last->text() : QString());
    };
    connect(&files_, &SessionFileController::lastSessionChanged, open, refresh);
    retranslate(this, refresh);
}

void FileMenu::addSaveTimings() {
    QAction* save = addEntry(
        *this, [] { return tr("Save &timings of compared launches as CSV…"); }, {}, this,
        &FileMenu::saveTimings);
    const auto refreshSave = [this, save] {
        setObstacle(*save, session_.measurement() != nullptr
                               ? QString()
                               : tr("The launch was not measured here: there are no timings of it to save."));
    };
    onChange(session_, SessionChange::Launch | SessionChange::Results, save, refreshSave);
    retranslate(this, refreshSave);
}

void FileMenu::addVisibleParts() {
    QMenu* parts = addSubmenu(*this, [] { return tr("&Copy or save a part of the window"); });
    parts->setObjectName(QStringLiteral("shownMenu"));
    connect(parts, &QMenu::aboutToShow, this, [this, parts] {
        parts->clear();
        for (ExportMenu* part : window_.findChildren<ExportMenu*>())
            if (part->isShown())
                part->addTo(*parts->addMenu(part->name()));
    });
}

void FileMenu::refreshRecent() {
    recentMenu_->clear();
    const QStringList paths = files_.recent().paths();
    int number = 1;
    for (const QString& path : paths) {
        const QFileInfo info(path);
        const QString digit =
            number < 10 ? QStringLiteral("&%1  ").arg(number) : QStringLiteral("%1  ").arg(number);
        ++number;
        QString name = info.fileName() + QStringLiteral("  –  ") + info.absolutePath();
        QAction* action =
            recentMenu_->addAction(digit + name.replace(QLatin1Char('&'), QStringLiteral("&&")));
        connect(action, &QAction::triggered, &files_, [this, path] { files_.open(path); });
    }
    recentMenu_->addSeparator();
    QAction* clear = recentMenu_->addAction(tr("&Clear this list"), &files_.recent(), &RecentFiles::clear);
    setObstacle(*clear, paths.isEmpty() ? tr("The list is empty.") : QString());
}

void FileMenu::saveTimings() {
    // Those that page Timings compares: the launch at hand, and the others that are checked there.
    const auto compared = [this] { return session_.results().comparedWith(session_.launchKey()); };
    const std::size_t count = compared().size();
    const QString title =
        count > 1
            ? fill(tr("Save timings of the {count} launches that are checked on Timings"), {{"count", count}})
            : fill(tr("Save timings of {launch}, the only launch that is checked on Timings"),
                   {{"launch", core::launchLabel(session_.state().config)}});
    const QString path = askWhereToSave(&window_, title, QStringLiteral("timings.csv"),
                                        tr("Comma-separated values") + QStringLiteral(" (*.csv)"));
    if (!path.isEmpty())
        reportErrors(&window_, title, [&] {
            saveTimingsCsv(compared(), path);
            rememberFolderOf(path);
        });
}

} // namespace trichevron::gui
