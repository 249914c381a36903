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
#include "app/gui/timeline/timeline_view.h"
#include "app/gui/timings/timings_view.h"

#include <QCoreApplication>

namespace trichevron {
namespace {

struct PageTitles {
    Q_DECLARE_TR_FUNCTIONS(ResultPages)
};

template <class Page>
QWidget* ofWorkbench(Workbench& workbench) {
    return new Page(workbench);
}

template <class Page>
QWidget* ofSession(Workbench& workbench) {
    return new Page(workbench.session());
}

} // namespace

std::vector<ResultPage> resultPages() {
    constexpr bool scrolls = true;
    constexpr bool fixed = false;
    return {
        {QStringLiteral("plotsPage"), PageTitles::tr("Overview"), fixed, ofWorkbench<OverviewPage>},
        {QStringLiteral("resultPage"), PageTitles::tr("Result"), fixed, ofWorkbench<ResultView>},
        {QStringLiteral("timingsViewPage"), PageTitles::tr("Timings"), scrolls, ofWorkbench<TimingsView>},
        {page_id::timeline, PageTitles::tr("SM timeline"), scrolls, ofWorkbench<TimelineView>},
        {page_id::sweep, PageTitles::tr("Sweep"), scrolls, ofWorkbench<SweepPage>},
        {QStringLiteral("kernelCode"), PageTitles::tr("Code"), fixed, ofSession<CodePage>},
        {page_id::compare, PageTitles::tr("Compare"), scrolls, ofWorkbench<CompareView>},
        {QStringLiteral("devicePage"), PageTitles::tr("Device"), fixed, ofSession<DeviceTable>},
        {page_id::workerLog, PageTitles::tr("Worker log"), fixed, ofWorkbench<LogPage>},
    };
}

} // namespace trichevron
