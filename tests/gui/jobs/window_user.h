// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Acts in a window as a person does: finds what is on screen by its words, and uses mouse and keys.
#pragma once

#include <QKeySequence>
#include <QPoint>
#include <QString>
#include <QStringList>
#include <QWidget>

#include <functional>

namespace trichevron::test {

class WindowUser {
public:
    /// `window` outlives this object.
    explicit WindowUser(QWidget& window) : window_(window) {}

    /// Clicks the button, tab or row of a list that reads so. Errors (also of the others): a failure of the
    /// test that says what is on screen.
    void click(const QString& words);
    void clickAt(QWidget& widget, const QPoint& at);
    /// Clicks through the menu bar: {"File", "Save session"}.
    void openMenu(const QStringList& entries);
    /// Writes into the field with this name; what it held is replaced.
    void write(const QString& name, const QString& text);
    /// Opens the list with this name, types, and takes what is left.
    void choose(const QString& name, const QString& text);
    void type(const QString& text);
    void press(const QKeySequence& keys);
    /// Presses Tab until the control with this name has the focus.
    void tabTo(const QString& name);
    /// Does `act`, which opens a file dialog, and answers the dialog with `path`.
    template <class Act>
    void answerFileDialog(const QString& path, Act act) {
        expectFileDialog(path);
        act();
        checkFileDialog();
    }

    /// Does `act` in the dialog that the next action opens, and in which the action waits.
    void meanwhile(std::function<void()> act);

    /// Waits until the screen shows these words. White space does not count, since texts wrap.
    bool sees(const QString& words) const;
    /// What the screen shows now.
    QString screen() const;

private:
    QWidget* field(const QString& name) const;
    bool clickVisible(const QString& words) const;
    void expectFileDialog(const QString& path);
    void checkFileDialog() const;

    QWidget& window_;
    bool fileDialogAnswered_ = false;
};

} // namespace trichevron::test
