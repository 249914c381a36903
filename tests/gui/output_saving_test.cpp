// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A launch whose output is saved to a file: the file is written as the program writes all others.
#include "tests/gui/arguments_fixture.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>

namespace trichevron::test {
namespace {

class OutputSavingTest : public ArgumentsPageTest {
protected:
    void SetUp() override {
        ArgumentsPageTest::SetUp();
        QObject::connect(&app->messages, &gui::UserMessages::reported, window.get(),
                         [this](const QString& message) { messages_ << message; });
    }
    QString path(const char* name) const { return folder_.filePath(QString::fromLatin1(name)); }
    static QByteArray contentOf(const QString& path) {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("cannot be read");
    }
    static void write(const QString& path, const QByteArray& content) {
        QFile file(path);
        ASSERT_TRUE(file.open(QIODevice::WriteOnly));
        ASSERT_EQ(file.write(content), content.size());
    }
    void launchAndSave(const QString& path) {
        messages_.clear();
        app->jobs.launchAndSave({0, path});
        ASSERT_TRUE(QTest::qWaitFor([&] { return !app->jobs.isBusy(); }, waitMs));
    }
    /// The reports that name the file.
    QStringList saidOf(const QString& path) const { return messages_.filter(path); }

    QTemporaryDir folder_;
    QStringList messages_;
};

TEST_F(OutputSavingTest, AnOutputIsInTheFileAndTheFolderHasNoOther) {
    launchAndSave(path("arg0.bin"));
    EXPECT_EQ(contentOf(path("arg0.bin")), QByteArray("4321"));
    EXPECT_EQ(QDir(folder_.path()).entryList(QDir::Files | QDir::Hidden),
              QStringList(QStringLiteral("arg0.bin")));
    EXPECT_EQ(saidOf(path("arg0.bin")).size(), 1) << messages_.join('\n').toStdString();
}

TEST_F(OutputSavingTest, ASymbolicLinkIsKeptAndItsTargetIsWritten) {
    write(path("target.bin"), "what was there before");
    ASSERT_TRUE(QFile::link(path("target.bin"), path("link.bin")));
    launchAndSave(path("link.bin"));
    EXPECT_TRUE(QFileInfo(path("link.bin")).isSymLink());
    EXPECT_FALSE(QFileInfo(path("target.bin")).isSymLink());
    EXPECT_EQ(contentOf(path("target.bin")), QByteArray("4321"));
}

TEST_F(OutputSavingTest, AReadOnlyFileIsNotReplacedAndTheReasonIsOneSentence) {
    write(path("mine.bin"), "mine");
    ASSERT_TRUE(QFile::setPermissions(path("mine.bin"), QFile::ReadOwner));
    launchAndSave(path("mine.bin"));
    EXPECT_EQ(contentOf(path("mine.bin")), QByteArray("mine"));
    EXPECT_EQ(saidOf(path("mine.bin")),
              QStringList(path("mine.bin") + QStringLiteral(": cannot be written: the file is read-only")))
        << messages_.join('\n').toStdString();
}

TEST_F(OutputSavingTest, APlaceThatCannotBeWrittenIsSaidAndTheLaunchHasItsResult) {
    launchAndSave(path("none/x.bin"));
    EXPECT_EQ(saidOf(path("none/x.bin")).size(), 1) << messages_.join('\n').toStdString();
    EXPECT_TRUE(messages_.join('\n').contains(QStringLiteral("cannot be written")))
        << messages_.join('\n').toStdString();
    EXPECT_TRUE(session().results().answer(session().launchKey()) != nullptr);
}

} // namespace
} // namespace trichevron::test
