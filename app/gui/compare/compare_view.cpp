// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/compare/compare_view.h"

#include "app/gui/export/export_menu.h"
#include "app/gui/text/fill.h"
#include "app/gui/text/text.h"
#include "app/gui/theme/theme.h"

#include <QCheckBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace trichevron::gui {
namespace {

constexpr int minColumn = 20; ///< pixels at the default font; the width of the ≠ column

enum Column { Sign, What, Pinned, Shown, Remark, columns };

QString ratioText(double fast, double slow) {
    return QString::number(slow / fast, 'f', 2);
}

/// Which of the two measured launches is faster.
QString fasterText(const core::Summary& pinned, const core::Summary& current) {
    switch (core::compare(pinned, current)) {
    case core::Comparison::Faster:
        return pinned.median > 0 ? gui::fill(CompareView::tr("the pinned one is faster, {ratio} times"),
                                             {{"ratio", ratioText(pinned.median, current.median)}})
                                 : CompareView::tr("the pinned one is faster");
    case core::Comparison::Slower:
        return current.median > 0 ? gui::fill(CompareView::tr("the current one is faster, {ratio} times"),
                                              {{"ratio", ratioText(current.median, pinned.median)}})
                                  : CompareView::tr("the current one is faster");
    case core::Comparison::Indistinguishable:
        return CompareView::tr("indistinguishable");
    }
    return {};
}

/// core says "the first" and "the second".
void nameLaunches(std::vector<core::ComparisonRow>& rows, const core::Measurement* pinned,
                  const core::Measurement* current) {
    const auto timed = std::find_if(rows.begin(), rows.end(),
                                    [](const core::ComparisonRow& row) { return !row.remark.empty(); });
    if (timed == rows.end())
        return;
    const auto first = core::summarise(pinned->samplesMicroseconds);
    const auto second = core::summarise(current->samplesMicroseconds);
    timed->remark = fasterText(*first, *second).toStdString();
}

/// It scrolls itself, so its page need not.
class ComparisonTable final : public QTableWidget {
public:
    explicit ComparisonTable(int columnCount) : QTableWidget(0, columnCount) {
        setMinimumHeight(scaledPixels(minHeight));
    }
    QSize sizeHint() const override { return {QTableWidget::sizeHint().width(), minimumHeight()}; }

private:
    static constexpr int minHeight = 64; ///< pixels at the default font
};

core::ComparedLaunch toComparedLaunch(const LaunchSession& session, const LaunchState& state,
                                      const core::Evaluation* evaluation) {
    core::ComparedLaunch launch;
    launch.device = state.device.get();
    launch.kernel = state.kernel.get();
    launch.config = state.config;
    launch.optIns = state.optIns;
    launch.evaluation = evaluation;
    if (const ActualAnswer* answer = session.results().answer(launchKeyOf(state)); answer != nullptr)
        launch.answer = &answer->result;
    if (const ActualMeasurement* found = session.results().measurement(launchKeyOf(state)); found != nullptr)
        launch.measurement = &found->measurement;
    return launch;
}

} // namespace

CompareView::CompareView(LaunchSession& session, QWidget* parent)
    : QWidget(parent), session_(session), summary_(new QLabel), onlyDifferences_(new QCheckBox),
      pin_(new QPushButton), swap_(new QPushButton), table_(new ComparisonTable(columns)) {
    setObjectName(QStringLiteral("comparePage"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(12, 8, 12, 6);
    auto* top = new QHBoxLayout;
    summary_->setObjectName(QStringLiteral("compareSummary"));
    summary_->setProperty("role", "muted");
    summary_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    summary_->setWordWrap(true);
    onlyDifferences_->setObjectName(QStringLiteral("compareOnlyDifferences"));
    pin_->setObjectName(QStringLiteral("comparePin"));
    swap_->setObjectName(QStringLiteral("compareSwap"));
    top->addWidget(summary_, 1);
    top->addWidget(onlyDifferences_);
    top->addWidget(swap_);
    top->addWidget(pin_);
    layout->addLayout(top);
    table_->setObjectName(QStringLiteral("compareTable"));
    ExportMenu::attach(*table_, {});
    table_->setShowGrid(false);
    table_->setAlternatingRowColors(true);
    table_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table_->setSelectionBehavior(QAbstractItemView::SelectRows);
    table_->setTabKeyNavigation(false);
    table_->setWordWrap(true);
    table_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    table_->horizontalHeader()->setMinimumSectionSize(scaledPixels(minColumn));
    table_->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    table_->verticalHeader()->hide();
    table_->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    table_->horizontalHeader()->setHighlightSections(false);
    table_->horizontalHeader()->setStretchLastSection(true);
    table_->setFont(monospaceFont(0.92));
    layout->addWidget(table_, 1);

    connect(pin_, &QPushButton::clicked, this, [this] { session_.setPinned(session_.state()); });
    connect(swap_, &QPushButton::clicked, &session_, &LaunchSession::swapWithPinned);
    onlyDifferences_->setChecked(true);
    connect(onlyDifferences_, &QCheckBox::toggled, this, &CompareView::refresh);
    onChange(session_, SessionChange::Launch | SessionChange::Results | SessionChange::Pin, this, [this] {
        if (isVisible())
            refresh();
    });
    setTexts();
    refresh();
}

void CompareView::setTexts() {
    onlyDifferences_->setText(tr("Only differences"));
    onlyDifferences_->setAccessibleName(tr("Show only the rows in which the launches differ"));
    pin_->setText(tr("Pin"));
    pin_->setAccessibleName(tr("Pin this launch to compare later ones with it"));
    swap_->setText(tr("Swap"));
    swap_->setAccessibleName(tr("Swap the pinned launch and the current one"));
    table_->setAccessibleName(tr("The pinned launch and the current one, field by field"));
    table_->setHorizontalHeaderLabels({QString(), tr("field"), tr("pinned"), tr("current"), QString()});
}

std::vector<core::ComparisonRow> CompareView::rows() const {
    const std::optional<LaunchState>& pinned = session_.pinned();
    if (!pinned)
        return {};
    std::optional<core::Evaluation> evaluation;
    if (pinned->device) {
        core::KernelAttributes attributes = pinned->kernel->attributes;
        attributes.optIns = pinned->optIns;
        evaluation = evaluate(pinned->config, attributes, *pinned->device);
    }
    const core::ComparedLaunch first =
        toComparedLaunch(session_, *pinned, evaluation ? &*evaluation : nullptr);
    const core::ComparedLaunch second = toComparedLaunch(session_, session_.state(), session_.evaluation());
    std::vector<core::ComparisonRow> rows = compareLaunches(first, second);
    nameLaunches(rows, first.measurement, second.measurement);
    return rows;
}

void CompareView::refresh() {
    const std::vector<core::ComparisonRow> all = rows();
    const auto differences =
        std::count_if(all.begin(), all.end(), [](const core::ComparisonRow& row) { return row.differs; });
    const auto timed = std::find_if(all.begin(), all.end(),
                                    [](const core::ComparisonRow& row) { return !row.remark.empty(); });
    QString summary = all.empty() ? tr("Pin a launch, then change it or select another device: this page "
                                       "compares the two.")
                      : differences == 0
                          ? tr("The two launches are the same.")
                          : gui::fill(tr("They differ in {rows, plural, one {# row} other {# rows}} (≠)."),
                                      {{"rows", differences}});
    if (timed != all.end())
        summary += QLatin1Char(' ') + gui::fill(tr("Times: {comparison}."), {{"comparison", timed->remark}});
    summary_->setText(summary);
    table_->setVisible(!all.empty());
    onlyDifferences_->setVisible(differences != 0); // without differences, all rows are visible
    swap_->setEnabled(!all.empty());
    fill(all);
}

void CompareView::fill(const std::vector<core::ComparisonRow>& rows) {
    table_->setRowCount(0);
    std::string section;
    const bool any =
        std::any_of(rows.begin(), rows.end(), [](const core::ComparisonRow& row) { return row.differs; });
    const auto add = [this](const QStringList& cells, bool differs, bool isHeading) {
        const int row = table_->rowCount();
        table_->insertRow(row);
        for (int column = 0; column < columns; ++column) {
            auto* item = new QTableWidgetItem(cells.value(column));
            QFont font = table_->font();
            if (differs || isHeading)
                font.setBold(true);
            if (isHeading || column == What)
                font.setFamilies(textFont(1).families());
            item->setFont(font);
            item->setToolTip(cells.value(column));
            if (isHeading || (!differs && column != What))
                item->setForeground(currentTheme().muted);
            if (differs && column == Sign)
                item->setForeground(currentTheme().accentText);
            if (isHeading)
                item->setFlags(Qt::ItemIsEnabled);
            item->setData(Qt::AccessibleTextRole,
                          column == Sign ? differs ? tr("differs") : tr("the same") : cells.value(column));
            table_->setItem(row, column, item);
        }
    };
    for (const core::ComparisonRow& row : rows) {
        if (any && onlyDifferences_->isChecked() && !row.differs)
            continue;
        if (row.section != section) {
            section = row.section;
            add({QString(), text(section)}, false, true);
        }
        add({row.differs ? QStringLiteral("≠") : QString(), text(row.title), text(row.first),
             text(row.second), text(row.remark)},
            row.differs, false);
    }
    fitColumns();
}

void CompareView::fitColumns() {
    constexpr int minValue = 60; // pixels at the default font
    constexpr int maxValue = 340;
    const auto isEmpty = [this](int column) {
        for (int row = 0; row < table_->rowCount(); ++row)
            if (!table_->item(row, column)->text().isEmpty())
                return false;
        return true;
    };
    table_->setColumnHidden(Remark, isEmpty(Remark));
    table_->resizeColumnsToContents();
    const int whole = table_->viewport()->width();
    for (const int column : {What, Remark})
        table_->setColumnWidth(column, qMin(table_->columnWidth(column), whole * 3 / 10));
    int rest = whole - table_->columnWidth(Sign) - table_->columnWidth(What);
    if (!table_->isColumnHidden(Remark))
        rest -= table_->columnWidth(Remark);
    // Wider text wraps.
    for (const int column : {Pinned, Shown})
        table_->setColumnWidth(column, qBound(scaledPixels(minValue), rest / 2, scaledPixels(maxValue)));
    table_->resizeRowsToContents();
}

void CompareView::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    if (isVisible())
        fitColumns();
}

void CompareView::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    refresh();
}

void CompareView::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        setTexts();
    if ((event->type() == QEvent::PaletteChange || event->type() == QEvent::LanguageChange) &&
        table_ != nullptr)
        refresh();
}

} // namespace trichevron::gui
