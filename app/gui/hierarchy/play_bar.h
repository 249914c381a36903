// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Plays the schedule of a launch: the predicted one wave by wave, or its trace in time. It does not draw the
/// launch: it emits the moment, and runs a timer only while it plays.
#pragma once

#include "app/gui/hierarchy/play_pace.h"
#include "core/dimensions/hierarchy.h"
#include "core/scene/moment.h"
#include "core/scene/scene_facts.h"

#include <QTimer>
#include <QWidget>

#include <memory>
#include <optional>

class QComboBox;
class QLabel;
class QSlider;
class QToolButton;

namespace trichevron::gui {

class PlayBar : public QWidget {
    Q_OBJECT
public:
    explicit PlayBar(QWidget* parent = nullptr);

    void setLaunch(const core::LaunchShape& shape);
    void setFacts(std::shared_ptr<const core::SceneFacts> facts);
    /// With reduced motion a trace is played in a few steps instead of continuously.
    void setReducedMotion(bool reduced) { reducedMotion_ = reduced; }

    /// None without a schedule to play.
    std::optional<core::Moment> moment() const;
    bool isPlaying() const { return timer_.isActive(); }
    void play();
    void pause();
    void toggle() { isPlaying() ? pause() : play(); }
    /// One wave, or a hundredth of the trace's time, forwards (1) or backwards (-1).
    void step(int direction);

Q_SIGNALS:
    void momentChanged();

protected:
    void changeEvent(QEvent* event) override;

private:
    bool canPlay() const;
    bool isTraced() const { return kind_ == core::Moment::Kind::Time; }
    bool atEnd() const;
    PlayPace pace() const;
    void tick();
    void moveBy(double share);
    void onSlider(int position);
    void goTo(const core::Moment& moment);
    void refresh();
    void setTexts();
    void setSourceToolTip();
    QString statusText() const;
    QString timeText() const;
    QString waveText() const;

    core::LaunchShape shape_;
    std::shared_ptr<const core::SceneFacts> facts_;
    core::Moment::Kind kind_ = core::Moment::Kind::Wave;
    core::Moment moment_;
    bool reducedMotion_ = false;
    QTimer timer_;
    QToolButton* play_;
    QToolButton* back_;
    QToolButton* forward_;
    QSlider* slider_;
    QComboBox* source_;
    QComboBox* speed_;
    QLabel* text_;
};

} // namespace trichevron::gui
