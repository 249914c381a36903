// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/drive/main_job.h"
#include "app/gui/files/file_desk.h"
#include "app/gui/main_window/main_window.h"
#include "app/gui/session/workbench.h"
#include "app/gui/settings/settings.h"
#include "app/gui/theme/theme.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QStyleFactory>

#include <cstdio>
#include <ctime>
#include <fstream>
#include <optional>
#include <sstream>
#include <string>
#include <unistd.h>

namespace {

constexpr int wrongUse = 2;
constexpr int stepFailed = 1;
constexpr int largestSide = 16384; ///< of a window, in pixels

double bootClockMs() {
    timespec now{};
    clock_gettime(CLOCK_BOOTTIME, &now);
    return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) / 1e6;
}

/// When the kernel started this process, by the clock above, in steps of 10 ms. None without /proc.
std::optional<double> processStartMs() {
    std::ifstream stat("/proc/self/stat");
    std::string line;
    if (!std::getline(stat, line))
        return std::nullopt;
    // The name in brackets may contain spaces; the start time is the 20th field after it.
    std::istringstream fields(line.substr(line.rfind(')') + 1));
    std::string field;
    for (int i = 0; i < 20; ++i)
        fields >> field;
    try {
        return std::stod(field) * 1e3 / static_cast<double>(sysconf(_SC_CLK_TCK));
    } catch (const std::exception&) {
        return std::nullopt;
    }
}

std::optional<QSize> sizeFromText(const QString& text) {
    const QStringList parts = text.split(QLatin1Char('x'));
    bool width = false;
    bool height = false;
    const QSize size(parts.value(0).toInt(&width), parts.value(1).toInt(&height));
    if (parts.size() != 2 || !width || !height || size.isEmpty())
        return std::nullopt;
    return size;
}

void say(const QString& line) {
    std::puts(line.toUtf8().constData());
    std::fflush(stdout);
}

int complain(const QString& sentence, int status) {
    std::fputs((QStringLiteral("trichevron: ") + sentence + QLatin1Char('\n')).toUtf8().constData(), stderr);
    return status;
}

} // namespace

int main(int argc, char** argv) {
    const double mainBegan = bootClockMs();
    QApplication application(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("trichevron"));
    QCoreApplication::setOrganizationName(QStringLiteral("trichevron"));
    QCoreApplication::setApplicationVersion(QStringLiteral(TRICHEVRON_VERSION));
    QGuiApplication::setApplicationDisplayName(QStringLiteral("Trichevron"));

    QCommandLineParser parser;
    parser.setApplicationDescription(QStringLiteral("Explorer for CUDA launch configurations"));
    parser.addHelpOption();
    parser.addVersionOption();
    const QCommandLineOption themeOption(
        QStringLiteral("theme"), QStringLiteral("Theme: system, light or dark."), QStringLiteral("name"));
    const QCommandLineOption sizeOption(QStringLiteral("size"),
                                        QStringLiteral("Size of the window, for example 1280x800."),
                                        QStringLiteral("WxH"));
    const QCommandLineOption driveOption(
        QStringLiteral("drive-main-job"),
        QStringLiteral("Run the main job in the window automatically, print its steps, and exit."));
    const QCommandLineOption screenshotOption(
        QStringLiteral("screenshot"),
        QStringLiteral("The file to which --drive-main-job writes a picture of the window."),
        QStringLiteral("file.png"));
    const QCommandLineOption shownOption(
        QStringLiteral("exit-when-shown"),
        QStringLiteral(
            "Print the milliseconds from the start of the process to the first painted window, and exit."));
    const QCommandLineOption largeOption(QStringLiteral("large-type"),
                                         QStringLiteral("Show all text 50 % larger."));
    parser.addOptions({themeOption, sizeOption, largeOption, driveOption, screenshotOption, shownOption});
    parser.addPositionalArgument(QStringLiteral("file"),
                                 QStringLiteral("The session, recording or device file to open."),
                                 QStringLiteral("[file]"));
    parser.process(application);
    const QStringList files = parser.positionalArguments();
    if (files.size() > 1)
        return complain(
            QStringLiteral("“%1” is an extra argument; only one file can be opened.").arg(files[1]),
            wrongUse);
    if (parser.isSet(screenshotOption) && !parser.isSet(driveOption))
        return complain(QStringLiteral("--screenshot can only be used with --drive-main-job."), wrongUse);

    using namespace trichevron;
    const std::optional<ThemeChoice> theme =
        parser.isSet(themeOption) ? themeChoiceFromName(parser.value(themeOption)) : Settings().theme();
    if (!theme)
        return complain(QStringLiteral("there is no theme “%1”; the themes are system, light and dark.")
                            .arg(parser.value(themeOption)),
                        wrongUse);
    const std::optional<QSize> size = sizeFromText(parser.value(sizeOption));
    if (parser.isSet(sizeOption) && !size)
        return complain(QStringLiteral("“%1” is not a size; write it as WIDTHxHEIGHT, for example 1280x800.")
                            .arg(parser.value(sizeOption)),
                        wrongUse);

    if (size && (size->width() > largestSide || size->height() > largestSide))
        return complain(QStringLiteral("“%1” is too large; the largest size is %2x%2.")
                            .arg(parser.value(sizeOption))
                            .arg(largestSide),
                        wrongUse);

    QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
    (void)systemIsDark(); // before the palette of the program replaces that of the system
    const bool ownLook = !parser.isSet(driveOption) && !parser.isSet(shownOption);
    setLargeType(parser.isSet(largeOption) || (ownLook && Settings().hasLargeType()));
    applyTheme(application, *theme);

    Workbench workbench({});
    MainWindow window(workbench, *theme);
    const bool driven = parser.isSet(driveOption);
    // A driven or measured window does not depend on the user's settings.
    if (!driven && !parser.isSet(shownOption))
        window.restoreSaved();
    if (!driven && !parser.isSet(shownOption))
        window.files().beginRecovery();
    if (!files.isEmpty())
        window.files().open(files.first());
    if (size) {
        window.resize(*size);
        window.restoreDefaultLayout();
    }
    int status = 0;
    QObject::connect(&window, &MainWindow::firstPainted, &application, [&] {
        if (parser.isSet(shownOption)) {
            say(QStringLiteral("%1 ms").arg(bootClockMs() - processStartMs().value_or(mainBegan), 0, 'f', 0));
            application.quit();
            return;
        }
        workbench.startWorkers();
        if (!driven)
            return;
        const auto drive = [&] {
            try {
                MainJob(window, workbench, say).run(parser.value(screenshotOption));
            } catch (const DriveError& error) {
                status = complain(QString::fromUtf8(error.what()), stepFailed);
            }
            application.quit();
        };
        QMetaObject::invokeMethod(&application, drive, Qt::QueuedConnection);
    });
    window.show();
    const int ended = QApplication::exec();
    return status != 0 ? status : ended;
}
