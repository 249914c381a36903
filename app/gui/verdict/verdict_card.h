// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The verdict: accepted or refused, and the predicted error code beside the device's.
#pragma once

#include "app/gui/session/device_selection.h"
#include "app/gui/session/job_runner.h"
#include "app/gui/session/launch_session.h"

#include <QFrame>

class QGridLayout;
class QLabel;

namespace trichevron::gui {

class VerdictCard : public QFrame {
    Q_OBJECT

public:
    explicit VerdictCard(const LaunchSession& session, const DeviceSelection& devices, const JobRunner& jobs,
                         QWidget* parent = nullptr);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void refresh();
    /// Both answers beside their words where their names are whole there, else below them; in a smaller type
    /// where they are too long for that too, and shortened where they are too long for the smallest.
    void fitAnswers();
    /// What is shown beside the prediction is from a recording, or will be.
    bool isRecorded() const;
    QString actualText() const;
    /// Which call of a node of a graph returns the error; empty for a launch function.
    QString failingCallText() const;
    QString resultText() const;
    /// The values that replace unreadable fields, and that the numbers of the kernel are old.
    QString caveats() const;
    void showNothing();

    const LaunchSession& session_;
    const DeviceSelection& devices_;
    const JobRunner& jobs_;
    QGridLayout* grid_ = nullptr;
    QString predictedText_;
    bool isBelow_ = false;
    QLabel* title_;
    QLabel* caveats_; ///< what the verdict is about, where that is not what the user may think
    QLabel* predictedWord_;
    QLabel* predicted_;
    QLabel* actualWord_;
    QLabel* actual_;
    QLabel* result_;
};

/// An error as "cudaErrorInvalidValue (1)".
QString answerText(const core::ApiAnswer& answer);

} // namespace trichevron::gui
