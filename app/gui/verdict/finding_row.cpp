// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/verdict/finding_row.h"

#include "app/gui/help/rules_dialog.h"
#include "app/gui/layout/first_focus.h"
#include "app/gui/layout/flow_layout.h"
#include "app/gui/layout/layout_pause.h"
#include "app/gui/layout/sentence_layout.h"
#include "app/gui/layout/word_breaks.h"
#include "app/gui/text/fill.h"
#include "app/gui/text/retranslate.h"
#include "app/gui/text/text.h"
#include "app/gui/text/whole_numbers.h"
#include "app/gui/theme/theme.h"
#include "app/gui/verdict/provenance_mark.h"
#include "core/messages/provenance_text.h"
#include "core/messages/rule_messages.h"

#include <QAction>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace trichevron::gui {
namespace {

constexpr std::size_t maxFixes = 4;

/// Advice of a launch that leaves a part of its work out, or lacks memory that the kernel uses, stands out
/// among the rest.
bool isWarning(core::RuleId rule) {
    return rule == core::RuleId::TruncatedGrid || rule == core::RuleId::ProblemNotCovered ||
           rule == core::RuleId::DynamicSharedMemoryMissing;
}

bool standsOut(const core::Finding& finding) {
    return finding.status == core::FindingStatus::Violated ||
           (finding.status == core::FindingStatus::Advice && isWarning(finding.rule));
}

QString signOf(const core::Finding& finding) {
    switch (finding.status) {
    case core::FindingStatus::Violated:
        return QStringLiteral("✕");
    case core::FindingStatus::Holds:
        return QStringLiteral("✓");
    case core::FindingStatus::Advice:
        return isWarning(finding.rule) ? QStringLiteral("!") : QStringLiteral("i");
    }
    return {};
}

QString statusText(const core::Finding& finding) {
    switch (finding.status) {
    case core::FindingStatus::Violated:
        return FindingRow::tr("violated");
    case core::FindingStatus::Holds:
        return FindingRow::tr("satisfied");
    case core::FindingStatus::Advice:
        return isWarning(finding.rule) ? FindingRow::tr("warning") : FindingRow::tr("advice");
    }
    return {};
}

void setColour(QLabel* label, const QColor& colour) {
    QPalette palette = label->palette();
    if (palette.color(QPalette::WindowText) == colour)
        return;
    palette.setColor(QPalette::WindowText, colour);
    label->setPalette(palette);
}

} // namespace

FindingRow::FindingRow(QWidget* parent)
    : QWidget(parent), sign_(new QLabel), title_(new QLabel), figure_(new QLabel), sentence_(new QLabel),
      mark_(new ProvenanceMark), silence_(new QPushButton), silenceAction_(new QAction(this)),
      details_(new QWidget), fixLayout_(new FlowLayout(6)), fixBox_(new QWidget) {
    setFocusPolicy(Qt::ClickFocus); // so that F1 explains the row that was clicked
    auto* grid = grid_ = new QGridLayout(this);
    grid->setContentsMargins(0, 4, 0, 4);
    grid->setHorizontalSpacing(8);
    grid->setVerticalSpacing(2);
    grid->setColumnStretch(1, 1);
    sign_->setObjectName(QStringLiteral("findingSign"));
    sign_->setFixedWidth(scaledPixels(14));
    sign_->setFont(textFont(1.0, QFont::Bold));
    sign_->setAlignment(Qt::AlignHCenter | Qt::AlignTop);
    title_->setObjectName(QStringLiteral("findingTitle"));
    title_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    title_->setWordWrap(true);
    figure_->setObjectName(QStringLiteral("findingFigure"));
    figure_->setFont(monospaceFont(0.95));
    figure_->setAlignment(Qt::AlignRight | Qt::AlignTop);
    grid->addWidget(sign_, 0, 0, Qt::AlignTop);
    grid->addWidget(title_, 0, 1);
    grid->addWidget(figure_, 0, 2);
    grid->addWidget(mark_, 0, 3, Qt::AlignTop);

    auto* details = new QVBoxLayout(details_);
    details->setContentsMargins(0, 0, 0, 2);
    details->setSpacing(5);
    sentence_->setObjectName(QStringLiteral("findingSentence"));
    sentence_->setProperty("role", "muted");
    sentence_->setFont(textFont(0.92));
    sentence_->setWordWrap(true);
    fixBox_->setLayout(fixLayout_);
    details->addLayout(new SentenceLayout(*sentence_, *silence_));
    details->addWidget(fixBox_);
    grid->addWidget(details_, 2, 1, 1, 3);

    silence_->setObjectName(QStringLiteral("silenceAdvice"));
    silence_->setProperty("role", "quiet");
    silence_->setFont(textFont(0.85));
    silence_->setCursor(Qt::PointingHandCursor);
    const auto choose = [this] {
        const core::RuleId advice = finding_.rule; // silencing it puts another finding into this row
        Q_EMIT silenceChosen(advice);
    };
    connect(silence_, &QPushButton::clicked, this, choose);
    connect(silenceAction_, &QAction::triggered, this, choose);
    // The panel shows the finding again.
    retranslate(this, [this] {
        silence_->setText(tr("Silence"));
        silenceAction_->setText(tr("Do not show this advice"));
    });
}

std::vector<QWidget*> FindingRow::tabStops() const {
    std::vector<QWidget*> stops{mark_, silence_};
    stops.insert(stops.end(), fixButtons_.begin(), fixButtons_.end());
    if (sweep_ != nullptr)
        stops.push_back(sweep_);
    return stops;
}

void FindingRow::placeFigure() {
    constexpr double maxShare = 0.5; // of the line; the title needs the rest
    const double needed = QFontMetricsF(figure_->font()).horizontalAdvance(figure_->text());
    // As far as the longest word of the title, which does not wrap.
    double word = 0;
    for (const QString& part : title_->text().split(QLatin1Char(' ')))
        word = std::max(word, QFontMetricsF(title_->font()).horizontalAdvance(part));
    const double beside =
        width() - sign_->width() - needed - mark_->sizeHint().width() - 3 * grid_->horizontalSpacing();
    const bool below = needed > maxShare * width() || std::ceil(word) > beside;
    if (below == figureIsBelow_)
        return;
    figureIsBelow_ = below;
    grid_->removeWidget(figure_);
    grid_->removeWidget(title_);
    grid_->addWidget(title_, 0, 1, 1, below ? 2 : 1);
    if (below)
        grid_->addWidget(figure_, 1, 1, 1, 2);
    else
        grid_->addWidget(figure_, 0, 2);
}

void FindingRow::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    placeFigure();
}

void FindingRow::showFinding(const core::Finding& finding, core::LaunchApi api, Place place) {
    const LayoutPause pause{grid_, details_->layout(), fixLayout_};
    finding_ = finding;
    sign_->setText(signOf(finding));
    title_->setText(QString::fromStdString(titleFor(finding.rule)));
    figure_->setText(QString::fromStdString(figureText(finding)));
    QFont titleFont; // its size is that of the row
    titleFont.setWeight(standsOut(finding) ? QFont::DemiBold : QFont::Normal);
    title_->setFont(titleFont);
    placeFigure();
    QString sentence = QString::fromStdString(messageFor(finding));
    const QString attribute = finding.source.attribute.empty() ? QString() : text(limitText(finding.rule));
    const QString provenance = text(core::provenanceText(finding.source)) + QStringLiteral(" · ");
    const QString source = attribute.isEmpty() ? QString() : provenance + attribute;
    const bool holds = finding.status == core::FindingStatus::Holds;
    if (finding.status == core::FindingStatus::Violated) {
        if (place == Place::First)
            sentence += QLatin1Char(' ') + tr("The driver reports this violation first.");
        else if (place == Place::Other)
            sentence +=
                QLatin1Char(' ') + fill(tr("If it were the only violation, the launch would return {error}."),
                                        {{"error", text(errorNameFor(api, finding.error))}});
    }
    details_->setVisible(!holds);
    setHelpRule(this, finding.rule);
    setProperty(ownHelpProperty, sentence);
    setHelp(title_, sentence, finding.rule);
    setToolTip(holds ? sentence + (source.isEmpty() ? QString() : QStringLiteral("\n") + source) : QString());
    // The name of an attribute must not widen the panel.
    sentence_->setText(withWordBreaks(withWholeNumbers(sentence)));
    mark_->showSource(finding.source.provenance,
                      source + QStringLiteral("\n") + text(ruleSource(finding.rule)));
    mark_->setVisible(!source.isEmpty());
    setAccessibleName(QStringLiteral("%1: %2, %3").arg(title_->text(), statusText(finding), figure_->text()));
    setAccessibleDescription(sentence);
    showSilence();
    colour();
    showFixes();
}

void FindingRow::showSilence() {
    const bool advice = finding_.status == core::FindingStatus::Advice;
    silence_->setVisible(advice);
    silence_->setAccessibleName(fill(tr("Do not show this advice: {advice}"), {{"advice", title_->text()}}));
    silence_->setToolTip(tr("Do not show this advice; to show it again, use the line below the list"));
    setContextMenuPolicy(advice ? Qt::ActionsContextMenu : Qt::DefaultContextMenu);
    if (advice == actions().isEmpty()) {
        if (advice)
            addAction(silenceAction_);
        else
            removeAction(silenceAction_);
    }
}

void FindingRow::showFixes() {
    const std::size_t count = std::min(finding_.fixes.size(), maxFixes);
    while (fixButtons_.size() < count) {
        auto* button = new QPushButton(fixBox_);
        button->setProperty("role", "fix");
        button->setFont(textFont(0.92));
        button->setObjectName(QStringLiteral("fix%1").arg(fixButtons_.size()));
        button->setCursor(Qt::PointingHandCursor);
        const std::size_t index = fixButtons_.size();
        connect(button, &QPushButton::clicked, this, [this, index] {
            if (index >= finding_.fixes.size())
                return;
            const core::Fix fix = finding_.fixes[index]; // applying it puts other findings into this row
            Q_EMIT fixChosen(fix);
        });
        fixLayout_->addWidget(button);
        fixButtons_.push_back(button);
    }
    for (std::size_t i = 0; i < fixButtons_.size(); ++i) {
        QPushButton* button = fixButtons_[i];
        const bool used = i < count;
        button->setVisible(used);
        setTakesFirstFocus(*button, finding_.status == core::FindingStatus::Violated);
        if (used) {
            button->setText(QString::fromStdString(fixLabel(finding_.fixes[i])));
            button->setToolTip(QString::fromStdString(messageFor(finding_.fixes[i])));
            button->setAccessibleName(fill(tr("Fix: {fix}"), {{"fix", button->text()}}));
        }
    }
    const bool hasSweep = showSweep();
    fixBox_->setVisible(count > 0 || hasSweep);
    fixLayout_->invalidate();
    fixBox_->updateGeometry();
}

bool FindingRow::showSweep() {
    const bool isOffered =
        finding_.rule == core::RuleId::TailWave && finding_.status == core::FindingStatus::Advice;
    if (isOffered && sweep_ == nullptr) {
        sweep_ = new QPushButton(fixBox_);
        sweep_->setProperty("role", "fix");
        sweep_->setFont(textFont(0.92));
        sweep_->setObjectName(QStringLiteral("sweepBlocks"));
        sweep_->setCursor(Qt::PointingHandCursor);
        connect(sweep_, &QPushButton::clicked, this, &FindingRow::sweepRequested);
        fixLayout_->addWidget(sweep_);
    }
    if (sweep_ == nullptr)
        return false;
    sweep_->setVisible(isOffered);
    if (isOffered) {
        sweep_->setText(tr("Show page Sweep"));
        sweep_->setToolTip(
            tr("Page Sweep shows how full the last wave of each block size is, and measures them"));
    }
    return isOffered;
}

void FindingRow::colour() {
    const Theme& theme = currentTheme();
    setColour(sign_, standsOut(finding_)                             ? theme.alarmText
                     : finding_.status == core::FindingStatus::Holds ? theme.good
                                                                     : theme.accentText);
}

void FindingRow::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        sign_->setFixedWidth(scaledPixels(14));
    if (event->type() == QEvent::PaletteChange)
        colour();
    // After this event, a new style sheet resets the palettes of labels to those before the last one.
    if (event->type() == QEvent::StyleChange)
        QMetaObject::invokeMethod(this, &FindingRow::colour, Qt::QueuedConnection);
}

} // namespace trichevron::gui
