// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/reading/reading_bar.h"

#include "app/gui/editors/number_field.h"
#include "app/gui/layout/elided_label.h"
#include "app/gui/reading/file_reading.h"
#include "app/gui/text/retranslate.h"
#include "app/gui/theme/theme.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>

namespace trichevron::gui {

ReadingBar::ReadingBar(FileReading& reading, const QString& prefix, QWidget* parent)
    : QWidget(parent), reading_(reading), source_(new ElidedLabel), progress_(new QProgressBar),
      cancel_(new QPushButton) {
    source_->setObjectName(prefix + QStringLiteral("Source"));
    source_->setProperty("role", "muted");
    progress_->setObjectName(prefix + QStringLiteral("Progress"));
    progress_->setTextVisible(false);
    progress_->setMaximumHeight(scaledPixels(10));
    cancel_->setObjectName(prefix + QStringLiteral("Cancel"));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(9);
    row->addWidget(source_, 1);
    row->addWidget(progress_, 1);
    row->addWidget(cancel_);
    connect(cancel_, &QPushButton::clicked, &reading_, &FileReading::cancel);
    connect(&reading_, &FileReading::started, this, &ReadingBar::refresh);
    connect(&reading_, &FileReading::ended, this, &ReadingBar::refresh);
    connect(&reading_, &FileReading::progressed, this, [this](quint64 done, quint64 total) {
        constexpr int steps = 1000;
        progress_->setRange(0, total == 0 ? 0 : steps);
        if (total != 0)
            progress_->setValue(static_cast<int>(steps * done / total));
    });
    refresh();
    retranslate(this, [this] {
        progress_->setAccessibleName(tr("Reading"));
        cancel_->setText(tr("Cancel"));
    });
}

void ReadingBar::setSource(const QString& name, const QString& toolTip) {
    name_ = name;
    source_->setToolTip(toolTip);
    setTexts();
}

void ReadingBar::setProblem(const QString& problem) {
    problem_ = problem;
    setTexts();
}

void ReadingBar::setTexts() {
    source_->setText(problem_.isEmpty() ? name_ : problem_);
    setStyleProperty(source_, "role",
                     problem_.isEmpty() ? QStringLiteral("muted") : QStringLiteral("problem"));
}

void ReadingBar::refresh() {
    const bool reads = reading_.isReading();
    progress_->setVisible(reads);
    cancel_->setVisible(reads);
    source_->setVisible(!reads);
    if (reads)
        progress_->setRange(0, 0);
}

} // namespace trichevron::gui
