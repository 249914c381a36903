// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/pages/kernel/kernel_block_sizes.h"

#include "app/gui/export/export_menu.h"
#include "app/gui/layout/row_table.h"
#include "app/gui/pages/kernel/bar_cell.h"
#include "app/gui/pages/kernel/kernel_device_rows.h"
#include "app/gui/pages/kernel/ranked_blocks.h"
#include "app/gui/text/fill.h"
#include "app/gui/text/retranslate.h"
#include "app/gui/text/text.h"
#include "app/gui/theme/theme.h"
#include "core/evaluation/block_launch.h"
#include "core/messages/occupancy_words.h"
#include "core/messages/percent_text.h"
#include "core/occupancy/block_size.h"
#include "core/occupancy/next_steps.h"

#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>
#include <vector>

namespace trichevron::gui {
namespace {

/// The columns of the table.
namespace block_column {
enum Column { Block, OccupancyBar, Limit, count };
} // namespace block_column

constexpr int mostBlocks = 9;  ///< without scrolling, beside the devices
constexpr int blockRowGap = 6; ///< pixels for the default font

} // namespace

KernelBlockSizes::KernelBlockSizes(LaunchSession& session, QWidget* parent)
    : QWidget(parent), session_(session), heading_(new QLabel), note_(new QLabel),
      table_(new QTableWidget(0, block_column::count)), use_(new QPushButton), stepsHeading_(new QLabel),
      steps_(new QLabel) {
    setObjectName(QStringLiteral("panel"));
    for (QLabel* heading : {heading_, stepsHeading_})
        heading->setProperty("role", "heading");
    for (QLabel* words : {note_, steps_}) {
        words->setWordWrap(true);
        words->setFont(textFont(0.92));
    }
    note_->setObjectName(QStringLiteral("kernelBlockNote"));
    note_->setProperty("role", "muted");
    steps_->setObjectName(QStringLiteral("kernelNextSteps"));
    steps_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    table_->setObjectName(QStringLiteral("kernelBlockSizes"));
    setUpRowTable(*table_);
    table_->horizontalHeader()->setSectionResizeMode(block_column::Limit, QHeaderView::Stretch);
    table_->setWordWrap(true); // what limits a block may be long
    table_->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    table_->setItemDelegateForColumn(block_column::OccupancyBar, new BarCell(table_));
    ExportMenu::attach(*table_, [] { return tr("Block sizes"); });
    use_->setObjectName(QStringLiteral("kernelUseBlock"));
    use_->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(12, 10, 12, 10);
    rows->setSpacing(6);
    rows->addWidget(heading_);
    rows->addWidget(note_);
    rows->addWidget(table_, 1);
    rows->addWidget(use_);
    rows->addSpacing(6);
    rows->addWidget(stepsHeading_);
    rows->addWidget(steps_);
    rows->addStretch();
    connect(table_->horizontalHeader(), &QHeaderView::sectionResized, this, [this](int column) {
        // Not while the table fits its parts, when it ignores other heights of rows.
        if (column == block_column::Limit)
            QMetaObject::invokeMethod(this, &KernelBlockSizes::fitRows, Qt::QueuedConnection);
    });
    connect(table_, &QTableWidget::currentCellChanged, this, [this] {
        picked_ = chosen();
        showUse();
    });
    connect(table_, &QTableWidget::cellActivated, this, [this] { session_.setBlockSize(chosen()); });
    connect(use_, &QPushButton::clicked, this, [this] { session_.setBlockSize(chosen()); });
    onChange(session_, SessionChange::Launch, this, &KernelBlockSizes::refresh);
    retranslate(this, [this] {
        heading_->setText(tr("Block sizes for this kernel"));
        stepsHeading_->setText(tr("What the next block needs"));
        table_->setAccessibleName(tr("Block sizes for this kernel"));
        table_->setHorizontalHeaderLabels({tr("threads"), tr("occupancy"), tr("limited by")});
        refresh();
    });
}

void KernelBlockSizes::setKernel(const std::string& id, std::optional<core::KernelAttributes> kernel,
                                 std::shared_ptr<const core::DeviceProperties> device) {
    if (id == id_ && kernel == kernel_ && device == device_)
        return;
    if (id != id_)
        picked_ = 0;
    id_ = id;
    kernel_ = std::move(kernel);
    device_ = std::move(device);
    refresh();
}

std::uint32_t KernelBlockSizes::chosen() const {
    const QTableWidgetItem* item = table_->item(table_->currentRow(), block_column::Block);
    return item == nullptr ? 0 : item->data(Qt::UserRole).toUInt();
}

void KernelBlockSizes::refresh() {
    const bool isKnown = kernel_ && device_;
    for (QWidget* each : {static_cast<QWidget*>(table_), static_cast<QWidget*>(use_),
                          static_cast<QWidget*>(stepsHeading_), static_cast<QWidget*>(steps_)})
        each->setVisible(isKnown);
    if (!isKnown) {
        note_->setText(tr("Not known: nothing says how many registers and how much shared memory the kernel "
                          "uses on a device."));
        return;
    }
    fillTable();
    const core::LaunchConfig& config = session_.state().config;
    const core::Evaluation evaluation = evaluateBlock(*kernel_, *device_, config);
    if (!evaluation.accepted) {
        const bool isAny = table_->rowCount() > 0;
        steps_->setText(isAny ? tr("Nothing: the device refuses the block. Choose one of the sizes above.")
                              : tr("Nothing: the device refuses every block of whole warps."));
        table_->setVisible(isAny);
        use_->setVisible(isAny);
        return;
    }
    const auto threads = static_cast<std::uint64_t>(volume(config.blockDim));
    core::KernelAttributes running = *kernel_;
    running.optIns = effectiveOptIns(config, running.optIns);
    const core::NextSteps steps = findNextSteps(running, *device_, threads, config.dynamicSmemBytes);
    const core::NextSteps next = evaluation.clusters ? inClusters(steps) : steps;
    QStringList sentences;
    for (const core::NextStep& step : next.steps)
        sentences << text(messageFor(step, next.now).text());
    if (next.together)
        sentences << text(togetherSentence(next));
    steps_->setText(!sentences.isEmpty() ? sentences.join(QStringLiteral("\n\n"))
                    : next.now.maxActiveBlocksPerMultiprocessor == 0
                        ? tr("Nothing: the block does not fit.")
                        : tr("Nothing: no more warps can be resident."));
}

void KernelBlockSizes::fillTable() {
    const core::Bytes smem = session_.state().config.dynamicSmemBytes;
    const core::BlockSizeSuggestion suggested = suggestBlockSize(*kernel_, *device_, smem);
    note_->setText(suggested.blockSize == 0
                       ? fill(tr("On {device}: no block fits."), {{"device", device_->name}})
                       : fill(tr("On {device}, by resident warps. ★ is what "
                                 "cudaOccupancyMaxPotentialBlockSize suggests."),
                              {{"device", device_->name}}));
    const core::Count now = volume(session_.state().config.blockDim);
    const QSignalBlocker quiet(table_);
    table_->setRowCount(0);
    int current = 0;
    for (const RankedBlock& block : rankedBlocks(*kernel_, *device_, session_.state().config)) {
        const int row = table_->rowCount();
        table_->insertRow(row);
        QString words = QString::number(block.threads);
        if (block.threads == suggested.blockSize)
            words = QStringLiteral("★ ") + words;
        if (block.threads == now)
            words = fill(tr("{threads} now"), {{"threads", words}});
        auto* threads = new QTableWidgetItem(words);
        threads->setData(Qt::UserRole, block.threads);
        table_->setItem(row, block_column::Block, threads);
        auto* bar = new QTableWidgetItem(text(core::occupancyPercentText(block.occupancy.fraction())));
        bar->setData(Qt::UserRole, block.occupancy.fraction());
        table_->setItem(row, block_column::OccupancyBar, bar);
        auto* limit = new QTableWidgetItem;
        setLimiters(*limit, block.occupancy);
        table_->setItem(row, block_column::Limit, limit);
        if (block.threads == picked_)
            current = row;
    }
    table_->setCurrentCell(table_->rowCount() > 0 ? current : -1, block_column::Block);
    fitTable();
    table_->scrollTo(table_->currentIndex());
    showUse();
}

void KernelBlockSizes::fitTable() {
    fitColumns(*table_);
    const QHeaderView& headings = *table_->horizontalHeader();
    table_->setMinimumWidth(headings.sectionSize(block_column::Block) +
                            headings.sectionSize(block_column::OccupancyBar) +
                            headings.sectionSizeHint(block_column::Limit) + 2 * table_->frameWidth() +
                            table_->verticalScrollBar()->sizeHint().width());
    fitRows();
}

void KernelBlockSizes::fitRows() {
    gui::fitRows(*table_, scaledPixels(blockRowGap));
    fitHeight(*table_, showsAllRows_ ? table_->rowCount() : mostBlocks);
}

void KernelBlockSizes::setShowsAllRows(bool all) {
    if (showsAllRows_ == all)
        return;
    showsAllRows_ = all;
    fitRows();
}

void KernelBlockSizes::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) // the headings get their type after it
        QMetaObject::invokeMethod(this, &KernelBlockSizes::fitTable, Qt::QueuedConnection);
}

void KernelBlockSizes::showUse() {
    const std::uint32_t threads = chosen();
    use_->setEnabled(threads != 0 && volume(session_.state().config.blockDim) != threads);
    use_->setText(threads == 0 ? tr("Use")
                               : fill(tr("Use {threads}"), {{"threads", std::to_string(threads)}}));
    use_->setToolTip(tr("Sets the block of the launch."));
}

} // namespace trichevron::gui
