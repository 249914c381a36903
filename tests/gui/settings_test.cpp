// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The keys and default values of the settings file. tests/gui/machines_test.cpp has those of the machines.
#include "app/gui/settings/settings.h"
#include "tests/case_name.h"
#include "tests/gui/gui_fixture.h"

#include <QSettings>
#include <QTemporaryDir>

#include <gtest/gtest.h>

#include <cstdint>
#include <filesystem>
#include <fstream>
#include <functional>
#include <sys/stat.h>

namespace trichevron::gui {
namespace {

class SettingsTest : public testing::Test {
protected:
    QVariant stored(const char* key) { return file.value(QString::fromUtf8(key)); }

    QTemporaryDir folder;
    QString path = folder.filePath(QStringLiteral("settings.ini"));
    QSettings file{path, QSettings::IniFormat};
    Settings settings{path};
};

TEST_F(SettingsTest, HaveDefaults) {
    EXPECT_EQ(settings.theme(), ThemeChoice::System);
    EXPECT_TRUE(settings.language().isEmpty());
    EXPECT_FALSE(settings.hasLargeType());
    EXPECT_FALSE(settings.hasReducedMotion());
    EXPECT_TRUE(settings.windowGeometry().isEmpty());
    EXPECT_TRUE(settings.windowLayout().isEmpty());
    EXPECT_TRUE(settings.recentFiles().isEmpty());
    EXPECT_TRUE(settings.silencedAdvice().isEmpty());
    EXPECT_TRUE(settings.learned().isEmpty());
    EXPECT_TRUE(settings.placeInLearning().isEmpty());
}

TEST_F(SettingsTest, KeepTheirKeys) {
    settings.setTheme(ThemeChoice::Dark);
    settings.setLanguage(QStringLiteral("en"));
    settings.setLargeType(true);
    settings.setReducedMotion(true);
    settings.setWindow("geometry", "layout");
    settings.setRecentFiles({QStringLiteral("/a.json"), QStringLiteral("/b.json")});
    settings.setSilencedAdvice({QStringLiteral("tailWave")});
    settings.setPlaceInLearning(QStringLiteral("{}"));
    settings.setSessionFolder(QStringLiteral("/sessions"));
    EXPECT_EQ(stored("learn/place").toString().toStdString(), "{}");
    EXPECT_EQ(stored("window/theme").toString().toStdString(), "dark");
    EXPECT_EQ(stored("window/language").toString().toStdString(), "en");
    EXPECT_TRUE(stored("window/largeType").toBool());
    EXPECT_TRUE(stored("window/reducedMotion").toBool());
    EXPECT_EQ(stored("window/geometry").toByteArray(), "geometry");
    EXPECT_EQ(stored("window/layout").toByteArray(), "layout");
    EXPECT_EQ(stored("files/recent").toStringList().size(), 2);
    EXPECT_EQ(stored("verdict/silencedAdvice").toStringList().size(), 1);
    EXPECT_EQ(settings.theme(), ThemeChoice::Dark);
    EXPECT_EQ(settings.recentFiles(), stored("files/recent").toStringList());
    EXPECT_EQ(settings.sessionFolder(), stored("files/sessionFolder").toString());
}

TEST_F(SettingsTest, FallBackToTheSystemThemeForAnUnknownName) {
    file.setValue(QStringLiteral("window/theme"), QStringLiteral("sepia"));
    EXPECT_EQ(settings.theme(), ThemeChoice::System);
}

TEST_F(SettingsTest, AreBounded) {
    file.setValue(QStringLiteral("machines/size"), 2000000000);
    file.setValue(QStringLiteral("machines/1/id"), QStringLiteral("a"));
    file.setValue(QStringLiteral("machines/1/name"), QStringLiteral("A"));
    file.setValue(QStringLiteral("machines/2/id"), QStringLiteral("b"));
    file.setValue(QStringLiteral("machines/2/name"), QString(1 << 20, QLatin1Char('n')));
    file.setValue(QStringLiteral("window/language"), QString(1 << 20, QLatin1Char('e')));
    file.setValue(QStringLiteral("window/geometry"), QByteArray(1 << 20, 'g'));
    file.setValue(QStringLiteral("window/layout"), QByteArray(1 << 20, 'l'));
    QStringList many;
    for (int i = 0; i < 20000; ++i)
        many << QStringLiteral("/%1.json").arg(i);
    file.setValue(QStringLiteral("files/recent"), many);
    file.setValue(QStringLiteral("verdict/silencedAdvice"), many);
    file.sync();
    Settings settingsAgain(path);
    EXPECT_EQ(settingsAgain.machines().size(), 2U) << "this computer and A";
    EXPECT_TRUE(settingsAgain.language().isEmpty());
    EXPECT_TRUE(settingsAgain.windowGeometry().isEmpty());
    EXPECT_TRUE(settingsAgain.windowLayout().isEmpty());
    EXPECT_LE(settingsAgain.recentFiles().size(), 100);
    EXPECT_LE(settingsAgain.silencedAdvice().size(), 1000);
}

/// Of this program, as gui_tests_main.cpp names it.
std::filesystem::path settingsFile() {
    return std::filesystem::path(qgetenv("XDG_CONFIG_HOME").toStdString()) / "trichevron-tests" /
           "trichevron-tests.conf";
}

/// What stands where the settings file of the program should be, and the end of the sentence about it.
struct NoSettingsFile : test::NamedCase {
    std::function<void(const std::filesystem::path&)> make;
    const char* problem;
};

class NoSettingsFileTest : public testing::TestWithParam<NoSettingsFile> {
protected:
    void SetUp() override {
        std::filesystem::create_directories(file.parent_path());
        std::filesystem::remove(file);
        GetParam().make(file);
    }
    void TearDown() override { std::filesystem::remove_all(file); }

    const std::filesystem::path file = settingsFile();
};

TEST_P(NoSettingsFileTest, IsLeftAloneAndTheDefaultsHold) {
    const auto before = std::filesystem::symlink_status(file).type();
    EXPECT_EQ(settingsFileProblem(userSettingsFile()).text().toStdString(),
              file.string() + ": " + GetParam().problem);
    EXPECT_EQ(Settings().theme(), ThemeChoice::System);
    Settings().setTheme(ThemeChoice::Dark);
    EXPECT_EQ(Settings().theme(), ThemeChoice::Dark) << "until the program ends";
    Settings().setTheme(ThemeChoice::System);
    EXPECT_EQ(std::filesystem::symlink_status(file).type(), before);
}

INSTANTIATE_TEST_SUITE_P(
    Settings, NoSettingsFileTest,
    testing::Values(
        NoSettingsFile{"APipe", [](const auto& path) { ::mkfifo(path.c_str(), 0600); },
                       "cannot be read: it is a pipe; give a regular file"},
        NoSettingsFile{"ADevice",
                       [](const auto& path) { std::filesystem::create_symlink("/dev/zero", path); },
                       "cannot be read: it is a device; give a regular file"},
        NoSettingsFile{"ALinkToItself", [](const auto& path) { std::filesystem::create_symlink(path, path); },
                       "cannot be opened: Too many levels of symbolic links"},
        NoSettingsFile{"AFolder", [](const auto& path) { std::filesystem::create_directory(path); },
                       "cannot be read: Is a directory"},
        NoSettingsFile{"AHugeFile",
                       [](const auto& path) {
                           std::ofstream(path) << "";
                           std::filesystem::resize_file(path, std::uintmax_t{1} << 40U); // without blocks
                       },
                       "the file is larger than 64 MiB"}),
    test::caseName<NoSettingsFile>);

using WindowWithoutSettings = test::WindowTest;

TEST_F(WindowWithoutSettings, SaysWhyAndWhatItMeans) {
    const std::filesystem::path file = settingsFile();
    std::filesystem::remove(file);
    std::filesystem::create_directories(file.parent_path());
    ASSERT_EQ(::mkfifo(file.c_str(), 0600), 0);
    window->restoreSaved();
    EXPECT_TRUE(get<QWidget>(QStringLiteral("quietNotice")).isVisible());
    EXPECT_EQ(
        text(QStringLiteral("noticeSentence")).toStdString(),
        file.string() +
            ": cannot be read: it is a pipe; give a regular file. This window has the default settings, "
            "and forgets what you change in them when it closes.");
    std::filesystem::remove(file);
}

TEST(SettingsFile, IsThatOfQSettings) {
    Settings().setLanguage(QStringLiteral("ko"));
    EXPECT_TRUE(settingsFileProblem(userSettingsFile()).isEmpty());
    EXPECT_EQ(QSettings().value(QStringLiteral("window/language")).toString(), QStringLiteral("ko"));
    QSettings().clear();
    EXPECT_TRUE(Settings().language().isEmpty());
}

} // namespace
} // namespace trichevron::gui
