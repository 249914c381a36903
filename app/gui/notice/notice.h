// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// A bar that spans the top of the window, as high as its text needs. It takes no focus and blocks nothing.
/// Escape hides it.
#pragma once

#include <QFrame>

class QBoxLayout;

namespace trichevron::gui {

class Notice : public QFrame {
    Q_OBJECT

public:
    /// Hidden. Its parts stand side by side where there is room for so many characters, or for all of it in
    /// one line; else one below the other.
    Notice(int roomyCharacters, QWidget* parent);

    bool hasHeightForWidth() const override { return true; }

protected:
    void setParts(QBoxLayout* parts) { parts_ = parts; }
    /// Shows it, and says so to a screen reader.
    void present();
    /// The user is done with it.
    virtual void dismiss() { hide(); }
    /// For the width of the parent: a notice that was not laid out yet has no width of its own.
    void fitHeight();
    /// The pixels of all of it in one line.
    virtual int oneLine() const { return QWIDGETSIZE_MAX; }

    bool event(QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    int room() const;
    /// False where a part has had another size since the last fitHeight().
    bool isFitting() const;

    int roomyCharacters_;
    QBoxLayout* parts_ = nullptr;
};

} // namespace trichevron::gui
