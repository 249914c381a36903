// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/plain_english.h"

#include <QRegularExpression>
#include <QSet>

namespace trichevron::test {
namespace {

/// Words that are the same in every language, with the reason.
const QSet<QString>& untranslatableWords() {
    static const QSet<QString> words{
        // the program and its vendors
        "Trichevron",
        "NVIDIA",
        "CUDA",
        "Linux",
        "Qt",
        // names of programs, formats and languages
        "Markdown",
        "English",
        // CUDA's own words
        "cg",
        "Dg",
        "Db",
        "Ns",
        "default",
        "extern",
        // units and abbreviations of CUDA
        "SM",
        "SMs",
        "GPC",
        "GPU",
        "PCI",
        "KiB",
        "MiB",
        "GiB",
        "GHz",
        "MHz",
        "GB",
        "TB",
        "MB",
        "kB",
        "ms",
        "ns",
        // what a user types or copies: keys of the keyboard, C++
        "Ctrl",
        "Shift",
        "Alt",
        "Esc",
        "Tab",
        "Return",
        "Home",
        "Space",
        "Del",
        "Backspace",
        "Enter",
        "Up",
        "Down",
        "Left",
        "Right",
        "PgUp",
        "PgDown",
        "F1",
        "x",
        "y",
        "z",
    };
    return words;
}

} // namespace

QStringList plainEnglish(const QString& text) {
    static const QRegularExpression markup(QStringLiteral("<[a-z/][^>]*>|&[a-z]+;|https?://\\S+"));
    // The recording's device, its source, and what its worker says; chapters of CUDA's documents; names of
    // the arguments in a pattern of the guide. Sentences of the driver's log, in quotation marks. Commands of
    // workers, as examples. Sizes by the names that arguments are described with.
    static const QRegularExpression data(QStringLiteral(
        "Fixture GPU \\(not a real device\\)|written by hand for tests; nothing in it was measured|"
        "there is no device here|(ssh gpu01|srun --gres=gpu:1|docker run) [^\\n]*|CUDA C\\+\\+ Programming "
        "Guide[^·<\\n]*|“[^”]*”|‹[^›]*›|\\b(nx|ny|nz|blocks|threads) = [0-9,]+"));
    static const QRegularExpression word(QStringLiteral("[A-Za-z_][A-Za-z0-9_:.]*"));
    // camelCase, snake_case, cudaNames, 1D, H200: names of code or of devices.
    static const QRegularExpression name(QStringLiteral("[a-z][A-Z]|_|::|[0-9]|^[A-Z.]+$|\\.[a-z]"));
    QString rest = text;
    rest.remove(QChar(0x200B)); // a place to break a line
    rest.remove(data);
    rest.remove(markup);
    QStringList found;
    for (auto match = word.globalMatch(rest); match.hasNext();) {
        QString candidate = match.next().captured();
        while (candidate.endsWith(QLatin1Char('.')) || candidate.endsWith(QLatin1Char(':')))
            candidate.chop(1);
        if (candidate.size() > 1 && !untranslatableWords().contains(candidate) &&
            !name.match(candidate).hasMatch())
            found << candidate;
    }
    return found;
}

} // namespace trichevron::test
