// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// Prints the messages of core, gpu and the command line as C++ for Qt's lupdate, which reads only source
// code:
//   trichevron_catalogue           the source code
//   trichevron_catalogue --count   the number of messages and words of each context
#include "core/catalogue/message.h"

#include <cstdio>
#include <cstring>
#include <map>
#include <string>

namespace {

using trichevron::core::CatalogueEntry;

/// A C++ string literal.
std::string literal(std::string_view text) {
    std::string result = "\"";
    for (const char c : text) {
        if (c == '"' || c == '\\')
            result += '\\';
        if (c == '\n')
            result += "\\n";
        else
            result += c;
    }
    return result + '"';
}

void printSource(const std::vector<const CatalogueEntry*>& entries) {
    std::puts("static const char* const messages[] = {");
    for (const CatalogueEntry* entry : entries)
        std::printf("    QT_TRANSLATE_NOOP(%s, %s),\n", literal(entry->context).c_str(),
                    literal(entry->source).c_str());
    std::puts("};");
}

std::size_t countWords(std::string_view text) {
    std::size_t words = 0;
    for (std::size_t i = 0; i < text.size(); ++i)
        words += text[i] != ' ' && (i == 0 || text[i - 1] == ' ') ? 1U : 0U;
    return words;
}

void printCounts(const std::vector<const CatalogueEntry*>& entries) {
    std::map<std::string_view, std::pair<std::size_t, std::size_t>> counts;
    for (const CatalogueEntry* entry : entries) {
        ++counts[entry->context].first;
        counts[entry->context].second += countWords(entry->source);
    }
    for (const auto& [context, count] : counts)
        std::printf("%.*s: %zu messages, %zu words\n", static_cast<int>(context.size()), context.data(),
                    count.first, count.second);
}

} // namespace

int main(int argc, char** argv) {
    const std::vector<const CatalogueEntry*> entries = trichevron::core::catalogueEntries();
    if (argc > 1 && std::strcmp(argv[1], "--count") == 0)
        printCounts(entries);
    else
        printSource(entries);
    return 0;
}
