// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/verdict/verdict_card.h"

#include "app/gui/bins/launch_bins.h"
#include "app/gui/editors/number_field.h"
#include "app/gui/layout/paragraph.h"
#include "app/gui/session/worker_words.h"
#include "app/gui/text/fill.h"
#include "app/gui/text/long_name.h"
#include "app/gui/text/retranslate.h"
#include "app/gui/text/text.h"
#include "app/gui/text/whole_numbers.h"
#include "app/gui/theme/theme.h"
#include "app/gui/verdict/verdict_headline.h"
#include "core/messages/rule_messages.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>

#include <algorithm>
#include <utility>

namespace trichevron::gui {
namespace {

// Of the grid; an answer that has no room beside its word is in the row below.
constexpr int predictedRow = 2;
constexpr int actualRow = 4;
constexpr int resultRow = 6;

constexpr TypeScales answerScales{0.9, 0.72};

/// The enumerator, which is the first word of an answer.
QString nameIn(const QString& answer) {
    return answer.section(QLatin1Char(' '), 0, 0);
}

QString longerOf(const QString& name, const QString& other) {
    return name.size() < other.size() ? other : name;
}

QLabel* monoLabel(const QString& objectName) {
    auto* label = new Paragraph;
    label->setObjectName(objectName);
    label->setFont(monospaceFont(answerScales.usual));
    return label;
}

QLabel* wordLabel() {
    auto* label = new QLabel;
    label->setFont(monospaceFont(0.9));
    label->setProperty("role", "muted");
    label->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    return label;
}

} // namespace

QString answerText(const core::ApiAnswer& answer) {
    return QStringLiteral("%1 (%2)").arg(QString::fromStdString(answer.name)).arg(answer.code);
}

VerdictCard::VerdictCard(const LaunchSession& session, const DeviceSelection& devices, const JobRunner& jobs,
                         QWidget* parent)
    : QFrame(parent), session_(session), devices_(devices), jobs_(jobs), title_(new QLabel),
      caveats_(new QLabel), predictedWord_(wordLabel()),
      predicted_(monoLabel(QStringLiteral("predictedAnswer"))), actualWord_(wordLabel()),
      actual_(monoLabel(QStringLiteral("actualAnswer"))), result_(new QLabel) {
    setObjectName(QStringLiteral("verdictCard"));
    setProperty("role", "card");
    auto* grid = new QGridLayout(this);
    grid_ = grid;
    grid->setContentsMargins(12, 10, 12, 10);
    grid->setHorizontalSpacing(10);
    grid->setVerticalSpacing(3);
    grid->setColumnStretch(1, 1);
    title_->setObjectName(QStringLiteral("verdictTitle"));
    title_->setFont(textFont(1.3, QFont::DemiBold));
    title_->setWordWrap(true);
    caveats_->setObjectName(QStringLiteral("verdictCaveats"));
    caveats_->setProperty("role", "problem");
    caveats_->setFont(textFont(0.9, QFont::DemiBold));
    caveats_->setWordWrap(true);
    result_->setObjectName(QStringLiteral("deviceResult"));
    result_->setProperty("role", "muted");
    result_->setFont(textFont(0.9));
    result_->setSizePolicy(QSizePolicy::Ignored,
                           QSizePolicy::Preferred); // a long path must not widen the window
    result_->setWordWrap(true);
    grid->addWidget(title_, 0, 0, 1, 2);
    grid->addWidget(caveats_, 1, 0, 1, 2);
    grid->addWidget(predictedWord_, predictedRow, 0, Qt::AlignTop);
    grid->addWidget(predicted_, predictedRow, 1);
    grid->addWidget(actualWord_, actualRow, 0, Qt::AlignTop);
    grid->addWidget(actual_, actualRow, 1);
    grid->addWidget(result_, resultRow, 0, 1, 2);

    onChange(session_, SessionChange::Launch | SessionChange::Results | SessionChange::Unreadable, this,
             &VerdictCard::refresh);
    onChange(jobs_, jobChangeWithoutResult, this, &VerdictCard::refresh);
    connect(&devices_.ownCodes(), &OwnCodes::changed, this, &VerdictCard::refresh);
    retranslate(this, [this] { refresh(); });
}

void VerdictCard::showNothing() {
    const VerdictHeadline headline = verdictHeadline(session_, devices_, jobs_);
    setStyleProperty(this, "state", headline.state);
    title_->setText(headline.text);
    predicted_->setText(tr("none"));
    actualWord_->setText(tr("device"));
    const QString starting = startingText(devices_);
    actual_->setText(starting.isEmpty() ? tr("none") : tr("worker starting…"));
    predicted_->setToolTip(QString());
    actual_->setToolTip(QString());
    result_->setText(
        starting.isEmpty()
            ? tr("No worker offers a device, and no device file or recording is open. Open one with "
                 "File › Open device file or File › Open recording.")
            : starting);
    result_->setVisible(true);
    setAccessibleName(title_->text());
}

void VerdictCard::refresh() {
    const core::Evaluation* evaluation = session_.evaluation();
    predictedWord_->setText(tr("predicted"));
    caveats_->setText(withWholeNumbers(caveats()));
    caveats_->setVisible(!caveats_->text().isEmpty());
    if (evaluation == nullptr) {
        showNothing();
        return;
    }
    const core::LaunchApi api = session_.state().config.api;
    const VerdictHeadline headline = verdictHeadline(session_, devices_, jobs_);
    setStyleProperty(this, "state", headline.state);
    title_->setText(headline.text);
    const QString predicted = QStringLiteral("%1 (%2)")
                                  .arg(text(errorNameFor(api, evaluation->predicted)))
                                  .arg(static_cast<int>(evaluation->predicted));
    predictedText_ = predicted;
    const bool recorded = isRecorded();
    actualWord_->setText(recorded ? tr("recorded") : tr("device"));
    fitAnswers();
    result_->setText(withWholeNumbers(resultText()));
    result_->setVisible(!result_->text().isEmpty());
    setAccessibleName(caveats().isEmpty() ? title_->text()
                                          : QStringLiteral("%1 (%2)").arg(title_->text(), caveats()));
    setAccessibleDescription(fill(recorded ? tr("predicted {predicted}, recorded {actual}")
                                           : tr("predicted {predicted}, device {actual}"),
                                  {{"predicted", predicted}, {"actual", actualText()}}));
}

void VerdictCard::fitAnswers() {
    if (session_.evaluation() == nullptr)
        return;
    const QString actual = actualText();
    const int whole = width() - grid_->contentsMargins().left() - grid_->contentsMargins().right();
    const int words = std::max(predictedWord_->sizeHint().width(), actualWord_->sizeHint().width());
    const int beside = whole - words - grid_->horizontalSpacing();
    const QString longest = longerOf(nameIn(predictedText_), nameIn(actual));
    const int needed = QFontMetrics(monospaceFont(answerScales.usual)).horizontalAdvance(longest);
    const bool isBelow = needed > beside;
    if (isBelow != isBelow_) {
        isBelow_ = isBelow;
        for (const auto& [label, row] : {std::pair(predicted_, predictedRow), {actual_, actualRow}}) {
            grid_->removeWidget(label);
            if (isBelow)
                grid_->addWidget(label, row + 1, 0, 1, 2);
            else
                grid_->addWidget(label, row, 1);
        }
    }
    const int room = (isBelow ? whole : beside) - 1; // a smaller font rounds its widths
    const QFont fitted = typeForName(longest, room, answerScales, monospaceFont);
    const auto characters =
        static_cast<qsizetype>(room / QFontMetricsF(fitted).horizontalAdvance(QLatin1Char('x')));
    const auto show = [characters, &fitted](QLabel& label, const QString& answer) {
        if (label.font().pointSizeF() != fitted.pointSizeF())
            label.setFont(fitted);
        const QString name = nameIn(answer);
        const QString shown = shortenedName(name, characters);
        label.setText(shown + answer.mid(name.size()));
        label.setToolTip(shown == name ? QString() : answer);
    };
    show(*predicted_, predictedText_);
    show(*actual_, actual);
}

void VerdictCard::resizeEvent(QResizeEvent* event) {
    QFrame::resizeEvent(event);
    fitAnswers();
}

void VerdictCard::changeEvent(QEvent* event) {
    QFrame::changeEvent(event);
    // The last comes after all fonts have another size.
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange ||
        event->type() == QEvent::PaletteChange)
        fitAnswers();
}

bool VerdictCard::isRecorded() const {
    constexpr core::ProvenanceKind live = core::ProvenanceKind::Live;
    if (const ActualAnswer* answer = session_.answer())
        return answer->kind != live;
    if (const ActualTrace* trace = session_.trace())
        return trace->kind != live;
    return session_.state().device->provenance.kind != live && devices_.currentWorker() != nullptr;
}

QString VerdictCard::actualText() const {
    const ActualAnswer* answer = session_.answer();
    if (answer == nullptr && !jobs_.launchFailure().isEmpty())
        return jobs_.isLaunchNotRecorded() ? tr("not in the recording")
               : jobs_.exceededTimeLimit() ? tr("did not end")
                                           : tr("no reply");
    if (answer == nullptr && session_.trace() != nullptr && !jobs_.isLaunching())
        return tr("only its trace");
    if (answer == nullptr)
        return devices_.currentWorker() == nullptr
                   ? isWorkerStarting(devices_) ? tr("worker starting…") : tr("no device")
               : !jobs_.isLaunching() ? tr("not launched yet")
               : jobs_.isCancelling() ? tr("cancelling…")
               : isRecorded()         ? tr("replaying…")
                                      : tr("running…");
    const bool same = answer->result.launch.code == static_cast<int>(session_.evaluation()->predicted);
    const QString returned = answerText(answer->result.launch);
    return same ? returned + QStringLiteral(" ✓") : fill(tr("{answer} ✕ differs"), {{"answer", returned}});
}

QString VerdictCard::failingCallText() const {
    const core::Evaluation& evaluation = *session_.evaluation();
    const core::LaunchApi api = session_.state().config.api;
    const ActualAnswer* answer = session_.answer();
    const auto nameOf = [api](core::LaunchStep step) { return std::string(callName(api, step)); };
    const auto actual = answer != nullptr ? answer->result.launch.failsAt : std::nullopt;
    if (actual && actual != evaluation.failsAt)
        return fill(tr("On the device {call} returned the error."), {{"call", nameOf(*actual)}});
    if (!isGraphNode(api) || evaluation.accepted)
        return {};
    return evaluation.failsAt ? fill(tr("{call} returns the error."), {{"call", nameOf(*evaluation.failsAt)}})
                              : tr("It is not known which call of the graph returns the error.");
}

QString VerdictCard::caveats() const {
    QStringList lines;
    if (const QString standIns = session_.standIns(); !standIns.isEmpty())
        lines << standIns;
    if (devices_.ownCodes().isOutdated(session_.state().kernel->id))
        lines << tr("Old numbers: the kernel's source no longer compiles.");
    return lines.join(QLatin1Char('\n'));
}

QString VerdictCard::resultText() const {
    const ActualAnswer* answer = session_.answer();
    QStringList lines;
    if (const QString call = failingCallText(); !call.isEmpty())
        lines << call;
    if (const QString missing = missingSmemForBins(session_);
        session_.evaluation()->accepted && !missing.isEmpty())
        lines << missing;
    if (answer == nullptr) {
        if (const std::optional<core::Seconds> limit = jobs_.exceededTimeLimit()) {
            lines << fill(tr("The run was ended after {limit}: Result explains it."),
                          {{"limit", QStringLiteral("%1 s").arg(limit->value)}});
        } else if (!jobs_.launchFailure().isEmpty()) {
            if (!jobs_.isLaunchNotRecorded())
                lines << jobs_.launchFailure();
        } else if (session_.trace() != nullptr) {
            lines << tr("A traced copy of the kernel ran with this launch; Launch shows what the kernel "
                        "itself returns.");
        } else if (session_.isNewestAnswerOfAnotherLaunch()) {
            lines << tr("The last result belongs to another launch and is not shown here.");
        }
        return lines.join(QLatin1Char('\n'));
    }
    const core::LaunchResult& result = answer->result;
    if (const auto& log = result.launch.driverLog) {
        if (log->empty())
            lines << tr("The driver's log is silent about it.");
        for (const std::string& sentence : *log)
            lines << fill(tr("The driver's log: {sentence}"), {{"sentence", text(sentence)}});
    }
    if (result.synchronisation && !result.synchronisation->ok())
        lines << fill(
            tr("Both codes are of the launch call; the run itself ended with {answer}. Result explains it."),
            {{"answer", answerText(*result.synchronisation)}});
    if (result.verification)
        lines << text(result.verification->summary.text());
    return lines.join(QLatin1Char('\n'));
}

} // namespace trichevron::gui
