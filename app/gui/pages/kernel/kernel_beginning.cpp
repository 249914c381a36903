// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/pages/kernel/kernel_beginning.h"

#include "app/gui/text/fill.h"
#include "app/gui/text/retranslate.h"
#include "app/gui/text/text.h"
#include "app/gui/theme/theme.h"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <string>

namespace trichevron::gui {
namespace {

constexpr int longestKernelName = 70; ///< letters of a recent kernel

QString elided(const std::string& name) {
    const QString words = text(name);
    return words.size() > longestKernelName ? words.left(longestKernelName - 1) + QStringLiteral("…") : words;
}

/// Only what the user wants as text on a button.
QString onButton(QString words) {
    return words.replace(QLatin1Char('&'), QStringLiteral("&&"));
}

} // namespace

KernelBeginning::KernelBeginning(const OwnKernels& kernels, QWidget* parent)
    : Beginning(parent), kernels_(kernels), recentHeading_(new QLabel), recent_(new QVBoxLayout) {
    recentHeading_->setFont(textFont(1.15, QFont::DemiBold));
    recentHeading_->setWordWrap(true);
    below().setSpacing(12);
    below().addSpacing(10);
    below().addWidget(recentHeading_);
    recent_->setSpacing(2);
    below().addLayout(recent_);
    retranslate(this, [this] {
        setTexts(
            tr("Your own kernel"),
            tr("See what your kernel needs on each device, how many of its blocks are resident, and "
               "which block size keeps the device busy; this takes no GPU. With one, describe its arguments "
               "on Explore, and launch, measure and sweep it."),
            {tr("Open or drop a CUDA source, or write one: it is compiled for every architecture, again "
                "after each save."),
             tr("Open or drop a file: a cubin, an object, a library, a program, PTX, or what a "
                "compiler printed."),
             fill(tr("Paste a source, or what {nvcc} or {cuobjdump} printed."),
                  {{"nvcc", std::string("nvcc -Xptxas -v")},
                   {"cuobjdump", std::string("cuobjdump --dump-resource-usage")}}),
             tr("Type its numbers.")});
        recentHeading_->setText(tr("Recent kernels"));
        showRecent();
    });
    connect(&kernels_, &OwnKernels::changed, this, &KernelBeginning::showRecent);
}

void KernelBeginning::showRecent() {
    while (QLayoutItem* item = recent_->takeAt(0)) {
        item->widget()->deleteLater();
        delete item;
    }
    recentHeading_->setVisible(!kernels_.all().empty());
    for (const core::OwnKernel& kernel : kernels_.all()) {
        auto* open = new QPushButton;
        open->setObjectName(QStringLiteral("recentKernel"));
        open->setProperty("role", "link");
        open->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
        open->setText(onButton(elided(kernel.name()) + QStringLiteral("   ") + text(originText(kernel))));
        open->setToolTip(text(kernel.file));
        connect(open, &QPushButton::clicked, this, [this, kernel] { Q_EMIT chosen(kernel); });
        recent_->addWidget(open, 0, Qt::AlignLeft);
    }
}

} // namespace trichevron::gui
