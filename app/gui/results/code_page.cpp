// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/results/code_page.h"

#include "app/gui/code/launch_code_text.h"
#include "app/gui/text/retranslate.h"

namespace trichevron::gui {

CodePage::CodePage(const LaunchSession& session, QWidget* parent) : ReadOnlyText(parent), session_(session) {
    retranslate(this, [this] { setAccessibleName(tr("The launch and the kernel as CUDA C++")); });
    onChange(session_, SessionChange::Launch, this, [this] {
        if (isVisible())
            refresh();
    });
}

void CodePage::showEvent(QShowEvent* event) {
    ReadOnlyText::showEvent(event);
    refresh();
}

void CodePage::refresh() {
    const LaunchState& state = session_.state();
    std::string code = launchCodeOf(state);
    if (!state.kernel->source.empty())
        code = state.kernel->source + "\n\n" + code;
    const QString text = QString::fromStdString(code);
    if (toPlainText() != text) // keeps the selection and the scroll position
        setPlainText(text);
}

} // namespace trichevron::gui
