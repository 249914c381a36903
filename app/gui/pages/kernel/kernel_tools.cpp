// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/pages/kernel/kernel_tools.h"

#include "app/gui/layout/flow_layout.h"
#include "app/gui/pages/kernel/kernel_page.h"
#include "app/gui/reading/reading_bar.h"
#include "app/gui/text/fill.h"
#include "app/gui/text/retranslate.h"
#include "app/gui/text/text.h"

#include <QPushButton>

namespace trichevron::gui {
namespace {

/// In pixels.
constexpr int actionGap = 9;

} // namespace

KernelTools::KernelTools(FileReading& reading, QWidget* parent)
    : QWidget(parent), open_(new QPushButton), newSource_(new QPushButton), paste_(new QPushButton),
      type_(new QPushButton), send_(new QPushButton),
      readingBar_(new ReadingBar(reading, QStringLiteral("kernel"))) {
    open_->setObjectName(QStringLiteral("kernelOpen"));
    newSource_->setObjectName(QStringLiteral("kernelNewSource"));
    paste_->setObjectName(QStringLiteral("kernelPaste"));
    type_->setObjectName(QStringLiteral("kernelType"));
    send_->setObjectName(QStringLiteral("kernelSend"));
    send_->setProperty("role", "primary");
    auto* row = new FlowLayout(actionGap);
    setLayout(row);
    for (QPushButton* button : {open_, newSource_, paste_, type_})
        row->addWidget(button);
    row->addStretching(readingBar_);
    row->addWidget(send_);
    connect(open_, &QPushButton::clicked, this, &KernelTools::openRequested);
    connect(newSource_, &QPushButton::clicked, this, &KernelTools::newSourceRequested);
    connect(paste_, &QPushButton::clicked, this, &KernelTools::pasteRequested);
    connect(type_, &QPushButton::clicked, this, &KernelTools::typeRequested);
    connect(send_, &QPushButton::clicked, this, &KernelTools::sendRequested);
    retranslate(this, [this] { setTexts(); });
}

void KernelTools::setTexts() {
    open_->setText(KernelPage::tr("Open a file…"));
    open_->setToolTip(KernelPage::tr(
        "CUDA source, a cubin, a fat binary, PTX, an object, a library or a program, or the output of a "
        "compiler. Nothing in the file is run."));
    newSource_->setText(KernelPage::tr("New source"));
    newSource_->setToolTip(KernelPage::tr("An editor with a small kernel to begin with."));
    paste_->setText(KernelPage::tr("Paste"));
    paste_->setToolTip(fill(
        KernelPage::tr("CUDA source, or the output of {nvcc}, {ptxas} or {cuobjdump}, from the clipboard."),
        {{"nvcc", std::string("nvcc -Xptxas -v")},
         {"ptxas", std::string("ptxas -v")},
         {"cuobjdump", std::string("cuobjdump --dump-resource-usage")}}));
    type_->setText(KernelPage::tr("Type numbers…"));
    type_->setToolTip(
        KernelPage::tr("Registers, shared memory and launch bounds of a kernel, as you know them."));
    send_->setText(KernelPage::tr("Send to Explore"));
}

void KernelTools::setKernel(const core::OwnKernel* kernel, bool canSend) {
    readingBar_->setSource(
        kernel != nullptr ? text(originText(*kernel)) : QString(),
        kernel != nullptr ? (text(originText(*kernel)) + QLatin1Char('\n') + text(kernel->file)).trimmed()
                          : QString());
    send_->setEnabled(canSend);
    send_->setToolTip(
        canSend
            ? KernelPage::tr("Explore shows launches of this kernel: their verdict, picture and occupancy.")
            : KernelPage::tr("Nothing says how many registers and how much shared memory the kernel uses."));
}

void KernelTools::setOutdated(bool isOutdated) {
    readingBar_->setProblem(
        isOutdated
            ? KernelPage::tr(
                  "Old numbers: the source no longer compiles, and these are of its last version that did.")
            : QString());
}

bool KernelTools::canSend() const {
    return send_->isEnabled();
}

} // namespace trichevron::gui
