// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/thread/thread_panel.h"

#include "app/gui/editors/number_field.h"
#include "app/gui/theme/theme.h"
#include "app/gui/thread/device_report.h"
#include "core/dimensions/parse.h"
#include "core/words/words.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>

namespace trichevron {
namespace {

QString text(const std::string& words) {
    return QString::fromStdString(words);
}

QString separated(Count count) {
    return text(withSeparators(count));
}

} // namespace

ThreadPanel::ThreadPanel(LaunchSession& session, QWidget* parent) : QWidget(parent), session_(session) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(6);
    what_ = new QLabel;
    what_->setObjectName(QStringLiteral("threadWhat"));
    what_->setProperty("role", "muted");
    what_->setFont(textFont(0.92));
    what_->setWordWrap(true);
    layout->addWidget(what_);
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(10);
    grid->setVerticalSpacing(4);
    grid->setColumnMinimumWidth(0, 92);
    grid->setColumnStretch(1, 1);
    threadIdx_ = addRow(grid, tr("threadIdx"), QStringLiteral("threadIdx"));
    blockIdx_ = addRow(grid, tr("blockIdx"), QStringLiteral("blockIdx"));
    warp_ = addRow(grid, tr("warp · lane"), QStringLiteral("warpLane"));
    blockRank_ = addRow(grid, tr("block rank"), QStringLiteral("blockRank"));
    cluster_ = addRow(grid, tr("cluster · rank"), QStringLiteral("clusterPlace"));
    global_ = addRow(grid, tr("global index"), QStringLiteral("globalIndex"));
    globalRank_ = addRow(grid, tr("global rank"), QStringLiteral("globalRank"));
    element_ = addRow(grid, tr("element"), QStringLiteral("element"));
    sm_ = addRow(grid, tr("ran on SM"), QStringLiteral("ranOnSm"));
    layout->addLayout(grid);
    formula_ = new QLabel;
    formula_->setObjectName(QStringLiteral("formula"));
    formula_->setAccessibleName(tr("Thread ID formula"));
    formula_->setProperty("role", "formula");
    formula_->setFont(monospaceFont(0.92));
    formula_->setTextFormat(Qt::RichText);
    formula_->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    layout->addWidget(formula_);

    goTo_ = new QLineEdit;
    goTo_->setObjectName(QStringLiteral("goToThread"));
    goTo_->setAccessibleName(tr("Go to: block index, then thread index, or a global rank"));
    goTo_->setPlaceholderText(tr("go to: 2,1,0 5,7,0"));
    goTo_->setToolTip(
        tr("A block index and a thread index (2,1,0 5,7,0), or a global rank; Return goes there"));
    goTo_->setFont(monospaceFont(0.92));
    layout->addWidget(goTo_);
    goToProblem_ = new QLabel;
    goToProblem_->setObjectName(QStringLiteral("goToProblem"));
    goToProblem_->setProperty("role", "problem");
    goToProblem_->setFont(textFont(0.9));
    goToProblem_->setWordWrap(true);
    goToProblem_->hide();
    layout->addWidget(goToProblem_);
    report_ = new QLabel;
    report_->setObjectName(QStringLiteral("deviceReport"));
    report_->setAccessibleName(tr("What the device reports of this thread, beside the formulas"));
    report_->setFont(textFont(0.9));
    report_->setTextFormat(Qt::RichText);
    report_->setWordWrap(true);
    report_->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    layout->addWidget(report_);

    connect(goTo_, &QLineEdit::returnPressed, this, &ThreadPanel::goTo);
    connect(&session_, &LaunchSession::changed, this, [this] {
        hovered_.reset(); // it belonged to the launch before
        refresh();
    });
    connect(&session_, &LaunchSession::pathChanged, this, &ThreadPanel::refresh);
    connect(&session_, &LaunchSession::resultsChanged, this, &ThreadPanel::refresh);
    refresh();
}

QLabel* ThreadPanel::addRow(QGridLayout* grid, const QString& name, const QString& objectName) {
    auto* label = new QLabel(name);
    label->setProperty("role", "muted");
    auto* value = new QLabel;
    value->setObjectName(objectName);
    value->setFont(monospaceFont(0.95));
    value->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    value->setTextInteractionFlags(Qt::TextSelectableByMouse);
    const int row = grid->rowCount();
    grid->addWidget(label, row, 0);
    grid->addWidget(value, row, 1);
    rows_.push_back({label, value});
    return value;
}

void ThreadPanel::showRow(QLabel* value, const QString& shown) {
    value->setText(shown);
    value->setToolTip(shown);
    for (const Row& row : rows_) {
        if (row.value == value) {
            row.name->setVisible(!shown.isEmpty());
            row.value->setVisible(!shown.isEmpty());
        }
    }
}

void ThreadPanel::setHovered(std::optional<ThreadPlace> place) {
    hovered_ = place;
    refresh();
}

void ThreadPanel::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && report_ != nullptr)
        refresh();
}

void ThreadPanel::refresh() {
    if (hovered_) {
        what_->setText(tr("under the pointer"));
        showThread(*hovered_);
    } else if (session_.path().level == HierarchyLevel::Thread) {
        what_->clear();
        showThread(placeOf(session_.shape(), session_.path().block, session_.path().thread));
    } else {
        showPath();
    }
    what_->setVisible(!what_->text().isEmpty());
}

void ThreadPanel::showThread(const ThreadPlace& place) {
    const LaunchShape shape = session_.shape();
    showRow(threadIdx_, text(tupleText(place.threadIdx)));
    showRow(blockIdx_, text(tupleText(place.blockIdx)));
    showRow(warp_, tr("%1 · %2").arg(separated(place.warp)).arg(place.lane));
    showRow(blockRank_, separated(place.blockRank));
    const bool clustered = !(shape.cluster == ClusterExtent{});
    showRow(cluster_, clustered ? tr("%1 · %2").arg(text(tupleText(place.clusterIdx)),
                                                    separated(place.blockRankInCluster))
                                : QString());
    showRow(global_,
            QStringLiteral("(%1, %2, %3)").arg(place.global.x).arg(place.global.y).arg(place.global.z));
    showRow(globalRank_, separated(place.globalRank));
    QString element;
    if (const auto problem = problemToCover(session_.state().config, session_.state().kernel->attributes)) {
        const bool inside =
            place.global.x < problem->x && place.global.y < problem->y && place.global.z < problem->z;
        if (!inside)
            element = tr("none: outside, idle");
        else if (session_.state().kernel->problemAxes <= 1)
            element = QString::number(place.global.x);
        else if (session_.state().kernel->problemAxes == 2)
            element = QStringLiteral("(%1, %2)").arg(place.global.x).arg(place.global.y);
        else
            element = global_->text();
    }
    showRow(element_, element);
    showRow(sm_, smOf(place.blockRank));
    formula_->setText(formulaOf(place));
    formula_->show();
    showReport(reportOf(place));
}

void ThreadPanel::showPath() {
    const HierarchyPath& path = session_.path();
    const LaunchShape shape = session_.shape();
    const bool hasBlock = path.level >= HierarchyLevel::Block;
    const bool clustered = !(shape.cluster == ClusterExtent{});
    showRow(threadIdx_, {});
    showRow(blockIdx_, hasBlock ? text(tupleText(path.block)) : QString());
    showRow(warp_, path.level == HierarchyLevel::Warp ? separated(path.warp) : QString());
    const Count rank = hasBlock ? rankOf(path.block, shape.grid) : 0;
    showRow(blockRank_, hasBlock ? separated(rank) : QString());
    showRow(cluster_,
            clustered && path.level >= HierarchyLevel::Cluster ? text(tupleText(path.cluster)) : QString());
    showRow(global_, {});
    showRow(globalRank_, {});
    showRow(element_, {});
    showRow(sm_, hasBlock ? smOf(rank) : QString());
    formula_->setText(QStringLiteral("ID = x + y·Dx + z·Dx·Dy"));
    showReport({});
    what_->setText(tr("Walk down to a thread, or point at one, to see where it stands."));
}

QString ThreadPanel::formulaOf(const ThreadPlace& place) const {
    const BlockExtent& block = session_.shape().block;
    const Count layer = Count{block.x} * block.y;
    return QStringLiteral("ID = x + y·Dx + z·Dx·Dy<br>"
                          "&nbsp;&nbsp;&nbsp;= %1 + %2·%3 + %4·%5<br>"
                          "&nbsp;&nbsp;&nbsp;= <b>%6</b>")
        .arg(place.threadIdx.x)
        .arg(place.threadIdx.y)
        .arg(block.x)
        .arg(place.threadIdx.z)
        .arg(text(digits(layer)), text(digits(place.threadId)));
}

QString ThreadPanel::smOf(Count blockRank) const {
    const ActualAnswer* answer = session_.answer();
    if (answer == nullptr || !answer->result.placement)
        return {};
    const std::vector<std::int32_t>& blockSm = answer->result.placement->blockSm;
    if (blockRank >= blockSm.size())
        return tr("not recorded");
    return QString::number(blockSm[static_cast<std::size_t>(blockRank)]);
}

QString ThreadPanel::reportOf(const ThreadPlace& place) const {
    const ActualAnswer* answer = session_.answer();
    return answer == nullptr ? QString() : deviceReport(answer->result, session_.shape(), place);
}

void ThreadPanel::showReport(const QString& report) {
    report_->setText(report);
    report_->setVisible(!report.isEmpty());
}

void ThreadPanel::goTo() {
    const LaunchShape shape = session_.shape();
    QString problem;
    try {
        const QStringList parts = goTo_->text().split(QLatin1Char(' '), Qt::SkipEmptyParts);
        if (parts.size() == 1 && !parts[0].contains(QLatin1Char(','))) {
            const std::optional<BlockAndThread> found =
                fromGlobalRank(shape, parseUnsigned(parts[0].toStdString(), "global rank"));
            if (!found)
                throw InputError("The launch has " + withSeparators(threadCount(shape)) +
                                 " threads; the largest global rank is one less.");
            session_.setPath(pathToThread(shape, found->block, found->thread));
        } else if (parts.size() == 2) {
            const auto block = parseAxes(parts[0].toStdString(), "block index");
            const auto thread = parseAxes(parts[1].toStdString(), "thread index");
            const auto axis = [](const QString& part, const std::array<std::uint32_t, 3>& axes, int i) {
                return i <= part.count(QLatin1Char(',')) ? axes[static_cast<std::size_t>(i)] : 0U;
            };
            const BlockIndex blockIdx{axis(parts[0], block, 0), axis(parts[0], block, 1),
                                      axis(parts[0], block, 2)};
            const ThreadIndex threadIdx{axis(parts[1], thread, 0), axis(parts[1], thread, 1),
                                        axis(parts[1], thread, 2)};
            if (!contains(shape.grid, blockIdx))
                throw InputError("Block " + tupleText(blockIdx) + " lies outside the grid of " +
                                 timesText(shape.grid) + " blocks.");
            if (!contains(shape.block, threadIdx))
                throw InputError("Thread " + tupleText(threadIdx) + " lies outside the block of " +
                                 timesText(shape.block) + " threads.");
            session_.setPath(pathToThread(shape, blockIdx, threadIdx));
        } else {
            throw InputError("Type a block index and a thread index, as in 2,1,0 5,7,0, or one global rank.");
        }
    } catch (const InputError& error) {
        problem = QString::fromUtf8(error.what());
    }
    goToProblem_->setText(problem);
    goToProblem_->setVisible(!problem.isEmpty());
    setStyleProperty(goTo_, "mark", problem.isEmpty() ? QString() : QStringLiteral("unreadable"));
}

} // namespace trichevron
