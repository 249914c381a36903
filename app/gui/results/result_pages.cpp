// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/results/result_pages.h"

#include "app/gui/compare/compare_view.h"
#include "app/gui/main_window/device_table.h"
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
};

} // namespace

/// The ids are stored in session files and never change, even where one no longer matches its title.
std::vector<ResultPage> createResultPages(AppContext& context) {
    constexpr bool scrolls = true;
    constexpr bool fixed = false;
    auto& [messages, session, devices, planner, jobs] = context;
    return {
        {QStringLiteral("plotsPage"), PageTitles::tr("Overview"), fixed,
         new OverviewPage(session, devices, jobs)},
        {QStringLiteral("resultPage"), PageTitles::tr("Result"), fixed, new ResultView(session, jobs)},
        {QStringLiteral("timingsViewPage"), PageTitles::tr("Timings"), scrolls,
         new TimingsView(session, devices, jobs)},
        {page_id::timeline, PageTitles::tr("SM timeline"), scrolls, new TimelineView(session, devices, jobs)},
        {page_id::sweep, PageTitles::tr("Sweep"), scrolls, new SweepPage(session, jobs, planner)},
        {QStringLiteral("kernelCode"), PageTitles::tr("Code"), fixed, new CodePage(session)},
        {page_id::compare, PageTitles::tr("Compare"), scrolls, new CompareView(session)},
        {QStringLiteral("devicePage"), PageTitles::tr("Device"), fixed, new DeviceTable(session)},
        {page_id::workerLog, PageTitles::tr("Worker log"), fixed, new LogPage(messages)},
    };
}

} // namespace trichevron::gui
