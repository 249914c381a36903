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
    auto& [messages, session, devices, planner, jobs] = context;
    const std::function<bool(JobKind)> noOther;
    const auto ofMeasure = [](JobKind job) { return job == JobKind::Measure; };
    auto* compare = new CompareView(session, devices);
    const auto compared = [compare](JobKind job) {
        return job == JobKind::Measure && !compare->rows().empty();
    };
    return {
        {page_id::overview, PageTitles::overview, fixed, new OverviewPage(session, devices, jobs), none,
         ofMeasure},
        {page_id::arguments, PageTitles::arguments, fixed, new ArgumentsView(session, devices, jobs), none,
         noOther, [offered = &session] { return core::isOwnKernel(offered->state().kernel->id); }},
        {page_id::result, PageTitles::result, fixed, new ResultView(session, devices, jobs), JobKind::Launch},
        {page_id::timings, PageTitles::timings, scrolls, new TimingsView(session, devices, jobs),
         JobKind::Measure},
        {page_id::timeline, PageTitles::timeline, scrolls, new TimelineView(session, devices, jobs),
         JobKind::Trace},
        {page_id::sweep, PageTitles::sweep, scrolls, new SweepPage(session, jobs, planner), JobKind::Sweep},
        {QStringLiteral("kernelCode"), PageTitles::code, fixed, new CodePage(session)},
        {page_id::sectors, PageTitles::sectors, scrolls, new SectorsView(session), none, noOther,
         [offered = &session] { return indexedArrayOf(*offered).has_value(); }},
        {page_id::barrier, PageTitles::barrier, scrolls, new BarrierView(session), none, noOther,
         [offered = &session] { return blockSumOf(*offered).has_value(); }},
        {page_id::bins, PageTitles::bins, scrolls, new BinsView(session), none, noOther,
         [offered = &session] { return countsBins(*offered); }},
        {page_id::compare, PageTitles::compare, scrolls, compare, none, compared},
        {QStringLiteral("devicePage"), PageTitles::device, fixed, new DeviceTable(session)},
        {page_id::workerLog, PageTitles::workerLog, fixed, new LogPage(messages)},
    };
}

} // namespace trichevron::gui
