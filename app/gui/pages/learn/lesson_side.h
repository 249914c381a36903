// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Beside a lesson: the launch, which can be changed; what the model predicts and the device answers, covered
/// while a question is open; the terms; where a document and the device differ.
#pragma once

#include "app/gui/pages/learn/lesson_run.h"

#include <QWidget>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace trichevron::gui {

class AxisFields;
class CodeLabel;

class LessonSide : public QWidget {
    Q_OBJECT

public:
    LessonSide(LessonRun& run, AppContext& context, QWidget* parent = nullptr);

    /// In a presentation, nothing here leads to another page, and the words are those in the text alone: the
    /// launch and the answers have the room.
    void setPresented(bool presented);

Q_SIGNALS:
    void termRequested(trichevron::core::Term term);
    void exploreRequested();
    /// The lesson's launch was brought back.
    void launchRestored();

protected:
    void changeEvent(QEvent* event) override;

private:
    void buildLaunch(QVBoxLayout& rows);
    void refreshLaunch();
    void refreshAnswer();
    /// While the question is open those that it names: another could be the answer.
    std::vector<core::Term> shownTerms() const;
    void refreshTerms();
    QString predictedText() const;
    QString deviceText() const;
    QString noReplyText() const;
    QString hiddenText() const;

    LessonRun& run_;
    AppContext& context_;
    QWidget* launch_;
    std::vector<AxisFields*> axes_; ///< problem, grid, block
    std::vector<QLabel*> axisLabels_;
    QLabel* launchNote_;
    CodeLabel* code_;
    QPushButton* restore_;
    QPushButton* explore_;
    QLabel* predicted_;
    QLabel* device_;
    QLabel* termsHeading_;
    QLabel* terms_;
    QLabel* differenceHeading_;
    QLabel* difference_;
    bool isPresented_ = false;
};

} // namespace trichevron::gui
