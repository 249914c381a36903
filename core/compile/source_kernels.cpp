// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/compile/source_kernels.h"

#include "core/code/code_tokens.h"

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <utility>

namespace trichevron::core {

namespace {

/// Words with a bracket that can stand between __global__ and the kernel's name.
constexpr std::array attributes{"__launch_bounds__", "__cluster_dims__", "__block_size__", "__maxnreg__",
                                "__attribute__",     "alignas",          "__align__",      "__declspec"};
/// A declaration with more tokens before its name is none.
constexpr std::size_t longestDeclaration = 400;

bool isAttribute(const CodeToken& token) {
    return token.kind == CodeToken::Kind::Name &&
           std::find(attributes.begin(), attributes.end(), token.text) != attributes.end();
}

/// How many angle brackets a sign opens, or closes if below 0.
int angles(const CodeToken& token) {
    if (token.is("<"))
        return 1;
    if (token.is(">"))
        return -1;
    return 0;
}

class Finder {
public:
    explicit Finder(std::string_view text) : text_(text), tokens_(codeTokens(text, CodeLanguage::Cpp)) {}

    std::vector<SourceKernel> run() {
        std::vector<std::string> parameters;
        for (std::size_t i = 0; i < tokens_.size(); ++i) {
            const CodeToken& token = tokens_[i];
            if (token.isName("template") && i + 1 < tokens_.size() && tokens_[i + 1].is("<")) {
                const std::size_t end = endOfAngles(i + 1);
                parameters = end == 0 ? std::vector<std::string>() : parts(i + 2, end);
                i = end == 0 ? i : end;
            } else if (token.is(";") || token.is("{") || token.is("}")) {
                parameters.clear();
            } else if (token.isName("__global__")) {
                read(i, std::exchange(parameters, {}));
            } else if (token.kind == CodeToken::Kind::Name && i + 1 < tokens_.size() &&
                       tokens_[i + 1].is("<")) {
                addInstance(i);
            }
        }
        for (SourceKernel& kernel : kernels_)
            if (kernel.isTemplate())
                if (const auto found = instances_.find(kernel.name); found != instances_.end())
                    kernel.instances = found->second;
        return std::move(kernels_);
    }

private:
    /// The index of the ">" that closes the "<" there; 0 where none does.
    std::size_t endOfAngles(std::size_t open) const {
        int depth = 0;
        for (std::size_t i = open; i < tokens_.size() && i < open + longestDeclaration; ++i) {
            if (tokens_[i].isOpening()) {
                i = tokens_[i].closing;
                continue;
            }
            if (tokens_[i].is(";") || tokens_[i].isClosing())
                return 0;
            depth += angles(tokens_[i]);
            if (depth <= 0)
                return i;
        }
        return 0;
    }

    std::vector<std::string> parts(std::size_t begin, std::size_t end) const {
        std::vector<std::string> texts;
        int depth = 0;
        std::size_t first = begin;
        for (std::size_t i = begin; i <= end; ++i) {
            if (i < end && tokens_[i].isOpening()) {
                i = tokens_[i].closing;
                continue;
            }
            if (i == end || (depth == 0 && tokens_[i].is(","))) {
                if (i > first)
                    texts.push_back(sourceText(first, i));
                first = i + 1;
            } else {
                depth += angles(tokens_[i]);
            }
        }
        return texts;
    }

    /// The source from one token up to another.
    std::string sourceText(std::size_t begin, std::size_t end) const {
        const CodeToken& last = tokens_[end - 1];
        return std::string(
            text_.substr(tokens_[begin].offset, last.offset + last.text.size() - tokens_[begin].offset));
    }

    /// "<<<", which is three signs.
    bool beginsLaunch(std::size_t at) const {
        return at + 2 < tokens_.size() && tokens_[at].is("<") && tokens_[at + 1].is("<") &&
               tokens_[at + 1].joined && tokens_[at + 2].is("<") && tokens_[at + 2].joined;
    }

    /// "name<…>" before "<<<", or in "template __global__ void name<…>(": an instance.
    void addInstance(std::size_t name) {
        const std::size_t end = endOfAngles(name + 1);
        if (end == 0 || end + 1 >= tokens_.size() || !tokens_[end].is(">"))
            return;
        if (!beginsLaunch(end + 1))
            return;
        addInstance(std::string(tokens_[name].text), sourceText(name, end + 1));
    }
    void addInstance(const std::string& name, std::string text) {
        std::vector<std::string>& known = instances_[name];
        if (std::find(known.begin(), known.end(), text) == known.end())
            known.push_back(std::move(text));
    }

    void read(std::size_t global, std::vector<std::string> parameters) {
        SourceKernel kernel;
        kernel.templateParameters = std::move(parameters);
        const CodeToken& word = tokens_[global];
        kernel.launchBounds = {word.offset + word.text.size(), 0};
        for (std::size_t i = global + 1; i + 1 < tokens_.size() && i < global + longestDeclaration; ++i) {
            const CodeToken& token = tokens_[i];
            if (token.is(";") || token.is("{") || token.is("}"))
                return;
            if (isAttribute(token) && tokens_[i + 1].is("(")) {
                const std::size_t close = tokens_[i + 1].closing;
                if (close >= tokens_.size())
                    return;
                const TextRange range{token.offset,
                                      tokens_[close].offset + tokens_[close].text.size() - token.offset};
                if (token.isName("__launch_bounds__"))
                    kernel.launchBounds = range;
                else if (token.isName("__maxnreg__"))
                    kernel.maxnreg = range;
                i = close;
            } else if (token.isOpening()) {
                i = token.closing;
            } else if (token.kind == CodeToken::Kind::Name && tokens_[i + 1].is("(")) {
                kernel.name = token.text;
                if (const std::size_t close = tokens_[i + 1].closing; close < tokens_.size())
                    kernel.parameters = parts(i + 2, close);
                kernel.line =
                    1 + static_cast<std::size_t>(std::count(
                            text_.begin(), text_.begin() + static_cast<std::ptrdiff_t>(token.offset), '\n'));
                add(std::move(kernel), isDefinition(i + 1));
                return;
            } else if (token.kind == CodeToken::Kind::Name && tokens_[i + 1].is("<")) {
                // A specialization or an instantiation: "name<4>(".
                const std::size_t end = endOfAngles(i + 1);
                if (end == 0)
                    return;
                if (tokens_[end + 1].is("("))
                    addInstance(std::string(token.text), sourceText(i, end + 1));
                i = end;
            }
        }
    }

    bool isDefinition(std::size_t open) const {
        const std::size_t close = tokens_[open].closing;
        return close + 1 < tokens_.size() && tokens_[close + 1].is("{");
    }

    /// A definition replaces the declaration before it.
    void add(SourceKernel kernel, bool isDefined) {
        const auto same = std::find_if(kernels_.begin(), kernels_.end(), [&](const SourceKernel& other) {
            return other.name == kernel.name && other.isTemplate() == kernel.isTemplate();
        });
        if (same == kernels_.end())
            kernels_.push_back(std::move(kernel));
        else if (isDefined)
            *same = std::move(kernel);
    }

    std::string_view text_;
    CodeTokens tokens_;
    std::vector<SourceKernel> kernels_;
    std::map<std::string, std::vector<std::string>> instances_;
};

} // namespace

std::string functionNameOf(std::string_view demangled) {
    const std::size_t end = demangled.find_first_of("(<");
    const std::string_view name = demangled.substr(0, end);
    // Without parameters there is no type in front of it, and a blank is a part of a name that was typed.
    const std::size_t begin = name.find_last_of(end == std::string_view::npos ? ":" : " :");
    return std::string(begin == std::string_view::npos ? name : name.substr(begin + 1));
}

std::vector<SourceKernel> findSourceKernels(std::string_view text) {
    return Finder(text).run();
}

} // namespace trichevron::core
