#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Trichevron authors
# SPDX-License-Identifier: Apache-2.0
"""Writes the translations of core, gpu and the command line as C++, for programs without Qt:

make_table.py OUTPUT.cpp FILE.ts...

Takes the finished texts of the contexts core, gpu and cli. The language code is in the attribute "language" of
each file."""
import sys
import xml.etree.ElementTree as ElementTree

CONTEXTS = {"core", "gpu", "cli"}


def literal(text):
    """A C++ string literal in UTF-8."""
    escapes = {'"': '\\"', "\\": "\\\\", "\n": "\\n"}
    return '"' + "".join(escapes.get(character, character) for character in text) + '"'


def finished_texts(path):
    """The language of a file, and (context, source, translation) of its finished texts, sorted."""
    root = ElementTree.parse(path).getroot()
    texts = []
    for context in root.iter("context"):
        name = context.findtext("name")
        if name not in CONTEXTS:
            continue
        for message in context.iter("message"):
            translation = message.find("translation")
            if translation is not None and translation.get("type") is None and translation.text:
                texts.append((name, message.findtext("source"), translation.text))
    # As std::string_view compares.
    return root.get("language"), sorted(texts, key=lambda text: [part.encode() for part in text])


def main():
    output, paths = sys.argv[1], sys.argv[2:]
    lines = ['#include "core/catalogue/translation_tables.h"', "", "namespace trichevron::core {", "",
             "namespace {", ""]
    names = []
    for number, path in enumerate(paths):
        code, texts = finished_texts(path)
        lines.append("constexpr std::array<Translation, %d> translations%d{{" % (len(texts), number))
        lines += ["    {%s, %s, %s}," % tuple(map(literal, text)) for text in texts]
        lines += ["}};", ""]
        names.append("    {%s, translations%d}," % (literal(code), number))
    lines += ["} // namespace", "", "std::span<const TranslationTable> translationTables() {"]
    if names:
        lines += ["    static constexpr std::array<TranslationTable, %d> tables{{" % len(names), *names, "    }};",
                  "    return tables;"]
    else:
        lines += ["    return {};"]
    lines += ["}", "", "} // namespace trichevron::core", ""]
    with open(output, "w", encoding="utf-8") as file:
        file.write("\n".join(lines))


main()
