// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The row above the page Kernel: the ways in, what is open or being read, and the way to the page Explore.
#pragma once

#include "core/own_kernel/own_kernel.h"

#include <QWidget>

class QPushButton;

namespace trichevron::gui {

class FileReading;
class ReadingBar;

class KernelTools final : public QWidget {
    Q_OBJECT

public:
    /// `reading` lives as long as this.
    explicit KernelTools(FileReading& reading, QWidget* parent = nullptr);

    /// Null: none is shown.
    void setKernel(const core::OwnKernel* kernel, bool canSend);
    bool canSend() const;
    /// The numbers are of an earlier text: the open source does not compile any more.
    void setOutdated(bool isOutdated);

Q_SIGNALS:
    void openRequested();
    void newSourceRequested();
    void pasteRequested();
    void typeRequested();
    void sendRequested();

private:
    void setTexts();

    QPushButton* open_;
    QPushButton* newSource_;
    QPushButton* paste_;
    QPushButton* type_;
    QPushButton* send_;
    ReadingBar* readingBar_;
};

} // namespace trichevron::gui
