// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/pages/learn/exercise_side.h"

#include "app/gui/editors/number_field.h"
#include "app/gui/files/file_questions.h"
#include "app/gui/notice/report_errors.h"
#include "app/gui/notice/report_saved.h"
#include "app/gui/pages/learn/learn_columns.h"
#include "app/gui/text/fill.h"
#include "app/gui/text/retranslate.h"
#include "app/gui/theme/follow_type.h"
#include "app/gui/theme/theme.h"
#include "core/json/file_io.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QFileInfo>
#include <QGridLayout>
#include <QLabel>
#include <QListWidget>
#include <QPrintDialog>
#include <QPrinter>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>
#include <QVBoxLayout>

#include <algorithm>
#include <limits>

namespace trichevron::gui {
namespace {

constexpr int usualCount = 10;
constexpr int mostExercises = 1000;
constexpr int visibleKinds = 8;
constexpr double printedPoints = 10.5;

QPushButton* roleButton(const QString& objectName, const char* role) {
    auto* made = new QPushButton;
    made->setObjectName(objectName);
    made->setProperty("role", role);
    return made;
}

/// So that a teacher hands out the questions alone. The sheet has two headings of the first level: its title,
/// and that of the answers.
void beginAnswersOnAPage(QTextDocument& document) {
    int titles = 0;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        if (block.blockFormat().headingLevel() != 1 || ++titles != 2)
            continue;
        QTextBlockFormat format = block.blockFormat();
        format.setPageBreakPolicy(QTextFormat::PageBreak_AlwaysBefore);
        QTextCursor(block).setBlockFormat(format);
    }
}

} // namespace

ExerciseSide::ExerciseSide(ExerciseRun& run, QWidget* parent)
    : QWidget(parent), run_(run), level_(new QComboBox),
      seed_(NumberField::forCount(QString(), 0, std::numeric_limits<std::uint64_t>::max())),
      kinds_(new QListWidget), allKinds_(new QLabel),
      count_(NumberField::forCount(QString(), 1, mostExercises)), answers_(new QCheckBox),
      seedProblem_(new QLabel), countProblem_(new QLabel),
      save_(roleButton(QStringLiteral("exerciseSave"), "plain")),
      print_(roleButton(QStringLiteral("exercisePrint"), "plain")) {
    setObjectName(QStringLiteral("panel"));
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(14, 12, 14, 12);
    followType(*this, [rows] { rows->setSpacing(scaledPixels(6)); });
    buildChoice(*rows);
    buildSheet(*rows);
    rows->addStretch(1);
    connect(&run_, &ExerciseRun::changed, this, &ExerciseSide::refresh);
    retranslate(this, [this] { setTexts(); });
}

void ExerciseSide::buildChoice(QVBoxLayout& rows) {
    addSideHeading(rows, [] { return tr("The exercises"); });
    auto* grid = new QGridLayout;
    followType(*this, [grid] { grid->setSpacing(scaledPixels(4)); });
    grid->setColumnStretch(1, 1);
    auto* levelLabel = new QLabel;
    auto* seedLabel = new QLabel;
    level_->setObjectName(QStringLiteral("exerciseLevel"));
    for (int level = 1; level <= 3; ++level)
        level_->addItem(QString(), level);
    levelLabel->setBuddy(level_);
    seed_->setObjectName(QStringLiteral("exerciseSeed"));
    seedLabel->setBuddy(seed_);
    auto* fresh = roleButton(QStringLiteral("exerciseNewSeed"), "plain");
    grid->addWidget(levelLabel, 0, 0);
    grid->addWidget(level_, 0, 1, 1, 2);
    grid->addWidget(seedLabel, 1, 0);
    grid->addWidget(seed_, 1, 1);
    grid->addWidget(fresh, 1, 2);
    rows.addLayout(grid);
    addProblemLine(rows, *seedProblem_, *seed_);
    auto* fromNow = new QLabel;
    fromNow->setWordWrap(true);
    fromNow->setProperty("role", "muted");
    rows.addWidget(fromNow);
    addSideHeading(rows, [] { return tr("Kinds"); });
    kinds_->setObjectName(QStringLiteral("exerciseKinds"));
    kinds_->setWordWrap(true);
    kinds_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    for (const core::ExerciseKind kind : core::allExerciseKinds) {
        auto* item = new QListWidgetItem(kinds_);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        item->setCheckState(Qt::Checked);
        item->setData(Qt::UserRole, static_cast<int>(kind));
    }
    rows.addWidget(kinds_);
    auto* pair = new QHBoxLayout;
    auto* all = roleButton(QStringLiteral("exerciseAllKinds"), "link");
    auto* none = roleButton(QStringLiteral("exerciseNoKinds"), "link");
    pair->addWidget(all);
    pair->addWidget(none);
    pair->addStretch(1);
    rows.addLayout(pair);
    allKinds_->setObjectName(QStringLiteral("exerciseAllKindsCome"));
    allKinds_->setWordWrap(true);
    allKinds_->setProperty("role", "muted");
    rows.addWidget(allKinds_);
    connect(level_, &QComboBox::activated, this, [this] {
        ExerciseChoice choice = run_.choice();
        choice.level = static_cast<core::ExerciseLevel>(level_->currentData().toInt());
        run_.setChoice(std::move(choice));
    });
    const auto setSeed = [this](std::uint64_t seed) {
        ExerciseChoice choice = run_.choice();
        choice.seed = seed;
        run_.setChoice(std::move(choice));
    };
    connect(seed_, &NumberField::valueEdited, this, setSeed);
    connect(fresh, &QPushButton::clicked, this, [setSeed] { setSeed(ExerciseRun::newSeed()); });
    connect(kinds_, &QListWidget::itemChanged, this, &ExerciseSide::takeKinds);
    connect(all, &QPushButton::clicked, this, [this] { checkAll(true); });
    connect(none, &QPushButton::clicked, this, [this] { checkAll(false); });
    retranslate(levelLabel, [this, levelLabel, seedLabel, fresh, fromNow, all, none] {
        levelLabel->setText(tr("Level"));
        seedLabel->setText(tr("Seed"));
        fresh->setText(tr("Another seed"));
        fromNow->setText(
            tr("Another level, seed or choice of kinds begins at exercise 1, with a new count of "
               "right answers."));
        allKinds_->setText(tr("None is chosen: the kinds of the level come."));
        all->setText(tr("All"));
        all->setAccessibleName(tr("All kinds"));
        none->setText(tr("None"));
        none->setAccessibleName(tr("No kind, to choose some"));
    });
}

void ExerciseSide::buildSheet(QVBoxLayout& rows) {
    addSideHeading(rows, [] { return tr("A sheet for a class"); });
    auto* note = new QLabel;
    note->setWordWrap(true);
    note->setProperty("role", "muted");
    rows.addWidget(note);
    auto* line = new QHBoxLayout;
    auto* countLabel = new QLabel;
    count_->setObjectName(QStringLiteral("exerciseCount"));
    count_->setValue(usualCount);
    countLabel->setBuddy(count_);
    line->addWidget(countLabel);
    line->addWidget(count_, 1);
    rows.addLayout(line);
    addProblemLine(rows, *countProblem_, *count_);
    answers_->setObjectName(QStringLiteral("exerciseWithAnswers"));
    rows.addWidget(answers_);
    auto* pair = new QHBoxLayout;
    pair->addWidget(save_);
    pair->addWidget(print_);
    rows.addLayout(pair);
    connect(save_, &QPushButton::clicked, this, &ExerciseSide::saveSheetDialog);
    connect(print_, &QPushButton::clicked, this, &ExerciseSide::printSheetDialog);
    refreshSheetButtons();
    retranslate(note, [this, note, countLabel] {
        note->setText(tr("The same seed, level and kinds give the same sheet on every computer."));
        countLabel->setText(tr("Exercises"));
        answers_->setText(tr("With the answers"));
        save_->setText(tr("Save…"));
        save_->setToolTip(tr("Saves the sheet as Markdown."));
        print_->setText(tr("Print…"));
    });
}

void ExerciseSide::setTexts() {
    const QStringList levels{tr("1, easy"), tr("2, medium"), tr("3, hard")};
    for (int i = 0; i < level_->count(); ++i)
        level_->setItemText(i, levels[i]);
    seed_->setWhat(tr("seed"));
    seed_->setAccessibleName(tr("Seed"));
    count_->setWhat(tr("number of exercises"));
    count_->setAccessibleName(tr("Number of exercises"));
    kinds_->setAccessibleName(tr("Kinds of exercises"));
    kinds_->setAccessibleDescription(
        tr("The space bar chooses a kind. Without one, those of the level come."));
    {
        const QScopedValueRollback guard(isRefreshing_, true);
        for (int row = 0; row < kinds_->count(); ++row)
            kinds_->item(row)->setText(
                QString::fromStdString(titleFor(core::allExerciseKinds.at(static_cast<std::size_t>(row)))));
    }
    fitKinds();
    refresh();
}

void ExerciseSide::fitKinds() {
    const int row = kinds_->sizeHintForRow(0);
    kinds_->setFixedHeight(visibleKinds * qMax(row, fontMetrics().height()) + 2 * kinds_->frameWidth());
}

void ExerciseSide::refresh() {
    const QScopedValueRollback guard(isRefreshing_, true);
    const ExerciseChoice& choice = run_.choice();
    level_->setCurrentIndex(static_cast<int>(choice.level) - 1);
    seed_->setValue(choice.seed);
    allKinds_->setVisible(isNoneChecked());
    if (choice.kinds.empty() && isNoneChecked())
        return; // the user chooses, beginning with none
    const std::vector<core::ExerciseKind> kinds =
        choice.kinds.empty() ? core::exerciseKindsOf(choice.level) : choice.kinds;
    for (int row = 0; row < kinds_->count(); ++row) {
        const auto kind = core::allExerciseKinds.at(static_cast<std::size_t>(row));
        const bool isChosen = std::find(kinds.begin(), kinds.end(), kind) != kinds.end();
        kinds_->item(row)->setCheckState(isChosen ? Qt::Checked : Qt::Unchecked);
    }
}

bool ExerciseSide::isNoneChecked() const {
    for (int row = 0; row < kinds_->count(); ++row)
        if (kinds_->item(row)->checkState() == Qt::Checked)
            return false;
    return true;
}

void ExerciseSide::takeKinds() {
    if (isRefreshing_)
        return;
    ExerciseChoice choice = run_.choice();
    choice.kinds.clear();
    for (int row = 0; row < kinds_->count(); ++row)
        if (kinds_->item(row)->checkState() == Qt::Checked)
            choice.kinds.push_back(core::allExerciseKinds.at(static_cast<std::size_t>(row)));
    run_.setChoice(std::move(choice));
}

void ExerciseSide::checkAll(bool checked) {
    {
        const QScopedValueRollback guard(isRefreshing_, true);
        for (int row = 0; row < kinds_->count(); ++row)
            kinds_->item(row)->setCheckState(checked ? Qt::Checked : Qt::Unchecked);
    }
    takeKinds();
    refresh(); // where the kinds of the level come as before, the run has not changed
}

QString ExerciseSide::sheet() const {
    return run_.sheet(static_cast<std::size_t>(count_->value()), answers_->isChecked());
}

QString ExerciseSide::saveSheet(const QString& path) const {
    const QString suffix = QFileInfo(path).suffix().toLower();
    const bool isText = suffix == QLatin1String("md") || suffix == QLatin1String("markdown") ||
                        suffix == QLatin1String("txt");
    QString file = isText ? path : path + QStringLiteral(".md"); // not the name of another format
    core::writeFileAtomically(file.toStdString(), sheet().toStdString());
    return file;
}

void ExerciseSide::printSheet(QPrinter& printer) const {
    QTextDocument document;
    QFont font = textFont(1.0);
    font.setPointSizeF(printedPoints);
    document.setDefaultFont(font);
    document.setMarkdown(sheet(), QTextDocument::MarkdownFeatures(QTextDocument::MarkdownDialectGitHub) |
                                      QTextDocument::MarkdownNoHTML);
    beginAnswersOnAPage(document);
    document.print(&printer);
}

void ExerciseSide::saveSheetDialog() {
    const QString title = tr("Save a sheet of exercises");
    const QString name = QStringLiteral("exercises-level%1-seed%2%3.md")
                             .arg(static_cast<int>(run_.choice().level))
                             .arg(run_.choice().seed)
                             .arg(answers_->isChecked() ? QStringLiteral("-answers") : QString());
    const QString path = askWhereToSave(this, title, name, tr("Markdown (*.md)"));
    if (path.isEmpty())
        return;
    reportErrors(this, title, [&] {
        const QString file = saveSheet(path);
        rememberFolderOf(file);
        reportSavedFile(*this, file);
    });
}

void ExerciseSide::printSheetDialog() {
    QPrinter printer(QPrinter::HighResolution);
    printer.setDocName(tr("Exercises"));
    QPrintDialog dialog(&printer, this);
    dialog.setWindowTitle(tr("Print a sheet of exercises"));
    if (dialog.exec() != QDialog::Accepted)
        return;
    printSheet(printer);
    reportSaved(*this, tr("The sheet is printed."));
}

void ExerciseSide::addProblemLine(QVBoxLayout& rows, QLabel& line, const NumberField& field) {
    line.setObjectName(field.objectName() + QStringLiteral("Problem"));
    line.setProperty("role", "problem");
    line.setFont(textFont(0.9)); // as below the fields of a launch
    line.setWordWrap(true);
    line.hide();
    rows.addWidget(&line);
    connect(&field, &NumberField::problemChanged, this, [this, &line, &field] {
        line.setText(field.problem());
        line.setVisible(!field.problem().isEmpty());
        refreshSheetButtons();
    });
}

void ExerciseSide::refreshSheetButtons() {
    const bool isReadable = seed_->problem().isEmpty() && count_->problem().isEmpty();
    save_->setEnabled(isReadable);
    print_->setEnabled(isReadable);
}

void ExerciseSide::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fitKinds();
}

} // namespace trichevron::gui
