// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/theme/theme.h"

#include <QApplication>
#include <QSettings>
#include <QStandardPaths>
#include <QStyleFactory>
#include <QTemporaryDir>

#include <gtest/gtest.h>

int main(int argc, char** argv) {
    // gtest_discover_tests runs the binary without an environment, so the platform is chosen here.
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    // Uses the fixtures instead of the recordings of the repository, and not the user's settings.
    qputenv("TRICHEVRON_RESOURCES", TRICHEVRON_FIXTURES);
    QStandardPaths::setTestModeEnabled(true);
    const QTemporaryDir settings; // of this process only, because ctest runs several at the same time
    qputenv("XDG_CONFIG_HOME", settings.path().toUtf8());
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope,
                       settings.path()); // else of the test mode
    QApplication application(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("trichevron-tests"));
    QCoreApplication::setOrganizationName(QStringLiteral("trichevron-tests"));
    QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
    trichevron::gui::applyTheme(application, trichevron::gui::ThemeChoice::Light);
    testing::InitGoogleTest(&argc, argv);
    const int failed = RUN_ALL_TESTS();
    // As in the program: workers in their grace period end with the event loop.
    QMetaObject::invokeMethod(&application, &QCoreApplication::quit, Qt::QueuedConnection);
    QApplication::exec();
    return failed;
}
