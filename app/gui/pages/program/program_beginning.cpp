// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/pages/program/program_beginning.h"

#include "app/gui/text/retranslate.h"
#include "app/gui/theme/theme.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace trichevron::gui {
namespace {

constexpr int widestProgramWords = 720; ///< pixels for the default font

} // namespace

ProgramButtons::ProgramButtons(const QString& prefix, QWidget* parent)
    : QWidget(parent), open_(new QPushButton), capture_(new QPushButton) {
    open_->setObjectName(prefix + QStringLiteral("Open"));
    capture_->setObjectName(prefix + QStringLiteral("Capture"));
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

ProgramBeginning::ProgramBeginning(QWidget* parent)
    : QWidget(parent), buttons_(new ProgramButtons(QStringLiteral("programFirst"))) {
    auto* words = new QLabel;
    words->setObjectName(QStringLiteral("programBeginning"));
    words->setWordWrap(true);
    auto* centred = new QHBoxLayout(this);
    auto* frame = new QWidget; // as wide as that of page Kernel
    frame->setMaximumWidth(scaledPixels(widestProgramWords));
    centred->addStretch(1);
    centred->addWidget(frame, 100);
    centred->addStretch(1);
    auto* rows = new QVBoxLayout(frame);
    rows->setContentsMargins(24, 40, 24, 40);
    rows->setSpacing(18);
    rows->addStretch(1);
    rows->addWidget(words);
    rows->addWidget(buttons_, 0, Qt::AlignLeft);
    rows->addStretch(1);
    retranslate(this, [words] {
        words->setText(
            tr("Open or drop a trace of your program: JSON of PyTorch's profiler, SQLite or a CSV "
               "table of Nsight Systems, or a CSV table of Nsight Compute. Or run the program here "
               "and capture its launches. Each launch is explained: whether a device takes it, its "
               "occupancy, and what is worth a look."));
    });
}

} // namespace trichevron::gui
