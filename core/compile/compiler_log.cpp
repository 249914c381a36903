// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/compile/compiler_log.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>
#include <set>
#include <tuple>

namespace trichevron::core {

namespace {

using Severity = CompilerMessage::Severity;

/// A longer line is no message, and would take long to search.
constexpr std::size_t longestLine = 20'000;

struct SeverityWord {
    std::string_view word;
    Severity severity;
};
constexpr std::array severityWords{SeverityWord{"catastrophic error", Severity::Error},
                                   SeverityWord{"internal error", Severity::Error},
                                   SeverityWord{"fatal error", Severity::Error},
                                   SeverityWord{"fatal", Severity::Error},
                                   SeverityWord{"error", Severity::Error},
                                   SeverityWord{"warning", Severity::Warning},
                                   SeverityWord{"remark", Severity::Remark}};
constexpr std::array toolNames{std::string_view("ptxas"),  std::string_view("nvcc"),
                               std::string_view("nvlink"), std::string_view("nvrtc"),
                               std::string_view("cicc"),   std::string_view("cudafe++")};

std::string_view trimmed(std::string_view text) {
    const std::size_t begin = text.find_first_not_of(" \t\r");
    if (begin == std::string_view::npos)
        return {};
    return text.substr(begin, text.find_last_not_of(" \t\r") - begin + 1);
}

/// "error: text", "error   : text", "warning #177-D: text": the text, and the severity in `severity`.
std::optional<std::string_view> textAfterSeverity(std::string_view rest, Severity& severity) {
    rest = trimmed(rest);
    for (const SeverityWord& word : severityWords) {
        if (!rest.starts_with(word.word))
            continue;
        std::string_view after = trimmed(rest.substr(word.word.size()));
        if (after.starts_with('#')) // its number: "#177-D"
            after = trimmed(after.substr(std::min(after.find(':'), after.size())));
        if (!after.starts_with(':'))
            continue;
        severity = word.severity;
        return trimmed(after.substr(1));
    }
    return std::nullopt;
}

/// A number at the beginning of `text`, which is cut off; 0 where there is none.
std::uint32_t takeNumber(std::string_view& text) {
    std::uint32_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc())
        return 0;
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    return number;
}

/// A message whose file ends before one of the characters `mark`, and whose line number comes after it;
/// `afterLine` cuts off what stands between the number and the severity, and is false where that is something
/// else.
template <class AfterLine>
std::optional<CompilerMessage> messageWithPlace(std::string_view line, char mark, AfterLine afterLine) {
    for (std::size_t at = line.find(mark); at != std::string_view::npos; at = line.find(mark, at + 1)) {
        std::string_view rest = line.substr(at + 1);
        CompilerMessage message;
        message.line = takeNumber(rest);
        if (message.line == 0 || !afterLine(rest))
            continue;
        const auto text = textAfterSeverity(rest, message.severity);
        if (!text)
            continue;
        message.file = line.substr(0, at);
        message.text = *text;
        return message;
    }
    return std::nullopt;
}

/// Cuts `word` off the beginning; false where something else is there.
bool takeWord(std::string_view& text, std::string_view word) {
    if (!text.starts_with(word))
        return false;
    text.remove_prefix(word.size());
    return true;
}

/// "file(12): error: text"
std::optional<CompilerMessage> ofDeviceCompiler(std::string_view line) {
    return messageWithPlace(line, '(', [](std::string_view& rest) { return takeWord(rest, "):"); });
}

/// "file:12:5: error: text"
std::optional<CompilerMessage> ofHostCompiler(std::string_view line) {
    return messageWithPlace(line, ':', [](std::string_view& rest) {
        if (!takeWord(rest, ":"))
            return false;
        if (takeNumber(rest) != 0) // the column
            takeWord(rest, ":");
        return true;
    });
}

/// "ptxas error   : text", "nvcc fatal   : text", "nvrtc: error: text", "ptxas /tmp/x.ptx, line 9; error   :
/// text"
std::optional<CompilerMessage> ofTool(std::string_view line) {
    for (const std::string_view tool : toolNames) {
        if (!line.starts_with(tool))
            continue;
        std::string_view rest = line.substr(tool.size());
        if (rest.starts_with(':'))
            rest.remove_prefix(1);
        else if (!rest.starts_with(' '))
            continue;
        if (const std::size_t semicolon = rest.find("; ");
            semicolon != std::string_view::npos &&
            rest.substr(0, semicolon).find(", line ") != std::string_view::npos)
            rest.remove_prefix(semicolon + 2);
        CompilerMessage message;
        if (const auto text = textAfterSeverity(rest, message.severity)) {
            message.text = *text;
            return message;
        }
    }
    return std::nullopt;
}

std::optional<CompilerMessage> messageIn(std::string_view line) {
    // The source is printed indented below a message.
    if (line.empty() || line.front() == ' ' || line.front() == '\t')
        return std::nullopt;
    for (const auto& read : {ofTool, ofDeviceCompiler, ofHostCompiler})
        if (auto message = read(line))
            return message;
    return std::nullopt;
}

} // namespace

std::vector<CompilerMessage> readCompilerLog(std::string_view log) {
    std::vector<CompilerMessage> messages;
    std::set<std::tuple<std::string, std::uint32_t, std::string>> known;
    while (!log.empty() && messages.size() < maxCompilerMessages) {
        const std::size_t end = std::min(log.find('\n'), log.size());
        const std::string_view line = log.substr(0, end);
        log.remove_prefix(std::min(end + 1, log.size()));
        if (line.size() > longestLine)
            continue;
        // Several passes of nvcc print the same.
        if (auto message = messageIn(line);
            message && known.emplace(message->file, message->line, message->text).second)
            messages.push_back(std::move(*message));
    }
    return messages;
}

bool tellsOfMissingMemory(std::string_view log) {
    // Of the toolkit's programs (LLVM, ptxas), of C++ and of the C library.
    constexpr std::array signs{"out of memory",
                               "Out of memory",
                               "bad_alloc",
                               "Cannot allocate memory",
                               "cannot allocate memory",
                               "memory exhausted",
                               "Memory allocation failure",
                               "Cannot fork"};
    while (!log.empty()) {
        const std::size_t end = std::min(log.find('\n'), log.size());
        const std::string_view line = log.substr(0, end);
        log.remove_prefix(std::min(end + 1, log.size()));
        // The source can have these words too: as a line that is printed, and in an #error.
        if (line.size() > longestLine || line.starts_with(' ') || line.starts_with('\t'))
            continue;
        const auto message = messageIn(line);
        const bool isOfSource = message && message->line != 0;
        for (const std::string_view sign : signs)
            if (isOfSource ? message->text.starts_with(sign) : line.find(sign) != std::string_view::npos)
                return true;
    }
    return false;
}

bool needsHostCompiler(const CompilerMessage& message) {
    return message.text.find("considered a host function") != std::string::npos ||
           message.text.find("open source file") != std::string::npos;
}

} // namespace trichevron::core
