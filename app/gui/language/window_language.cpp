// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/language/window_language.h"

#include "app/gui/text/text.h"
#include "core/catalogue/pseudo_translation.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

#include <memory>
#include <vector>

namespace trichevron::gui {
namespace {

/// Leaves tr() in English where core's messages are, too.
class FileTranslator : public QTranslator {
public:
    QString translate(const char* context, const char* source, const char* disambiguation,
                      int n) const override {
        return core::EnglishScope::isActive() ? QString()
                                              : QTranslator::translate(context, source, disambiguation, n);
    }
};

/// The pseudo-translation of everything that passes through tr(), Qt's own texts too.
class PseudoTranslator : public QTranslator {
public:
    bool isEmpty() const override { return false; }
    QString translate(const char* /*context*/, const char* source, const char* /*disambiguation*/,
                      int /*n*/) const override {
        return core::EnglishScope::isActive() ? QString() : text(core::pseudoTranslate(source));
    }
};

std::unique_ptr<QTranslator> loadTranslator(const QString& name, const QString& folder) {
    auto translator = std::make_unique<FileTranslator>();
    return translator->load(name, folder) ? std::move(translator) : nullptr;
}

std::vector<std::unique_ptr<QTranslator>> translatorsFor(const core::Language& language) {
    std::vector<std::unique_ptr<QTranslator>> translators;
    if (language.code == core::pseudoLanguageCode) {
        translators.push_back(std::make_unique<PseudoTranslator>());
    } else {
        const QString code = text(language.code);
        translators.push_back(loadTranslator(QStringLiteral("qtbase_") + code,
                                             QLibraryInfo::path(QLibraryInfo::TranslationsPath)));
        translators.push_back(loadTranslator(QStringLiteral("trichevron_") + code,
                                             QStringLiteral(":/trichevron/translations")));
    }
    std::erase(translators, nullptr);
    return translators;
}

QString& mutableChoice() {
    static QString code;
    return code;
}

} // namespace

void setWindowLanguage(const core::Language& language) {
    static std::vector<std::unique_ptr<QTranslator>> installed;
    core::setLanguage(language); // before the widgets ask for their texts
    std::vector<std::unique_ptr<QTranslator>> next = translatorsFor(language);
    for (const auto& translator : next)
        QCoreApplication::installTranslator(translator.get());
    for (const auto& translator : installed)
        QCoreApplication::removeTranslator(translator.get());
    installed = std::move(next);
}

const core::Language& systemLanguage() {
    return core::languageForCode(core::environmentLanguage());
}

const core::Language* findLanguage(const QString& code) {
    for (const core::Language& language : core::allLanguages())
        if (text(language.code) == code)
            return &language;
    return nullptr;
}

void chooseLanguage(const QString& code) {
    const core::Language* language = findLanguage(code);
    mutableChoice() = language == nullptr ? QString() : code;
    setWindowLanguage(language == nullptr ? systemLanguage() : *language);
}

QString chosenLanguage() {
    return mutableChoice();
}

} // namespace trichevron::gui
