// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// A question: its choices, or a field for a number, and the buttons that answer, skip and go on. Lessons and
/// exercises say what it asks and judge the answer.
#pragma once

#include <QStringList>
#include <QWidget>

#include <optional>
#include <vector>

class QBoxLayout;
class QButtonGroup;
class QLabel;
class QLineEdit;
class QPushButton;
class QVBoxLayout;

namespace trichevron::gui {

class ChoiceButton;

/// What the panel shows of the question at the moment.
struct QuestionLook {
    bool isOpen = false;              ///< not answered yet
    QString question;                 ///< its words: a number may have the unit that they ask for
    std::optional<std::size_t> right; ///< the choice that is marked once it is answered
    std::optional<std::size_t> chosen;
    std::optional<std::size_t> tried; ///< a choice that was wrong, while others can be chosen
    QString outcome;                  ///< "Right."
    QString hint;                     ///< while it is open and has no outcome
    QString goOn;                     ///< the button after the answer
    bool canGoOn = false;
    bool canGoBack = false;
    bool canAskAgain = false; ///< once it is answered
};

class QuestionPanel : public QWidget {
    Q_OBJECT

public:
    /// The widgets are named "lessonChoice1", "lessonNumber", "lessonAnswer", … with this prefix.
    explicit QuestionPanel(const QString& prefix, QWidget* parent = nullptr);

    /// A new question. The focus stays in the panel where it was there.
    void askChoices(const QStringList& choices);
    void askNumber();
    /// Something to read, without a question.
    void askNothing();
    void setLook(const QuestionLook& look);
    /// The same choices in other words: what is chosen stays.
    void setChoiceTexts(const QStringList& choices);
    /// The widget to type into, or the button that goes on.
    QWidget& focusTarget() const;
    /// The open question wants a number.
    bool isNumberAsked() const { return look_.isOpen && asksNumber_; }
    void focusQuestion() { focusTarget().setFocus(Qt::OtherFocusReason); }

Q_SIGNALS:
    void choiceGiven(int choice);
    void numberGiven(double number);
    void skipped();
    void askedAgain();
    void backRequested();
    void goOnRequested();

protected:
    /// The digits choose, and Return answers, on this widget and its children.
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    /// Beside the field of a number there is room for the buttons in one row: the picture gets their height.
    void arrange();
    /// That have room from the beginning, so that no button moves when they appear; 0 without a question.
    int linesOfFeedback() const;
    void ask(const QStringList& choices, bool isNumber);
    void setTexts();
    void refreshAnswer();
    void answer();
    void answerNumber();

    QString prefix_;
    QuestionLook look_;
    bool asksNumber_ = false;
    bool isUnreadable_ = false; ///< what was typed is no number
    QVBoxLayout* choices_;
    QButtonGroup* group_;
    std::vector<ChoiceButton*> buttons_;
    QLineEdit* number_;
    QWidget* feedback_; ///< has the hint, and then the outcome
    QLabel* outcome_;
    QLabel* hint_;
    QPushButton* answer_;
    QPushButton* back_;
    QPushButton* skip_;
    QBoxLayout* actions_;
};

} // namespace trichevron::gui
