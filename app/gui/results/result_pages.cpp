// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/results/result_pages.h"

#include "app/gui/arguments/arguments_view.h"
#include "app/gui/bins/bins_view.h"
#include "app/gui/bins/launch_bins.h"
#include "app/gui/compare/compare_view.h"
#include "app/gui/main_window/device_table.h"
#include "app/gui/memory/barrier_view.h"
#include "app/gui/memory/sectors_view.h"
#include "app/gui/plots/sweep_page.h"
#include "app/gui/results/code_page.h"
#include "app/gui/results/log_page.h"
#include "app/gui/results/overview_page.h"
#include "app/gui/results/result_view.h"
#include "app/gui/session/app_context.h"
#include "app/gui/timeline/timeline_view.h"
#include "app/gui/timings/timings_view.h"

#include <QCoreApplication>

namespace trichevron::gui {
namespace {

struct PageTitles {
    Q_DECLARE_TR_FUNCTIONS(ResultPages)

public:
    static QString overview() { return tr("Overview"); }
    static QString arguments() { return tr("Arguments"); }
    static QString result() { return tr("Result"); }
    static QString timings() { return tr("Timings"); }
    static QString timeline() { return tr("SM timeline"); }
    static QString sweep() { return tr("Sweep"); }
    static QString code() { return tr("Code"); }
    static QString sectors() { return tr("Coalescing"); }
    static QString barrier() { return tr("Shared memory"); }
    static QString bins() { return tr("Bins"); }
    static QString compare() { return tr("Compare"); }
    static QString device() { return tr("Device"); }
    static QString workerLog() { return tr("Worker log"); }
};

} // namespace

/// The ids are stored in session files and never change, even where one no longer matches its title.
std::vector<ResultPage> createResultPages(AppContext& context) {
    constexpr bool scrolls = true;
    constexpr bool fixed = false;
    constexpr std::nullopt_t none = std::nullopt;
    AppContext* app = &context;
    LaunchSession* session = &context.session;
    const std::function<bool(JobKind)> noOther;
    const auto ofMeasure = [](JobKind job) { return job == JobKind::Measure; };
    const auto compared = [session](JobKind job) {
        return job == JobKind::Measure && !session->pinned().empty();
    };
    return {
        {page_id::overview, PageTitles::overview, fixed,
         [app](QWidget* parent) { return new OverviewPage(app->session, app->devices, app->jobs, parent); },
         none, ofMeasure},
        {page_id::arguments, PageTitles::arguments, fixed,
         [app](QWidget* parent) { return new ArgumentsView(app->session, app->devices, app->jobs, parent); },
         none, noOther, [session] { return core::isOwnKernel(session->state().kernel->id); }},
        {page_id::result, PageTitles::result, fixed,
         [app](QWidget* parent) { return new ResultView(app->session, app->devices, app->jobs, parent); },
         JobKind::Launch},
        {page_id::timings, PageTitles::timings, scrolls,
         [app](QWidget* parent) { return new TimingsView(app->session, app->devices, app->jobs, parent); },
         JobKind::Measure},
        {page_id::timeline, PageTitles::timeline, scrolls,
         [app](QWidget* parent) { return new TimelineView(app->session, app->devices, app->jobs, parent); },
         JobKind::Trace},
        {page_id::sweep, PageTitles::sweep, scrolls,
         [app](QWidget* parent) { return new SweepPage(app->session, app->jobs, app->planner, parent); },
         JobKind::Sweep},
        {QStringLiteral("kernelCode"), PageTitles::code, fixed,
         [session](QWidget* parent) { return new CodePage(*session, parent); }},
        {page_id::sectors, PageTitles::sectors, scrolls,
         [session](QWidget* parent) { return new SectorsView(*session, parent); }, none, noOther,
         [session] { return indexedArrayOf(*session).has_value(); }},
        {page_id::barrier, PageTitles::barrier, scrolls,
         [session](QWidget* parent) { return new BarrierView(*session, parent); }, none, noOther,
         [session] { return blockSumOf(*session).has_value(); }},
        {page_id::bins, PageTitles::bins, scrolls,
         [session](QWidget* parent) { return new BinsView(*session, parent); }, none, noOther,
         [session] { return countsBins(*session); }},
        {page_id::compare, PageTitles::compare, scrolls,
         [app](QWidget* parent) { return new CompareView(app->session, app->devices, parent); }, none,
         compared},
        {QStringLiteral("devicePage"), PageTitles::device, fixed,
         [session](QWidget* parent) { return new DeviceTable(*session, parent); }},
        {page_id::workerLog, PageTitles::workerLog, fixed,
         [app](QWidget* parent) { return new LogPage(app->log, parent); }},
    };
}

} // namespace trichevron::gui
