// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/results/sanitizer_panel.h"

#include "app/gui/session/own_launch.h"
#include "app/gui/text/retranslate.h"
#include "app/gui/theme/theme.h"

#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace trichevron::gui {

SanitizerPanel::SanitizerPanel(const LaunchSession& session, const DeviceSelection& devices, QWidget* parent)
    : QWidget(parent), session_(session), devices_(devices), run_(devices), button_(new QPushButton),
      conclusion_(new QLabel), output_(new QPlainTextEdit) {
    setObjectName(QStringLiteral("sanitizerPanel"));
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(12, 8, 12, 6);
    rows->setSpacing(6);
    button_->setObjectName(QStringLiteral("sanitizeButton"));
    connect(button_, &QPushButton::clicked, this, [this] {
        if (run_.isRunning())
            run_.cancel();
        else if (ownLaunchObstacle(session_.state(), devices_.ownKernels(), devices_.ownCodes()).isEmpty())
            run_.start(session_.state());
    });
    conclusion_->setWordWrap(true);
    conclusion_->setObjectName(QStringLiteral("sanitizerConclusion"));
    output_->setObjectName(QStringLiteral("sanitizerOutput"));
    output_->setReadOnly(true);
    output_->setFont(monospaceFont(0.9));
    output_->setLineWrapMode(QPlainTextEdit::NoWrap);
    rows->addWidget(button_, 0, Qt::AlignLeft);
    rows->addWidget(conclusion_);
    rows->addWidget(output_, 1);
    rows->addStretch(0);
    connect(&run_, &SanitizedLaunch::changed, this, &SanitizerPanel::showRun);
    hide();
    retranslate(this, [this] {
        output_->setAccessibleName(tr("What compute-sanitizer found"));
        showRun();
    });
}

void SanitizerPanel::refresh(bool endedInError) {
    setVisible(endedInError && run_.isOffered(session_.state()));
    showRun();
}

void SanitizerPanel::showRun() {
    const bool isOfLaunch = run_.launch() == session_.launchKey();
    button_->setText(run_.isRunning() ? tr("Cancel") : tr("Find the access with compute-sanitizer"));
    button_->setToolTip(
        run_.isRunning()
            ? tr("Ends compute-sanitizer.")
            : tr("Runs this launch once under compute-sanitizer, which says at which line of the source the "
                 "kernel reads or writes out of its buffers. It takes many times as long."));
    conclusion_->setText(!isOfLaunch        ? QString()
                         : run_.isRunning() ? tr("compute-sanitizer is running…")
                                            : run_.conclusion());
    conclusion_->setVisible(!conclusion_->text().isEmpty());
    const QString words = isOfLaunch ? run_.output() : QString();
    if (output_->toPlainText() != words)
        output_->setPlainText(words);
    output_->setVisible(!words.isEmpty());
}

} // namespace trichevron::gui
