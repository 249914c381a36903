// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Says in the window's notice why a file could not be opened or saved.
#pragma once

#include "app/gui/notice/info_bar.h"

#include <QObject>

#include <exception>

namespace trichevron::gui {

class FileErrorNotice : public QObject {
    Q_OBJECT

public:
    explicit FileErrorNotice(InfoBar& notice);

    enum class Opening { No, Yes };
    /// Of a file that could not be opened, also that nothing has changed.
    void show(const std::exception& error, Opening opening = Opening::No);
    /// Does nothing where no error is shown.
    void hide();
    bool isShown() const { return isShown_; }

Q_SIGNALS:
    /// The notice has room for what the error may have replaced.
    void hidden();

private:
    InfoBar& notice_;
    bool isShown_ = false;
    int number_ = 0; ///< of its message
};

} // namespace trichevron::gui
