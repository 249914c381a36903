// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/code/launch_text.h"

#include "core/catalogue/message_literal.h"
#include "core/code/code_assignments.h"
#include "core/code/code_blocks.h"
#include "core/code/code_declarations.h"
#include "core/code/code_writes.h"
#include "core/code/graph_nodes.h"
#include "core/code/launch_calls.h"
#include "core/code/launch_surroundings.h"
#include "core/code/python_launches.h"
#include "core/errors/input_error.h"
#include "core/text/number_text.h"

#include <algorithm>
#include <array>
#include <utility>

namespace trichevron::core {

namespace {

constexpr std::size_t mostFaults = 1000;

class LaunchReader {
public:
    LaunchReader(std::string_view text, const std::map<std::string, std::int64_t>& values)
        : text_(text), language_(languageOf(text)),
          tokens_(codeTokens(text, language_)), code_{tokens_, language_, scope_}, blocks_(code_),
          writes_(code_), python_(code_, surroundings_), graphs_(code_, surroundings_) {
        for (const auto& [name, value] : values)
            scope_.give(name, value);
    }

    LaunchesInCode read() {
        for (std::size_t i = 0; i < tokens_.size() - 1 && found_.faults.size() < mostFaults; ++i) {
            try {
                i = readToken(i);
            } catch (const CodeProblem& problem) {
                addFault(problem);
            }
        }
        for (const LaunchDraft& draft : python_.unusedConfigs())
            add(draft);
        for (const LaunchDraft& draft : graphs_.launches())
            add(draft);
        std::stable_sort(found_.launches.begin(), found_.launches.end(),
                         [](const LaunchInCode& a, const LaunchInCode& b) { return a.offset < b.offset; });
        setLines();
        return std::move(found_);
    }

private:
    /// Returns the index of the last token that was read.
    std::size_t readToken(std::size_t index) {
        if (tokens_[index].is("#") && !code_.isPython())
            return readDirective(code_, index);
        if (tokens_[index].isName("template") && tokens_[index + 1].is("<"))
            return behindTemplate(index + 1);
        blocks_.read(index);
        writes_.read(index);
        if (code_.isName(index)) {
            readFunction(code_, index);
            readDeclarations(code_, index);
            readAssignment(code_, blocks_, index);
            readSurroundings(code_, index, surroundings_);
            graphs_.read(index);
            if (auto draft = python_.read(index))
                add(*draft);
        }
        if (auto draft = readLaunchCall(code_, index, surroundings_)) {
            add(*draft);
            return tokens_[index].is("<") ? index + 2 : index;
        }
        return index;
    }

    std::size_t behindTemplate(std::size_t open) const {
        std::size_t depth = 0;
        constexpr std::size_t longest = 1000;
        for (std::size_t i = open; i < std::min(open + longest, tokens_.size() - 1); ++i) {
            if (tokens_[i].is("<"))
                ++depth;
            else if (tokens_[i].is(">") && --depth == 0)
                return i;
            else if (tokens_[i].is(";") || tokens_[i].is("{"))
                return i - 1;
        }
        return open;
    }

    void add(LaunchDraft draft) {
        draft.takeOptIns(surroundings_, scope_);
        found_.launches.push_back(draft.launch());
    }

    void addFault(const CodeProblem& problem) {
        found_.faults.push_back({problem.problem, problem.offset, 1, 1, lengthAt(problem.offset)});
    }

    /// Of the token there.
    std::size_t lengthAt(std::size_t offset) const {
        const auto found =
            std::lower_bound(tokens_.begin(), tokens_.end(), offset,
                             [](const CodeToken& token, std::size_t at) { return token.offset < at; });
        return found == tokens_.end() ? 0 : found->text.size();
    }

    void setLines() {
        std::size_t line = 1;
        std::size_t read = 0;
        for (LaunchInCode& launch : found_.launches) {
            line += static_cast<std::size_t>(
                std::count(text_.begin() + static_cast<std::ptrdiff_t>(read),
                           text_.begin() + static_cast<std::ptrdiff_t>(launch.offset), '\n'));
            read = launch.offset;
            launch.line = line;
            launch.column = columnOf(launch.offset);
        }
        for (CodeFault& fault : found_.faults) {
            const std::string_view before = text_.substr(0, fault.offset);
            fault.line = 1 + static_cast<std::size_t>(std::count(before.begin(), before.end(), '\n'));
            fault.column = columnOf(fault.offset);
        }
    }

    std::size_t columnOf(std::size_t offset) const {
        const std::size_t lineStart = text_.substr(0, offset).rfind('\n');
        return offset - (lineStart == std::string_view::npos ? 0 : lineStart + 1) + 1;
    }

    std::string_view text_;
    CodeLanguage language_;
    CodeTokens tokens_;
    CodeScope scope_;
    CodeReading code_;
    CodeBlocks blocks_;
    CodeWrites writes_;
    LaunchSurroundings surroundings_;
    PythonLaunches python_;
    GraphNodes graphs_;
    LaunchesInCode found_;
};

} // namespace

LaunchesInCode readLaunches(std::string_view text, const std::map<std::string, std::int64_t>& values) {
    if (text.size() > maxCodeBytes)
        throw InputError("the code has {size}; at most {limit} are read"_msg.with(
            "size"_a = bytesText(Bytes{text.size()}), "limit"_a = bytesText(Bytes{maxCodeBytes})));
    return LaunchReader(text, values).read();
}

bool hasLaunchCode(std::string_view text) {
    constexpr std::size_t longest = std::size_t{1} << 20;
    constexpr std::array<std::string_view, 4> ways{"<<<", "cudaLaunch", "cuLaunch", "LaunchConfig"};
    if (text.size() > longest)
        return std::any_of(ways.begin(), ways.end(),
                           [&](std::string_view way) { return text.find(way) != std::string_view::npos; });
    const LaunchesInCode found = readLaunches(text);
    return !found.launches.empty() || !found.faults.empty();
}

Text faultText(const CodeFault& fault) {
    return "line {line}, column {column}: {problem}"_msg.with(
        "line"_a = fault.line, "column"_a = fault.column, "problem"_a = fault.problem);
}

Text noLaunchText(std::string_view text) {
    const auto contains = [&](std::string_view name) { return text.find(name) != std::string_view::npos; };
    if (contains("hipLaunchKernel"))
        return "hipLaunchKernel and hipLaunchKernelGGL are launches of HIP, which are not read; write "
               "kernel<<<grid, block, shared memory, stream>>>(…)"_msg;
    if (contains("torch."))
        return "PyTorch chooses the launches of its functions itself, so that the code does not show them; "
               "import a trace of the program, or write one such as kernel<<<63, 256>>>(…)"_msg;
    return "there is no launch; write one such as kernel<<<63, 256>>>(…)"_msg;
}

LaunchInCode readLaunch(std::string_view text, const std::map<std::string, std::int64_t>& values,
                        std::string_view what) {
    LaunchesInCode found = readLaunches(text, values);
    if (!found.faults.empty())
        throw InputError(what, faultText(found.faults.front()));
    if (found.launches.empty())
        throw InputError(what, noLaunchText(text));
    if (found.launches.size() > 1)
        throw InputError(what, "there are {count} launches, the second in line {line}; give one"_msg.with(
                                   "count"_a = found.launches.size(), "line"_a = found.launches[1].line));
    return std::move(found.launches.front());
}

} // namespace trichevron::core
