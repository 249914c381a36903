// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/cli/plain_english.h"

#include "core/catalogue/pattern.h"
#include "core/json/json_reader.h"
#include "core/rules/rule.h"
#include "tests/cli/cli_run.h"

#include <algorithm>
#include <cctype>
#include <set>
#include <sstream>
#include <string_view>
#include <vector>

namespace trichevron::test {

namespace {

/// Words that are the same in every language.
const std::set<std::string, std::less<>> sharedWords{
    // commands, which are typed
    "devices", "kernels", "check", "occupancy", "inspect", "import", "capture", "report", "lesson",
    "exercises", "rules", "run", "sweep", "conform", "worker",
    // positional arguments
    "name", "id", "file",
    // NVIDIA's programs
    "nvcc", "ptxas", "cuobjdump",
    // values of options: --device live, --devices all, --stream default
    "live", "all", "default",
    // CUDA's properties in the examples of rules
    "major", "minor",
    // a member of a launch attribute, as CUDA writes it
    "remote",
    // a launch attribute in a list of their names
    "priority",
    // a declaration of C++, as a source has it
    "extern"};

/// Names and texts that the program prints as they are.
std::vector<std::string> sharedTexts() {
    std::vector<std::string> texts{
        // the names of devices
        fixtureDevice,
        "NVIDIA H200",
        // kernels in tests/data
        "scale",
        "void softmax<4>(float const*, float*, int)",
        // texts of the system, which strerror() returns
        "No such file or directory",
        "Is a directory",
        "No space left on device",
        // what erroneous command lines of the tests contain
        "GeForce 256",
        "warpDrive",
        "fly",
    };
    // sentences of the driver's log
    for (const core::Rule& rule : core::ruleTable())
        for (const std::string_view sentence : rule.driverSentences)
            if (!sentence.empty())
                texts.push_back(core::patternWithNames(sentence));
    // titles of chapters of a document
    for (const core::Rule& rule : core::ruleTable())
        if (rule.limitAttribute.starts_with("CUDA C++ Programming Guide"))
            texts.emplace_back(rule.limitAttribute);
    return texts;
}

/// Texts in device files and recordings, such as the summary of a kernel or CUDA's message for an error.
void addRecordedTexts(std::vector<std::string>& texts, const core::Json& json) {
    static const std::set<std::string, std::less<>> recordedKeys{"summary", "title", "message", "what",
                                                                 "source"};
    for (const auto& item : json.items()) {
        const core::Json& value = item.value();
        if (value.is_structured())
            addRecordedTexts(texts, value);
        const bool isRecorded = recordedKeys.count(item.key()) != 0;
        if (value.is_string() && (isRecorded || value.get<std::string>().find(' ') != std::string::npos))
            texts.push_back(value.get<std::string>());
        // headings of a demo's table, names of the problem's axes, notes about properties, values of threads
        if (item.key() == "columns" || item.key() == "problemAxisNames" || item.key() == "notes")
            for (const core::Json& one : value)
                if (one.is_string())
                    texts.push_back(one.get<std::string>());
        if (item.key() == "threads")
            for (const core::Json& column : value)
                texts.push_back(column.at("name").get<std::string>());
        if (item.key() == "chapter")
            texts.push_back(value.get<std::string>());
    }
}

std::vector<std::string> fixtureTexts() {
    std::vector<std::string> texts = sharedTexts();
    for (const std::string& path : {fixtureResources + "/devices/fixture-device.json",
                                    fixtureResources + "/recordings/fixture-recording.json",
                                    fullResources + "/devices/NVIDIA H200.json",
                                    std::string(TRICHEVRON_TEST_DATA "/sweep-recording.json")})
        addRecordedTexts(texts, core::parseJson(core::readFile(path), path));
    // a text before one that it contains
    std::sort(texts.begin(), texts.end(),
              [](const std::string& a, const std::string& b) { return a.size() > b.size(); });
    return texts;
}

/// The text at word boundaries becomes a blank.
void remove(std::string& line, const std::string& text) {
    const auto isLetter = [](unsigned char c) { return std::isalpha(c) != 0; };
    for (std::size_t at = 0; !text.empty() && (at = line.find(text, at)) != std::string::npos; ++at) {
        const std::size_t end = at + text.size();
        if ((at == 0 || !isLetter(line[at - 1])) && (end == line.size() || !isLetter(line[end])))
            line.replace(at, text.size(), 1, '-');
    }
}

bool isCommandLine(std::string_view line) {
    line.remove_prefix(std::min(line.find_first_not_of(' '), line.size()));
    return line.starts_with("trichevron-cli ") || line.starts_with("ssh gpu01 ") ||
           line.starts_with("nvcc ") || line.starts_with("cuobjdump ");
}

/// "word" and "Word", but neither "--word" nor "cudaWord" nor "WORD" nor "‹word›"
bool isPlainWord(std::string_view word) {
    const auto isSmall = [](char c) { return c >= 'a' && c <= 'z'; };
    return word.size() > 1 && (isSmall(word[0]) || (word[0] >= 'A' && word[0] <= 'Z')) &&
           std::all_of(word.begin() + 1, word.end(), isSmall);
}

} // namespace

std::string plainEnglish(const std::string& text) {
    static const std::vector<std::string> shared = fixtureTexts();
    std::string found;
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);) {
        if (isCommandLine(line)) // an example in a help text
            continue;
        std::string rest = line;
        for (const std::string& one : shared)
            remove(rest, one);
        std::string words;
        std::istringstream stream(rest);
        for (std::string token; stream >> token;) {
            std::string_view word = token;
            while (!word.empty() && std::string_view("(\"[|").find(word.front()) != std::string_view::npos)
                word.remove_prefix(1);
            while (!word.empty() &&
                   std::string_view(")\"],.;:|…").find(word.back()) != std::string_view::npos)
                word.remove_suffix(1);
            if (isPlainWord(word) && sharedWords.count(word) == 0)
                words += ' ' + std::string(word);
        }
        if (!words.empty())
            found += line + "\n    plain:" + words + '\n';
    }
    return found;
}

} // namespace trichevron::test
