// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/pages/kernel/kernel_beginning.h"

#include "app/gui/text/fill.h"
#include "app/gui/text/retranslate.h"
#include "app/gui/text/text.h"
#include "app/gui/text/tool_tip.h"
#include "app/gui/theme/theme.h"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <string>

namespace trichevron::gui {
namespace {

constexpr int widestBeginning = 720;  ///< pixels for the default font
constexpr int longestKernelName = 70; ///< letters of a recent kernel

QLabel* wrapped(double scale, QFont::Weight weight = QFont::Normal) {
    auto* label = new QLabel;
    label->setFont(textFont(scale, weight));
    label->setWordWrap(true);
    return label;
}

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
    : QWidget(parent), kernels_(kernels) {
    setObjectName(QStringLiteral("panel"));
    auto* centred = new QHBoxLayout(this);
    auto* frame = new QWidget;
    frame->setMaximumWidth(scaledPixels(widestBeginning));
    centred->addStretch(1);
    centred->addWidget(frame, 100);
    centred->addStretch(1);
    auto* rows = new QVBoxLayout(frame);
    rows->setContentsMargins(24, 32, 24, 24);
    rows->setSpacing(12);
    QLabel* title = wrapped(1.7, QFont::DemiBold);
    QLabel* words = wrapped(1.1);
    QLabel* ways = wrapped(1.0);
    ways->setTextInteractionFlags(Qt::TextSelectableByMouse);
    rows->addWidget(title);
    rows->addWidget(words);
    rows->addWidget(ways);
    recentHeading_ = wrapped(1.15, QFont::DemiBold);
    rows->addSpacing(10);
    rows->addWidget(recentHeading_);
    recent_ = new QVBoxLayout;
    recent_->setSpacing(2);
    rows->addLayout(recent_);
    rows->addStretch(1);
    retranslate(this, [this, title, words, ways] {
        title->setText(tr("Your own kernel"));
        words->setText(
            tr("See what your kernel needs on each device, how many of its blocks are resident, and "
               "which block size keeps the device busy; this takes no GPU. With one, describe its arguments "
               "on Explore, and launch, measure and sweep it."));
        ways->setText(
            QStringLiteral("•  ") +
            tr("Open or drop a CUDA source, or write one: it is compiled for every architecture, again after "
               "each save.") +
            QStringLiteral("\n•  ") +
            tr("Open or drop a file: a cubin, an object, a library, a program, PTX, or what a "
               "compiler printed.") +
            QStringLiteral("\n•  ") +
            fill(tr("Paste a source, or what {nvcc} or {cuobjdump} printed."),
                 {{"nvcc", std::string("nvcc -Xptxas -v")},
                  {"cuobjdump", std::string("cuobjdump --dump-resource-usage")}}) +
            QStringLiteral("\n•  ") + tr("Type its numbers."));
        recentHeading_->setText(tr("Recent kernels"));
    });
    connect(&kernels_, &OwnKernels::changed, this, &KernelBeginning::showRecent);
    showRecent();
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
        open->setToolTip(toolTipText(text(kernel.file)));
        connect(open, &QPushButton::clicked, this, [this, kernel] { Q_EMIT chosen(kernel); });
        recent_->addWidget(open, 0, Qt::AlignLeft);
    }
}

} // namespace trichevron::gui
