// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/files/file_error_notice.h"

#include "app/gui/files/file_texts.h"
#include "app/gui/text/fill.h"

#include <utility>

namespace trichevron::gui {

FileErrorNotice::FileErrorNotice(InfoBar& notice) : notice_(notice) {
    connect(&notice_, &InfoBar::dismissed, this, [this](int number) {
        if (number != number_ || !std::exchange(isShown_, false))
            return;
        Q_EMIT hidden();
    });
}

void FileErrorNotice::show(const std::exception& error, Opening opening) {
    isShown_ = true;
    const auto sentences = [problem = LaterText::of(error), opening] {
        QString reason = problem.text();
        if (opening == Opening::No)
            return reason;
        if (reason.endsWith(QLatin1Char('.')))
            reason.chop(1);
        return fill(FileTexts::tr("{reason}. Nothing was opened; your work is as before."),
                    {{"reason", reason}});
    };
    number_ = notice_.showProblem(sentences, {{[] { return FileTexts::tr("Dismiss"); }, {}}});
}

void FileErrorNotice::hide() {
    if (!isShown_)
        return;
    notice_.hideMessage(number_);
    if (std::exchange(isShown_, false)) // another message had replaced it
        Q_EMIT hidden();
}

} // namespace trichevron::gui
