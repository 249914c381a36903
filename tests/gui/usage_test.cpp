// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The window program's command line: wrong use is one sentence and exit status 2.
#include "tests/case_name.h"
#include "tests/gui/waiting.h"

#include <QDir>
#include <QFileInfo>
#include <QProcess>
#include <QProcessEnvironment>
#include <QString>
#include <QStringList>
#include <QTemporaryDir>

#include <gtest/gtest.h>

#include <sys/stat.h>
#include <utility>
#include <vector>

namespace trichevron::gui {
namespace {

struct WrongUse : test::NamedCase {
    const char* arguments;
    const char* message;
};

class WrongUseOfTheWindow : public testing::TestWithParam<WrongUse> {};

void run(QProcess& program, const QString& arguments, const QString& language) {
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
    environment.insert(QStringLiteral("LANGUAGE"), language);
    program.setProcessEnvironment(environment);
    program.start(QStringLiteral(TRICHEVRON_WINDOW), arguments.split(QLatin1Char(' ')));
    EXPECT_TRUE(program.waitForFinished(test::waitMs));
}

TEST_P(WrongUseOfTheWindow, IsOneSentenceAndStatusTwo) {
    QProcess program;
    run(program, QString::fromLatin1(GetParam().arguments), QStringLiteral("en"));
    EXPECT_EQ(program.exitStatus(), QProcess::NormalExit);
    EXPECT_EQ(program.exitCode(), 2);
    const QString output = QString::fromUtf8(program.readAllStandardError());
    EXPECT_NE(output.toStdString().find(GetParam().message), std::string::npos) << output.toStdString();
    EXPECT_EQ(output.count(QStringLiteral("trichevron: ")), 1) << output.toStdString();
}

INSTANTIATE_TEST_SUITE_P(Arguments, WrongUseOfTheWindow,
                         testing::Values(WrongUse{"Stray", "a.json foo", "“foo” is an extra argument"},
                                         WrongUse{"PictureOfNothing", "--screenshot a.png",
                                                  "--screenshot can only be used with --drive-main-job"},
                                         WrongUse{"TooLarge", "--size 99999x99999",
                                                  "the largest size is 16384x16384"},
                                         WrongUse{"NoSize", "--size big", "is not a size"},
                                         WrongUse{"NoLanguage", "--language xx",
                                                  "there is no language “xx”; the languages are en, "}),
                         test::caseName<WrongUse>);

TEST(HelpOfTheWindow, IsInTheLanguageOfTheEnvironment) {
    for (const char* language : {"en", "en_XA"}) {
        QProcess program;
        run(program, QStringLiteral("--help"), QString::fromLatin1(language));
        const std::string help = program.readAllStandardOutput().toStdString();
        EXPECT_EQ(help.find("Size of the window, for example 1280x800.") != std::string::npos,
                  language == std::string("en"))
            << help;
    }
}

TEST(HelpOfTheWindow, NeedsNoDisplay) {
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char* name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"})
        environment.remove(QString::fromLatin1(name));
    environment.insert(QStringLiteral("LANGUAGE"), QStringLiteral("en"));
    for (const auto& [argument, expected] : {std::pair{"--help", "Usage: "},
                                             {"-h", "Usage: "},
                                             {"--version", "trichevron "},
                                             {"-v", "trichevron "}}) {
        QProcess program;
        program.setProcessEnvironment(environment);
        program.start(QStringLiteral(TRICHEVRON_WINDOW), {QString::fromLatin1(argument)});
        EXPECT_TRUE(program.waitForFinished(test::waitMs));
        EXPECT_EQ(program.exitStatus(), QProcess::NormalExit) << argument;
        EXPECT_EQ(program.exitCode(), 0) << argument;
        EXPECT_TRUE(program.readAllStandardOutput().startsWith(expected))
            << argument << program.readAllStandardError().toStdString();
    }
}

/// The environment in which no window can be opened, and the sentence about it.
struct NoDisplay : test::NamedCase {
    std::vector<std::pair<const char*, const char*>> environment;
    QStringList arguments;
    const char* message;
};

class WindowWithoutDisplay : public testing::TestWithParam<NoDisplay> {};

TEST_P(WindowWithoutDisplay, IsOneSentenceAndStatusTwo) {
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char* name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"})
        environment.remove(QString::fromLatin1(name));
    environment.insert(QStringLiteral("LANGUAGE"), QStringLiteral("en"));
    for (const auto& [name, value] : GetParam().environment)
        environment.insert(QString::fromLatin1(name), QString::fromLatin1(value));
    QProcess program;
    program.setProcessEnvironment(environment);
    program.start(QStringLiteral(TRICHEVRON_WINDOW), GetParam().arguments);
    EXPECT_TRUE(program.waitForFinished(test::waitMs));
    EXPECT_EQ(program.exitStatus(), QProcess::NormalExit);
    EXPECT_EQ(program.exitCode(), 2);
    const std::string output = program.readAllStandardError().toStdString();
    EXPECT_TRUE(output.starts_with(GetParam().message)) << output;
    EXPECT_NE(output.find("use trichevron-cli, or set QT_QPA_PLATFORM=offscreen"), std::string::npos)
        << output;
    EXPECT_EQ(output.find('\n'), output.size() - 1) << output;
}

INSTANTIATE_TEST_SUITE_P(
    Displays, WindowWithoutDisplay,
    testing::Values(
        NoDisplay{
            "None", {}, {}, "trichevron: there is no display: neither DISPLAY nor WAYLAND_DISPLAY is set; "},
        NoDisplay{"AWrongDisplay", {{"DISPLAY", ":987"}}, {}, "trichevron: no window can be opened: "},
        NoDisplay{"AWrongWaylandDisplay",
                  {{"WAYLAND_DISPLAY", "nowhere"}},
                  {},
                  "trichevron: no window can be opened: "},
        NoDisplay{"APlatformThatQtDoesNotHave",
                  {{"QT_QPA_PLATFORM", "nowhere"}},
                  {},
                  "trichevron: no window can be opened: Could not find the Qt platform plugin \"nowhere\""},
        NoDisplay{"AnotherAsAnArgument",
                  {},
                  {QStringLiteral("-platform"), QStringLiteral("nowhere")},
                  "trichevron: no window can be opened: Could not find the Qt platform plugin \"nowhere\""}),
    test::caseName<NoDisplay>);

TEST(WindowWithoutDisplayInKorean, SaysItInKorean) {
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char* name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"})
        environment.remove(QString::fromLatin1(name));
    environment.insert(QStringLiteral("LANGUAGE"), QStringLiteral("ko"));
    QProcess program;
    program.setProcessEnvironment(environment);
    program.start(QStringLiteral(TRICHEVRON_WINDOW), QStringList());
    EXPECT_TRUE(program.waitForFinished(test::waitMs));
    EXPECT_EQ(program.exitCode(), 2);
    EXPECT_TRUE(QString::fromUtf8(program.readAllStandardError()).contains(QStringLiteral("디스플레이")));
}

/// A named pipe as the settings file: opening it would wait for its writer.
TEST(WindowWithAPipeAsSettings, StartsWithTheDefaults) {
    QTemporaryDir folder;
    ASSERT_TRUE(QDir(folder.path()).mkpath(QStringLiteral("trichevron")));
    const QString file = folder.filePath(QStringLiteral("trichevron/trichevron.conf"));
    ASSERT_EQ(::mkfifo(file.toUtf8().constData(), 0600), 0);
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
    environment.insert(QStringLiteral("XDG_CONFIG_HOME"), folder.path());
    QProcess program;
    program.setProcessEnvironment(environment);
    program.start(QStringLiteral(TRICHEVRON_WINDOW), {QStringLiteral("--exit-when-shown")});
    EXPECT_TRUE(program.waitForFinished(test::waitMs));
    EXPECT_EQ(program.exitCode(), 0) << program.readAllStandardError().toStdString();
    EXPECT_FALSE(QFileInfo(file).isFile()) << "still a pipe";
}

TEST(MessageOfTheWindow, StaysOnOneLine) {
    QProcess program;
    program.start(QStringLiteral(TRICHEVRON_WINDOW),
                  {QStringLiteral("-platform"), QStringLiteral("offscreen"), QStringLiteral("a.json"),
                   QStringLiteral("b\nc\x1b[31m")});
    EXPECT_TRUE(program.waitForFinished(test::waitMs));
    EXPECT_EQ(program.exitCode(), 2);
    const std::string output = program.readAllStandardError().toStdString();
    EXPECT_NE(output.find("b\\nc\\x1b[31m"), std::string::npos) << output;
}

TEST(LanguageOption, AlsoWorksWithOptionsThatIgnoreTheSettings) {
    QProcess program;
    run(program, QStringLiteral("--language en_XA --exit-when-shown"), QStringLiteral("en"));
    EXPECT_EQ(program.exitCode(), 0) << program.readAllStandardError().toStdString();
}

} // namespace
} // namespace trichevron::gui
