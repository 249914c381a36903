// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/pages/learn/lesson_list.h"

#include "app/gui/text/fill.h"
#include "app/gui/text/retranslate.h"
#include "app/gui/theme/follow_type.h"
#include "app/gui/theme/theme.h"

#include <QComboBox>
#include <QEvent>
#include <QLabel>
#include <QListWidget>
#include <QPainter>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QVBoxLayout>

#include <algorithm>

namespace trichevron::gui {
namespace {

constexpr int numberSide = 22; ///< pixels for the default font
constexpr int textMargin = 14;
constexpr int listMargin = 7; ///< the entries have a padding
constexpr int linkBorder = 1;

QPushButton* linkButton(const QString& objectName) {
    auto* made = new QPushButton;
    made->setObjectName(objectName);
    made->setProperty("role", "link");
    return made;
}

/// The number of a lesson, or a check mark, in a circle.
QIcon numberIcon(const QString& sign, bool isDone) {
    const int side = scaledPixels(numberSide);
    QPixmap picture(side, side);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme& theme = currentTheme();
    painter.setPen(isDone ? theme.good : theme.border);
    painter.setBrush(isDone ? theme.goodFill : theme.window);
    painter.drawEllipse(QRectF(1, 1, side - 2, side - 2));
    painter.setPen(isDone ? theme.text : theme.muted);
    painter.setFont(textFont(0.8));
    painter.drawText(picture.rect(), Qt::AlignCenter, sign);
    return picture;
}

} // namespace

LessonList::LessonList(LessonRun& run, QWidget* parent)
    : QWidget(parent), run_(run), heading_(new QLabel), list_(new QListWidget), compact_(new QComboBox),
      practice_(new QLabel), exercises_(linkButton(QStringLiteral("practiceExercises"))),
      reset_(linkButton(QStringLiteral("lessonReset"))) {
    setObjectName(QStringLiteral("panel"));
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 12, 0, 8);
    heading_->setObjectName(QStringLiteral("lessonsHeading"));
    for (QLabel* heading : {heading_, practice_}) {
        heading->setProperty("role", "heading");
        heading->setFont(textFont(0.85, QFont::DemiBold));
        heading->setContentsMargins(textMargin, 0, textMargin, 0);
    }
    rows->addWidget(heading_);
    list_->setObjectName(QStringLiteral("lessonList"));
    list_->setFrameShape(QFrame::NoFrame);
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list_->setWordWrap(true);
    list_->setResizeMode(QListView::Adjust); // a title takes a second line in a narrower list
    auto* lessons = new QHBoxLayout;
    lessons->setContentsMargins(listMargin, 0, 0, 0);
    lessons->addWidget(list_);
    rows->addLayout(lessons, 1);
    compact_->setObjectName(QStringLiteral("lessonCombo"));
    compact_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    auto* file = linkButton(QStringLiteral("lessonOpenFile"));
    auto* glossary = linkButton(QStringLiteral("lessonGlossary"));
    rows->addSpacing(4);
    rows->addWidget(practice_);
    exercises_->setCheckable(true);
    auto* links = new QVBoxLayout;
    links->setContentsMargins(textMargin - linkBorder, 0, textMargin, 0);
    for (QPushButton* link : {exercises_, glossary, file, reset_})
        links->addWidget(link, 0, Qt::AlignLeft);
    rows->addLayout(links);
    connect(list_, &QListWidget::currentRowChanged, this, &LessonList::choose);
    // The lesson that is current is chosen again to leave the exercises.
    connect(list_, &QListWidget::itemClicked, this,
            [this](const QListWidgetItem* item) { choose(list_->row(item)); });
    connect(list_, &QListWidget::itemActivated, this, [this](const QListWidgetItem* item) {
        choose(list_->row(item));
        Q_EMIT entered();
    });
    connect(compact_, &QComboBox::currentIndexChanged, this, &LessonList::choose);
    connect(exercises_, &QPushButton::clicked, this, [this] {
        exercises_->setChecked(isPractising_);
        Q_EMIT exercisesRequested();
    });
    connect(glossary, &QPushButton::clicked, this, &LessonList::glossaryRequested);
    connect(file, &QPushButton::clicked, this, &LessonList::fileRequested);
    connect(reset_, &QPushButton::clicked, this, [this] {
        list_->setFocus(Qt::OtherFocusReason); // the button is about to be disabled
        Q_EMIT forgetRequested();
    });
    connect(&run_, &LessonRun::changed, this, &LessonList::refresh);
    retranslate(this, [this, file, glossary] {
        list_->setAccessibleName(tr("Lessons"));
        compact_->setAccessibleName(tr("Lesson"));
        practice_->setText(tr("Practice").toUpper());
        exercises_->setText(tr("Exercises"));
        glossary->setText(tr("Glossary"));
        file->setText(tr("Open a lesson file…"));
        reset_->setText(tr("Forget the progress"));
        refresh();
    });
}

bool LessonList::isDone(const core::Lesson& lesson) const {
    for (std::size_t step = 0; step < lesson.steps.size(); ++step)
        if (!run_.progress().isDone(lesson.name, step))
            return false;
    return true;
}

QString LessonList::rightText(const core::Lesson& lesson) const {
    std::size_t asked = 0;
    std::size_t wrong = 0;
    for (std::size_t step = 0; step < lesson.steps.size(); ++step) {
        asked += lesson.steps[step].question ? 1 : 0;
        wrong += run_.progress().isWrong(lesson.name, step) ? 1 : 0;
    }
    return wrong == 0 ? QString()
                      : fill(tr("{right} of {all} right"), {{"right", asked - wrong}, {"all", asked}});
}

void LessonList::choose(int row) {
    if (isRefreshing_ || row < 0)
        return;
    if (row >= static_cast<int>(run_.lessons().size())) {
        Q_EMIT exercisesRequested();
        return;
    }
    if (row != static_cast<int>(run_.lessonIndex()))
        run_.open(static_cast<std::size_t>(row));
    if (isPractising_)
        Q_EMIT lessonRequested();
}

void LessonList::setPractising(bool practising) {
    isPractising_ = practising;
    refresh();
}

void LessonList::setExercisesBegun(bool begun) {
    areExercisesBegun_ = begun;
    refresh();
}

void LessonList::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::PaletteChange)
        refresh(); // the numbers are pictures
}

void LessonList::refresh() {
    const QScopedValueRollback guard(isRefreshing_, true);
    list_->setIconSize({scaledPixels(numberSide), scaledPixels(numberSide)});
    const std::vector<core::Lesson>& lessons = run_.lessons();
    while (list_->count() < static_cast<int>(lessons.size()))
        list_->addItem(QString());
    while (compact_->count() <= static_cast<int>(lessons.size()))
        compact_->addItem(QString());
    int done = 0;
    for (std::size_t i = 0; i < lessons.size(); ++i) {
        const bool isLessonDone = isDone(lessons[i]);
        done += isLessonDone ? 1 : 0;
        const QString right = isLessonDone ? rightText(lessons[i]) : QString();
        const QString title = QString::fromStdString(lessons[i].title) +
                              (right.isEmpty() ? QString() : QStringLiteral(" · ") + right);
        const QString sign = isLessonDone ? QStringLiteral("✓") : QString::number(i + 1);
        QListWidgetItem& item = *list_->item(static_cast<int>(i));
        item.setText(title);
        item.setIcon(numberIcon(sign, isLessonDone));
        item.setToolTip(QString::fromStdString(lessons[i].summary) +
                        (right.isEmpty()
                             ? QString()
                             : QLatin1Char(' ') + tr("The questions are asked again when it is opened.")));
        item.setData(Qt::AccessibleTextRole,
                     isLessonDone ? fill(tr("{title}, answered"), {{"title", title}}) : title);
        compact_->setItemText(static_cast<int>(i), QStringLiteral("%1  %2").arg(sign, title));
    }
    heading_->setText(
        fill(tr("Lessons: {done} of {all}"), {{"done", done}, {"all", lessons.size()}}).toUpper());
    compact_->setItemText(static_cast<int>(lessons.size()), tr("Exercises"));
    list_->setCurrentRow(isPractising_ ? -1 : static_cast<int>(run_.lessonIndex()));
    compact_->setCurrentIndex(static_cast<int>(isPractising_ ? lessons.size() : run_.lessonIndex()));
    exercises_->setChecked(isPractising_);
    QFont weight; // the size is that of the list
    weight.setWeight(isPractising_ ? QFont::DemiBold : QFont::Normal);
    exercises_->setFont(weight);
    const bool isAnyDone = std::any_of(lessons.begin(), lessons.end(), [this](const core::Lesson& lesson) {
        for (std::size_t step = 0; step < lesson.steps.size(); ++step)
            if (run_.progress().isDone(lesson.name, step))
                return true;
        return false;
    });
    reset_->setEnabled(isAnyDone || areExercisesBegun_ || !run_.isFirstStep());
}

} // namespace trichevron::gui
