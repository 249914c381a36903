// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/present/presentation.h"

#include "app/gui/main_window/main_window.h"
#include "app/gui/notice/launch_offer.h"
#include "app/gui/pages/page_stack.h"
#include "app/gui/present/pointer_highlight.h"
#include "app/gui/settings/settings.h"
#include "app/gui/text/fill.h"
#include "app/gui/theme/follow_type.h"
#include "app/gui/theme/theme.h"

#include <QApplication>
#include <QEvent>
#include <QLabel>
#include <QLayout>

#include <algorithm>
#include <cmath>
#include <utility>

namespace trichevron::gui {
namespace {

/// Text on a projector of this size is 1.5 times the usual; on others in proportion, but never smaller than
/// in the window.
constexpr double referenceWidth = 1280;
constexpr double referenceHeight = 720;
constexpr double referenceScale = 1.5;
constexpr int noteMs = 4000;
constexpr double noteScale = 0.85; ///< of the type: a note is for the presenter
/// For a presenter who needs large text.
constexpr double largeNoteScale = 1;

} // namespace

Presentation::Presentation(MainWindow& window, PageStack& pages, QList<QWidget*> hidden,
                           LaunchSession& session, HierarchyView& hierarchy)
    : QObject(&window), window_(window), pages_(pages), hidden_(std::move(hidden)), session_(session),
      steps_(new PresentationSteps(session, hierarchy, this)),
      offer_(new LaunchOffer(
          session, window, [] { return tr("The launch is as you changed it in the presentation."); },
          [] { return tr("Your launch of before the presentation can be brought back."); })),
      pointer_(new PointerHighlight(window)), note_(new QLabel(window.centralWidget())) {
    note_->setObjectName(QStringLiteral("presentationHint"));
    note_->setFont(textFont(noteScale));
    followType(*note_, [this] {
        note_->setContentsMargins(scaledPixels(16), scaledPixels(4), scaledPixels(16), scaledPixels(4));
    });
    note_->setWordWrap(true);
    note_->setAlignment(Qt::AlignCenter);
    note_->hide();
    window.centralWidget()->layout()->addWidget(note_);
    noteTimer_.setSingleShot(true);
    noteTimer_.setInterval(noteMs);
    connect(&noteTimer_, &QTimer::timeout, this, &Presentation::showRest);
    connect(&pages_, &PageStack::shownChanged, this, [this] {
        if (!isRunning_)
            return;
        present(&pages_.shownPage());
        if (!noteTimer_.isActive())
            showRest();
        Q_EMIT pageChanged();
    });
    connect(steps_, &PresentationSteps::aboutToShow, this, [this](const LaunchState& launch) {
        if (!isRunning_)
            return;
        if (!shown_) // with what the user has changed since the beginning
            before_ = steps_->atHand();
        shown_ = launch;
    });
    connect(steps_, &PresentationSteps::shown, this, [this] {
        pages_.show(window_page::explore);
        if (!isRunning_)
            return;
        shown_ = session_.state();
        showNote(position());
    });
    connect(steps_, &PresentationSteps::firstReached, this, [this] {
        if (isRunning_)
            goBeforeFirst();
    });
    connect(steps_, &PresentationSteps::lastReached, this, [this] {
        if (isRunning_)
            showNote(ofStep(tr("Step {number} of {count} is the last one."),
                            tr("Pin {number} of {count} is the last one.")));
    });
    connect(steps_, &PresentationSteps::added, this, [this] {
        const QString note = fill(tr("Step {number} of the presentation added."),
                                  {{"number", QString::number(steps_->current() + 1)}});
        if (isRunning_) // without the status bar
            showNote(note);
        else
            Q_EMIT noted(note);
    });
    onChange(session, SessionChange::Pin, this, [this, &session] {
        const bool isAdded = session.pinned().size() > std::exchange(pinnedBefore_, session.pinned().size());
        if (isRunning_ && isAdded) // the comparison is hidden
            showNote(fill(tr("{count, plural, one {# launch is} other {# launches are}} pinned. After the "
                             "presentation, Compare shows what differs."),
                          {{"count", session.pinned().size()}}));
    });
    window_.installEventFilter(this);
}

void Presentation::showMessage(const QString& sentence) {
    if (isRunning_)
        showNote(sentence);
}

void Presentation::present(Page* page) {
    if (presented_ == page)
        return;
    if (presented_ != nullptr)
        presented_->setPresented(false);
    presented_ = page;
    if (presented_ != nullptr)
        presented_->setPresented(true);
}

void Presentation::setRowsHidden(bool hidden) {
    // Not hide(): the shortcuts of a menu bar end with its visibility.
    for (QWidget* row : hidden_)
        row->setMaximumHeight(hidden ? 0 : QWIDGETSIZE_MAX);
}

void Presentation::setRunning(bool running) {
    if (running)
        begin();
    else
        end();
}

const LaunchState* Presentation::replacedLaunch() const {
    return isRunning_ && shown_ && launchKeyOf(*shown_) == session_.launchKey() ? &before_.launch : nullptr;
}

bool Presentation::goesThroughSteps() const {
    const QString page = pages_.shownId();
    return isRunning_ && steps_->count() > 0 &&
           (steps_->arePins() ? page == window_page::explore : page != window_page::learn);
}

QString Presentation::ofStep(const QString& step, const QString& pin) const {
    return fill(steps_->arePins() ? pin : step, {{"number", QString::number(steps_->current() + 1)},
                                                 {"count", QString::number(steps_->count())}});
}

QString Presentation::position() const {
    return ofStep(tr("Step {number} of {count}"), tr("Pin {number} of {count}"));
}

QString Presentation::stepHint() const {
    if (!goesThroughSteps())
        return pages_.shownId() == window_page::explore
                   ? tr("Ctrl+Shift+P adds the launch as a step; → and ← then go through the steps.")
                   : QString();
    if (steps_->current() < 0)
        return ofStep(tr("→ shows the first step."), tr("→ shows pin 1 of {count}."));
    return steps_->count() == 1 ? ofStep(tr("Step {number} of {count}."), tr("Pin {number} of {count}."))
                                : ofStep(tr("Step {number} of {count}: → and ← show the others."),
                                         tr("Pin {number} of {count}: → and ← show the others."));
}

void Presentation::begin() {
    if (isRunning_)
        return;
    before_ = steps_->atHand();
    isRunning_ = true;
    if (pages_.shownId() == window_page::start)
        pages_.show(window_page::explore); // the picture that it promises
    statesBefore_ = window_.windowState();
    present(&pages_.shownPage());
    setRowsHidden(true);
    note_->setFont(textFont(isLargeType() ? largeNoteScale : noteScale));
    window_.setWindowState(statesBefore_ | Qt::WindowFullScreen);
    fitType();
    pointer_->setFollowing(highlightsPointer());
    shown_.reset();
    steps_->findAtHand();
    if (const int last = steps_->count() - 1; last > 0 && steps_->current() == last && goesThroughSteps())
        steps_->show(0); // the last step was just added
    const QString keys = tr("Esc ends the presentation. Ctrl+L switches the highlight of the pointer.");
    showNote(QStringLiteral("%1 %2").arg(stepHint(), keys).trimmed());
    Q_EMIT runningChanged(true);
}

void Presentation::end() {
    if (!isRunning_)
        return;
    isRunning_ = false;
    noteTimer_.stop();
    note_->hide();
    pointer_->setFollowing(false);
    setTypeScale(0);
    setRowsHidden(false);
    window_.setWindowState(statesBefore_);
    present(nullptr);
    Q_EMIT runningChanged(false);
    bringLaunchBack();
}

void Presentation::bringLaunchBack() {
    const std::optional<LaunchState> shown = std::exchange(shown_, std::nullopt);
    const bool isOther = !(session_.state() == before_.launch);
    const auto bringBack = [this, before = before_] {
        steps_->setUp([] { return tr("Back to the launch before the presentation"); }, before);
    };
    if (shown && session_.state() == *shown) {
        bringBack();
        if (isOther)
            Q_EMIT noted(tr("The launch is the one before the presentation again."));
    } else if (shown && isOther) {
        offer_->begin(bringBack);
        offer_->show();
    }
}

void Presentation::goBeforeFirst() {
    if (steps_->current() < 0 && !shown_) { // it is at hand already
        showNote(stepHint());
        return;
    }
    if (steps_->stepOf(before_.launch)) {
        showNote(ofStep(tr("Step {number} of {count} is the first one."),
                        tr("Pin {number} of {count} is the first one.")));
        return;
    }
    pages_.show(window_page::explore); // as with a step
    steps_->setUp([] { return tr("Back to the launch before the presentation"); }, before_);
    steps_->leave();
    shown_.reset();
    showNote(stepHint());
}

bool Presentation::highlightsPointer() const {
    return Settings().highlightsPointer();
}

void Presentation::setHighlightsPointer(bool highlights) {
    Settings().setHighlightsPointer(highlights);
    pointer_->setFollowing(isRunning_ && highlights);
}

void Presentation::fitType() {
    const double share = std::min(window_.width() / referenceWidth, window_.height() / referenceHeight);
    setTypeScale(std::max(usualTypeScale(), referenceScale * share));
}

void Presentation::setTypeScale(double scale) {
    constexpr double noticeable = 0.02;
    if (std::abs(scale - scale_) < noticeable)
        return;
    scale_ = scale;
    applyPresentationType(*qApp, scale, window_.theme());
}

void Presentation::showNote(const QString& note) {
    note_->setText(note);
    note_->show();
    noteTimer_.start();
}

void Presentation::showRest() {
    note_->setText(goesThroughSteps() && steps_->current() >= 0 ? position()
                                                                : tr("Esc ends the presentation."));
}

bool Presentation::eventFilter(QObject* object, QEvent* event) {
    if (isRunning_ && object == &window_ && event->type() == QEvent::Resize)
        QMetaObject::invokeMethod(
            this,
            [this] {
                if (isRunning_)
                    fitType();
            },
            Qt::QueuedConnection);
    return QObject::eventFilter(object, event);
}

} // namespace trichevron::gui
