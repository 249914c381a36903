// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/source/source_highlighter.h"

#include "app/gui/theme/theme.h"

#include <QSet>

namespace trichevron::gui {
namespace {

/// QSyntaxHighlighter's state of a line: what reaches into the next one.
enum LineState { Plain = 0, InComment = 1 };

/// Longer lines are left plain, so that a file in one line does not hold the window up.
constexpr qsizetype longestLine = 5000;

const QSet<QString>& keywords() {
    static const QSet<QString> words = [] {
        QSet<QString> all;
        for (const char* word :
             {"alignas",  "alignof",   "auto",     "bool",          "break",       "case",
              "catch",    "char",      "class",    "const",         "consteval",   "constexpr",
              "continue", "decltype",  "default",  "delete",        "do",          "double",
              "else",     "enum",      "explicit", "extern",        "false",       "float",
              "for",      "friend",    "if",       "inline",        "int",         "long",
              "mutable",  "namespace", "new",      "noexcept",      "nullptr",     "operator",
              "private",  "protected", "public",   "requires",      "return",      "short",
              "signed",   "sizeof",    "static",   "static_assert", "struct",      "switch",
              "template", "this",      "throw",    "true",          "try",         "typedef",
              "typename", "union",     "unsigned", "using",         "virtual",     "void",
              "volatile", "while",     "concept",  "const_cast",    "static_cast", "reinterpret_cast",
              "goto"})
            all.insert(QString::fromLatin1(word));
        return all;
    }();
    return words;
}

const QSet<QString>& cudaWords() {
    static const QSet<QString> words = [] {
        QSet<QString> all;
        for (const char* word : {"__global__",       "__device__",     "__host__",     "__shared__",
                                 "__constant__",     "__managed__",    "__restrict__", "__launch_bounds__",
                                 "__cluster_dims__", "__block_size__", "__maxnreg__",  "__grid_constant__",
                                 "__forceinline__",  "__noinline__",   "threadIdx",    "blockIdx",
                                 "blockDim",         "gridDim",        "warpSize",     "__syncthreads",
                                 "__syncwarp",       "__threadfence",  "dim3"})
            all.insert(QString::fromLatin1(word));
        return all;
    }();
    return words;
}

bool isNamePart(QChar letter) {
    return letter.isLetterOrNumber() || letter == QLatin1Char('_');
}

} // namespace

SourceHighlighter::SourceHighlighter(QTextDocument* document) : QSyntaxHighlighter(document) {
    applyTheme();
}

void SourceHighlighter::applyTheme() {
    const Theme& theme = currentTheme();
    cudaWord_.setForeground(theme.accentText);
    cudaWord_.setFontWeight(QFont::DemiBold);
    keyword_.setForeground(theme.accentText);
    number_.setForeground(theme.alarmText);
    text_.setForeground(theme.good);
    comment_.setForeground(theme.muted);
    directive_.setForeground(theme.muted);
    directive_.setFontWeight(QFont::DemiBold);
    rehighlight();
}

void SourceHighlighter::highlightBlock(const QString& line) {
    setCurrentBlockState(Plain);
    if (line.size() > longestLine)
        return;
    qsizetype at = 0;
    const auto paint = [&](qsizetype end, const QTextCharFormat& format) {
        setFormat(static_cast<int>(at), static_cast<int>(end - at), format);
        at = end;
    };
    const auto paintComment = [&](qsizetype from) {
        const qsizetype close = line.indexOf(QStringLiteral("*/"), from);
        if (close < 0)
            setCurrentBlockState(InComment);
        paint(close < 0 ? line.size() : close + 2, comment_);
    };
    if (previousBlockState() == InComment)
        paintComment(0);
    else if (line.trimmed().startsWith(QLatin1Char('#')))
        setFormat(0, static_cast<int>(line.size()), directive_);
    while (at < line.size()) {
        const QChar letter = line[at];
        if (line.mid(at, 2) == QStringLiteral("//")) {
            paint(line.size(), comment_);
        } else if (line.mid(at, 2) == QStringLiteral("/*")) {
            paintComment(at + 2);
        } else if (letter == QLatin1Char('"') || letter == QLatin1Char('\'')) {
            qsizetype end = at + 1;
            while (end < line.size() && line[end] != letter)
                end += line[end] == QLatin1Char('\\') ? 2 : 1;
            paint(std::min(end + 1, line.size()), text_);
        } else if (isNamePart(letter)) {
            qsizetype end = at;
            while (end < line.size() &&
                   (isNamePart(line[end]) || (letter.isDigit() && line[end] == QLatin1Char('.'))))
                ++end;
            const QString word = line.mid(at, end - at);
            if (letter.isDigit())
                paint(end, number_);
            else if (cudaWords().contains(word))
                paint(end, cudaWord_);
            else if (keywords().contains(word))
                paint(end, keyword_);
            else
                at = end;
        } else {
            ++at;
        }
    }
}

} // namespace trichevron::gui
