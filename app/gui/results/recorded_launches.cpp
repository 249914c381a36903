// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/results/recorded_launches.h"

#include "app/gui/accessibility/clear_button.h"
#include "app/gui/export/export_menu.h"
#include "app/gui/layout/elided_label.h"
#include "app/gui/layout/row_table.h"
#include "app/gui/text/fill.h"
#include "app/gui/text/retranslate.h"
#include "app/gui/text/text.h"
#include "app/gui/theme/theme.h"
#include "core/dimensions/extent_text.h"
#include "core/messages/word_match.h"

#include <QEvent>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>

namespace trichevron::gui {
namespace {

/// In pixels for the default font.
constexpr int roomForTwoColumns = 640;
constexpr int leastTableHeight = 84;
constexpr int filterWidth = 220;
constexpr int leastDifference = 100;
constexpr int leastRowHeight = 22;
constexpr int rowGap = 4; ///< beside the lines of a row

enum Column { Block, Grid, Problem, Differences, columnCount };

QString joined(const std::vector<std::string>& parts, const QString& separator) {
    QStringList list;
    for (const std::string& part : parts)
        list << text(part);
    return list.join(separator);
}

} // namespace

RecordedLaunches::RecordedLaunches(QWidget* parent)
    : QScrollArea(parent), columns_(new QBoxLayout(QBoxLayout::LeftToRight)), sentence_(new QLabel),
      count_(new ElidedLabel), filter_(new QLineEdit), table_(new QTableWidget(0, columnCount)) {
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setFocusPolicy(Qt::NoFocus);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* content = new QWidget;
    content->setLayout(columns_);
    columns_->setContentsMargins(12, 8, 12, 6);
    columns_->setSpacing(18);
    auto* left = new QVBoxLayout;
    left->setSpacing(2);
    sentence_->setObjectName(QStringLiteral("notRecorded"));
    sentence_->setWordWrap(true);
    left->addWidget(sentence_);
    for (std::size_t i = 0; i < nearest_.size(); ++i) {
        nearest_[i] = new QPushButton;
        nearest_[i]->setObjectName(QStringLiteral("nearestLaunch%1").arg(i));
        nearest_[i]->setProperty("role", "link");
        nearest_[i]->setAutoDefault(false);
        connect(nearest_[i], &QPushButton::clicked, this, [this, i] { choose(i); });
        left->addWidget(nearest_[i], 0, Qt::AlignLeft);
    }
    left->addStretch(1);
    columns_->addLayout(left, 2);
    auto* right = new QVBoxLayout;
    buildList(*right);
    columns_->addLayout(right, 3);
    setWidget(content);
    retranslate(this, [this] { setTexts(); });
}

void RecordedLaunches::buildList(QBoxLayout& column) {
    column.setSpacing(4);
    auto* top = new QHBoxLayout;
    count_->setObjectName(QStringLiteral("recordedCount"));
    count_->setProperty("role", "muted");
    count_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    filter_->setObjectName(QStringLiteral("recordedFilter"));
    filter_->setMaximumWidth(scaledPixels(filterWidth));
    addClearButton(*filter_);
    filter_->installEventFilter(this);
    connect(filter_, &QLineEdit::textChanged, this, &RecordedLaunches::hideOthers);
    top->addWidget(count_, 1);
    top->addWidget(filter_, 1);
    column.addLayout(top);
    table_->setObjectName(QStringLiteral("recordedLaunches"));
    table_->setShowGrid(false);
    table_->setAlternatingRowColors(true);
    table_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table_->setSelectionBehavior(QAbstractItemView::SelectRows);
    table_->setSelectionMode(QAbstractItemView::SingleSelection);
    table_->setTabKeyNavigation(false);
    table_->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    table_->setFont(monospaceFont(0.92));
    table_->setMinimumHeight(scaledPixels(leastTableHeight));
    table_->setSizePolicy(QSizePolicy::Expanding,
                          QSizePolicy::Ignored); // it scrolls in the height that is left
    table_->verticalHeader()->hide();
    table_->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    table_->horizontalHeader()->setSectionResizeMode(Differences, QHeaderView::Fixed); // fitTable() sets it
    table_->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    table_->horizontalHeader()->setHighlightSections(false);
    table_->horizontalHeader()->moveSection(Differences, 0); // which tells the rows apart, and is long
    table_->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    ExportMenu::attach(*table_, [] { return tr("Recorded launches"); });
    table_->installEventFilter(this);
    // A scroll bar of the rows takes from the width of the columns, not from that of the table.
    table_->viewport()->installEventFilter(this);
    connect(table_, &QTableWidget::cellDoubleClicked, this,
            [this](int row) { choose(static_cast<std::size_t>(row)); });
    column.addWidget(table_, 1);
}

void RecordedLaunches::setTexts() {
    for (QPushButton* nearest : nearest_)
        if (launches_.empty())
            nearest->setAccessibleName(tr("A near recorded launch"));
    filter_->setPlaceholderText(tr("filter: block 256"));
    filter_->setAccessibleName(tr("Filter the recorded launches by words and numbers"));
    table_->setAccessibleName(tr("The recorded launches of this kernel; Enter chooses one"));
    table_->setToolTip(tr("A double click or Enter makes the launch the current one."));
    table_->setHorizontalHeaderLabels({tr("block"), tr("grid"), tr("problem"), tr("difference")});
    fitTable();
}

void RecordedLaunches::showLaunches(const QString& sentence, std::vector<core::NearLaunch> launches) {
    launches_ = std::move(launches);
    sentence_->setText(sentence);
    for (std::size_t i = 0; i < nearest_.size(); ++i) {
        nearest_[i]->setVisible(i < launches_.size());
        if (i >= launches_.size())
            continue;
        nearest_[i]->setText(joined(launches_[i].differences, QStringLiteral(",\n")));
        nearest_[i]->setAccessibleName(
            fill(tr("Go to the recorded launch with {differences}"),
                 {{"differences", joined(launches_[i].differences, QStringLiteral(", "))}}));
    }
    fillTable();
    hideOthers();
}

void RecordedLaunches::fillTable() {
    table_->setRowCount(0);
    table_->setRowCount(static_cast<int>(launches_.size()));
    for (int row = 0; row < table_->rowCount(); ++row) {
        const core::NearLaunch& near = launches_[static_cast<std::size_t>(row)];
        const core::LaunchConfig& config = near.launch.config;
        const QStringList cells{text(shortExtentText(config.blockDim)), text(shortExtentText(config.gridDim)),
                                config.problem ? text(shortExtentText(*config.problem)) : QString(),
                                joined(near.differences, QStringLiteral(", "))};
        for (int column = 0; column < columnCount; ++column) {
            auto* item = new QTableWidgetItem(cells[column]);
            item->setToolTip(cells[column]);
            table_->setItem(row, column, item);
        }
    }
    fitTable();
}

QString RecordedLaunches::wordsOf(int row) const {
    // Not the difference, which also names what the recorded launch is not.
    QStringList words;
    for (const int column : {Block, Grid, Problem})
        words << table_->horizontalHeaderItem(column)->text() << table_->item(row, column)->text();
    const core::LaunchConfig& config = launches_[static_cast<std::size_t>(row)].launch.config;
    if (config.clusterDim)
        words << tr("cluster") << text(shortExtentText(*config.clusterDim));
    words << text(std::string(toString(config.api))) << text(std::string(toString(config.stream)));
    return words.join(QLatin1Char(' '));
}

void RecordedLaunches::hideOthers() {
    const std::string typed = filter_->text().toStdString();
    int shown = 0;
    for (int row = 0; row < table_->rowCount(); ++row) {
        const bool matches = typed.empty() || core::wordMatchScore(typed, wordsOf(row).toStdString());
        table_->setRowHidden(row, !matches);
        shown += matches ? 1 : 0;
    }
    count_->setText(
        typed.empty()
            ? fill(tr("{count, plural, one {# recorded launch} other {# recorded launches}}"),
                   {{"count", shown}})
            : fill(tr("{shown} of {count, plural, one {# recorded launch} other {# recorded launches}}"),
                   {{"shown", shown}, {"count", table_->rowCount()}}));
}

void RecordedLaunches::fitTable() {
    table_->verticalHeader()->setMinimumSectionSize(scaledPixels(leastRowHeight));
    // No difference is cut: a long one has several lines, in what the other columns leave.
    fitColumn(*table_, Differences, scaledPixels(leastDifference));
    fitRows(*table_, scaledPixels(rowGap));
}

void RecordedLaunches::placeColumns() {
    const bool wide = width() >= scaledPixels(roomForTwoColumns);
    columns_->setDirection(wide ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    fitTable();
}

void RecordedLaunches::choose(std::size_t launch) {
    if (launch < launches_.size())
        Q_EMIT chosen(core::SweepPoint(launches_[launch].launch));
}

bool RecordedLaunches::eventFilter(QObject* watched, QEvent* event) {
    if (watched == table_->viewport() && event->type() == QEvent::Resize) // before it has its new width
        QMetaObject::invokeMethod(this, &RecordedLaunches::fitTable, Qt::QueuedConnection);
    if (event->type() != QEvent::KeyPress)
        return QScrollArea::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent*>(event)->key();
    const bool isEnter = key == Qt::Key_Return || key == Qt::Key_Enter;
    if (watched == table_ && isEnter && table_->currentRow() >= 0) {
        choose(static_cast<std::size_t>(table_->currentRow()));
        return true;
    }
    if (watched == filter_ && (isEnter || key == Qt::Key_Down)) {
        for (int row = 0; row < table_->rowCount(); ++row)
            if (!table_->isRowHidden(row)) {
                table_->setCurrentCell(row, Block);
                break;
            }
        table_->setFocus();
        return true;
    }
    return QScrollArea::eventFilter(watched, event);
}

void RecordedLaunches::resizeEvent(QResizeEvent* event) {
    QScrollArea::resizeEvent(event);
    placeColumns();
}

void RecordedLaunches::changeEvent(QEvent* event) {
    QScrollArea::changeEvent(event);
    if (event->type() == QEvent::FontChange && table_ != nullptr) {
        table_->setMinimumHeight(scaledPixels(leastTableHeight));
        placeColumns();
    }
}

} // namespace trichevron::gui
