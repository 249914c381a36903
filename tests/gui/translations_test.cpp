// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The translation files: every finished translation is a pattern with the arguments of the English text.
#include "core/catalogue/pattern_syntax.h"

#include <QByteArray>
#include <QDir>
#include <QFile>
#include <QStringList>
#include <QXmlStreamReader>

#include <gtest/gtest.h>

#include <set>
#include <string>

namespace trichevron::test {
namespace {

/// The arguments of a text: the names in braces, and Qt's %1. Adds what is wrong with its syntax.
std::set<std::string> argumentsIn(const QString& text, QStringList& errors) {
    std::set<std::string> names;
    const QByteArray pattern = text.toUtf8();
    if (const char* error = core::pattern::check(std::string_view(pattern.constData()),
                                                 [&](std::string_view name) { names.emplace(name); }))
        errors << QStringLiteral("%1: %2").arg(text, QString::fromLatin1(error));
    for (qsizetype at = text.indexOf(QLatin1Char('%')); at >= 0; at = text.indexOf(QLatin1Char('%'), at + 1))
        if (at + 1 < text.size() && text[at + 1].isDigit())
            names.insert(text.mid(at, 2).toStdString());
    return names;
}

/// What is wrong with the finished translations of a file.
QStringList errorsIn(const QByteArray& file) {
    QXmlStreamReader xml(file);
    QStringList errors;
    QString source;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == QLatin1String("source"))
            source = xml.readElementText();
        else if (xml.name() == QLatin1String("translation") &&
                 !xml.attributes().hasAttribute(QLatin1String("type"))) {
            const QString translation = xml.readElementText();
            if (argumentsIn(source, errors) != argumentsIn(translation, errors))
                errors << source + QStringLiteral(": its translation has other arguments");
        }
    }
    if (xml.hasError())
        errors << xml.errorString();
    return errors;
}

/// The entries without a finished translation, and those that are no longer in the sources.
QStringList missingIn(const QByteArray& file, int& entries) {
    QXmlStreamReader xml(file);
    QStringList missing;
    QString source;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == QLatin1String("source"))
            source = xml.readElementText();
        else if (xml.name() == QLatin1String("translation")) {
            ++entries;
            const bool isFinished = !xml.attributes().hasAttribute(QLatin1String("type"));
            if (xml.readElementText().trimmed().isEmpty() || !isFinished)
                missing << source;
        }
    }
    return missing;
}

QByteArray fileWith(const char* source, const char* translation) {
    return QByteArray("<TS><context><name>core</name><message><source>") + source + "</source><translation>" +
           translation + "</translation></message></context></TS>";
}

TEST(Translations, HaveTheArgumentsOfTheEnglishText) {
    int files = 0;
    for (const char* folder : {"/translations", "/../tests/data/translations"}) {
        const QDir translations(QStringLiteral(TRICHEVRON_RESOURCES_DIR) + QString::fromLatin1(folder));
        for (const QString& name : translations.entryList({QStringLiteral("*.ts")})) {
            ++files;
            QFile file(translations.filePath(name));
            ASSERT_TRUE(file.open(QIODevice::ReadOnly));
            EXPECT_EQ(errorsIn(file.readAll()).join(QLatin1Char('\n')).toStdString(), "")
                << name.toStdString();
        }
    }
    EXPECT_GE(files, 2);
}

/// The test translations.AreUpToDate holds the file to the sources.
TEST(Translations, NothingIsMissingInKorean) {
    QFile file(QStringLiteral(TRICHEVRON_RESOURCES_DIR "/translations/trichevron_ko.ts"));
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    int entries = 0;
    const QStringList missing = missingIn(file.readAll(), entries);
    EXPECT_EQ(missing.size(), 0) << missing.mid(0, 20).join(QLatin1Char('\n')).toStdString();
    EXPECT_GT(entries, 3000);
}

TEST(Translations, AMissingTranslationIsCounted) {
    int entries = 0;
    EXPECT_EQ(missingIn(fileWith("a", "b"), entries).size(), 0);
    EXPECT_EQ(missingIn(fileWith("a", " "), entries).size(), 1);
    EXPECT_EQ(missingIn("<TS><message><source>a</source><translation type=\"unfinished\">b</translation>"
                        "</message></TS>",
                        entries)
                  .size(),
              1);
    EXPECT_EQ(entries, 3);
}

TEST(Translations, OtherArgumentsAndWrongPatternsAreFound) {
    EXPECT_EQ(errorsIn(fileWith("{a} of %1", "%1 {a}")).size(), 0);
    EXPECT_EQ(errorsIn(fileWith("{a} of {b}", "{a}")).size(), 1);
    EXPECT_EQ(errorsIn(fileWith("{a}", "{b}")).size(), 1);
    EXPECT_EQ(errorsIn(fileWith("%1", "1")).size(), 1);
    EXPECT_EQ(errorsIn(fileWith("{a}", "{a")).size(), 2) << "the syntax, and the missing argument";
    EXPECT_EQ(errorsIn(fileWith("{n}", "{n, plural, one {#}}")).size(), 1);
    EXPECT_GE(errorsIn("<TS><context>").size(), 1);
}

} // namespace
} // namespace trichevron::test
