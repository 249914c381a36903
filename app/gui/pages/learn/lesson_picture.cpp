// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/pages/learn/lesson_picture.h"

#include "app/gui/hierarchy/hierarchy_canvas.h"
#include "app/gui/memory/barrier_view.h"
#include "app/gui/memory/sectors_view.h"
#include "app/gui/theme/theme.h"
#include "core/scene/colouring.h"

#include <QEvent>
#include <QVBoxLayout>

namespace trichevron::gui {
namespace {

/// Pixels for the default font.
constexpr int leastPicture = 130;

} // namespace

LessonPictureView::LessonPictureView(LessonRun& run, LaunchSession& session, const JobRunner& jobs,
                                     QWidget* parent)
    : QWidget(parent), run_(run), session_(session), facts_(session, jobs), canvas_(new HierarchyCanvas),
      sectors_(new SectorsView(session)), barrier_(new BarrierView(session)) {
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    canvas_->setObjectName(QStringLiteral("lessonPicture"));
    canvas_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setLeastHeight();
    rows->addWidget(canvas_, 1);
    rows->addWidget(sectors_, 1);
    rows->addWidget(barrier_, 1);
    onChange(session_, SessionChange::Launch | SessionChange::Results, this, &LessonPictureView::refresh);
    onChange(jobs, jobChangeWithoutResult, this, &LessonPictureView::refresh);
    onChange(session_, SessionChange::Path, this, [this] { canvas_->setPath(session_.path()); });
    connect(canvas_, &HierarchyCanvas::pathChanged, this,
            [this](const core::HierarchyPath& path) { session_.setPath(path); });
    connect(&run_, &LessonRun::changed, this, &LessonPictureView::refresh);
    refresh();
}

QWidget* LessonPictureView::named() const {
    if (!run_.step().launch || run_.isQuestionOpen())
        return nullptr;
    switch (run_.step().view.picture) {
    case core::LessonPicture::Hierarchy:
        break;
    case core::LessonPicture::Sectors:
        return sectors_;
    case core::LessonPicture::Barrier:
        return barrier_;
    }
    return nullptr;
}

QWidget& LessonPictureView::shown() const {
    QWidget* other = named();
    return other != nullptr ? *other : *canvas_;
}

void LessonPictureView::refresh() {
    const bool isOpen = run_.isQuestionOpen();
    setVisible(run_.step().launch && !run_.isFinished() && !(isOpen && run_.step().view.hidden));
    QWidget* other = named();
    for (QWidget* one : {sectors_, barrier_})
        one->setVisible(other == one);
    canvas_->setVisible(other == nullptr);
    // The marks of idle threads, what was observed and the colours would answer many a question.
    canvas_->setLaunch(session_.shape(),
                       isOpen ? std::nullopt
                              : problemToCover(session_.state().config, session_.state().kernel->attributes));
    canvas_->setFacts(isOpen ? nullptr : facts_.now());
    canvas_->setHidesAnswers(isOpen);
    canvas_->setColours(currentTheme().dark ? SceneColours::dark() : SceneColours::light());
    place();
    if (viewed_ != &run_.step() || wasOpen_ != isOpen)
        colour();
}

void LessonPictureView::place() {
    const core::LessonStep& step = run_.step();
    const std::pair now(&step, run_.isQuestionOpen());
    const bool isPageSeen = parentWidget() != nullptr && parentWidget()->isVisible();
    if (!isPageSeen || !step.launch || now == placed_)
        return;
    const bool isNew = std::exchange(placed_, now).first != now.first;
    const core::LessonView& view = step.view;
    const core::LaunchShape shape = session_.shape();
    core::HierarchyPath path;
    if (view.block && contains(shape.grid, *view.block)) {
        path = pathToBlock(shape, *view.block);
        if (!now.second && view.thread && contains(shape.block, *view.thread))
            path = pathToThread(shape, *view.block, *view.thread);
        else if (!now.second && view.warp)
            path = clampPath(pathToWarp(shape, *view.block, *view.warp), shape);
    }
    if (isNew || view.block)
        session_.setPath(path);
    if (isNew) {
        canvas_->execute(ViewCommand::Fit);
        canvas_->setFirstLayer(0);
    }
    if (!now.second && view.thread)
        canvas_->setFirstLayer(view.thread->z); // else the layers before it hide the thread
}

void LessonPictureView::placeAgain() {
    placed_ = {};
    place();
}

void LessonPictureView::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    place();
}

void LessonPictureView::colour() {
    viewed_ = &run_.step();
    wasOpen_ = run_.isQuestionOpen();
    const core::Colouring* plain = core::findColouring("level");
    const core::Colouring* own = core::findColouring(viewed_->view.colourBy);
    if (const core::Colouring* wanted = wasOpen_ || own == nullptr ? plain : own)
        canvas_->setColouring(*wanted);
    canvas_->setFlat(viewed_->view.flat);
}

void LessonPictureView::setLeastHeight() {
    canvas_->setMinimumHeight(scaledPixels(leastPicture));
}

void LessonPictureView::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::LanguageChange)
        refresh();
    else if (event->type() == QEvent::FontChange)
        setLeastHeight();
}

} // namespace trichevron::gui
