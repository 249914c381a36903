// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The examples of the start page with a kernel of the user's own.
#include "app/gui/settings/settings.h"
#include "core/presets/presets.h"
#include "tests/gui/kernel_page_fixture.h"

#include <string>
#include <utility>
#include <vector>

namespace trichevron::test {
namespace {

/// With the recording as the device, which has the kernels of the examples.
class OwnKernelExamples : public KernelPageFixture {
protected:
    void SetUp() override {
        gui::Settings().setOwnKernels({});
        WindowTest::SetUp();
        startReplay();
        window->pages().show(gui::window_page::kernel);
    }
};

TEST_F(OwnKernelExamples, AnExampleIsTheSameLaunchWithAKernelOfTheUsersOwn) {
    const auto launchesOfExamples = [&] {
        std::vector<std::pair<std::string, core::LaunchConfig>> launches;
        for (const core::Preset preset : core::formPresets) {
            window->pages().show(gui::window_page::start);
            auto& example = get<QPushButton>(QStringLiteral("startPreset%1").arg(static_cast<int>(preset)));
            if (!example.isEnabled())
                continue;
            const std::string before = app->session.state().kernel->id;
            QTest::mouseClick(&example, Qt::LeftButton);
            launches.emplace_back(app->session.state().kernel->id, app->session.state().config);
            app->session.undoStack().undo();
            EXPECT_EQ(app->session.state().kernel->id, before);
        }
        return launches;
    };
    const auto demos = launchesOfExamples();
    EXPECT_GE(demos.size(), 3U);
    open(binaryFolder + QStringLiteral("zstd.fatbin"));
    choose(QStringLiteral("maxRank"));
    click("kernelSend");
    EXPECT_EQ(launchesOfExamples(), demos);
}

} // namespace
} // namespace trichevron::test
