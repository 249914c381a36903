// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/hierarchy/play_bar.h"

#include "app/gui/text/fill.h"
#include "app/gui/text/pale_entries.h"
#include "app/gui/text/retranslate.h"
#include "core/scene/hierarchy_path.h"
#include "core/scene/schedule.h"

#include <QComboBox>
#include <QEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QIconEngine>
#include <QLabel>
#include <QPainter>
#include <QPalette>
#include <QSignalBlocker>
#include <QSlider>
#include <QStandardItemModel>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <utility>

namespace trichevron::gui {
namespace {

constexpr int sliderSteps = 1000;
constexpr int replayFrameMilliseconds = 40;
constexpr int reducedSteps = 20;
constexpr double stepShare = 0.01;
constexpr double iconShare = 0.8; ///< of a line's height

/// A triangle or two bars in the theme's colour of button text. Font glyphs are not uniform: one font drew
/// "⏸" as a striped block.
class PlayIcon final : public QIconEngine {
public:
    explicit PlayIcon(bool pauses) : pauses_(pauses) {}

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State /*state*/) override {
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(Qt::NoPen);
        painter->setBrush(QGuiApplication::palette().color(
            mode == QIcon::Disabled ? QPalette::Disabled : QPalette::Active, QPalette::ButtonText));
        const QRectF all(rect);
        const double inset = all.width() / 6;
        const QRectF sign = all.adjusted(inset, inset, -inset, -inset);
        if (pauses_) {
            const double wide = sign.width() / 3;
            painter->drawRect(QRectF(sign.left(), sign.top(), wide, sign.height()));
            painter->drawRect(QRectF(sign.right() - wide, sign.top(), wide, sign.height()));
        } else {
            painter->drawPolygon(
                QPolygonF{{sign.topLeft(), QPointF(sign.right(), sign.center().y()), sign.bottomLeft()}});
        }
        painter->restore();
    }
    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override {
        QPixmap pixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(&painter, QRect(QPoint(), size), mode, state);
        return pixmap;
    }
    QIconEngine* clone() const override { return new PlayIcon(pauses_); }

private:
    bool pauses_;
};

QToolButton* button(const QString& sign, const QString& objectName) {
    auto* tool = new QToolButton;
    tool->setText(sign);
    tool->setObjectName(objectName);
    tool->setFocusPolicy(Qt::StrongFocus);
    return tool;
}

void setName(QToolButton& tool, const QString& name) {
    tool.setAccessibleName(name);
    tool.setToolTip(name);
}

QString microseconds(double nanoseconds) {
    return QString::number(nanoseconds / 1000, 'f', 2);
}

} // namespace

PlayBar::PlayBar(QWidget* parent)
    : QWidget(parent), play_(button(QString(), QStringLiteral("playButton"))),
      back_(button(QStringLiteral("‹"), QStringLiteral("playBack"))),
      forward_(button(QStringLiteral("›"), QStringLiteral("playForward"))),
      slider_(new QSlider(Qt::Horizontal)), source_(new QComboBox), speed_(new QComboBox), text_(new QLabel) {
    setObjectName(QStringLiteral("playBar"));
    slider_->setObjectName(QStringLiteral("playSlider"));
    slider_->setRange(0, sliderSteps);
    slider_->setMinimumWidth(60);
    source_->setObjectName(QStringLiteral("playSource"));
    source_->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    source_->addItem({}, static_cast<int>(core::Moment::Kind::Wave));
    source_->addItem({}, static_cast<int>(core::Moment::Kind::Time));
    speed_->setObjectName(QStringLiteral("playSpeed"));
    for (const double speed : {0.25, 0.5, 1.0, 2.0, 4.0})
        speed_->addItem(QStringLiteral("%1×").arg(speed), speed);
    speed_->setCurrentIndex(2);
    text_->setObjectName(QStringLiteral("playText"));
    text_->setProperty("role", "muted");
    text_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);

    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(10, 4, 10, 4);
    rows->setSpacing(2);
    auto* row = new QHBoxLayout;
    row->setSpacing(6);
    row->addWidget(back_);
    row->addWidget(play_);
    row->addWidget(forward_);
    row->addWidget(slider_, 1);
    row->addWidget(source_);
    row->addWidget(speed_);
    rows->addLayout(row);
    rows->addWidget(text_);

    connect(&timer_, &QTimer::timeout, this, &PlayBar::tick);
    connect(play_, &QToolButton::clicked, this, &PlayBar::toggle);
    connect(back_, &QToolButton::clicked, this, [this] { step(-1); });
    connect(forward_, &QToolButton::clicked, this, [this] { step(1); });
    connect(slider_, &QSlider::valueChanged, this, &PlayBar::onSlider);
    connect(source_, &QComboBox::currentIndexChanged, this, [this] {
        kind_ = static_cast<core::Moment::Kind>(source_->currentData().toInt());
        goTo({kind_, 0, 0});
    });
    retranslate(this, [this] {
        setTexts();
        refresh();
    });
}

void PlayBar::setTexts() {
    setAccessibleName(tr("Play the schedule of the blocks"));
    setName(*back_, tr("One step back (comma key in the drawing)"));
    setName(*forward_, tr("One step forward (period key in the drawing)"));
    slider_->setAccessibleName(tr("Time in the schedule"));
    source_->setAccessibleName(tr("Schedule to play"));
    source_->setItemText(0, tr("Predicted"));
    source_->setItemText(1, tr("Trace"));
    setSourceToolTip();
    speed_->setAccessibleName(tr("Speed"));
    speed_->setToolTip(
        tr("Speed: at 1× the whole schedule takes 6 s to 30 s, and each wave that is shown at least 1.5 s"));
    text_->setAccessibleName(tr("State of the blocks at this moment"));
}

void PlayBar::setSourceToolTip() {
    const QString words =
        facts_ && facts_->lacksTrace
            ? tr("Predicted: waves of all blocks that fit on the device at the same time. Trace: when and "
                 "where the blocks of a launch ran; the recording has no trace of this launch.")
            : tr("Predicted: waves of all blocks that fit on the device at the same time. Trace: when and "
                 "where the blocks of a launch ran; press Trace to record one.");
    source_->setToolTip(words);
    source_->setItemData(1, words, Qt::ToolTipRole); // why it cannot be chosen
}

bool PlayBar::canPlay() const {
    if (!facts_)
        return false;
    if (isTraced())
        return facts_->observed && facts_->observed->isTraced();
    return predictedWaves(shape_, *facts_) != 0;
}

std::optional<core::Moment> PlayBar::moment() const {
    return canPlay() ? std::optional(moment_) : std::nullopt;
}

void PlayBar::setLaunch(const core::LaunchShape& shape) {
    if (shape == shape_)
        return;
    shape_ = shape;
    pause();
    goTo({kind_, 0, 0});
}

void PlayBar::setFacts(std::shared_ptr<const core::SceneFacts> facts) {
    if (facts == facts_)
        return;
    const bool wasTraced = facts_ && facts_->observed && facts_->observed->isTraced();
    facts_ = std::move(facts);
    setSourceToolTip();
    const bool traced = facts_ && facts_->observed && facts_->observed->isTraced();
    if (auto* items = qobject_cast<QStandardItemModel*>(source_->model()))
        items->item(1)->setEnabled(traced);
    paleEntriesThatAreOff(*source_);
    // A new trace is what the user asked for; without a trace there is the prediction.
    if (traced != wasTraced) {
        const QSignalBlocker quiet(source_);
        source_->setCurrentIndex(traced ? 1 : 0);
        kind_ = traced ? core::Moment::Kind::Time : core::Moment::Kind::Wave;
    }
    pause();
    goTo({kind_, 0, 0});
}

bool PlayBar::atEnd() const {
    return !canPlay() || (isTraced() ? moment_.nanoseconds >= facts_->observed->nanoseconds
                                     : moment_.wave >= predictedWaves(shape_, *facts_));
}

PlayPace PlayBar::pace() const {
    return playPace(isTraced() ? core::Count{facts_->observed->rounds} : predictedWaves(shape_, *facts_));
}

void PlayBar::play() {
    if (!canPlay())
        return;
    if (atEnd())
        goTo({kind_, 0, 0});
    const double speed = speed_->currentData().toDouble();
    const double step = !isTraced()      ? pace().millisecondsPerStep
                        : reducedMotion_ ? pace().milliseconds / reducedSteps
                                         : 0;
    timer_.start(step > 0 ? static_cast<int>(step / speed) : replayFrameMilliseconds);
    refresh();
}

void PlayBar::pause() {
    if (!timer_.isActive())
        return;
    timer_.stop();
    refresh();
}

void PlayBar::tick() {
    if (!isTraced()) {
        const core::Count waves = predictedWaves(shape_, *facts_);
        core::Moment next = moment_;
        next.wave = std::min(waves, next.wave + pace().wavesPerStep);
        goTo(next);
    } else {
        const double speed = speed_->currentData().toDouble();
        moveBy(reducedMotion_ ? 1.0 / reducedSteps : speed * replayFrameMilliseconds / pace().milliseconds);
    }
    if (atEnd())
        pause();
}

void PlayBar::moveBy(double share) {
    const std::uint64_t all = facts_->observed->nanoseconds;
    const double to = static_cast<double>(moment_.nanoseconds) + share * static_cast<double>(all);
    // At least one nanosecond per step, so that playing ends.
    const auto rounded = static_cast<std::int64_t>(share > 0 ? std::ceil(to) : std::floor(to));
    core::Moment next = moment_;
    next.nanoseconds =
        static_cast<std::uint64_t>(std::clamp<std::int64_t>(rounded, 0, static_cast<std::int64_t>(all)));
    goTo(next);
}

void PlayBar::step(int direction) {
    if (!canPlay())
        return;
    pause();
    if (isTraced()) {
        moveBy(direction * stepShare);
        return;
    }
    core::Moment next = moment_;
    if (direction < 0 && next.wave > 0)
        --next.wave;
    if (direction > 0 && next.wave < predictedWaves(shape_, *facts_))
        ++next.wave;
    goTo(next);
}

void PlayBar::onSlider(int position) {
    if (!canPlay())
        return;
    pause();
    const double share = static_cast<double>(position) / slider_->maximum();
    core::Moment next = moment_;
    if (isTraced()) {
        next.nanoseconds =
            static_cast<std::uint64_t>(share * static_cast<double>(facts_->observed->nanoseconds));
    } else {
        const core::Count waves = predictedWaves(shape_, *facts_);
        next.wave = waves <= sliderSteps
                        ? static_cast<core::Count>(position)
                        : waves / sliderSteps * static_cast<unsigned>(position) +
                              waves % sliderSteps * static_cast<unsigned>(position) / sliderSteps;
    }
    goTo(next);
}

void PlayBar::goTo(const core::Moment& moment) {
    moment_ = moment;
    refresh();
    Q_EMIT momentChanged();
}

void PlayBar::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        refresh();
    else if (event->type() == QEvent::PaletteChange)
        paleEntriesThatAreOff(*source_);
}

void PlayBar::refresh() {
    const bool can = canPlay();
    for (QWidget* widget : std::initializer_list<QWidget*>{play_, back_, forward_, slider_, speed_})
        widget->setEnabled(can);
    play_->setIcon(QIcon(new PlayIcon(isPlaying()))); // takes ownership
    const int side = static_cast<int>(std::lround(QFontMetricsF(font()).height() * iconShare));
    play_->setIconSize({side, side});
    setName(*play_, isPlaying() ? tr("Pause (Space in the drawing)") : tr("Play (Space in the drawing)"));
    const QSignalBlocker quiet(slider_);
    if (can && isTraced()) {
        slider_->setMaximum(sliderSteps);
        const std::uint64_t all = std::max<std::uint64_t>(1, facts_->observed->nanoseconds);
        slider_->setValue(static_cast<int>(
            std::lround(sliderSteps * static_cast<double>(moment_.nanoseconds) / static_cast<double>(all))));
    } else if (can) {
        const core::Count waves = predictedWaves(shape_, *facts_);
        slider_->setMaximum(static_cast<int>(std::min<core::Count>(waves, sliderSteps)));
        slider_->setValue(waves <= sliderSteps
                              ? static_cast<int>(moment_.wave)
                              : static_cast<int>(sliderSteps * (static_cast<double>(moment_.wave) /
                                                                static_cast<double>(waves))));
    }
    const QString text = statusText();
    text_->setText(text);
    text_->setToolTip(text);
}

QString PlayBar::statusText() const {
    if (!canPlay() && (!facts_ || !facts_->hasDevice))
        return tr("There is no schedule to play: no device is chosen.");
    if (!canPlay() && facts_->refusedFor)
        return tr("There is no schedule to play: the launch is refused, and no block runs.");
    if (!canPlay())
        return tr("There is no schedule to play: no block fits on an SM.");
    const core::LaunchShape walkable = drawableShape(shape_);
    const core::BlockCounts counts = countsAt(walkable, *facts_, moment_, {{0, 0, 0}, sizeOf(walkable.grid)});
    QStringList parts{
        isTraced() ? timeText() : waveText(),
        fill(tr("{waiting} waiting · {running} running · {done} done"),
             {{"waiting", counts.waiting}, {"running", counts.running}, {"done", counts.done}})};
    if (counts.unknown != 0)
        parts << fill(tr("{blocks} not traced"), {{"blocks", counts.unknown}});
    return parts.join(QStringLiteral(" · "));
}

QString PlayBar::timeText() const {
    return fill(tr("{time} of {total} µs, {source}"),
                {{"time", microseconds(static_cast<double>(moment_.nanoseconds))},
                 {"total", microseconds(static_cast<double>(facts_->observed->nanoseconds))},
                 {"source", facts_->observed->source}});
}

QString PlayBar::waveText() const {
    const core::Count waves = predictedWaves(shape_, *facts_);
    if (moment_.wave >= waves)
        return fill(tr("predicted: done after {waves, plural, one {# wave} other {# waves}}"),
                    {{"waves", waves}});
    return waves == 1 ? tr("predicted: wave 0 (the only wave)")
                      : fill(tr("predicted: wave {wave} (0 to {last})"),
                             {{"wave", moment_.wave}, {"last", waves - 1}});
}

} // namespace trichevron::gui
