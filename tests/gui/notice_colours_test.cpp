// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The notice at the top of the window has the colours of a problem where a file was not opened or not saved.
#include "app/gui/files/session_file_controller.h"
#include "app/gui/notice/info_bar.h"
#include "app/gui/theme/theme.h"
#include "tests/gui/contrast.h"
#include "tests/gui/gui_fixture.h"

#include <QFile>
#include <QImage>
#include <QLabel>
#include <QTemporaryDir>

namespace trichevron::test {
namespace {

class NoticeColours : public WindowTest, public testing::WithParamInterface<gui::ThemeChoice> {
protected:
    void SetUp() override {
        WindowTest::SetUp();
        window->setTheme(GetParam());
    }
    void TearDown() override {
        window->setTheme(gui::ThemeChoice::Light);
        WindowTest::TearDown();
    }

    gui::InfoBar& notice() { return get<gui::InfoBar>(QStringLiteral("quietNotice")); }
    void expectColours(const QColor& edge, const QColor& fill, const std::string& of) {
        ASSERT_TRUE(notice().isVisible()) << of;
        handleAllEvents();
        const QImage picture = notice().grab().toImage();
        EXPECT_EQ(picture.pixelColor(1, picture.height() / 2).name(), edge.name()) << of;
        EXPECT_EQ(picture.pixelColor(9, 3).name(), fill.name()) << of;
        const auto& sentence = get<QLabel>(QStringLiteral("noticeSentence"));
        EXPECT_GE(contrast(sentence.palette().color(QPalette::WindowText), fill), 4.5) << of;
    }

    QTemporaryDir folder_;
};

TEST_P(NoticeColours, AreThoseOfAProblemWhereNothingWasOpenedOrSaved) {
    const gui::Theme theme = gui::currentTheme();
    const QString broken = folder_.filePath(QStringLiteral("broken.json"));
    QFile file(broken);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write("{\"format\": \"trichevron-session\", ");
    file.close();
    window->files().open(broken);
    expectColours(theme.alarm, theme.alarmFill, "a file that cannot be read");
    notice().hide();
    EXPECT_FALSE(window->files().saveTo(folder_.filePath(QStringLiteral("none/a.json"))));
    expectColours(theme.alarm, theme.alarmFill, "a file that cannot be written");
    notice().showMessage([] { return QStringLiteral("The launch is another one."); }, {});
    expectColours(theme.accent, theme.codeFill, "a message that is no problem");
}

INSTANTIATE_TEST_SUITE_P(Themes, NoticeColours,
                         testing::Values(gui::ThemeChoice::Light, gui::ThemeChoice::Dark),
                         [](const auto& theme) { return toString(theme.param).toStdString(); });

} // namespace
} // namespace trichevron::test
