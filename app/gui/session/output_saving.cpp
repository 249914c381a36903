// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/session/output_saving.h"

#include "app/gui/files/file_questions.h"
#include "app/gui/text/fill.h"
#include "app/gui/text/text.h"
#include "core/errors/input_error.h"

#include <QCoreApplication>

namespace trichevron::gui {
namespace {

struct OutputSavingText {
    Q_DECLARE_TR_FUNCTIONS(OutputSaving)
};

} // namespace

OutputSaving::OutputSaving(const SavedOutput& output) : output_(output) {
    attempt([this] { file_.emplace(output_.path.toStdString()); });
}

void OutputSaving::attempt(const std::function<void()>& write) {
    try {
        write();
    } catch (const core::InputError& error) {
        problem_ = error.text();
    }
}

void OutputSaving::take(quint64 argument, quint64 firstByte, const QByteArray& bytes) {
    if (argument != output_.argument || !problem_.isEmpty())
        return;
    attempt([&] { file_->writeAt(firstByte, {bytes.constData(), static_cast<std::size_t>(bytes.size())}); });
    written_ = firstByte + static_cast<quint64>(bytes.size());
}

QString OutputSaving::finish() {
    const bool isEmpty = written_ == 0;
    if (problem_.isEmpty() && !isEmpty)
        attempt([this] { file_->commit(); });
    if (!problem_.isEmpty())
        return text(problem_.text());
    if (isEmpty)
        return fill(OutputSavingText::tr("{file} was not written: the launch left no output."),
                    {{"file", output_.path}});
    rememberFolderOf(output_.path);
    return fill(OutputSavingText::tr("{bytes, plural, one {# byte} other {# bytes}} saved to {file}"),
                {{"bytes", written_}, {"file", output_.path}});
}

} // namespace trichevron::gui
