// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The program as it is on its first start without a GPU: an empty profile, the start page, and the
/// recordings of the repository. Each job of README.md is a test of this fixture with the job's name.
#pragma once

#include "tests/gui/gui_fixture.h"
#include "tests/gui/jobs/window_user.h"

#include <QTemporaryDir>

#include <optional>

namespace trichevron::test {

class JobTest : public WindowTest {
protected:
    void SetUp() override;
    void TearDown() override;

    /// Closes the program and starts it again, with the profile as it is.
    void restart();
    /// From the start page to the page where a launch is edited.
    void explore();
    QString path(const char* file) const { return folder_.filePath(QString::fromLatin1(file)); }

    std::optional<WindowUser> user;

private:
    void start();

    QTemporaryDir folder_;
};

} // namespace trichevron::test
