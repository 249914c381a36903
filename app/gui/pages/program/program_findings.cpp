// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/pages/program/program_findings.h"

#include "app/gui/layout/paragraph.h"
#include "app/gui/layout/word_breaks.h"
#include "app/gui/text/fill.h"
#include "app/gui/text/text.h"
#include "app/gui/text/whole_numbers.h"
#include "app/gui/theme/theme.h"
#include "core/program/finding_kind.h"
#include "core/program/program_words.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace trichevron::gui {
namespace {

constexpr const char* silenceName = "programSilence";
constexpr const char* showAgainName = "programShowAgain";
constexpr std::size_t findingsAtOnce = 15; ///< as many more with each click

QLabel* findingParagraph(const QString& words, const char* role = nullptr) {
    auto* label = new Paragraph(withWholeNumbers(words));
    if (role != nullptr)
        label->setProperty("role", role);
    return label;
}

QPushButton* quietButton(const QString& words, const QString& description) {
    auto* button = new QPushButton(words);
    button->setProperty("role", "quiet");
    button->setFont(textFont(0.85));
    button->setCursor(Qt::PointingHandCursor);
    button->setAccessibleName(description);
    button->setToolTip(description);
    return button;
}

QString titleOfKind(std::string_view kind) {
    const core::FindingKind* found = core::findingKind(kind);
    return found == nullptr ? text(kind) : text(found->title);
}

} // namespace

ProgramFindings::ProgramFindings(QWidget* parent)
    : QWidget(parent), heading_(new QLabel), rows_(new QVBoxLayout(this)), most_(findingsAtOnce) {
    setObjectName(QStringLiteral("programFindingList"));
    heading_->setProperty("role", "heading");
    rows_->setContentsMargins(0, 0, 0, 0);
    rows_->addWidget(heading_);
}

void ProgramFindings::clear() {
    while (rows_->count() > 1) {
        QLayoutItem* item = rows_->takeAt(1);
        if (QWidget* row = item->widget()) {
            row->hide();
            row->deleteLater(); // it may be the one that was clicked
        }
        delete item;
    }
}

void ProgramFindings::show(const core::ProgramAnalysis& analysis, std::optional<std::uint32_t> configuration,
                           const SilencedFindings& silenced) {
    clear();
    heading_->setText(configuration ? tr("What it costs") : tr("Worth a look"));
    std::size_t count = 0;
    for (const core::ProgramFinding& finding : analysis.findings)
        if ((!configuration || finding.configuration == configuration) && count++ < most_)
            add(analysis, finding, !configuration);
    if (count > most_)
        addMore(count - most_);
    if (count == 0)
        rows_->addWidget(findingParagraph(tr("Nothing was found."), "muted"));
    for (const std::string& kind : silenced)
        addSilenced(kind);
    focusNext();
}

void ProgramFindings::focusNext() {
    const std::optional<std::size_t> pressed = std::exchange(pressed_, std::nullopt);
    if (!pressed)
        return;
    std::vector<QPushButton*> buttons = shownButtons(silenceName);
    if (buttons.empty())
        buttons = shownButtons(showAgainName);
    if (!buttons.empty())
        buttons[std::min(*pressed, buttons.size() - 1)]->setFocus(Qt::OtherFocusReason);
}

std::vector<QPushButton*> ProgramFindings::shownButtons(const char* name) const {
    std::vector<QPushButton*> buttons;
    for (int row = 1; row < rows_->count(); ++row)
        if (QWidget* head = rows_->itemAt(row)->widget())
            if (auto* button = head->findChild<QPushButton*>(QString::fromLatin1(name)))
                buttons.push_back(button);
    return buttons;
}

void ProgramFindings::add(const core::ProgramAnalysis& analysis, const core::ProgramFinding& finding,
                          bool namesKernel) {
    QString title = text(finding.short_.text());
    if (finding.worthNs)
        title = fill(tr("{finding}: up to {worth}"),
                     {{"finding", title}, {"worth", core::durationText(*finding.worthNs)}});
    auto* head = new QWidget;
    auto* parts = new QHBoxLayout(head);
    parts->setContentsMargins(0, 0, 0, 0);
    QLabel* label = findingParagraph(title, finding.kind.starts_with("refused") ? "problem" : nullptr);
    label->setFont(textFont(1.0, QFont::DemiBold));
    parts->addWidget(label, 1);
    const QString kind = text(finding.kind);
    QPushButton* silence =
        quietButton(tr("Silence"), fill(tr("Do not show “{kind}” for any kernel of this program"),
                                        {{"kind", titleOfKind(finding.kind)}}));
    silence->setObjectName(QString::fromLatin1(silenceName));
    connect(silence, &QPushButton::clicked, this, [this, silence, kind] {
        const std::vector<QPushButton*> buttons = shownButtons(silenceName);
        pressed_ =
            static_cast<std::size_t>(std::find(buttons.begin(), buttons.end(), silence) - buttons.begin());
        Q_EMIT silenceChosen(kind, true);
    });
    parts->addWidget(silence, 0, Qt::AlignTop);
    rows_->addWidget(head);
    QString words = text(finding.text.text());
    QString wholeName;
    if (finding.configuration && namesKernel) {
        const core::Program& program = *analysis.program;
        const std::uint32_t kernel = program.configurations[*finding.configuration].kernel;
        words = fill(tr("{kernel}: {finding}"),
                     {{"kernel", withBreaksIn(text(analysis.kernelNames[kernel]))}, {"finding", words}});
        wholeName = text(program.kernels[kernel]);
    }
    QLabel* paragraph = findingParagraph(words);
    paragraph->setTextFormat(Qt::PlainText); // "k<float>: …" is no markup
    paragraph->setToolTip(wholeName);
    rows_->addWidget(paragraph);
    if (finding.worthNs)
        rows_->addWidget(
            findingParagraph(fill(tr("Estimate: {basis}."), {{"basis", finding.basis.text()}}), "muted"));
}

void ProgramFindings::addMore(std::size_t count) {
    auto* more = new QPushButton(fill(tr("Show {more} of {count, plural, one {# more} other {# more}}"),
                                      {{"more", std::min(count, findingsAtOnce)}, {"count", count}}));
    more->setObjectName(QStringLiteral("programMoreFindings"));
    more->setProperty("role", "link");
    connect(more, &QPushButton::clicked, this, [this] {
        most_ += findingsAtOnce;
        Q_EMIT moreRequested();
    });
    rows_->addWidget(more, 0, Qt::AlignLeft);
}

void ProgramFindings::addSilenced(const std::string& kind) {
    auto* row = new QWidget;
    auto* parts = new QHBoxLayout(row);
    parts->setContentsMargins(0, 0, 0, 0);
    const QString title = titleOfKind(kind);
    parts->addWidget(findingParagraph(fill(tr("Silenced: {kind}"), {{"kind", title}}), "muted"), 1);
    QPushButton* again = quietButton(tr("Show"), fill(tr("Show “{kind}” again"), {{"kind", title}}));
    again->setObjectName(QString::fromLatin1(showAgainName));
    connect(again, &QPushButton::clicked, this, [this, id = text(kind)] { Q_EMIT silenceChosen(id, false); });
    parts->addWidget(again, 0, Qt::AlignTop);
    rows_->addWidget(row);
}

} // namespace trichevron::gui
