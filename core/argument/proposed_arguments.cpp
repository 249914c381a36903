// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/argument/proposed_arguments.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <utility>

namespace trichevron::core {

namespace {

/// A declaration taken apart.
struct Declaration {
    std::string type; ///< without const, pointers and attributes
    std::string name;
    int pointers = 0;
    bool isConst = false;
};

constexpr std::array<std::string_view, 12> parameterQualifiers{
    "const",    "volatile",          "struct",     "class",    "typename", "__restrict__", "__restrict",
    "restrict", "__grid_constant__", "__shared__", "register", "static"};
/// Words that are never a parameter's name.
constexpr std::array<std::string_view, 9> typeWords{"unsigned", "signed", "char",   "short", "int",
                                                    "long",     "float",  "double", "bool"};

template <std::size_t size>
bool isIn(const std::array<std::string_view, size>& words, std::string_view word) {
    return std::find(words.begin(), words.end(), word) != words.end();
}

bool isParameterName(std::string_view word) {
    return std::isdigit(static_cast<unsigned char>(word.front())) == 0 &&
           std::all_of(word.begin(), word.end(),
                       [](unsigned char c) { return c < 0x80 && (std::isalnum(c) != 0 || c == '_'); });
}

Declaration takeApart(std::string_view text) {
    Declaration declaration;
    text = text.substr(0, text.find('='));
    std::vector<std::string> words;
    int depth = 0;
    std::string word;
    bool isInBrackets = false;
    const auto end = [&] {
        if (!word.empty())
            words.push_back(std::exchange(word, {}));
    };
    for (const char c : text) {
        if (c == '<')
            ++depth;
        if (depth > 0) {
            word += c;
            depth -= c == '>' ? 1 : 0;
            continue;
        }
        if (isInBrackets) { // the length of an array
            isInBrackets = c != ']';
            continue;
        }
        isInBrackets = c == '[';
        if (c == '*' || c == '[') {
            end();
            if (c == '*' || declaration.pointers == 0)
                ++declaration.pointers;
        } else if (std::isspace(static_cast<unsigned char>(c)) != 0 || c == '&') {
            end();
        } else {
            word += c;
        }
    }
    end();
    std::vector<std::string> types;
    for (std::string& one : words) {
        if (one == "const")
            declaration.isConst = true;
        else if (!isIn(parameterQualifiers, one))
            types.push_back(std::move(one));
    }
    // The last word is the name unless it belongs to the type: "unsigned int", "float".
    if (types.size() > 1 && !isIn(typeWords, types.back()) && isParameterName(types.back())) {
        declaration.name = types.back();
        types.pop_back();
    }
    if (types.size() > 1 && types.back() == "int" && types.front() != "int" && types.front() != "unsigned")
        types.pop_back(); // "long int"
    for (const std::string& one : types)
        declaration.type += (declaration.type.empty() ? "" : " ") + one;
    return declaration;
}

std::string inLowerCase(std::string_view text) {
    std::string copy(text);
    std::transform(copy.begin(), copy.end(), copy.begin(),
                   [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return copy;
}

std::string sizeNamed(std::string_view name, bool isFirst) {
    const std::string word = inLowerCase(name);
    constexpr std::array<std::string_view, 7> alongX{"nx", "width", "w", "cols", "columns", "dimx", "ncols"};
    constexpr std::array<std::string_view, 7> alongY{"ny", "height", "h", "rows", "nrows", "dimy", "lines"};
    constexpr std::array<std::string_view, 3> alongZ{"nz", "depth", "dimz"};
    constexpr std::array<std::string_view, 8> all{"n",   "size",  "count", "length",
                                                  "len", "total", "num",   "elements"};
    if (isIn(alongX, word))
        return "nx";
    if (isIn(alongY, word))
        return "ny";
    if (isIn(alongZ, word))
        return "nz";
    return isFirst || isIn(all, word) ? "N" : "1";
}

std::optional<ElementType> elementTypeOf(const Declaration& declaration) {
    return elementTypeFromName(declaration.type);
}

} // namespace

std::vector<KernelArgument> proposeArguments(const std::vector<std::string>& declarations,
                                             const std::vector<KernelParameter>& sizes) {
    std::vector<KernelArgument> arguments;
    bool isFirst = true;
    std::uint32_t seed = 0;
    for (std::size_t i = 0; i < declarations.size(); ++i) {
        const Declaration declaration = takeApart(declarations[i]);
        const std::uint32_t size = i < sizes.size() ? sizes[i].size : 0;
        KernelArgument argument;
        argument.name = declaration.name.empty() ? "arg" + std::to_string(i) : declaration.name;
        const std::optional<ElementType> type = elementTypeOf(declaration);
        if (declaration.pointers > 0) {
            argument.kind = KernelArgument::Kind::Buffer;
            argument.isConst = declaration.isConst && declaration.pointers == 1;
            argument.count = "N";
            // Of a type that is not known, such as a struct, the bytes.
            argument.type = declaration.pointers == 1 && type ? *type : ElementType{ScalarType::UInt8, 1};
            if (!type && declaration.pointers == 1)
                argument.count = "64 * N";
            if (declaration.pointers > 1)
                argument.count = "8 * N";
            if (argument.isConst && type)
                argument.fill = {FillKind::Random, ++seed, {}};
        } else if (type && type->lanes == 1) {
            argument.type = type;
            if (isFloating(type->scalar)) {
                argument.value = "2.0";
            } else {
                argument.value = sizeNamed(argument.name, std::exchange(isFirst, false));
            }
        } else if (type) {
            argument.type = type;
            argument.value = "1";
        } else {
            argument.kind = KernelArgument::Kind::Bytes;
            argument.bytes.assign(size, '\0');
        }
        arguments.push_back(std::move(argument));
    }
    return arguments;
}

std::vector<std::string> parameterTypesOf(std::string_view demangled) {
    if (!demangled.ends_with(')'))
        return {};
    int depth = 0;
    std::size_t open = demangled.size();
    do {
        --open;
        depth += demangled[open] == ')' ? 1 : demangled[open] == '(' ? -1 : 0;
    } while (depth > 0 && open > 0);
    std::vector<std::string> types;
    std::string type;
    depth = 0;
    for (const char c : demangled.substr(open + 1, demangled.size() - open - 2)) {
        depth += c == '<' || c == '(' ? 1 : c == '>' || c == ')' ? -1 : 0;
        if (c == ',' && depth == 0)
            types.push_back(std::exchange(type, {}));
        else if (c != ' ' || !type.empty())
            type += c;
    }
    if (!type.empty())
        types.push_back(std::move(type));
    return types;
}

std::vector<std::string> parameterDeclarations(std::string_view demangled,
                                               const std::vector<std::string>& ofSource,
                                               const std::vector<KernelParameter>& sizes) {
    std::vector<std::string> types = parameterTypesOf(demangled);
    if (types.empty())
        types = ofSource;
    else if (types.size() == ofSource.size())
        for (std::size_t i = 0; i < types.size(); ++i)
            if (const Declaration named = takeApart(ofSource[i]); !named.name.empty())
                types[i] += ' ' + named.name;
    if (!types.empty() || sizes.empty())
        return types;
    for (const KernelParameter& parameter : sizes)
        types.emplace_back(parameter.size == 8   ? "float*"
                           : parameter.size == 4 ? "int"
                           : parameter.size == 2 ? "short"
                           : parameter.size == 1 ? "char"
                                                 : "struct");
    return types;
}

} // namespace trichevron::core
