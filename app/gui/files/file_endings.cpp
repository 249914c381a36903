// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/files/file_endings.h"

#include "app/gui/text/fill.h"
#include "core/errors/input_error.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QRegularExpression>

#include <algorithm>

namespace trichevron::gui {
namespace {

struct EndingText {
    Q_DECLARE_TR_FUNCTIONS(FileEndings)
};

} // namespace

bool hasEnding(const QString& path, const QStringList& endings) {
    return std::any_of(endings.begin(), endings.end(), [&path](const QString& ending) {
        return path.endsWith(QLatin1Char('.') + ending, Qt::CaseInsensitive);
    });
}

QString withEnding(const QString& path, const QStringList& endings) {
    if (hasEnding(path, endings))
        return path;
    const QString name = QFileInfo(path).fileName();
    const QString ending = QFileInfo(path).suffix();
    const bool isNumber = std::all_of(ending.begin(), ending.end(), [](QChar c) { return c.isDigit(); });
    if (isNumber) // none, or the end of "report 2.1"
        return (path.endsWith(QLatin1Char('.')) ? path.chopped(1) : path) + QLatin1Char('.') +
               endings.front();
    throw core::InputError(core::verbatim(
        fill(EndingText::tr("“{file}” was not saved, since this is not written as .{ending}; end its name in "
                            ".{endings}."),
             {{"file", name}, {"ending", ending}, {"endings", endings.join(QStringLiteral(", ."))}})
            .toStdString()));
}

QStringList endingsOf(const QString& filter) {
    static const QRegularExpression pattern(QStringLiteral("\\*\\.([\\w.]+)"));
    QStringList endings;
    for (auto found = pattern.globalMatch(filter); found.hasNext();)
        endings << found.next().captured(1);
    return endings;
}

} // namespace trichevron::gui
