// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/session/job_progress_text.h"

#include "app/gui/text/fill.h"

#include <QCoreApplication>

namespace trichevron::gui {
namespace {

struct JobProgressText {
    Q_DECLARE_TR_FUNCTIONS(trichevron::gui::JobRunner)
};

} // namespace

QString jobProgressText(const JobProgress& job) {
    if (job.cancelled)
        return JobProgressText::tr("cancelling…");
    const qint64 seconds = job.seconds;
    const bool isLong = seconds > 0;
    const QString limit = QString::number(job.timeLimit.value);
    if (!job.progress && !isLong)
        return JobProgressText::tr("waiting for the worker…");
    if (!job.progress)
        return fill(job.isReplayed
                        ? JobProgressText::tr("replaying for {seconds} s; a launch is ended after {limit} s")
                        : JobProgressText::tr("running for {seconds} s; a launch is ended after {limit} s"),
                    {{"seconds", seconds}, {"limit", limit}});
    const QString done = QString::number(job.progress->first);
    const QString total = QString::number(job.progress->second);
    return isLong
               ? fill(JobProgressText::tr(
                          "measuring {done} of {total} for {seconds} s; a launch is ended after {limit} s"),
                      {{"done", done}, {"total", total}, {"seconds", seconds}, {"limit", limit}})
               : fill(JobProgressText::tr("measuring {done} of {total}"), {{"done", done}, {"total", total}});
}

} // namespace trichevron::gui
