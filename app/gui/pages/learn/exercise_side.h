// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Beside an exercise: level, seed and kinds, and the sheet for a class.
#pragma once

#include "app/gui/pages/learn/exercise_run.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QLabel;
class QListWidget;
class QPrinter;
class QPushButton;
class QVBoxLayout;

namespace trichevron::gui {

class NumberField;

class ExerciseSide : public QWidget {
    Q_OBJECT

public:
    explicit ExerciseSide(ExerciseRun& run, QWidget* parent = nullptr);

    /// As Markdown; a name of another kind gets its suffix. Returns the file. Throws InputError if it cannot
    /// be written.
    QString saveSheet(const QString& path) const;
    void printSheet(QPrinter& printer) const;

protected:
    void changeEvent(QEvent* event) override;

private:
    void buildChoice(QVBoxLayout& rows);
    void buildSheet(QVBoxLayout& rows);
    void setTexts();
    void refresh();
    void fitKinds();
    void takeKinds();
    bool isNoneChecked() const;
    void checkAll(bool checked);
    QString sheet() const;
    void saveSheetDialog();
    void printSheetDialog();
    /// Below the field: what is wrong with its text.
    void addProblemLine(QVBoxLayout& rows, QLabel& line, const NumberField& field);
    /// While a number cannot be read, there is no sheet to save: it would have other numbers than the fields.
    void refreshSheetButtons();

    ExerciseRun& run_;
    QComboBox* level_;
    NumberField* seed_;
    QListWidget* kinds_;
    QLabel* allKinds_; ///< shown where none is chosen
    NumberField* count_;
    QCheckBox* answers_;
    QLabel* seedProblem_;
    QLabel* countProblem_;
    QPushButton* save_;
    QPushButton* print_;
    bool isRefreshing_ = false;
};

} // namespace trichevron::gui
