// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/pages/learn/exercise_view.h"

#include "app/gui/pages/learn/exercise_question.h"
#include "app/gui/pages/learn/exercise_side.h"
#include "app/gui/pages/learn/learn_columns.h"
#include "app/gui/text/fill.h"
#include "app/gui/text/retranslate.h"
#include "app/gui/theme/theme.h"

#include <QBoxLayout>
#include <QEvent>
#include <QLabel>
#include <QScrollBar>

#include <initializer_list>

namespace trichevron::gui {
namespace {

QLabel* textLabel(const QString& objectName, double scale) {
    auto* label = new QLabel;
    label->setObjectName(objectName);
    label->setFont(textFont(scale));
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    return label;
}

} // namespace

ExerciseView::ExerciseView(QWidget* parent)
    : VerticalScrollArea(leastLearnWidth, parent), place_(new QLabel), score_(new QLabel), title_(new QLabel),
      text_(textLabel(QStringLiteral("exerciseText"), 1.05)), question_(new ExerciseQuestion(run_, this)),
      explanation_(textLabel(QStringLiteral("exerciseExplanation"), 1.05)), side_(new ExerciseSide(run_)),
      columns_(new LearnColumns(*side_)) {
    setObjectName(QStringLiteral("exerciseScroll"));
    fillColumns();
    setWidget(columns_);
    connect(&run_, &ExerciseRun::changed, this, &ExerciseView::refresh);
    retranslate(this, [this] {
        setAccessibleName(tr("Exercise"));
        text_->setAccessibleName(tr("Question"));
        explanation_->setAccessibleName(tr("Explanation"));
        refresh();
    });
}

void ExerciseView::fillColumns() {
    QVBoxLayout& rows = columns_->rows();
    auto* heading = new QHBoxLayout;
    place_->setObjectName(QStringLiteral("exercisePlace"));
    place_->setProperty("role", "muted");
    heading->addWidget(place_, 1);
    score_->setObjectName(QStringLiteral("exerciseScore"));
    score_->setProperty("role", "muted");
    heading->addWidget(score_);
    rows.addLayout(heading);
    title_->setObjectName(QStringLiteral("exerciseTitle"));
    title_->setFont(textFont(1.5, QFont::DemiBold));
    title_->setWordWrap(true);
    rows.addWidget(title_);
    for (QWidget* part : std::initializer_list<QWidget*>{text_, question_, explanation_})
        rows.addLayout(readable(*part));
    rows.addStretch(1);
}

void ExerciseView::refresh() {
    if (!run_.obstacle().isEmpty()) {
        title_->setText(tr("No exercises"));
        text_->setText(run_.obstacle());
        explanation_->hide();
        return;
    }
    const core::Exercise& exercise = run_.exercise();
    place_->setText(fill(tr("Exercise {number} · level {level} · seed {seed}"),
                         {{"number", run_.place() + 1},
                          {"level", static_cast<int>(run_.choice().level)},
                          {"seed", std::to_string(run_.choice().seed)}}));
    score_->setText(run_.answeredCount() == 0
                        ? QString()
                        : fill(tr("{right} of {answered} right"),
                               {{"right", run_.rightCount()}, {"answered", run_.answeredCount()}}));
    title_->setText(QString::fromStdString(titleFor(exercise.kind)));
    text_->setText(QString::fromStdString(exercise.question.text()));
    explanation_->setVisible(!run_.isOpen());
    explanation_->setText(run_.isOpen() ? QString() : QString::fromStdString(exercise.explanation.text()));
    if (shownPlace_ != run_.place()) {
        shownPlace_ = run_.place();
        verticalScrollBar()->setValue(0);
    }
}

void ExerciseView::setPresented(bool presented) {
    side_->setVisible(!presented);
    columns_->arrange(width());
}

QWidget& ExerciseView::focusTarget() const {
    return question_->focusTarget();
}

void ExerciseView::resizeEvent(QResizeEvent* event) {
    columns_->arrange(width());
    VerticalScrollArea::resizeEvent(event);
}

void ExerciseView::changeEvent(QEvent* event) {
    VerticalScrollArea::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        columns_->arrange(width());
}

} // namespace trichevron::gui
