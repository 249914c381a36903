// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/accessibility/accessibles.h"
#include "app/gui/drive/main_job.h"
#include "app/gui/files/session_file_controller.h"
#include "app/gui/language/window_language.h"
#include "app/gui/main_window/main_window.h"
#include "app/gui/session/app_context.h"
#include "app/gui/settings/settings.h"
#include "app/gui/startup/display_check.h"
#include "app/gui/text/fill.h"
#include "app/gui/text/text.h"
#include "app/gui/theme/theme.h"
#include "core/text/escape.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QStyleFactory>

#include <algorithm>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <fstream>
#include <memory>
#include <optional>
#include <sstream>
#include <string>
#include <string_view>
#include <unistd.h>

namespace {

using namespace trichevron::gui;

struct MainText {
    Q_DECLARE_TR_FUNCTIONS(Main)
};

constexpr int usageErrorStatus = 2;
constexpr int failureStatus = 1;
constexpr int maxWindowSide = 16384; ///< pixels

double bootClockMs() {
    timespec now{};
    clock_gettime(CLOCK_BOOTTIME, &now);
    return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) / 1e6;
}

/// When the operating system started this process, by the clock above, in steps of 10 ms. None without /proc.
std::optional<double> processStartMs() {
    std::ifstream stat("/proc/self/stat");
    std::string line;
    if (!std::getline(stat, line))
        return std::nullopt;
    // The name in parentheses may contain blanks; the start time is the 20th field after it.
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

void print(const QString& line) {
    std::puts(line.toUtf8().constData());
    std::fflush(stdout);
}

int fail(const QString& sentence, int status) {
    const std::string line = "trichevron: " + trichevron::core::escapeControls(sentence.toStdString()) + '\n';
    std::fputs(line.c_str(), stderr);
    return status;
}

/// "en, ko"
QString languageCodes() {
    QStringList codes;
    for (const trichevron::core::Language& language : trichevron::core::allLanguages())
        codes << text(language.code);
    return codes.join(QStringLiteral(", "));
}

/// The options of the command line, in the language at the time.
struct Options {
    explicit Options(QCommandLineParser& parser) {
        parser.setApplicationDescription(MainText::tr("Explorer for CUDA launch configurations"));
        parser.addHelpOption();
        parser.addVersionOption();
        parser.addOptions({theme, language, size, large, drive, screenshot, shown});
        parser.addPositionalArgument(QStringLiteral("file"),
                                     MainText::tr("The session, recording or device file to open."),
                                     QStringLiteral("[file]"));
    }

    const QCommandLineOption theme{QStringLiteral("theme"), MainText::tr("Theme: system, light or dark."),
                                   MainText::tr("name")};
    const QCommandLineOption language{
        QStringLiteral("language"),
        fill(MainText::tr(
                 "Language of the window: {codes}; by default the one that was chosen in the window, else "
                 "the system's."),
             {{"codes", languageCodes()}}),
        MainText::tr("code")};
    const QCommandLineOption size{QStringLiteral("size"),
                                  MainText::tr("Size of the window, for example 1280x800."),
                                  QStringLiteral("WxH")};
    const QCommandLineOption drive{
        QStringLiteral("drive-main-job"),
        MainText::tr("Operate the window through one typical session, print each step, and exit.")};
    const QCommandLineOption screenshot{
        QStringLiteral("screenshot"),
        MainText::tr("The file to which --drive-main-job writes a picture of the window."),
        QStringLiteral("file.png")};
    const QCommandLineOption shown{QStringLiteral("exit-when-shown"),
                                   MainText::tr("Print the time from the start of the process until "
                                                "the window is painted, in milliseconds, and exit.")};
    const QCommandLineOption large{QStringLiteral("large-type"), MainText::tr("Show all text 50 % larger.")};
};

void nameApplication() {
    QCoreApplication::setApplicationName(QStringLiteral("trichevron"));
    QCoreApplication::setOrganizationName(QStringLiteral("trichevron"));
    QCoreApplication::setApplicationVersion(QStringLiteral(TRICHEVRON_VERSION));
}

/// Ends the process where the arguments ask for help or the version, which need no display.
void answerWithoutDisplay(int& argc, char** argv) {
    const QStringList words{QStringLiteral("-h"), QStringLiteral("--help"), QStringLiteral("--help-all"),
                            QStringLiteral("-v"), QStringLiteral("--version")};
    const bool mayAsk = std::any_of(argv + 1, argv + argc, [&](const char* argument) {
        return words.contains(QString::fromLocal8Bit(argument));
    });
    if (!mayAsk)
        return;
    const QCoreApplication application(argc, argv);
    nameApplication();
    chooseLanguage({});
    QCommandLineParser parser;
    const Options options(parser);
    parser.process(application); // returns where such a word is the value of another option
}

/// Ends the process with a sentence where there is no display.
std::unique_ptr<QApplication> makeApplication(int& argc, char** argv) {
    const bool namesPlatform = std::any_of(argv + 1, argv + argc, [](const char* argument) {
        const std::string_view word(argument);
        return word == "-platform" || word == "--platform"; // as Qt reads it
    });
    const DisplayCheck check(namesPlatform, [](const QString& sentence) {
        std::_Exit(fail(sentence, usageErrorStatus)); // nothing is there that would have to be ended
    });
    return std::make_unique<QApplication>(argc, argv);
}

} // namespace

int main(int argc, char** argv) {
    const double mainBegan = bootClockMs();
    std::signal(SIGXFSZ, SIG_IGN); // a file that outgrows its limit is a write error, not the end
    answerWithoutDisplay(argc, argv);
    const std::unique_ptr<QApplication> made = makeApplication(argc, argv);
    QApplication& application = *made;
    nameApplication();
    QGuiApplication::setApplicationDisplayName(QStringLiteral("Trichevron"));

    chooseLanguage({}); // for the texts of the command line

    QCommandLineParser parser;
    const Options options(parser);
    parser.process(application);
    const bool driven = parser.isSet(options.drive);
    // With these options the window looks the same for every user: it ignores saved settings.
    const bool usesSettings = !driven && !parser.isSet(options.shown);
    const QString language = parser.isSet(options.language) ? parser.value(options.language)
                             : usesSettings                 ? Settings().language()
                                                            : QString();
    if (parser.isSet(options.language) && findLanguage(language) == nullptr)
        return fail(fill(MainText::tr("there is no language “{code}”; the languages are {codes}."),
                         {{"code", language}, {"codes", languageCodes()}}),
                    usageErrorStatus);
    chooseLanguage(language);
    const QStringList files = parser.positionalArguments();
    if (files.size() > 1)
        return fail(fill(MainText::tr("“{argument}” is an extra argument; only one file can be opened."),
                         {{"argument", files[1]}}),
                    usageErrorStatus);
    if (parser.isSet(options.screenshot) && !parser.isSet(options.drive))
        return fail(MainText::tr("--screenshot can only be used with --drive-main-job."), usageErrorStatus);

    const std::optional<ThemeChoice> theme =
        parser.isSet(options.theme) ? themeChoiceFromName(parser.value(options.theme)) : Settings().theme();
    if (!theme)
        return fail(fill(MainText::tr("there is no theme “{theme}”; the themes are system, light and dark."),
                         {{"theme", parser.value(options.theme)}}),
                    usageErrorStatus);
    const std::optional<QSize> size = sizeFromText(parser.value(options.size));
    if (parser.isSet(options.size) && !size)
        return fail(
            fill(MainText::tr("“{size}” is not a size; write it as WIDTHxHEIGHT, for example 1280x800."),
                 {{"size", parser.value(options.size)}}),
            usageErrorStatus);

    if (size && (size->width() > maxWindowSide || size->height() > maxWindowSide))
        return fail(fill(MainText::tr("“{size}” is too large; the largest size is {side}x{side}."),
                         {{"size", parser.value(options.size)}, {"side", QString::number(maxWindowSide)}}),
                    usageErrorStatus);

    QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
    installAccessibles();
    (void)systemIsDark(); // before the program's own palette replaces the system's
    setLargeType(parser.isSet(options.large) || (usesSettings && Settings().hasLargeType()));
    applyTheme(application, *theme);

    AppContext context({});
    MainWindow window(context, *theme);
    if (usesSettings)
        window.restoreSaved();
    if (!files.isEmpty())
        window.files().openAtStart(files.first());
    if (usesSettings)
        window.files().beginRecovery();
    if (size) {
        window.resize(*size);
        window.restoreDefaultLayout();
    }
    int status = 0;
    QObject::connect(&window, &MainWindow::firstPainted, &application, [&] {
        if (parser.isSet(options.shown)) {
            print(
                QStringLiteral("%1 ms").arg(bootClockMs() - processStartMs().value_or(mainBegan), 0, 'f', 0));
            application.quit();
            return;
        }
        context.devices.startWorkers();
        if (!driven)
            return;
        const auto drive = [&] {
            try {
                MainJob(window, context, print).run(parser.value(options.screenshot));
            } catch (const DriveError& error) {
                status = fail(QString::fromUtf8(error.what()), failureStatus);
            }
            application.quit();
        };
        QMetaObject::invokeMethod(&application, drive, Qt::QueuedConnection);
    });
    window.show();
    const int ended = QApplication::exec();
    return status != 0 ? status : ended;
}
