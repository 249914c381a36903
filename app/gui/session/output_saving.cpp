// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/session/output_saving.h"

#include "app/gui/files/file_questions.h"
#include "app/gui/text/fill.h"

#include <QCoreApplication>

namespace trichevron::gui {
namespace {

struct OutputSavingText {
    Q_DECLARE_TR_FUNCTIONS(OutputSaving)
};

} // namespace

OutputSaving::OutputSaving(const SavedOutput& output) : output_(output), file_(output.path) {
    if (!file_.open(QIODevice::WriteOnly))
        problem_ = file_.errorString();
}

void OutputSaving::take(quint64 argument, quint64 firstByte, const QByteArray& bytes) {
    if (argument != output_.argument || !problem_.isEmpty())
        return;
    if (!file_.seek(static_cast<qint64>(firstByte)) || file_.write(bytes) != bytes.size())
        problem_ = file_.errorString();
    written_ = firstByte + static_cast<quint64>(bytes.size());
}

QString OutputSaving::finish() {
    const bool isEmpty = written_ == 0;
    if (problem_.isEmpty() && !isEmpty && !file_.commit())
        problem_ = file_.errorString();
    if (!problem_.isEmpty())
        return fill(OutputSavingText::tr("{file} could not be written: {reason}"),
                    {{"file", output_.path}, {"reason", problem_}});
    if (isEmpty)
        return fill(OutputSavingText::tr("{file} was not written: the launch left no output."),
                    {{"file", output_.path}});
    rememberFolderOf(output_.path);
    return fill(OutputSavingText::tr("{bytes, plural, one {# byte} other {# bytes}} saved to {file}"),
                {{"bytes", written_}, {"file", output_.path}});
}

} // namespace trichevron::gui
