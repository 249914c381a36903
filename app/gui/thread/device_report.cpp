// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/thread/device_report.h"

#include "app/gui/text/fill.h"
#include "app/gui/theme/theme.h"
#include "core/dimensions/thread_formula.h"

#include <QCoreApplication>
#include <QStringList>

#include <vector>

namespace trichevron::gui {
namespace {

struct DeviceReportText {
    Q_DECLARE_TR_FUNCTIONS(DeviceReport)
};

/// One line: a value, or the three values of an index.
struct Line {
    QString name;
    QStringList written;
    QStringList formula; ///< empty without a formula
    bool differs = false;
};

/// "threadIdx" for "threadIdx.x", "cluster index" for "cluster index x"; empty where the name is not an axis.
QString toIndex(const QString& name) {
    const bool isAxis = name.size() > 2 && QStringLiteral("xyz").contains(name.back()) &&
                        QStringLiteral(". ").contains(name[name.size() - 2]);
    return isAxis ? name.chopped(2) : QString();
}

std::vector<Line> linesOf(const core::LaunchResult& result, const core::LaunchShape& shape,
                          const core::ThreadPlace& place) {
    std::vector<Line> lines;
    const auto rank = static_cast<std::size_t>(place.globalRank);
    QString index;
    for (const core::ThreadColumn& column : result.threads) {
        const QString name = QString::fromStdString(column.name);
        const QString ofIndex = toIndex(name);
        if (ofIndex.isEmpty() || ofIndex != index)
            lines.push_back({ofIndex.isEmpty() ? name : ofIndex, {}, {}});
        index = ofIndex;
        Line& line = lines.back();
        const std::uint64_t written = column.values[rank];
        line.written << QString::number(written);
        if (const core::ThreadFormula formula = core::findThreadFormula(column.name)) {
            const auto value =
                static_cast<std::uint64_t>(formula(place, shape)); // in the 64 bits of the device
            line.formula << QString::number(value);
            line.differs = line.differs || value != written;
        }
    }
    return lines;
}

/// Without spaces, so that an index stays on one line.
QString valueOf(const QStringList& axes) {
    return axes.size() == 1 ? axes.front() : QStringLiteral("(%1)").arg(axes.join(QLatin1Char(',')));
}

QString rowOf(const Line& line) {
    const Theme& theme = currentTheme();
    QString value = valueOf(line.written);
    if (!line.formula.isEmpty())
        value += (line.differs ? QStringLiteral(" ≠ ") : QStringLiteral(" = ")) + valueOf(line.formula);
    if (line.differs)
        value = QStringLiteral("<b style=\"color:%1\">%2</b>").arg(theme.alarmText.name(), value);
    return QStringLiteral("<tr><td style=\"color:%1; padding-right:8px\">%2</td>"
                          "<td style=\"font-family:'%3'\">%4</td></tr>")
        .arg(theme.muted.name(), line.name.toHtmlEscaped(), monospaceFont().family(), value);
}

} // namespace

QString deviceReport(const core::LaunchResult& result, const core::LaunchShape& shape,
                     const core::ThreadPlace& place) {
    if (result.threads.empty())
        return {};
    const std::size_t known = result.threads.front().values.size();
    if (place.globalRank >= known)
        return fill(DeviceReportText::tr("The first {threads, plural, one {# thread} other {# threads}} "
                                         "reported their IDs; this one is not among them."),
                    {{"threads", known}});
    QString rows;
    for (const Line& line : linesOf(result, shape, place))
        rows += rowOf(line);
    return QStringLiteral("<span style=\"color:%1\">%2</span><table cellspacing=\"0\">%3</table>")
        .arg(currentTheme().muted.name(), DeviceReportText::tr("device value = formula value"), rows);
}

} // namespace trichevron::gui
