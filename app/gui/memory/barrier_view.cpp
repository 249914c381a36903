// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/memory/barrier_view.h"

#include "app/gui/export/export_menu.h"
#include "app/gui/layout/flow_layout.h"
#include "app/gui/memory/barrier_picture.h"
#include "app/gui/memory/memory_label.h"
#include "app/gui/text/fill.h"
#include "app/gui/text/retranslate.h"
#include "core/dimensions/extent_text.h"

#include <QCheckBox>
#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace trichevron::gui {
namespace {

constexpr int stepMilliseconds = 1600; ///< to read a sentence

QPushButton* stepButton(const QString& objectName) {
    auto* made = new QPushButton;
    made->setObjectName(objectName);
    made->setProperty("role", "plain");
    return made;
}

} // namespace

std::optional<core::BlockSum> blockSumOf(const LaunchSession& session) {
    const core::LaunchShape shape = session.shape();
    if (hasZero(shape.grid))
        return std::nullopt;
    return blockSumOf(*session.state().kernel, session.state().config, shape,
                      firstBlockOf(session.path(), shape));
}

BarrierView::BarrierView(LaunchSession& session, QWidget* parent)
    : QWidget(parent), session_(session), words_(memoryLabel(QStringLiteral("barrierWords"), "muted")),
      controls_(new QWidget), back_(stepButton(QStringLiteral("barrierBack"))),
      play_(stepButton(QStringLiteral("barrierPlay"))), next_(stepButton(QStringLiteral("barrierNext"))),
      place_(new QLabel), barrier_(new QCheckBox), picture_(new BarrierPicture),
      sentence_(memoryLabel(QStringLiteral("barrierSentence"), "")) {
    setObjectName(QStringLiteral("barrierView"));
    place_->setObjectName(QStringLiteral("barrierPlace"));
    place_->setProperty("role", "muted");
    barrier_->setObjectName(QStringLiteral("barrierKept"));
    barrier_->setText(QStringLiteral("__syncthreads()"));
    barrier_->setChecked(true);
    auto* row = new FlowLayout(8);
    controls_->setLayout(row);
    row->addWidget(back_);
    row->addWidget(play_);
    row->addWidget(next_);
    row->addWidget(barrier_);
    row->addWidget(place_);
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(12, 8, 12, 6);
    rows->setSpacing(6);
    rows->addWidget(words_);
    rows->addWidget(controls_);
    rows->addWidget(sentence_);
    rows->addWidget(picture_, 1);
    timer_.setInterval(stepMilliseconds);
    ExportMenu::attach(
        *picture_, [] { return tr("Shared memory"); }, ExportMenu::Picture::Offered,
        [this] { return table(); });
    connect(&timer_, &QTimer::timeout, this, [this] { go(1); });
    connect(back_, &QPushButton::clicked, this, [this] { go(-1); });
    connect(next_, &QPushButton::clicked, this, [this] { go(1); });
    connect(play_, &QPushButton::clicked, this, &BarrierView::togglePlay);
    connect(barrier_, &QCheckBox::toggled, this, &BarrierView::begin);
    connect(picture_, &BarrierPicture::stepRequested, this, &BarrierView::go);
    connect(picture_, &BarrierPicture::playRequested, this, &BarrierView::togglePlay);
    connect(picture_, &BarrierPicture::barrierToggleRequested, barrier_, &QCheckBox::toggle);
    onChange(session_, SessionChange::Launch | SessionChange::Path, this, &BarrierView::refresh);
    retranslate(this, [this] { setTexts(); });
    refresh();
}

void BarrierView::setTexts() {
    back_->setText(tr("Back"));
    back_->setToolTip(tr("The step before (left arrow key in the picture)"));
    next_->setText(tr("Next"));
    next_->setToolTip(tr("The next step (right arrow key in the picture)"));
    play_->setToolTip(tr("Plays the steps (space bar in the picture)"));
    barrier_->setToolTip(tr("Shows what the same block would do without the barrier (key B in the picture)"));
    picture_->setAccessibleName(tr("Shared memory of a block"));
    showStep();
}

void BarrierView::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        updateGeometry();
}

void BarrierView::hideEvent(QHideEvent* event) {
    timer_.stop();
    showStep();
    QWidget::hideEvent(event);
}

core::Barrier BarrierView::barrier() const {
    return barrier_->isChecked() ? core::Barrier::Kept : core::Barrier::LeftOut;
}

void BarrierView::refresh() {
    const std::optional<core::BlockSum> block = blockSumOf(session_);
    if (block == block_ && block)
        return;
    block_ = block;
    begin();
}

void BarrierView::begin() {
    timer_.stop();
    step_ = 0;
    steps_ = block_ ? blockSumSteps(*block_, barrier()) : std::vector<core::SharedStep>();
    showStep();
}

void BarrierView::go(int direction) {
    if (direction < 0)
        step_ -= step_ > 0 ? 1 : 0;
    else if (step_ + 1 < steps_.size())
        ++step_;
    if (step_ + 1 >= steps_.size())
        timer_.stop();
    showStep();
}

void BarrierView::togglePlay() {
    if (timer_.isActive()) {
        timer_.stop();
    } else if (!steps_.empty()) {
        if (step_ + 1 == steps_.size())
            step_ = 0;
        timer_.start();
    }
    showStep();
}

void BarrierView::showStep() {
    controls_->setVisible(block_.has_value());
    picture_->setVisible(block_.has_value());
    sentence_->setVisible(block_.has_value());
    play_->setText(timer_.isActive() ? tr("Pause") : tr("Play"));
    if (!block_) {
        words_->setText(
            tr("The steps are those of the kernel blockSum, with a block of at most 1,024 threads."));
        return;
    }
    words_->setText(
        fill(tr("Block {block} adds up its elements: {threads, plural, one {# thread} other {# threads}} "
                "in {warps, plural, one {# warp} other {# warps}}, each thread with an element of "
                "shared memory. The warps run in any order; here warp 0 is the fastest."),
             {{"block", core::indexText(firstBlockOf(session_.path(), session_.shape()))},
              {"threads", block_->threads},
              {"warps", block_->warps()}}));
    place_->setText(fill(tr("step {step} of {steps}"), {{"step", step_ + 1}, {"steps", steps_.size()}}));
    back_->setEnabled(step_ > 0);
    next_->setEnabled(step_ + 1 < steps_.size());
    picture_->setStep(*block_, steps_[step_], barrier());
    sentence_->setText(sentence());
    picture_->setAccessibleDescription(place_->text() + QLatin1Char('\n') + sentence_->text() +
                                       QLatin1Char('\n') + words_->text());
}

QString BarrierView::sentence() const {
    const core::SharedStep& step = steps_[step_];
    switch (step.stage) {
    case core::SharedStage::Begin:
        break;
    case core::SharedStage::Write:
        return writeSentence(step);
    case core::SharedStage::Add:
        return addSentence(step);
    case core::SharedStage::End:
        return endSentence(step);
    }
    return tr("No thread has written yet. Whatever was there before is in shared memory.");
}

QString BarrierView::writeSentence(const core::SharedStep& step) const {
    const QString who = step.warps == 1
                            ? fill(tr("Warp {warp} writes its elements."), {{"warp", step.firstWarp}})
                            : fill(tr("Warps {first} to {last} write their elements."),
                                   {{"first", step.firstWarp}, {"last", step.firstWarp + step.warps - 1}});
    QString then;
    if (barrier() == core::Barrier::LeftOut)
        then = step.firstWarp == 0 ? tr("Nothing makes it wait for the others.")
                                   : tr("That is too late: warp 0 has stored the sum.");
    else if (step.firstWarp + step.warps < block_->warps())
        then = fill(tr("At the barrier {warps, plural, one {it has} other {they have}} to wait: not all "
                       "threads of the block have arrived."),
                    {{"warps", step.warps}});
    else
        then = tr("All threads of the block have arrived, so the barrier opens: every element is written.");
    return who + QLatin1Char(' ') + then;
}

QString BarrierView::addSentence(const core::SharedStep& step) const {
    std::uint32_t adding = 0;
    for (const core::SharedReads& reads : step.reads)
        adding += reads.threads;
    QString words =
        fill(tr("{threads, plural, one {Thread 0 adds the element} other {Threads 0 to {last} each add the "
                "element}} {distance} after {threads, plural, one {its} other {their}} own."),
             {{"threads", adding}, {"last", adding - 1}, {"distance", step.distance}});
    if (barrier() == core::Barrier::Kept)
        words += QLatin1Char(' ') +
                 (step.left > 1 ? tr("Then all wait at the next barrier.") : tr("One sum is left."));
    else if (const std::uint32_t wrong = step.wrongReads(); wrong != 0)
        words += QLatin1Char(' ') +
                 fill(tr("{wrong, plural, one {# of them reads} other {# of them read}} an element that no "
                         "thread has written yet."),
                      {{"wrong", wrong}});
    return words;
}

QString BarrierView::endSentence(const core::SharedStep& step) const {
    const core::SharedElement& sum = step.elements.front();
    QStringList sentences{fill(tr("The sum of the block has {summands} of its {elements, plural, one {# "
                                  "element} other {# elements}}."),
                               {{"summands", sum.summands}, {"elements", block_->summands}})};
    if (sum.unwritten != 0)
        sentences << fill(tr("It also has {unwritten, plural, one {# value} other {# values}} that no thread "
                             "of the block wrote."),
                          {{"unwritten", sum.unwritten}});
    if (barrier() == core::Barrier::LeftOut)
        sentences << tr("In another order of the warps it may be right by chance.");
    return sentences.join(QLatin1Char(' '));
}

core::DataTable BarrierView::table() const {
    core::DataTable table{
        picture_->accessibleName().toStdString(), {"element", "written", "summands", "unwritten"}, {}};
    if (steps_.empty())
        return table;
    std::int64_t index = 0;
    for (const core::SharedElement& element : steps_[step_].elements)
        table.rows.push_back({index++, std::int64_t{element.isWritten ? 1 : 0},
                              std::int64_t{element.summands}, std::int64_t{element.unwritten}});
    return table;
}

} // namespace trichevron::gui
