// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/pages/learn/lesson_side.h"

#include "app/gui/code/launch_code_text.h"
#include "app/gui/editors/axis_fields.h"
#include "app/gui/editors/code_label.h"
#include "app/gui/editors/number_field.h"
#include "app/gui/help/term_links.h"
#include "app/gui/layout/word_breaks.h"
#include "app/gui/pages/learn/learn_columns.h"
#include "app/gui/text/fill.h"
#include "app/gui/text/retranslate.h"
#include "app/gui/text/text.h"
#include "app/gui/theme/follow_type.h"
#include "app/gui/theme/theme.h"
#include "core/demo/demo_text.h"
#include "core/measurement/summary.h"
#include "core/messages/rule_messages.h"
#include "core/own_kernel/own_kernel.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace trichevron::gui {
namespace {

QLabel* wrappedLabel(const QString& objectName) {
    auto* label = new QLabel;
    label->setObjectName(objectName);
    label->setWordWrap(true);
    label->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred); // a long word makes it no wider
    return label;
}

/// Lets identifiers that are longer than a line wrap between their words.
QString answerName(const std::optional<core::ApiAnswer>& answer) {
    return answer ? QString::fromStdString(answer->name) : QStringLiteral("—");
}

template <class Level>
AxisFields::Row rowOfExtent(const core::Extent<Level>& extent) {
    return {extent.x, extent.y, extent.z};
}

} // namespace

LessonSide::LessonSide(LessonRun& run, AppContext& context, QWidget* parent)
    : QWidget(parent), run_(run), context_(context), launch_(new QWidget),
      launchNote_(wrappedLabel(QStringLiteral("lessonLaunchNote"))), code_(new CodeLabel),
      restore_(new QPushButton), explore_(new QPushButton),
      predicted_(wrappedLabel(QStringLiteral("lessonPredicted"))),
      device_(wrappedLabel(QStringLiteral("lessonDevice"))),
      terms_(wrappedLabel(QStringLiteral("lessonTerms"))),
      difference_(wrappedLabel(QStringLiteral("lessonDifference"))) {
    setObjectName(QStringLiteral("panel"));
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(14, 12, 14, 12);
    followType(*this, [rows] { rows->setSpacing(scaledPixels(6)); });
    buildLaunch(*rows);
    addSideHeading(*rows, [] { return tr("Prediction and device"); });
    rows->addWidget(predicted_);
    rows->addWidget(device_);
    termsHeading_ = addSideHeading(*rows, [] { return tr("Words"); });
    terms_->setTextFormat(Qt::RichText);
    terms_->setProperty("role", "links");
    terms_->setIndent(0); // else the border gives it one
    terms_->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    connect(terms_, &QLabel::linkActivated, this, [this](const QString& name) {
        if (const auto term = core::termFromName(name.toStdString()))
            Q_EMIT termRequested(*term);
    });
    rows->addWidget(terms_);
    differenceHeading_ = addSideHeading(*rows, [] { return tr("Document and device"); });
    rows->addWidget(difference_);
    rows->addStretch(1);
    const auto refreshAll = [this] {
        refreshLaunch();
        refreshAnswer();
        refreshTerms();
    };
    connect(&run_, &LessonRun::changed, this, refreshAll);
    onChange(context_.session, SessionChange::Launch | SessionChange::Results, this, [this] {
        refreshLaunch();
        refreshAnswer();
    });
    onChange(context_.jobs, anyJobChange, this, [this] { refreshAnswer(); });
    retranslate(this, [this, refreshAll] {
        terms_->setAccessibleName(tr("Words of this step"));
        terms_->setAccessibleDescription(tr("Each word leads to its entry in Rules and terms."));
        refreshAll();
    });
}

void LessonSide::buildLaunch(QVBoxLayout& rows) {
    auto* inside = new QVBoxLayout(launch_);
    inside->setContentsMargins(0, 0, 0, 0);
    addSideHeading(*inside, [] { return tr("The launch"); });
    auto* grid = new QGridLayout;
    followType(*launch_, [inside, grid] {
        inside->setSpacing(scaledPixels(6));
        grid->setSpacing(scaledPixels(4));
    });
    inside->addLayout(grid);
    struct Row {
        const char* objectName;
        std::uint32_t least;
        LaterText label;
        std::function<void(core::Axis, const AxisFields::Row&)> set;
    };
    LaunchSession& session = context_.session;
    const Row table[] = {
        {"lessonProblem", 1, [] { return tr("problem"); },
         [&session](core::Axis axis, const AxisFields::Row& row) {
             session.setProblem(axis, core::ProblemExtent{row[0], row[1], row[2]});
         }},
        {"lessonGrid", 0, [] { return tr("grid"); },
         [&session](core::Axis axis, const AxisFields::Row& row) {
             session.setGrid(axis, core::GridExtent{row[0], row[1], row[2]});
         }},
        {"lessonBlock", 0, [] { return tr("block"); },
         [&session](core::Axis axis, const AxisFields::Row& row) {
             session.setBlock(axis, core::BlockExtent{row[0], row[1], row[2]});
         }},
    };
    for (const Row& row : table) {
        auto* fields = new AxisFields(QString::fromLatin1(row.objectName), row.least, launch_);
        const int line = static_cast<int>(axes_.size());
        auto* label = new QLabel;
        grid->addWidget(label, line, 0);
        axisLabels_.push_back(label);
        for (std::size_t i = 0; i < fields->fields().size(); ++i) {
            grid->addWidget(fields->fields()[i], line, static_cast<int>(i) + 1);
            connect(fields->fields()[i], &QLineEdit::editingFinished, this,
                    [&session] { session.endEdit(); });
        }
        connect(fields, &AxisFields::edited, this, row.set);
        retranslate(label, [label, fields, words = row.label] {
            label->setText(words.text());
            static constexpr const char* axisNames[] = {"x", "y", "z"};
            for (std::size_t i = 0; i < fields->fields().size(); ++i) {
                const QString what = words.text() + QLatin1Char(' ') + QLatin1String(axisNames[i]);
                fields->fields()[i]->setWhat(what);
                fields->fields()[i]->setAccessibleName(what);
            }
        });
        axes_.push_back(fields);
    }
    launchNote_->setProperty("role", "muted");
    inside->addWidget(launchNote_);
    code_->setObjectName(QStringLiteral("lessonCode"));
    inside->addWidget(code_);
    restore_->setObjectName(QStringLiteral("lessonRestore"));
    connect(restore_, &QPushButton::clicked, this, [this] {
        run_.restoreLaunch();
        Q_EMIT launchRestored();
    });
    inside->addWidget(restore_);
    explore_->setObjectName(QStringLiteral("lessonExplore"));
    explore_->setProperty("role", "link");
    connect(explore_, &QPushButton::clicked, this, &LessonSide::exploreRequested);
    retranslate(explore_, [this] { explore_->setText(tr("Open this launch on Explore")); });
    inside->addWidget(explore_, 0, Qt::AlignLeft);
    rows.addWidget(launch_);
}

void LessonSide::setPresented(bool presented) {
    isPresented_ = presented;
    explore_->setVisible(!presented);
    refreshTerms();
}

void LessonSide::refreshLaunch() {
    const LaunchState& state = context_.session.state();
    const bool hasLaunch = run_.step().launch.has_value();
    launch_->setVisible(hasLaunch);
    const core::ProblemExtent problem = state.config.problem.value_or(core::ProblemExtent{});
    axes_[0]->show(rowOfExtent(problem));
    axes_[1]->show(rowOfExtent(state.config.gridDim));
    axes_[2]->show(rowOfExtent(state.config.blockDim));
    const int problemAxes = state.config.problem ? state.kernel->problemAxes : 0;
    axes_[0]->setAxisCount(static_cast<std::size_t>(std::max(problemAxes, 1)));
    axisLabels_[0]->setVisible(problemAxes > 0);
    for (std::size_t i = 0; i < axes_[0]->fields().size(); ++i) {
        axes_[0]->fields()[i]->setVisible(problemAxes > 0);
        axes_[0]->fields()[i]->setEnabled(static_cast<int>(i) < problemAxes);
    }
    const bool isOwn = run_.isLaunchOfStep();
    restore_->setText(tr("Bring back the lesson's launch"));
    restore_->setShortcut(QKeySequence(Qt::Key_F4)); // a new text has removed it
    restore_->setToolTip(QKeySequence(Qt::Key_F4).toString(QKeySequence::NativeText));
    restore_->setEnabled(!isOwn);
    launchNote_->setText(!state.device
                             ? QString()
                             : fill(tr("{kernel} on {device}"),
                                    {{"kernel", core::isOwnKernel(state.kernel->id) ? titleFor(*state.kernel)
                                                                                    : state.kernel->id},
                                     {"device", state.device->name}}));
    code_->setVisible(!run_.isQuestionOpen());
    code_->setCode(QString::fromStdString(launchCodeOf(state)).trimmed());
}

QString LessonSide::predictedText() const {
    const core::Evaluation* evaluation = context_.session.evaluation();
    if (evaluation == nullptr)
        return {};
    const LaunchState& state = context_.session.state();
    const std::string_view name = isDriverApi(state.config.api) ? driverErrorName(evaluation->predicted)
                                                                : runtimeErrorName(evaluation->predicted);
    QString words = fill(tr("Predicted by the model: {error}"), {{"error", std::string(name)}});
    for (const core::Finding& finding : evaluation->findings)
        if (finding.status == core::FindingStatus::Violated)
            words += QStringLiteral("\n✗ ") + text(messageFor(finding));
    return words;
}

QString LessonSide::noReplyText() const {
    if (run_.isRevealing())
        return tr("The device is answering…");
    if (!run_.isLaunchOfStep())
        return tr("This launch was changed: the model alone answers, as a prediction. The question and its "
                  "explanation are about the lesson's launch.");
    return run_.step().reveal == core::Reveal::Model ? tr("The model alone answers this question.")
                                                     : tr("The device was not asked.");
}

QString LessonSide::deviceText() const {
    const LaunchState& state = context_.session.state();
    const ActualAnswer* answer = context_.session.answer();
    const ActualTrace* trace = context_.session.trace();
    const auto endless = context_.jobs.expectedTimeLimit();
    if (run_.isRevealing() || (answer == nullptr && trace == nullptr && !endless))
        return noReplyText();
    const WorkerClient* worker = context_.devices.currentWorker();
    const core::ProvenanceKind kind = answer != nullptr   ? answer->kind
                                      : trace != nullptr  ? trace->kind
                                      : worker != nullptr ? worker->kind()
                                                          : core::ProvenanceKind::Live;
    const QString date = QString::fromStdString(state.device->provenance.date).left(10);
    QString words = kind == core::ProvenanceKind::Recorded
                        ? fill(tr("Answered by a recording of {device}, {date}:"),
                               {{"device", state.device->name}, {"date", date}})
                        : fill(tr("Answered by {device} now:"), {{"device", state.device->name}});
    if (answer == nullptr && trace == nullptr)
        return words + QLatin1Char('\n') +
               fill(tr("The kernel was still running after {limit} s. Trichevron ended its process."),
                    {{"limit", endless->value}});
    const core::LaunchResult& result = answer != nullptr ? answer->result : trace->trace.result;
    words += QLatin1Char('\n') + fill(tr("launch {launch}"), {{"launch", answerName(result.launch)}});
    if (result.lastError && !result.launch.ok())
        words += QLatin1Char('\n') +
                 fill(tr("cudaGetLastError() {error}"), {{"error", answerName(result.lastError)}});
    if (result.synchronisation)
        words += QLatin1Char('\n') +
                 fill(tr("synchronisation {error}"), {{"error", answerName(result.synchronisation)}});
    if (result.verification)
        words += QLatin1Char('\n') + QString::fromStdString(result.verification->summary.text());
    if (const ActualMeasurement* measured = context_.session.measurement();
        measured != nullptr && !measured->measurement.samplesMicroseconds.empty()) {
        const double median = core::computeMedian(measured->measurement.samplesMicroseconds).value_or(0);
        words +=
            QLatin1Char('\n') + fill(tr("median {time} µs"), {{"time", QString::number(median, 'f', 1)}});
    }
    return words;
}

QString LessonSide::hiddenText() const {
    return run_.isLaunchOfStep()
               ? tr("Hidden until you answer. You can change the launch: the picture follows.")
               : tr("You changed the launch, and the picture follows. The question is about the lesson's "
                    "launch, which comes back with your answer.");
}

void LessonSide::refreshAnswer() {
    const bool isOpen = run_.isQuestionOpen();
    const bool hasLaunch = run_.step().launch.has_value();
    predicted_->setText(!hasLaunch ? tr("This question has no launch.")
                        : isOpen   ? hiddenText()
                                   : withWordBreaks(predictedText()));
    predicted_->setProperty("role", isOpen ? "muted" : "");
    device_->setVisible(!isOpen && hasLaunch);
    device_->setText(isOpen || !hasLaunch ? QString() : withWordBreaks(deviceText()));
    const auto& difference = run_.step().difference;
    differenceHeading_->setVisible(difference.has_value());
    difference_->setVisible(difference.has_value());
    difference_->setProperty("role", isOpen ? "muted" : "");
    if (difference)
        difference_->setText(
            isOpen ? tr("Shown with the answer.")
                   : fill(tr("A document says: {document}\nThe device does this: {device}\nSeen on {seen}."),
                          {{"document", difference->document},
                           {"device", difference->device},
                           {"seen", difference->seen}}));
}

std::vector<core::Term> LessonSide::shownTerms() const {
    std::vector<core::Term> terms = run_.step().terms;
    if (!run_.isQuestionOpen())
        return terms;
    QString asked = text(run_.step().title + '\n' + run_.step().text);
    for (const core::Choice& choice : run_.step().question->choices)
        asked += QLatin1Char('\n') + text(choice.text);
    const std::vector<TermMention> mentions = termsIn(asked);
    std::erase_if(terms, [&mentions](core::Term term) {
        return std::none_of(mentions.begin(), mentions.end(),
                            [term](const TermMention& mention) { return mention.term == term; });
    });
    return terms;
}

void LessonSide::refreshTerms() {
    QStringList links;
    for (const core::Term term : shownTerms())
        links.append(QStringLiteral("<a href=\"%1\" style=\"color:%2\">%3</a>")
                         .arg(text(toString(term)), currentTheme().accentText.name(),
                              text(titleFor(term)).toHtmlEscaped()));
    termsHeading_->setVisible(!links.isEmpty() && !isPresented_);
    terms_->setVisible(!links.isEmpty() && !isPresented_);
    // High lines, since fonts of Hangul underline below the line of other fonts.
    terms_->setText(QStringLiteral("<p style=\"margin:0; line-height:125%\">%1</p>")
                        .arg(links.join(QStringLiteral(" · "))));
}

void LessonSide::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        refreshTerms(); // the colour of links is in their text
}

} // namespace trichevron::gui
