// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The table of result pages. A new page is a widget and a row in result_pages.cpp: its tab, its entry in
/// View > Go to, its shortcut and its place in session files follow from the row.
#pragma once

#include "app/gui/session/job_runner.h"

#include <QString>

#include <functional>
#include <optional>
#include <vector>

class QWidget;

namespace trichevron::gui {

struct AppContext;

struct ResultPage {
    /// Names the page in session files, and is its object name. It never changes.
    QString id;
    QString (*title)(); ///< in the current language
    /// For a page that needs more room than a small window has.
    bool scrolls = false;
    /// Qt applies the style sheet again to all of a page that gets another parent.
    std::function<QWidget*(QWidget* parent)> create;
    /// The job whose result opens the page.
    std::optional<JobKind> opensFor = {};
    /// Whether the page also shows the result of a job, so that no other is opened for it.
    std::function<bool(JobKind)> alsoShows = {};
    /// Whether the page has something to show for the current launch; without it, always. Not for the last
    /// page: a QTabBar whose last tab is hidden scrolls too far.
    std::function<bool()> isOffered = {};

    bool shows(JobKind job) const { return opensFor == job || (alsoShows && alsoShows(job)); }
};

/// In the order of the tabs. The first nine that are offered have the shortcuts Alt+1 to Alt+9, and the first
/// is the default.
std::vector<ResultPage> createResultPages(AppContext& context);

/// The ids of the pages that other parts of the window open.
namespace page_id {
inline const QString overview = QStringLiteral("plotsPage");
inline const QString arguments = QStringLiteral("argumentsPage");
inline const QString result = QStringLiteral("resultPage");
inline const QString timings = QStringLiteral("timingsViewPage");
inline const QString timeline = QStringLiteral("timelineViewPage");
inline const QString sweep = QStringLiteral("sweepPagePage");
inline const QString compare = QStringLiteral("comparePagePage");
inline const QString sectors = QStringLiteral("sectorsPage");
inline const QString barrier = QStringLiteral("barrierPage");
inline const QString bins = QStringLiteral("binsPage");
inline const QString workerLog = QStringLiteral("workerLog");
} // namespace page_id

} // namespace trichevron::gui
