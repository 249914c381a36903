// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/pages/learn/learn_page.h"

#include "app/gui/files/session_file_controller.h"
#include "app/gui/help/rules_dialog.h"
#include "app/gui/notice/info_bar.h"
#include "app/gui/notice/launch_offer.h"
#include "app/gui/pages/learn/exercise_view.h"
#include "app/gui/pages/learn/learn_columns.h"
#include "app/gui/pages/learn/lesson_layout.h"
#include "app/gui/pages/learn/lesson_list.h"
#include "app/gui/pages/learn/lesson_picture.h"
#include "app/gui/pages/learn/lesson_question.h"
#include "app/gui/pages/learn/lesson_side.h"
#include "app/gui/pages/learn/lesson_text.h"
#include "app/gui/pages/page_table.h"
#include "app/gui/settings/settings.h"
#include "app/gui/text/fill.h"
#include "app/gui/text/retranslate.h"
#include "app/gui/theme/follow_type.h"
#include "app/gui/theme/theme.h"
#include "core/errors/input_error.h"
#include "core/json/json_reader.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QEvent>
#include <QHideEvent>
#include <QLabel>
#include <QScrollArea>
#include <QShowEvent>
#include <QStackedWidget>
#include <QTimer>

#include <utility>

#include <algorithm>

namespace trichevron::gui {
namespace {

/// Pixels for the default font.
constexpr int lessonListWidth = 223;
constexpr int roomForList = 980;

} // namespace

LearnPage::LearnPage(const PageContext& context, QWidget* parent)
    : Page(parent), context_(context), run_(context.app), list_(new LessonList(run_)), place_(new QLabel),
      title_(new QLabel), text_(new LessonText),
      picture_(new LessonPictureView(run_, context_.app.session, context_.app.jobs, this)),
      question_(new LessonQuestion(run_)), side_(new LessonSide(run_, context_.app)),
      lesson_(new LessonLayout(*buildReading(), *picture_, *question_, *side_)), exercises_(new ExerciseView),
      stack_(new QStackedWidget),
      offer_(new LaunchOffer(
          context_.app.session, *this, [] { return tr("The launch is now that of the lesson."); },
          [] { return tr("Your launch of before the lesson can be brought back."); })) {
    auto* all = new QHBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(0);
    list_->setFixedWidth(scaledPixels(lessonListWidth));
    all->addWidget(list_);
    auto* right = new QVBoxLayout;
    right->setSpacing(0);
    compactRow_ = new QWidget;
    compactRow_->setObjectName(QStringLiteral("panel"));
    auto* compact = new QHBoxLayout(compactRow_);
    compact->setContentsMargins(20, 12, 20, 0);
    compact->addWidget(&list_->compact());
    right->addWidget(compactRow_);
    stack_->addWidget(lesson_);
    stack_->addWidget(exercises_);
    right->addWidget(stack_, 1);
    all->addLayout(right, 1);
    connectViews();
    retranslate(this, [this] {
        lesson_->scroll().setAccessibleName(tr("Lesson"));
        lesson_->answers().setAccessibleName(tr("Your answer"));
        text_->setAccessibleName(tr("Text of the lesson"));
        text_->setAccessibleDescription(
            tr("The question of this step, and its explanation after the answer."));
        run_.followLanguage();
        refreshText();
    });
    takeKeptPlace();
}

void LearnPage::takeKeptPlace() {
    try {
        if (const QString kept = Settings().placeInLearning(); !kept.isEmpty())
            setState(core::parseJson(kept.toStdString(), "settings"));
    } catch (const core::InputError&) {
        // A damaged place is none.
    }
    isPlaceTaken_ = true;
}

void LearnPage::keepPlace() {
    list_->setExercisesBegun(exercises_->run().isBegun());
    if (isPlaceTaken_)
        Settings().setPlaceInLearning(QString::fromStdString(state().dump()));
}

void LearnPage::forgetProgress() {
    const core::Json place = state();
    const AnsweredSteps answered = run_.progress().reset();
    exercises_->run().restart();
    run_.open(0);
    InfoBar* bar = infoBar();
    if (bar == nullptr)
        return;
    bar->showMessage(
        [count = answered.done.size()] {
            return fill(tr("The progress is forgotten: {count, plural, one {# answered question} other "
                           "{# answered questions}}. Lessons and exercises begin again."),
                        {{"count", count}});
        },
        {{[] { return tr("Bring it back"); },
          [this, answered, place] {
              run_.progress().restore(answered);
              setState(place);
              list_->refresh();
          }},
         {[] { return tr("Close"); }, {}}});
}

QWidget* LearnPage::buildReading() {
    auto* reading = new QWidget;
    auto* rows = new QVBoxLayout(reading);
    rows->setContentsMargins(0, 0, 0, 0);
    followType(*reading, [rows] { rows->setSpacing(scaledPixels(8)); });
    place_->setObjectName(QStringLiteral("lessonPlace"));
    place_->setProperty("role", "muted");
    rows->addWidget(place_);
    title_->setObjectName(QStringLiteral("lessonTitle"));
    title_->setFont(textFont(1.5, QFont::DemiBold));
    title_->setWordWrap(true);
    rows->addWidget(title_);
    text_->setObjectName(QStringLiteral("lessonText"));
    rows->addLayout(readable(*text_));
    return reading;
}

void LearnPage::connectViews() {
    connect(&run_, &LessonRun::changed, this, &LearnPage::refreshText);
    connect(&run_, &LessonRun::changed, this, &Page::hidingChanged);
    connect(&run_, &LessonRun::changed, this, &LearnPage::keepPlace);
    connect(&exercises_->run(), &ExerciseRun::changed, this, &LearnPage::keepPlace);
    connect(list_, &LessonList::forgetRequested, this, &LearnPage::forgetProgress);
    connect(list_, &LessonList::fileRequested, this, [this] { context_.files().openLessonDialog(); });
    connect(list_, &LessonList::glossaryRequested, this, [this] { showTerm(core::allTerms.front()); });
    connect(list_, &LessonList::lessonRequested, this, &LearnPage::showLesson);
    connect(list_, &LessonList::entered, this, [this] { question_->focusQuestion(); });
    connect(list_, &LessonList::exercisesRequested, this, &LearnPage::showExercises);
    connect(side_, &LessonSide::exploreRequested, this, [this] {
        run_.keepLaunch();
        Q_EMIT pageRequested(window_page::explore);
    });
    connect(side_, &LessonSide::termRequested, this, &LearnPage::showTerm);
    connect(side_, &LessonSide::launchRestored, this, [this] {
        picture_->placeAgain();
        question_->focusQuestion();
    });
    connect(question_, &LessonQuestion::exercisesRequested, this, &LearnPage::showExercises);
    connect(text_, &QTextBrowser::anchorClicked, this, [this](const QUrl& link) {
        // Other links lead nowhere: a lesson may come from anybody.
        if (link.scheme() == QLatin1String("term"))
            if (const auto term = core::termFromName(link.path().toStdString()))
                showTerm(*term);
    });
}

void LearnPage::showTerm(core::Term term) {
    openTerm(window(), term);
}

void LearnPage::refreshText() {
    const core::LessonStep& step = run_.step();
    side_->setVisible(!run_.isFinished());
    if (run_.isFinished()) {
        refreshEnd();
        return;
    }
    place_->setText(
        fill(tr("{number} · {lesson} · step {step} of {steps}"), {{"number", run_.lessonIndex() + 1},
                                                                  {"lesson", run_.lesson().title},
                                                                  {"step", run_.stepIndex() + 1},
                                                                  {"steps", run_.lesson().steps.size()}}));
    title_->setText(QString::fromStdString(step.title));
    const bool isOpen = run_.isQuestionOpen();
    const QString asked = QString::fromStdString(step.text);
    const QString explained = QString::fromStdString(step.explanation);
    text_->showMarkdown(isOpen || explained.isEmpty() ? asked
                        : asked.isEmpty()             ? explained
                                                      : asked + QStringLiteral("\n\n---\n\n") + explained);
    const std::pair shown(run_.lessonIndex(), run_.stepIndex());
    const bool isSameStep = std::exchange(shownStep_, shown) == shown;
    // Until the device has answered, too: what it says changes the room of the text.
    const bool wasAnswering = std::exchange(isAnswering_, isOpen || run_.isRevealing());
    if (!isSameStep)
        lesson_->showBeginning();
    else if (wasAnswering && !isOpen) // once there is room for it
        QTimer::singleShot(0, this, [this] { showExplanation(); });
}

void LearnPage::showExplanation() {
    lesson_->showRows(*text_, text_->lastPartTop(), text_->height());
}

void LearnPage::refreshEnd() {
    place_->clear();
    title_->setText(tr("The end of the lessons"));
    QString words = fill(tr("You have answered {done} of {all} questions."),
                         {{"done", run_.doneCount()}, {"all", run_.stepCount()}});
    if (run_.wrongCount() > 0)
        words +=
            QLatin1Char(' ') + fill(tr("{count, plural, one {# answer was wrong: its lesson says so in the "
                                       "list, and asks again when it is opened} other {# answers were "
                                       "wrong: their lessons say so in the list, and ask again when they "
                                       "are opened}}."),
                                    {{"count", run_.wrongCount()}});
    if (run_.doneCount() < run_.stepCount())
        words += QLatin1Char(' ') + tr("Lessons without a tick have open ones.");
    text_->showMarkdown(words + QStringLiteral("\n\n") +
                        tr("The exercises ask such questions again, with other numbers each time."));
}

void LearnPage::arrange() {
    const bool hasList = !isPresented_ && width() >= scaledPixels(roomForList);
    list_->setVisible(hasList);
    compactRow_->setVisible(!hasList && !isPresented_);
    lesson_->arrange(width(), isPresented_);
    list_->setFixedWidth(scaledPixels(lessonListWidth));
}

void LearnPage::openLesson(core::Lesson lesson) {
    run_.openFile(std::move(lesson));
    beginStep();
}

void LearnPage::openStep(const QString& lesson, int step) {
    if (!run_.open(lesson.toStdString(), static_cast<std::size_t>(std::max(step, 0))))
        return;
    beginStep();
}

void LearnPage::beginStep() {
    showLesson();
    Q_EMIT requested();
    question_->focusQuestion();
}

void LearnPage::showExercises() {
    setPractising(true);
    exercises_->focusQuestion();
}

void LearnPage::showLesson() {
    setPractising(false);
}

bool LearnPage::isPractising() const {
    return stack_->currentWidget() == exercises_;
}

bool LearnPage::hidesAnswers() const {
    return !isPractising() && !run_.isFinished() && run_.isQuestionOpen();
}

void LearnPage::setPractising(bool practising) {
    stack_->setCurrentWidget(practising ? static_cast<QWidget*>(exercises_) : lesson_);
    list_->setPractising(practising);
    run_.setShown(isVisible() && !practising);
    Q_EMIT hidingChanged();
    keepPlace();
}

QWidget& LearnPage::mainView() {
    return isPractising() ? static_cast<QWidget&>(*exercises_) : picture_->shown();
}

QWidget* LearnPage::firstFocus() {
    return isPractising() ? &exercises_->focusTarget() : &question_->focusTarget();
}

QList<QWidget*> LearnPage::parts() {
    return {list_, compactRow_, &lesson_->scroll(), picture_, &lesson_->answers(), side_, exercises_};
}

core::Json LearnPage::state() const {
    return {{"lesson", run_.lesson().name},
            {"step", run_.stepIndex() + 1},
            {"practising", isPractising()},
            {"exercises", exercises_->run().state()}};
}

void LearnPage::setState(const core::Json& state) {
    if (!state.is_object())
        return;
    if (const auto exercises = state.find("exercises"); exercises != state.end())
        exercises_->run().setState(*exercises);
    const auto practising = state.find("practising");
    setPractising(practising != state.end() && practising->is_boolean() && practising->get<bool>());
    if (!state.contains("lesson") || !state["lesson"].is_string())
        return;
    const auto step = state.find("step");
    const bool isNumber = step != state.end() && step->is_number_unsigned();
    const std::uint64_t number = isNumber ? step->get<std::uint64_t>() : 1;
    run_.resume(state["lesson"].get<std::string>(), static_cast<std::size_t>(number == 0 ? 0 : number - 1));
}

void LearnPage::setPresented(bool presented) {
    isPresented_ = presented;
    exercises_->setPresented(presented);
    side_->setPresented(presented);
    arrange();
    if (presented && isPractising())
        exercises_->focusQuestion();
    else if (presented && question_->isNumberAsked())
        question_->focusQuestion();
    else if (presented) // so that the digits choose
        question_->setFocus(Qt::OtherFocusReason);
}

void LearnPage::showEvent(QShowEvent* event) {
    Page::showEvent(event);
    const LaunchState before = context_.app.session.state();
    if (!event->spontaneous())
        placeBefore_ = {before, context_.app.session.path()};
    run_.setShown(!isPractising());
    if (!(before == context_.app.session.state()))
        picture_->placeAgain();
}

void LearnPage::hideEvent(QHideEvent* event) {
    run_.setShown(false);
    Page::hideEvent(event);
    if (!window()->isVisible())
        return; // it closes, and its other pages may be gone
    if (const auto replaced = run_.takeReplacedLaunch())
        offer_->begin(
            [this, launch = *replaced, place = placeBefore_] {
                run_.bringBack(launch);
                restorePlace(place);
            },
            !run_.isLaunchOfLesson());
    if (!event->spontaneous())
        restorePlace(placeBefore_);
}

void LearnPage::restorePlace(const LaunchPlace& place) {
    if (context_.app.session.state() == place.launch)
        context_.app.session.setPath(place.path);
}

InfoBar* LearnPage::infoBar() const {
    return window()->findChild<InfoBar*>();
}

void LearnPage::shownPageChanged(const QString& id) {
    if (id == window_page::explore || id == window_page::kernel) // which show the launch, or judge by it
        offer_->show();
    else
        offer_->hide();
}

void LearnPage::resizeEvent(QResizeEvent* event) {
    arrange();
    Page::resizeEvent(event);
}

void LearnPage::changeEvent(QEvent* event) {
    Page::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        arrange();
}

} // namespace trichevron::gui
