// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/pages/program/program_beginning.h"

#include "app/gui/text/retranslate.h"

#include <QHBoxLayout>
#include <QPushButton>

namespace trichevron::gui {
ProgramButtons::ProgramButtons(QWidget* parent)
    : QWidget(parent), open_(new QPushButton), capture_(new QPushButton) {
    open_->setObjectName(QStringLiteral("programOpen"));
    capture_->setObjectName(QStringLiteral("programCapture"));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(9);
    row->addWidget(open_);
    row->addWidget(capture_);
    connect(open_, &QPushButton::clicked, this, &ProgramButtons::openRequested);
    connect(capture_, &QPushButton::clicked, this, &ProgramButtons::captureRequested);
    retranslate(this, [this] {
        open_->setText(tr("Open a trace…"));
        open_->setToolTip(tr("A trace of PyTorch's profiler, of Nsight Systems or of Nsight Compute."));
        capture_->setText(tr("Capture a program…"));
        capture_->setToolTip(tr("Runs a program of yours, and records each launch of a kernel in it."));
    });
}

void ProgramButtons::setMayCapture(bool may) {
    capture_->setEnabled(may);
}

ProgramBeginning::ProgramBeginning(QWidget* parent) : Beginning(parent) {
    retranslate(this, [this] {
        setTexts(
            tr("Your own program"),
            tr("See each launch of your program explained: whether a device takes it, its occupancy, and "
               "what is worth a look."),
            {tr("Open or drop a trace: JSON of PyTorch's profiler, SQLite or a CSV table of Nsight "
                "Systems, or a CSV table of Nsight Compute."),
             tr("Capture a program: it runs here or on another machine, and each launch in it is "
                "recorded.")});
    });
}

} // namespace trichevron::gui
